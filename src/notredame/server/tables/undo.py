"""Undo at a table: which choices a seat may take back, at a practice table and at any other."""

from __future__ import annotations

from typing import Literal

from notredame import Game
from notredame.records.undo import may_take_back

WhyNoUndo = Literal["nothing", "others", "often", "revealed"]
MOST_UNDOS = 100
"""Maximum undos per seat and game, so that a table's log stays bounded."""
MOST_PRACTICE_UNDOS = 500
"""The same at a practice table."""


class UndoHistory:
    """What undo needs to know about the choices of one table's game."""

    def __init__(self, brought: int, practice: bool) -> None:
        self.brought = brought
        """Number of choices that came with the record; they cannot be undone."""
        self._practice = practice
        self.by_bots = [False] * brought
        """For each choice of the game, whether a bot made it."""
        self.before: list[Game] = []
        """The game before each choice that is known to be undone, the latest last."""

    def why_not(self, game: Game | None, seat: int, undos: int) -> WhyNoUndo | None:
        """Why a seat with so many undos cannot undo its last choice, or None if it can."""
        if game is None or game.over:
            return "nothing"
        if not any(mover == seat for mover, _ in game.moves[self.brought :]):
            return "nothing"
        if self._practice:
            if not self._own_choices(game, seat):
                return "nothing"
            return "often" if undos >= MOST_PRACTICE_UNDOS else None
        if game.moves[-1][0] != seat or self.by_bots[-1]:
            return "others"
        if undos >= MOST_UNDOS:
            return "often"
        return None if may_take_back(game, seat) else "revealed"

    def undoable(self, game: Game | None, seat: int, undos: int) -> list[int]:
        """Numbers of the choices that a seat may go back to: at a practice table all its own."""
        if game is None or self.why_not(game, seat, undos) is not None:
            return []
        return self._own_choices(game, seat) if self._practice else [len(game.moves)]

    def keep(self, game: Game) -> None:
        """Keep the game before a choice that is known to be undone.

        Replaying it would take a hundred times as long.
        """
        self.before.append(game.copy())

    def take_back(self, game: Game, count: int) -> Game:
        """The game without its last `count` choices."""
        first = len(game.moves) - count + 1
        del self.by_bots[first - 1 :]
        return self.before.pop() if self.before else game.before(first)

    def _own_choices(self, game: Game, seat: int) -> list[int]:
        """Numbers of the choices that the person in a seat made here."""
        return [
            number
            for number, (mover, _) in enumerate(game.moves, 1)
            if mover == seat and number > self.brought and not self.by_bots[number - 1]
        ]
