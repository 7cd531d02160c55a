"""What never changes and the page needs to know: pieces, streets, editions."""

from __future__ import annotations

from functools import cache
from typing import get_args

from notredame.board.facts import DrawingFacts, drawing_facts
from notredame.rules.knowledge.description_types import Phase
from notredame.rules.model.deal import boroughs_for, seat_colour
from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, OptionValue
from notredame.rules.model.pieces import (
    CARDS,
    COLOURS,
    DONATION_PRESTIGE,
    FIRST_COINS,
    KINDS,
    Colour,
    Kind,
)
from notredame.rules.typed_data import TypedDict

from ..tables.entries import LONGEST_LINE
from ..tables.setup import DEFAULT_LEVEL, LEVELS, LONGEST_NAME, Level


class OptionFacts(TypedDict):
    """What an option can be."""

    values: list[OptionValue]


class Limits(TypedDict):
    """The most characters that something may have."""

    name: int
    chat: int


class Facts(DrawingFacts):
    """What never changes."""

    cards: list[str]
    colours: list[Colour]
    kinds: list[Kind]
    """Of messages, by what they bring."""
    editions: dict[str, dict[str, OptionValue]]
    """The options of each."""
    default_edition: str
    options: dict[str, OptionFacts]
    levels: list[Level]
    default_level: Level
    """Of a bot for which nobody chose one."""
    phases: list[Phase]
    """In the order of a round; the last is the end of the game."""
    donation: list[int]
    """Prestige for 0, 1, 2, 3 coins."""
    colours_of: dict[str, list[Colour]]
    """By the number of players: the colours of the seats."""
    boroughs_for: dict[str, int]
    """By the number of players."""
    first_coins: int
    """What everybody begins with."""
    limits: Limits


@cache
def facts() -> Facts:
    """The same for everybody."""
    return {
        **drawing_facts(),
        "cards": list(CARDS),
        "colours": list(COLOURS),
        "kinds": list(KINDS),
        "editions": {name: options.as_dict() for name, options in EDITIONS.items()},
        "default_edition": DEFAULT_EDITION,
        "options": {name: {"values": list(values)} for name, values in ALLOWED.items()},
        "levels": list(LEVELS),
        "default_level": DEFAULT_LEVEL,
        "phases": list(get_args(Phase)),
        "donation": list(DONATION_PRESTIGE),
        "colours_of": {
            str(players): [seat_colour(seat, players) for seat in range(players)]
            for players in (2, 3, 4, 5)
        },
        "boroughs_for": {str(players): boroughs_for(players) for players in (2, 3, 4, 5)},
        "first_coins": FIRST_COINS,
        "limits": {"name": LONGEST_NAME, "chat": LONGEST_LINE},
    }
