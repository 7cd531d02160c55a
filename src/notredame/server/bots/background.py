"""Background processes: for work that may take its time, such as reviews.

They have a low priority, so that the server, its bots and everything else on the machine go first,
and none of the processes in which bots think, so that no bot waits for them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from notredame.bots import thinkers
from notredame.compiling import progress

from .process_pool import ProcessPool
from .processes import BotProcesses

PROCESSES = 2
"""Maximum number of background processes; each needs about 250 MB while there is work."""
NICENESS = 19
"""How far they step back where the system has no class for idle time, as `nice` counts."""
GIVE_WAY_SECONDS = 1.0
"""Maximum seconds that a piece of work gives way to bots, so that it is done even on a busy server.
"""
IDLE_SECONDS = 300.0
"""Seconds without work after which the processes end."""


def _get_ready(steps_back: bool) -> None:
    """Step back, and wait for the compiled code: plain code would take minutes for a review."""
    if steps_back:
        _step_back()
    # If Numba fails to load, the code stays plain.
    with suppress(ImportError, OSError), progress.silently():
        thinkers.prepare()


def _step_back() -> None:
    """Take the time that nobody else on this machine wants, and next to none of any other."""
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # a container may forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            return
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class BackgroundProcesses:
    """Processes for work in small pieces, which they begin while bots leave a process free."""

    def __init__(
        self, bots: BotProcesses, processes: int = PROCESSES, *, steps_back: bool = True
    ) -> None:
        self.processes = processes
        self._bots = bots
        self._pool = ProcessPool(processes, _get_ready, steps_back)
        self._turn = asyncio.Semaphore(processes)
        self._working = 0
        self._end: asyncio.TimerHandle | None = None

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a piece of work. Raises BrokenProcessPool if its process dies."""
        async with self._turn:
            await self._bots.give_way(GIVE_WAY_SECONDS)
            if self._end is not None:
                self._end.cancel()
            self._working += 1
            try:
                return await self._ask(work, *arguments)
            finally:
                self._working -= 1
                if not self._working:
                    loop = asyncio.get_running_loop()
                    self._end = loop.call_later(IDLE_SECONDS, self._pool.end)

    def close(self) -> None:
        """Stop the processes."""
        if self._end is not None:
            self._end.cancel()
        self._pool.close()

    async def _ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await self._pool.ask(work, *arguments)
