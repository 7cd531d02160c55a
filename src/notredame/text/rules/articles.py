"""The text about one rule, card, person, option or preset."""

from __future__ import annotations

from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, Options, value_words
from notredame.rules.model.printed_data import PRINTED

from ..catalogues.catalogue import catalogue
from .rulebook import OptionText, Rule, Section, card_rule, person_rule, rulebook
from .tables import group_words, options_of_preset, provenance


def rule_entry(rule: Rule, language: str) -> str:
    """A rule with its note and ruling."""
    words = catalogue(language)
    parts = [words.help("rule", id=rule.id, title=rule.title), rule.text]
    if rule.note:
        parts.append(words.help("note", text=rule.note))
    if rule.ruling:
        parts.append(words.help("ruling", text=rule.ruling))
    return "\n".join(parts)


def card_entry(card: str, language: str, options: Options) -> str:
    """A card: its rule, and its one-line help at a table with these options."""
    words = catalogue(language)
    short = words.help("in_short", text=words.card_help(card, options))
    return f"{rule_entry(card_rule(card, language), language)}\n{short}"


def person_entry(person: str, language: str, options: Options) -> str:
    """A person: the rule, what the card shows, and what the table's options change about it."""
    words = catalogue(language)
    rats, source = PRINTED.rats[person]
    shows = words.help(
        "person_card",
        group=group_words(person, language),
        rats=words.count("rat", rats),
        source=provenance(source, language),
    )
    parts = [rule_entry(person_rule(person, language), language), shows]
    here = words.person_help(person, options)
    if here != words.person_help(person):
        parts.append(words.help("in_short", text=here))
    return "\n".join(parts)


def section_entry(section: Section, language: str) -> str:
    """All rules of a section."""
    return "\n\n".join([section.title, *(rule_entry(rule, language) for rule in section.rules)])


def option_entry(option: OptionText, language: str) -> str:
    """An option: its values, and why it exists."""
    words = catalogue(language)
    head = words.help(
        "option",
        name=option.name,
        values=words.either(value_words(value) for value in ALLOWED[option.name]),
        default=value_words(getattr(EDITIONS[DEFAULT_EDITION], option.name)),
        rules=words.enumerated(option.rules),
    )
    return f"{head}\n{words.option_help(option.name)}\n{option.text}"


def options_entry(language: str) -> str:
    """All options."""
    return "\n\n".join(option_entry(option, language) for option in rulebook(language).options)


def preset_entry(name: str, language: str) -> str:
    """A preset with its options."""
    head = catalogue(language).help("preset", name=name)
    return f"{head}\n{rulebook(language).presets[name]}\n{options_of_preset(name)}"
