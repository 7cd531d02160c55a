"""The par of a daily deal: how a bot of the same level fares in the person's seat."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool

from notredame.records import write_text

from ..access.keys import Keys
from ..bots.processes import BotProcesses
from ..store import Store, StoreUnavailable
from ..store.daily_results import Par
from ..tables.daily import bot_entrant, bot_seed, bot_view, par_game, score_of
from .day import Day

log = logging.getLogger("notredame.server")
RETRY_SECONDS = 60.0
"""Seconds before bots whose game failed begin anew; pages ask for the par every few seconds."""
PASSING = (StoreUnavailable, BrokenProcessPool)
"""Failures that are not this game's: the store logs its own outages."""


class Pars:
    """Lets bots play each day's deal among themselves, once, while nobody else needs them."""

    def __init__(self, store: Store, keys: Keys, processes: BotProcesses) -> None:
        self._store = store
        self._keys = keys
        self._processes = processes
        self._playing: dict[Day, asyncio.Task[None]] = {}
        self._failed: dict[Day, float] = {}
        """When the game of a day failed, by the event loop's clock."""

    def play_soon(self, day: Day) -> None:
        """Let the bots begin, unless they have, or have failed just now."""
        failed = self._failed.get(day)
        waits = failed is not None and _now() < failed + RETRY_SECONDS
        if day not in self._playing and not waits:
            self._failed.pop(day, None)
            task = asyncio.create_task(self._play(day))
            self._playing[day] = task
            task.add_done_callback(lambda done: self._done(day, done))

    async def find(self, day: Day) -> Par | None:
        """The par; None if the bots have not finished."""
        return await self._store.daily.par(str(day))

    async def close(self) -> None:
        """Stop; an interrupted game is begun anew when somebody asks for the par."""
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def _play(self, day: Day) -> None:
        if await self.find(day) is not None:
            return
        game = par_game(self._keys.daily_seed(str(day)))
        while not game.over:
            seat = game.to_act[0]
            action = await self._processes.choose_at_leisure(
                bot_entrant(), bot_seed(game, seat), bot_view(game, seat)
            )
            game.play(seat, action)
        await self._store.daily.keep_par(str(day), Par(score_of(game), write_text(game)))

    def _done(self, day: Day, task: asyncio.Task[None]) -> None:
        self._playing.pop(day, None)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self._failed[day] = _now()
            if not isinstance(problem, PASSING):
                log.error("The par of a daily deal failed: %s", type(problem).__name__)


def _now() -> float:
    return asyncio.get_running_loop().time()
