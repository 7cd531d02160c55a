"""Constant facts that drawings need: persons, streets, words."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.knowledge.description import PERIODS, round_name
from notredame.rules.model.persons import FIRST_NEW, GROUP, LETTERS, PERSONS, Group
from notredame.rules.model.pieces import (
    COLOURS,
    KIND_PRESTIGE,
    KINDS,
    MARKETS,
    OVERRUN_LOSS,
    RAT_END,
    ROUNDS,
    SECTORS,
    Colour,
    Kind,
)
from notredame.rules.model.printed_data import PRINTED, SHIPPED, streets_in
from notredame.rules.model.state import State
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


class StreetMap(TypedDict):
    """The streets of a city, as pairs of markets; all its boroughs are alike."""

    inside: list[tuple[str, str]]
    """Inside a borough."""
    across: list[tuple[str, str]]
    """From a borough to the next one clockwise."""


class DrawingFacts(TypedDict):
    """What drawings need to know."""

    colours: list[Colour]
    sectors: list[str]
    markets: list[str]
    """Of every borough."""
    persons: dict[str, PersonFacts]
    street_maps: dict[str, StreetMap]
    """The shipped ones, by name."""
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
        "colours": list(COLOURS),
        "sectors": list(SECTORS),
        "markets": list(MARKETS),
        "persons": person_facts(),
        "street_maps": {
            name: {"inside": list(printed.inside), "across": list(printed.across)}
            for name, printed in SHIPPED.items()
        },
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


def street_map(s: State) -> str | StreetMap:
    """The street map that a state is played on: the name of a shipped one, or all its streets."""
    inside, across = streets_in(s)
    for name, printed in SHIPPED.items():
        if (set(inside), set(across)) == (set(printed.inside), set(printed.across)):
            return name
    return {"inside": inside, "across": across}


def words_in(language: str, tables: Sequence[str]) -> DrawingWords:
    """Tables of a language, in the form that the page's drawings read."""
    words = catalogue(language)
    return {
        "language": language,
        "tables": {table: dict(words.table(table)) for table in tables},
        "locale": words.say("language", "locale"),
    }
