"""What a bot is, and the bots there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.view import View

from .random_bot import RandomBot


class Bot(Protocol):
    """Chooses for one seat."""

    def choose(self, view: View) -> Choice:
        """One of `view.choices()`, for the seat whose view it is."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Each bot by name, made from a seed."""


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it choose the same."""
    if name not in BOTS:
        raise NotreDameError(f"There is no bot {shown(name)}; there are {', '.join(BOTS)}.")
    return BOTS[name](seed)
