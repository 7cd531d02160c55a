"""Undo: whether the last choice of a game may be taken back without revealing anything."""

from __future__ import annotations

from notredame.rules.game import Game

REVEALING = {"cards-received", "cards-drawn", "grey-seen", "persons-appear"}
"""Events that reveal something hidden; the choice that caused one cannot be undone."""


def may_take_back(game: Game, seat: int) -> bool:
    """Whether a seat may undo the last choice: only its own, and only if it revealed nothing."""
    if not game.moves or game.moves[-1][0] != seat:
        return False
    return not any(event.kind in REVEALING for event in game.events(len(game.moves)))
