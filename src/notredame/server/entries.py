"""What is written down of a table: one entry after the other, never changed.

A table is its setup and its entries; everything else follows. Entries are numbered from 1, and the
store takes each number once, so that of two writers only one can win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SIT = "sit"
"""A person takes an open seat."""
STAND = "stand"
"""Before the game begins, a person gives a seat back."""
BOT = "bot"
"""A bot takes an open seat, or plays on for a person who left."""
RETURN = "return"
"""A person who left plays again."""
CHOOSE = "choose"
UNDO = "undo"
SAY = "say"
REMATCH = "rematch"
"""Another table for the same people."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    at: float
    """Seconds since 1970."""
    kind: str
    data: Mapping[str, Any]
