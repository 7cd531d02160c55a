"""The daily deal as a table: its seats, what may be entered there, and how its bots choose.

Its bots are the same for everybody. A choice of theirs follows from the seed and from what they
know, and from nothing else: not from chance, not from how busy the server is, and in the draft not
from who answered first. So whoever chooses alike, plays the same game.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from notredame import Game
from notredame.bots import Budget
from notredame.bots.own.levels import EXPERT
from notredame.bots.registry import Entrant
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.view import View
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.seat_names import bot_name

from ..problems import Problem
from .entries import CHOOSE, GO_ON, RENEW_WATCH_LINK, SEND_AWAY, UNDO
from .setup import Level, SeatSetup, Setup, free_name

SEAT: Final = 0
"""The person's seat. Who begins is drawn with the deal."""
BOTS: Final = 3
LEVEL: Level = "expert"
BUDGET = Budget(steps=EXPERT.steps)
"""That of the level, but in steps alone: a slow machine takes longer, and chooses the same."""
BOTS_TAG = b"notredame daily bots 1\n"
ALLOWED = frozenset({CHOOSE, UNDO, GO_ON, RENEW_WATCH_LINK, SEND_AWAY})
"""Kinds of entries that a daily deal can have: it is played alone, without help, by one person."""


@dataclass(frozen=True)
class Score:
    """How a daily deal ended for a seat."""

    prestige: int
    place: int
    """Rank at the table, from 1."""
    margin: int
    """Prestige less that of the best other seat."""


def daily_setup(
    day: str, seed: bytes, *, table: str, person: str, name: str, created: float
) -> Setup:
    """The table of a person for a day's deal."""
    seats = [SeatSetup("person", person, name)]
    for number in range(1, BOTS + 1):
        called = free_name(bot_name(number, LEVEL), [seat.name for seat in seats])
        seats.append(SeatSetup("bot", None, called, LEVEL))
    return Setup(
        table=table,
        host=person,
        seats=tuple(seats),
        seed=seed,
        edition=DEFAULT_EDITION,
        options=options_of(DEFAULT_EDITION),
        created=created,
        daily=day,
    )


def par_game(seed: bytes) -> Game:
    """The deal with a bot of the same level in the person's seat, before its first choice."""
    others = [bot_name(number, LEVEL) for number in range(1, BOTS + 1)]
    return Game([bot_name(BOTS + 1, LEVEL), *others], edition=DEFAULT_EDITION, seed=seed)


def score_of(game: Game) -> Score:
    """The person's score in a finished game."""
    result = game.result()
    best = max(points for seat, points in enumerate(result.prestige) if seat != SEAT)
    mine = result.prestige[SEAT]
    return Score(mine, result.ranks[SEAT], mine - best)


def check_entry(setup: Setup, kind: str) -> None:
    """Refuse an entry that a daily deal cannot have."""
    if setup.daily is not None and kind not in ALLOWED:
        raise not_in_daily()


def not_in_daily() -> Problem:
    """The Problem for what other tables offer, but the daily deal does not."""
    sentence = "Everybody plays the daily deal alone, once and without help; that is not possible."
    return Problem(403, "daily-deal", sentence)


def bot_entrant() -> Entrant:
    """The bot of every other seat, and of the person's seat for the par."""
    return Entrant(LEVEL, BUDGET)


def bot_seed(game: Game, seat: int) -> int:
    """The seed of a bot's next choice; it follows from that of the deal."""
    assert game.seed is not None
    number = sum(mover == seat for mover, _ in game.moves)
    words = BOTS_TAG + game.seed + bytes([seat]) + number.to_bytes(2, "big")
    return int.from_bytes(hashlib.sha256(words).digest()[:6], "big")


def bot_view(game: Game, seat: int) -> View:
    """What a bot chooses from: its view, in the draft without who else has chosen meanwhile."""
    drafted = 0
    while drafted < len(game.moves) and _keeps(game.moves[-1 - drafted][1]):
        drafted += 1
    if game.question != "keep" or not drafted:
        return game.view(seat)
    before = len(game.moves) - drafted
    alone = game.before(before + 1)
    mine = [move for move in game.moves[before:] if move[0] == seat]
    if mine:
        # Of the others' choices, only the one that brought the cards it now chooses from (T3).
        right = (seat - 1) % len(game.names)
        passed = next(move for move in game.moves[before:] if move[0] == right)
        alone.play(*passed)
        alone.play(*mine[0])
    return alone.view(seat)


def _keeps(action: int) -> bool:
    return CHOICES[action].id.startswith("keep:")
