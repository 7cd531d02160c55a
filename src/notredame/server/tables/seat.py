"""A seat at a table: its occupant, and every answer that came from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..problems import Problem
from .entries import UNDO
from .setup import Level

WITHDRAWN = "withdrawn"
"""Stands in `Seat.said` for a question that vanished because somebody undid a choice."""


@dataclass
class Seat:
    """A seat and its present occupant."""

    name: str
    owner: str | None = None
    """The person it belongs to, playing or not."""
    level: Level | None = None
    """Level of the bot that plays, if one does."""
    stood: int = 0
    """Number of times somebody got up from here; earlier links are void."""
    said: list[tuple[str, int]] = field(default_factory=list)
    """Every choice (with its action) and undo of this seat: what `asked` counts."""

    @property
    def open(self) -> bool:
        """Whether somebody may still sit down."""
        return self.owner is None and self.level is None

    @property
    def left(self) -> bool:
        """Whether a bot has taken over for the person."""
        return self.owner is not None and self.level is not None

    @property
    def undos(self) -> int:
        """Number of undos that came from here."""
        return sum(kind == UNDO for kind, _ in self.said)

    def answered(self, asked: int, words: tuple[str, int]) -> bool:
        """Whether a question already has this very answer; raises a Problem if it has another."""
        if asked == len(self.said):
            return False
        if 0 <= asked < len(self.said) and self.said[asked] == words:
            return True
        raise Problem(409, "already-answered", "That question is no longer open.")
