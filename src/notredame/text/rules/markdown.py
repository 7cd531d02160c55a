"""All rules as one document; in English it is `docs/rules.md`."""

from __future__ import annotations

from notredame.rules.model.options import ALLOWED, value_words

from ..catalogues.catalogue import DEFAULT_LANGUAGE, catalogue
from .fairness import deal_text
from .rulebook import Rule, rulebook
from .tables import presets_table, rats_table, streets_table


def rules_markdown(language: str = DEFAULT_LANGUAGE) -> str:
    """Rules by id, options and presets, rulings, the fair deal, and what only the game shows."""
    book, say = rulebook(language), catalogue(language).help
    parts = [
        f"# {say('doc_title')}",
        f"_{say('doc_made')}_",
        book.round,
        f"## {say('doc_about')}",
        book.about,
        f"## {say('doc_words')}",
        book.words,
    ]
    for section in book.sections:
        parts += [f"## {section.title}", *(_rule(rule, language) for rule in section.rules)]
    parts += [f"## {say('doc_options')}", _options(language)]
    parts += [f"## {say('doc_presets')}", presets_table(language)]
    parts += ["\n".join(f"- **{name}**: {text}" for name, text in book.presets.items())]
    parts += [f"## {say('doc_rulings')}", say("doc_rulings_why"), _rulings(language)]
    parts += [f"## {say('doc_deal')}", deal_text(language)]
    parts += [f"## {say('doc_printed')}", _printed(language)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _rule(rule: Rule, language: str) -> str:
    say = catalogue(language).help
    parts = [f"### {rule.id} {rule.title}", rule.text]
    if rule.note:
        parts.append(say("doc_note", text=rule.note))
    if rule.ruling:
        parts.append(say("doc_ruling", text=rule.ruling))
    return "\n\n".join(parts)


def _options(language: str) -> str:
    words = catalogue(language)
    lines = []
    for option in rulebook(language).options:
        text = words.help(
            "doc_option",
            name=option.name,
            values=words.either(value_words(value) for value in ALLOWED[option.name]),
            rules=words.enumerated(option.rules),
            short=words.option_help(option.name),
            text=option.text,
        )
        lines.append(f"- {text}")
    return "\n".join(lines)


def _rulings(language: str) -> str:
    ruled = [rule for rule in rulebook(language).rules.values() if rule.ruling]
    return "\n".join(f"- {rule.id} {rule.title}" for rule in ruled)


def _printed(language: str) -> str:
    return rulebook(language).printed.format(
        rats=rats_table(language), streets=streets_table(language)
    )
