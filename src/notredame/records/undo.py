"""Undo: whether the last choice of a game may be taken back without revealing anything."""

from __future__ import annotations

from notredame.rules.game import Game

REVEALING = {"cards-received", "cards-drawn", "gray-seen", "persons-appear"}
"""Events after which a choice cannot be taken back: something hidden came to light."""


def may_take_back(game: Game, seat: int) -> bool:
    """Only the last choice, only one's own, and only if it brought nothing hidden to light."""
    if not game.moves or game.moves[-1][0] != seat:
        return False
    return not any(event.kind in REVEALING for event in game.events(len(game.moves)))
