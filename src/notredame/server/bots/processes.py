"""Bot processes: bots think outside the server process, so that requests never wait for them."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from notredame.bots import Budget, Guarded, read_entrant, thinkers
from notredame.bots.registry import Entrant
from notredame.review.advice import Advice, advise
from notredame.rules.knowledge.view import View

from .process_pool import ProcessPool

ADVISER_PATIENCE = 5.0
"""Seconds that a hint waits for compiled code just after the start: plain code sees little."""
BETWEEN_MOVES = 0.3
"""Seconds within which a bot that has chosen, or the next one at its table, may be asked again."""
HINT_PATIENCE = 2.0
"""Maximum seconds that a hint gives way to bots, so that it is answered even on a busy server."""
LEISURE = 10.0
"""Maximum seconds that a choice for nobody who waits gives way to bots, so that it is made at all.
"""
COMFORTABLE_LINE = 3.0
"""Bots in line per process up to which all of them think for their full time."""
CAN_HURRY = ("champion",)
"""Levels that think for so long that they think less while many are in line."""
LEAST_SHARE = 0.05
"""Least share of its time and steps that such a bot is given, however long the line is."""


@dataclass(frozen=True)
class BotChoice:
    """A bot's choice."""

    action: int
    less: bool
    """Whether the bot thought less than usual because many others were in line."""


def budget_in_line(level: str, line: float) -> tuple[Budget, bool]:
    """A bot's thinking time with this many in line per process, and whether it is reduced."""
    full = read_entrant(level).budget
    if line <= COMFORTABLE_LINE or level not in CAN_HURRY:
        return full, False
    assert full.steps is not None
    assert full.seconds is not None
    share = max(LEAST_SHARE, COMFORTABLE_LINE / line)
    return Budget(share * full.seconds, int(share * full.steps)), True


def _choose(entrant: Entrant, seed: int, numbers: dict[str, Any]) -> int:
    view = View.from_numbers(numbers)
    return Guarded(entrant, seed).choose(view, view.choices()).action


def _think(numbers: dict[str, Any]) -> list[Advice]:
    thinkers.wait_while_loading(ADVISER_PATIENCE)
    return advise(View.from_numbers(numbers))


class BotProcesses:
    """A pool of processes in which bots think for all tables."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ProcessPool(self._processes, thinkers.get_ready)
        self._chance = random.SystemRandom()
        self._bots = 0
        """Number of bots that think, or may be asked again at once."""
        self._in_line = 0
        """Number of bots that wait for a process or have one."""
        # One more than there are processes, so that no process is idle between two choices.
        self._turn = asyncio.Semaphore(self._processes + 1)
        self._process_free = asyncio.Event()
        """Set while bots leave a process free."""
        self._process_free.set()
        self._one_hint = asyncio.Lock()

    async def choose(self, level: str, view: View) -> BotChoice:
        """The choice of a bot of a level; the longer the line is, the less the bot thinks.

        First come, first served: a table has at most one bot in line, so tables share fairly.
        """
        seed, less = self._chance.getrandbits(53), False
        try:
            async with self._place_in_line():
                budget, less = budget_in_line(level, self._in_line / self._processes)
                return BotChoice(await self._choose(Entrant(level, budget), seed, view), less)
        except BrokenProcessPool:
            return BotChoice(self._chance.choice(view.choices()).action, less)

    async def choose_exactly(self, entrant: Entrant, seed: int, view: View) -> BotChoice:
        """A choice that follows from its arguments alone, however long the line is.

        Raises BrokenProcessPool instead of choosing at random.
        """
        async with self._place_in_line():
            return BotChoice(await self._choose(entrant, seed, view), less=False)

    async def choose_at_leisure(self, entrant: Entrant, seed: int, view: View) -> int:
        """The same choice for nobody who waits: bots at tables go first."""
        await self.give_way(LEISURE)
        return await self._choose(entrant, seed, view)

    async def hint(self, view: View) -> list[Advice]:
        """All choices as our evaluator rates them, the best first.

        One hint at a time, and bots go first: for them all others at a table wait.
        """
        async with self._one_hint:
            await self.give_way(HINT_PATIENCE)
            return list(await self._ask(_think, view.as_numbers()))

    async def give_way(self, seconds: float) -> None:
        """Wait until bots leave a process free, but no longer than some seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process_free.wait(), seconds)

    def close(self) -> None:
        """Stop the processes."""
        self._pool.close()

    @asynccontextmanager
    async def _place_in_line(self) -> AsyncIterator[None]:
        """Wait for a bot's turn to think, and count it until it might be asked again."""
        self._count_bots(+1)
        self._in_line += 1
        try:
            async with self._turn:
                yield
        finally:
            self._in_line -= 1
            asyncio.get_running_loop().call_later(BETWEEN_MOVES, self._count_bots, -1)

    async def _choose(self, entrant: Entrant, seed: int, view: View) -> int:
        return int(await self._ask(_choose, entrant, seed, view.as_numbers()))

    def _count_bots(self, more: int) -> None:
        self._bots += more
        if self._bots < self._processes:
            self._process_free.set()
        else:
            self._process_free.clear()

    async def _ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await self._pool.ask(work, *arguments)
