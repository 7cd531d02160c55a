"""Games to record, and a comparison of games."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from notredame.rules.game import Game
from notredame.rules.model.deal import Deal, deal_from_seed
from notredame.rules.model.printed_data import PRINTED, Printed, printed_from_dict
from tests.random_games import play_on

NAMES = ("Anna", "Ben", "Cléo; wins: 3", "D'Artagnan #4", "Ødel 小")
"""Names that contain everything that has a meaning in the text form."""


def whole_game(players: int = 3, seed: int = 1, **setup: Any) -> Game:
    """A finished random game."""
    return play_on(Game(NAMES[:players], seed=seed, **setup), random.Random(seed))


def given_deal(players: int, new_persons: bool = False) -> Deal:
    """A deal that comes from no seed: that of a seed, with decks and messages reversed."""
    drawn = deal_from_seed(5, players, new_persons)
    return replace(
        drawn,
        start=(drawn.start + 1) % players,
        messages=tuple(kinds[::-1] for kinds in drawn.messages),
        decks=tuple(tuple(deck[::-1] for deck in period) for period in drawn.decks),
    )


def own_tables() -> Printed:
    """Printed tables that differ from the shipped ones."""
    plain = PRINTED.as_dict()
    plain["rats"]["monk"] = 9
    plain["rats"]["bishop"] = 4
    plain["inside"] = plain["inside"][:4]
    plain["across"].append(["left-outer", "right-outer"])
    return printed_from_dict(plain)


def in_full(record: Any) -> dict[str, Any]:
    """Every field of a state by name."""
    out = {name: getattr(record, name) for name in record.__slots__ if name != "log"}
    if "players" in out:
        out["players"] = [in_full(player) for player in out["players"]]
    return out


def assert_same(game: Game, other: Game) -> None:
    """Assert that two games are equal bit for bit, with all their events."""
    assert in_full(other.state) == in_full(game.state)
    assert other.moves == game.moves
    assert other.names == game.names
    assert other.edition == game.edition
    assert other.options == game.options
    assert other.deal == game.deal
    assert other.seed == game.seed
    assert other.commitment == game.commitment
    assert other.printed.as_dict() == game.printed.as_dict()
    for move in range(len(game.moves) + 1):
        assert other.events(move) == game.events(move)
