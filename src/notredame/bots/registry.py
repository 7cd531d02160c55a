"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from notredame.rules.errors import NotreDameError, shown

from .bot import Bot
from .budget import Budget, read_budget
from .random_bot import RandomBot

Maker = Callable[[int], Bot]


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


OWN = {
    known.name: known
    for known in (Known("random", "chooses anything", Budget(steps=1), RandomBot),)
}


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(OWN)


def find_bot(name: str) -> Known:
    """A bot by its name."""
    if name not in OWN:
        raise NotreDameError(f"There is no bot {shown(name)}; there are {', '.join(bot_names())}.")
    return OWN[name]


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it choose the same."""
    return find_bot(name).make(seed)


@dataclass(frozen=True)
class Entrant:
    """A bot as it enters a match: by name, with a budget."""

    name: str
    budget: Budget

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"


def read_entrant(text: str, budget: Budget | None = None) -> Entrant:
    """A bot as it is typed: `search`, or `search@0.5s` with a budget of its own."""
    name, at, own = text.rpartition("@")
    if not at:
        name = text
    known = find_bot(name)
    return Entrant(name, read_budget(own) if at else budget or known.budget)
