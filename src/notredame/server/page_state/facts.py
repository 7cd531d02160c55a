"""What never changes and the page needs to know: pieces, streets, editions."""

from __future__ import annotations

from functools import cache

from notredame.rules.model.deal import boroughs_for, seat_colour
from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, OptionValue
from notredame.rules.model.pieces import (
    CARDS,
    COLOURS,
    DONATION_PRESTIGE,
    KINDS,
    SECTORS,
    Colour,
    Kind,
)
from notredame.rules.typed_data import TypedDict
from notredame.sketch.facts import PersonFacts, person_facts, streets

from ..tables.setup import LEVELS, Level


class OptionFacts(TypedDict):
    """What an option can be."""

    values: list[OptionValue]


class Facts(TypedDict):
    """What never changes."""

    cards: list[str]
    sectors: list[str]
    colours: list[Colour]
    kinds: list[Kind]
    """Of messages, by what they bring."""
    persons: dict[str, PersonFacts]
    streets: dict[str, list[tuple[str, str]]]
    """By the number of boroughs: pairs of markets."""
    editions: dict[str, dict[str, OptionValue]]
    """The options of each."""
    default_edition: str
    options: dict[str, OptionFacts]
    levels: list[Level]
    donation: list[int]
    """Prestige for 0, 1, 2, 3 coins."""
    colours_of: dict[str, list[Colour]]
    """By the number of players: the colours of the seats."""
    boroughs_for: dict[str, int]
    """By the number of players."""


@cache
def facts() -> Facts:
    """The same for everybody."""
    return {
        "cards": list(CARDS),
        "sectors": list(SECTORS),
        "colours": list(COLOURS),
        "kinds": list(KINDS),
        "persons": person_facts(),
        "streets": {str(boroughs): streets(boroughs) for boroughs in (3, 4, 5)},
        "editions": {name: options.as_dict() for name, options in EDITIONS.items()},
        "default_edition": DEFAULT_EDITION,
        "options": {name: {"values": list(values)} for name, values in ALLOWED.items()},
        "levels": list(LEVELS),
        "donation": list(DONATION_PRESTIGE),
        "colours_of": {
            str(players): [seat_colour(seat, players) for seat in range(players)]
            for players in (2, 3, 4, 5)
        },
        "boroughs_for": {str(players): boroughs_for(players) for players in (2, 3, 4, 5)},
    }
