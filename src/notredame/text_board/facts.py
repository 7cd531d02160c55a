"""Constant facts that drawings need: persons, streets, words."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import market_id
from notredame.rules.knowledge.description import PERIODS, round_name
from notredame.rules.model.persons import FIRST_NEW, GROUP, LETTERS, PERSONS, Group
from notredame.rules.model.pieces import (
    KIND_PRESTIGE,
    KINDS,
    MARKETS,
    OVERRUN_LOSS,
    RAT_END,
    ROUNDS,
    SECTORS,
    Kind,
)
from notredame.rules.model.printed_data import PRINTED
from notredame.rules.typed_data import TypedDict
from notredame.text import catalogue


class PersonFacts(TypedDict):
    """A person who can be hired."""

    rats: int
    group: Group
    new: bool
    """One of the New Persons."""


class Overrun(TypedDict):
    """What it costs when a rat would have to go beyond the end of its track."""

    prestige: int
    markers: int


class DrawingFacts(TypedDict):
    """What drawings need to know."""

    sectors: list[str]
    markets: list[str]
    """Of every borough."""
    persons: dict[str, PersonFacts]
    streets: dict[str, list[tuple[str, str]]]
    """By the number of boroughs: pairs of markets."""
    periods: dict[str, list[str]]
    """The rounds of each."""
    rat_track_end: int
    """The last space of a rat track; the first is 0."""
    overrun: Overrun
    message_prestige: dict[Kind, int]
    """By the kind of message."""


class DrawingWords(TypedDict):
    """Words of a language, as drawings read them."""

    language: str
    tables: dict[str, dict[str, str | dict[str, str]]]
    locale: str
    """For the browser's plurals, lists and numbers."""


def drawing_facts() -> DrawingFacts:
    """The same for every game."""
    return {
        "sectors": list(SECTORS),
        "markets": list(MARKETS),
        "persons": person_facts(),
        "streets": {str(boroughs): streets(boroughs) for boroughs in (3, 4, 5)},
        "periods": {
            period: [name for name in map(round_name, range(ROUNDS)) if name.startswith(period)]
            for period in PERIODS
        },
        "rat_track_end": RAT_END,
        "overrun": {"prestige": OVERRUN_LOSS, "markers": 1},
        "message_prestige": dict(zip(KINDS, KIND_PRESTIGE, strict=True)),
    }


def person_facts() -> dict[str, PersonFacts]:
    """Rats, stack and expansion of every person."""
    return {
        person: {
            "rats": PRINTED.rats[person][0],
            "group": LETTERS[GROUP[k]],
            "new": k >= FIRST_NEW,
        }
        for k, person in enumerate(PERSONS)
    }


def streets(boroughs: int) -> list[tuple[str, str]]:
    """The streets of a city with this number of boroughs, as pairs of markets."""

    def market(borough: int, name: str) -> str:
        return market_id(5 * (borough % boroughs) + MARKETS.index(name))

    out = []
    for borough in range(boroughs):
        out += [(market(borough, a), market(borough, b)) for a, b in PRINTED.inside]
        out += [(market(borough, a), market(borough + 1, b)) for a, b in PRINTED.across]
    return out


def words_in(language: str, tables: Sequence[str]) -> DrawingWords:
    """Tables of a language, in the form that the page's drawings read."""
    words = catalogue(language)
    return {
        "language": language,
        "tables": {table: dict(words.table(table)) for table in tables},
        "locale": words.say("language", "locale"),
    }
