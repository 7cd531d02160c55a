"""Kinds of game, each with weights of its own."""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.pieces import MIN_PLAYERS, PLAYER_COUNTS
from notredame.rules.model.state import State

GAME_KINDS = tuple((players, new) for players in PLAYER_COUNTS for new in (False, True))
"""Number of players, and whether with New Persons."""


@rule
def kind_of(s: State) -> int:
    """The index of a game's kind in GAME_KINDS."""
    return 2 * (s.n - MIN_PLAYERS) + (1 if s.new_persons > 0 else 0)
