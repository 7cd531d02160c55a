"""The seats of a new game: people and bots in the order given, and bots in the seats left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from notredame import NotreDameError
from notredame.bots import read_entrant
from notredame.rules.model.deal import boroughs_for, seat_colour
from notredame.seat_names import BOT_NAME, DEFAULT_BOT, saved_name
from notredame.text import Catalogue
from notredame.text.catalogues.grammar import sentence

from .bots import in_turn

BOT_SEAT = "bot:"
"""The prefix of a name that seats a bot among people."""
USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Seating:
    """The seats of a table."""

    names: list[str]
    people: list[int]
    """The seats of people."""
    bots: list[str]
    """The bots of the other seats, in order."""


def seat_all(
    typed: Sequence[str], players: int | None, asked: Sequence[str], words: Catalogue
) -> Seating:
    """Seat people and `bot:NAME` as they were typed, one person if none was, then more bots."""
    if players is None:
        players = max(USUAL_PLAYERS, len(typed))
    boroughs_for(players)
    row = list(typed)
    if not _people(row) and len(row) < players:
        row.append(sentence(words.colour(seat_colour(len(row), players))))
    _check(row, players)
    row += [BOT_SEAT + bot for bot in in_turn(asked or [DEFAULT_BOT], players - len(row))]
    bots = [name.removeprefix(BOT_SEAT) for name in row if name.startswith(BOT_SEAT)]
    for bot in bots:
        read_entrant(bot)  # so that the error names the bot as it was typed
    numbered = (saved_name(number, bot) for number, bot in enumerate(bots, 1))
    names = [next(numbered) if name.startswith(BOT_SEAT) else name for name in row]
    people = [seat for seat, name in enumerate(row) if not name.startswith(BOT_SEAT)]
    return Seating(names, people, bots)


def _people(row: Sequence[str]) -> list[str]:
    return [name for name in row if not name.startswith(BOT_SEAT)]


def _check(row: Sequence[str], players: int) -> None:
    """Refuse impossible tables: too many players, people named like bots, or bots only."""
    people = _people(row)
    for name in people:
        if name.startswith(BOT_NAME):
            raise NotreDameError(f"{name!r} is a bot's name; choose another one.")
    if len(row) > players:
        players_named = "people" if len(people) == len(row) else "people and bots"
        raise NotreDameError(f"{len(row)} {players_named} do not fit at a table for {players}.")
    if not people:
        raise NotreDameError("Someone has to play; for bots alone there is the arena.")
