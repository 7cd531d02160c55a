"""One rule, card, person, option or whatever else somebody asks for, as plain text."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, partial

from notredame.rules.errors import NotreDameError, shown
from notredame.rules.options import ALLOWED, DEFAULT_EDITION, EDITIONS, value_words
from notredame.rules.pieces import CARDS, PERSONS
from notredame.rules.printed import PRINTED

from .catalogues import catalogue
from .fairness import deal_text
from .rulebook import OptionText, Rule, Section, card_rule, person_rule, rulebook
from .tables import group_words, options_of_preset, presets_list


def rule_text(what: str = "") -> str:
    """The text about a rule id, card, person, option, preset or section; without one, all topics.

    `printed` gives the table of what only the printed game shows, as a file to be corrected.
    """
    asked = _key(what)
    if not asked:
        return _overview()
    if asked == "printed":
        return PRINTED.to_toml()
    found = _topics().get(asked)
    if found is None:
        near = get_close_matches(asked, _topics(), n=4, cutoff=0.5)
        hint = f"Perhaps {' or '.join(near)}?" if near else "Without a topic, all are listed."
        raise NotreDameError(f"There is no rule or topic {shown(what)}. {hint}")
    return "\n\n".join(part() for part in found)


def topics() -> list[str]:
    """Everything that can be asked for."""
    return sorted([*_topics(), "printed"])


def _key(words: str) -> str:
    """However people write it: `Notre Dame`, `notre_dame`, `NOTRE-DAME`."""
    return "-".join(words.strip().lower().replace("_", " ").replace("-", " ").split())


@cache
def _topics() -> dict[str, list[Callable[[], str]]]:
    found: dict[str, list[Callable[[], str]]] = {}

    def add(name: str, part: Callable[[], str]) -> None:
        found.setdefault(_key(name), []).append(part)

    book = rulebook()
    of_persons = {person_rule(person).id: person for person in PERSONS}
    for rule in book.rules.values():
        if rule.id in of_persons:
            add(rule.id, partial(_person, of_persons[rule.id]))
        else:
            add(rule.id, partial(_rule, rule))
    for card in CARDS:
        add(card, partial(_card, card))
    for person in PERSONS:
        add(person, partial(_person, person))
    for section in book.sections:
        add(section.name, partial(_section, section))
    for option in book.options:
        add(option.name, partial(_option, option))
        add(f"option_{option.name}", partial(_option, option))
    for name in EDITIONS:
        add(name, partial(_preset, name))
        add(f"preset_{name}", partial(_preset, name))
    add("round", lambda: book.round)
    add("words", lambda: book.words)
    add("about", lambda: book.about)
    add("deal", deal_text)
    add("options", _options)
    for name in ("presets", "editions"):
        add(name, presets_list)
    for word, topic in book.also.items():
        found[_key(word)] = found[_key(topic)]
    return found


def _rule(rule: Rule) -> str:
    parts = [f"{rule.id}  {rule.title}", rule.text]
    if rule.note:
        parts.append(f"Note: {rule.note}")
    if rule.ruling:
        parts.append(f"Ruling: {rule.ruling}")
    return "\n".join(parts)


def _card(card: str) -> str:
    return f"{_rule(card_rule(card))}\nIn short: {catalogue().card_help(card)}"


def _person(person: str) -> str:
    rats, source = PRINTED.rats[person]
    return (
        f"{_rule(person_rule(person))}\n"
        f"Card: {group_words(person)}, {catalogue().count('rat', rats)} ({source})."
    )


def _section(section: Section) -> str:
    return "\n\n".join([section.title, *(_rule(rule) for rule in section.rules)])


def _option(option: OptionText) -> str:
    values = " or ".join(value_words(value) for value in ALLOWED[option.name])
    default = value_words(getattr(EDITIONS[DEFAULT_EDITION], option.name))
    return (
        f"Option {option.name} = {values} (default {default}; {', '.join(option.rules)})\n"
        f"{catalogue().option_help(option.name)}\n{option.text}"
    )


def _options() -> str:
    return "\n\n".join(_option(option) for option in rulebook().options)


def _preset(name: str) -> str:
    return f"Preset {name}\n{rulebook().presets[name]}\n{options_of_preset(name)}"


def _span(section: Section) -> str:
    first, last = section.rules[0].id, section.rules[-1].id
    return first if first == last else f"{first} to {last}"


def _overview() -> str:
    sections = "\n".join(f"  {s.name}: {s.title} ({_span(s)})" for s in rulebook().sections)
    return f"""\
The rules of Notre Dame, in our own words. Ask for a topic or a rule id, such as plague or A7.

  round: how a round goes, for somebody new
Sections
{sections}
Cards
  {", ".join(CARDS)}
Persons
  {", ".join(PERSONS[:15])}
New Persons
  {", ".join(PERSONS[15:])}
Options (options shows all)
  {", ".join(ALLOWED)}
Presets (presets shows all)
  {", ".join(EDITIONS)}
More
  words: what marker, piece, sector, supply and gain mean
  about: where the rules come from
  deal: how a deal is drawn, and how to check it
  printed: rats and streets, which only the printed game shows, as a file to correct"""
