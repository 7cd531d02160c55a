"""Facts that never change and that the page needs: pieces, streets, editions."""

from __future__ import annotations

from functools import cache
from typing import get_args

from notredame.rules.knowledge.description_types import Phase
from notredame.rules.model.deal import boroughs_for, seat_colour
from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, OptionValue
from notredame.rules.model.pieces import (
    CARDS,
    FIRST_COINS,
    PLAYER_COUNTS,
    Colour,
)
from notredame.rules.typed_data import TypedDict
from notredame.text_board.facts import DrawingFacts, drawing_facts

from ..tables.entries import LONGEST_LINE
from ..tables.setup import DEFAULT_LEVEL, LEVELS, LONGEST_NAME, Level
from ..tables.table import MOST_PAUSE


class OptionFacts(TypedDict):
    """An option's values."""

    values: list[OptionValue]


class Limits(TypedDict):
    """Maximum lengths in characters, and of a pause in seconds."""

    name: int
    chat: int
    pause: float


class Facts(DrawingFacts):
    """Facts that never change."""

    cards: list[str]
    editions: dict[str, dict[str, OptionValue]]
    """Options of each edition."""
    default_edition: str
    options: dict[str, OptionFacts]
    levels: list[Level]
    default_level: Level
    """Of a bot for which nobody chose one."""
    phases: list[Phase]
    """In the order of a round; the last is the end of the game."""
    colours_of: dict[str, list[Colour]]
    """Colours of the seats, by the number of players."""
    boroughs_for: dict[str, int]
    """By the number of players."""
    first_coins: int
    """Coins at the start of the game."""
    limits: Limits


@cache
def facts() -> Facts:
    """The facts, the same for everybody."""
    return {
        **drawing_facts(),
        "cards": list(CARDS),
        "editions": {name: options.as_dict() for name, options in EDITIONS.items()},
        "default_edition": DEFAULT_EDITION,
        "options": {name: {"values": list(values)} for name, values in ALLOWED.items()},
        "levels": list(LEVELS),
        "default_level": DEFAULT_LEVEL,
        "phases": list(get_args(Phase)),
        "colours_of": {
            str(players): [seat_colour(seat, players) for seat in range(players)]
            for players in PLAYER_COUNTS
        },
        "boroughs_for": {str(players): boroughs_for(players) for players in PLAYER_COUNTS},
        "first_coins": FIRST_COINS,
        "limits": {"name": LONGEST_NAME, "chat": LONGEST_LINE, "pause": MOST_PAUSE},
    }
