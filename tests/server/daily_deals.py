"""Daily deals in tests: a clock that can be set, bots that answer at once, and whole games."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from notredame import Game
from notredame.bots import Entrant
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.view import View
from notredame.server.bots.processes import BotChoice, BotProcesses
from notredame.server.daily.day import Day
from notredame.server.tables.daily import SEAT

from .clients import Guest
from .servers import PATIENCE, Served, served

HOUR = 3600.0
DAY = 24 * HOUR
NOON = Day.at(1_800_000_000).begins + 12 * HOUR
"""Noon of the day on which these tests begin, in seconds since 1970."""
TODAY = str(Day.at(NOON))
YESTERDAY = str(Day.at(NOON).previous())
TOMORROW = str(Day.at(NOON).next())


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def to_the_reveal(self, day: str = TODAY) -> None:
        """Go on to the moment at which a day's deal becomes public."""
        found = Day.read(day)
        assert found is not None
        self.now = found.revealed


def quick_choice(_: Entrant, seed: int, view: View) -> int:
    """A choice that depends on all that a bot may depend on, without thinking."""
    chance = random.Random(f"{seed} {json.dumps(view.as_numbers())}")
    return chance.choice(view.choices()).action


@contextmanager
def quick_bots() -> Iterator[None]:
    """Let the bots of daily deals choose at once."""

    async def exactly(_: BotProcesses, entrant: Entrant, seed: int, view: View) -> BotChoice:
        return BotChoice(quick_choice(entrant, seed, view), less=False)

    async def at_leisure(_: BotProcesses, entrant: Entrant, seed: int, view: View) -> int:
        return quick_choice(entrant, seed, view)

    with pytest.MonkeyPatch.context() as change:
        change.setattr(BotProcesses, "choose_exactly", exactly)
        change.setattr(BotProcesses, "choose_at_leisure", at_leisure)
        yield


@contextmanager
def daily_server(
    data: str, clock: Clock | None = None, *, sources: bool = False
) -> Iterator[tuple[Served, Clock]]:
    """A server with such bots and such a clock."""
    clock = clock or Clock()
    with quick_bots(), served(data, clock=clock, sources=sources) as running:
        yield running, clock


def begin(guest: Guest, **more: bool) -> str:
    """Begin today's deal, or go on with it; returns the table."""
    return str(guest.post("/api/daily", **more)["table"])


def play(guest: Guest, table: str, choices: Sequence[str] = (), seed: int = 1) -> None:
    """Play a daily deal to its end: these choices, then others at random."""
    chance, number, end = random.Random(seed), 0, time.monotonic() + PATIENCE
    while (state := guest.state(table))["status"] == "playing":
        question = state["question"]
        if question is None:
            assert time.monotonic() < end, "the bots do not move"
            continue
        offered = [choice["id"] for choice in question["choices"]]
        choice = choices[number] if number < len(choices) else chance.choice(offered)
        body = {"seat": SEAT, "asked": question["asked"], "choice": choice}
        guest.post(f"/api/tables/{table}/choices", **body)
        number += 1
    assert number >= len(choices)


def own_choices(game: Game) -> list[str]:
    """What the person's seat chose."""
    return [CHOICES[action].id for seat, action in game.moves if seat == SEAT]
