"""The description of a bot that is available by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .bot import Bot
from .budget import Budget

Maker = Callable[[int], Bot]
BUILT_IN = "built in"


@dataclass(frozen=True)
class BotInfo:
    """A bot that is available by name."""

    name: str
    line: str
    """One-line description."""
    budget: Budget
    """Default budget."""
    make: Maker
    """Creates the bot from a seed; bots with the same seed choose alike."""
    origin: str = BUILT_IN
    """Where it comes from: this project, another package, or a command."""
    thinks: bool = False
    """Whether it uses a thinker, which can be compiled."""
