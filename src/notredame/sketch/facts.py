"""What never changes and a drawing needs to know: persons, streets, words."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import market_id
from notredame.rules.game import Game
from notredame.rules.knowledge.description import PERIODS, round_name
from notredame.rules.model.pieces import (
    FIRST_NEW,
    GROUP,
    KIND_PRESTIGE,
    KINDS,
    LETTERS,
    MARKERS,
    MARKETS,
    PERSONS,
    RAT_END,
    ROUNDS,
    SECTORS,
    Group,
    Kind,
)
from notredame.rules.model.printed_data import PRINTED
from notredame.rules.play.plague import plague_strikes
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
    plural: str
    """How plurals are formed."""
    list_comma: str
    list_and: str
    decimal: str
    """The sign before decimal places."""


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
        "overrun": overrun(),
        "message_prestige": dict(zip(KINDS, KIND_PRESTIGE, strict=True)),
    }


def overrun() -> Overrun:
    """The price as the rules take it, from a borough that has enough of everything."""
    s = Game(2, seed=0).state.copy()
    p = s.players[0]
    p.rat, p.prestige, p.sectors[0], s.plague = RAT_END, 99, MARKERS, 1
    plague_strikes(s, p)
    return {"prestige": 99 - p.prestige, "markers": MARKERS - p.sectors[0]}


def person_facts() -> dict[str, PersonFacts]:
    """Rats and stack of every person."""
    return {
        person: {
            "rats": PRINTED.rats[person][0],
            "group": LETTERS[GROUP[k]],
            "new": k >= FIRST_NEW,
        }
        for k, person in enumerate(PERSONS)
    }


def streets(boroughs: int) -> list[tuple[str, str]]:
    """Pairs of markets, in a city of so many boroughs."""

    def market(borough: int, name: str) -> str:
        return market_id(5 * (borough % boroughs) + MARKETS.index(name))

    out = []
    for borough in range(boroughs):
        out += [(market(borough, a), market(borough, b)) for a, b in PRINTED.inside]
        out += [(market(borough, a), market(borough + 1, b)) for a, b in PRINTED.across]
    return out


def words_in(language: str, tables: Sequence[str]) -> DrawingWords:
    """Tables of a language, as the page's drawings read them."""
    words = catalogue(language)
    return {
        "language": language,
        "tables": {table: dict(words.table(table)) for table in tables},
        "plural": words.table("language")["plural"],
        "list_comma": words.table("language")["list_comma"],
        "list_and": words.table("language")["list_and"],
        "decimal": words.table("language")["decimal"],
    }
