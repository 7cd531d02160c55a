"""The rules by id, in our own words, from `rules_en.toml` and its like in other languages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.persons import FIRST_NEW, PERSONS
from notredame.rules.model.pieces import CARDS

from ..catalogues.catalogue import DEFAULT_LANGUAGE, LANGUAGE_FILES, catalogue
from ..catalogues.rule_numbers import with_numbers


@dataclass(frozen=True)
class Rule:
    """One rule."""

    id: str
    title: str
    text: str
    ruling: str = ""
    """The reason for a rule, or a ruling with its reason, where no document decides."""
    note: str = ""
    """A note on how unclear documents are read."""


@dataclass(frozen=True)
class Section:
    """Rules that belong together."""

    prefix: str
    """The letters that their ids begin with."""
    name: str
    """The name of the section as a topic, in every language."""
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class OptionText:
    """The text about an option."""

    name: str
    text: str
    rules: tuple[str, ...]
    """The rules it is about."""


@dataclass(frozen=True)
class Rulebook:
    """The contents of the file."""

    about: str
    words: str
    round: str
    """How a round goes, for beginners."""
    also: dict[str, str]
    """Further words for topics."""
    sections: tuple[Section, ...]
    options: tuple[OptionText, ...]
    presets: dict[str, str]
    deal: str
    """How a deal is drawn; placeholders are filled in by `deal_text`."""
    printed: str
    """What is known of the printed game, with placeholders for the tables."""

    @property
    def rules(self) -> dict[str, Rule]:
        """All rules by id."""
        return {rule.id: rule for section in self.sections for rule in section.rules}


def prefix_of(rule_id: str) -> str:
    """The letters of an id: PR of PR3."""
    return rule_id.rstrip("0123456789")


@cache
def rulebook(language: str = DEFAULT_LANGUAGE) -> Rulebook:
    """The rules in a language, read once."""
    words = catalogue(language)
    text = (LANGUAGE_FILES / f"rules_{language}.toml").read_text(encoding="utf-8")
    data = with_numbers(tomllib.loads(text), words)
    rules = [Rule(ident, **entry) for ident, entry in data["rule"].items()]
    return Rulebook(
        about=data["about"]["text"],
        words=data["words"]["text"],
        round=data["round"]["text"].strip(),
        also=data["also"],
        sections=tuple(
            Section(prefix, rules=tuple(r for r in rules if prefix_of(r.id) == prefix), **entry)
            for prefix, entry in data["section"].items()
        ),
        options=tuple(
            OptionText(name, data["option"][name]["text"], tuple(data["option"][name]["rules"]))
            for name in ALLOWED
        ),
        presets={name: data["preset"][name]["text"] for name in EDITIONS},
        deal=data["deal"]["text"],
        printed=data["printed"]["text"],
    )


def rule_ids() -> list[str]:
    """All ids: rules, then options as `option_…`, then presets as `preset_…`."""
    return [
        *rulebook().rules,
        *(f"option_{name}" for name in ALLOWED),
        *(f"preset_{name.replace('-', '_')}" for name in EDITIONS),
    ]


def card_rule(card: str, language: str = DEFAULT_LANGUAGE) -> Rule:
    """The rule of an action card: A4 to A12, in the order of the cards."""
    return rulebook(language).rules[_id_of_card(card)]


def person_rule(person: str, language: str = DEFAULT_LANGUAGE) -> Rule:
    """The rule of a person: P1 and so on in the base game, X1 and so on for the New Persons."""
    return rulebook(language).rules[_id_of_person(person)]


def _id_of_card(card: str) -> str:
    return f"A{4 + CARDS.index(card)}"


def _id_of_person(person: str) -> str:
    number = PERSONS.index(person)
    return f"P{number + 1}" if number < FIRST_NEW else f"X{number - FIRST_NEW + 1}"
