"""What is known of a bot that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .bot import Bot
from .budget import Budget

Maker = Callable[[int], Bot]
BUILT_IN = "built in"


@dataclass(frozen=True)
class Known:
    """A bot that can be asked for by name."""

    name: str
    line: str
    """What it is, in a line."""
    budget: Budget
    """What it thinks with when nobody says otherwise."""
    make: Maker
    """Makes one from a seed; the same seed makes it choose the same."""
    origin: str = BUILT_IN
    """Who brings it: us, another package, a command."""
    thinks: bool = False
    """Whether it thinks with what can be compiled."""
