"""Recurring chores of a server: waking bots, tidying the store, announcing presence."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import time
from collections.abc import Callable

from .bots.scheduler import BotsAtTables
from .daily.deals import DailyDeals
from .live.live_table import LiveTable
from .live.open_tables import Tables
from .live.presence import REPORT_SECONDS
from .problems import Problem
from .statistics.statistics import Statistics
from .store import Store, StoreUnavailable
from .store.retention import DOUBT_DAYS, REST_DAYS, Tidied

log = logging.getLogger("notredame.server")
COLLECT_SECONDS = 600.0
TIDY_SECONDS = 3600.0
IDLE_SECONDS = 5.0
"""Seconds without an entry after which the server that should ask a bot is presumed gone."""


class BackgroundTasks:
    """Runs the chores until it is stopped; a chore that fails is tried again the next time."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        bots: BotsAtTables,
        daily: DailyDeals,
        statistics: Statistics,
        tell_presence: Callable[[LiveTable], None],
        keep_days: int,
    ) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._daily = daily
        self._statistics = statistics
        self._tell_presence = tell_presence
        self._keep_days = keep_days
        self._soon = asyncio.Event()
        self._collected = time.monotonic()
        self._tidied: float | None = None
        self._doubted = False
        self._looked: dict[str, int] = {}
        """Tables that need no bot, by the number of the entry after which that was found."""
        store.database.recovered.add(self.run_soon)

    async def run(self) -> None:
        """Run all chores, again and again."""
        while True:
            self._soon.clear()
            try:
                await self._do_all()
            except StoreUnavailable:
                pass  # it is logged
            except Exception as problem:
                log.error("A chore failed: %s", type(problem).__name__)
            try:
                async with asyncio.timeout(REPORT_SECONDS):
                    await self._soon.wait()
            except TimeoutError:
                pass

    def run_soon(self) -> None:
        """Run the chores at once: the store works again, and bots may be waiting."""
        self._soon.set()

    async def _do_all(self) -> None:
        now = time.monotonic()  # a clock that cannot be set
        if now - self._collected > COLLECT_SECONDS:
            gc.collect()
            self._collected = now
        await self.wake_bots()
        await self._daily.note_results()
        self._statistics.fill_soon()
        await self._tables.settle()
        for live in self._tables.looked_at():
            self._tell_presence(live)
            if live.presence.forget_silent():
                live.presence_changed_elsewhere()
        if self._tidied is None or now - self._tidied > TIDY_SECONDS:
            await self.tidy()
            self._tidied = now

    async def wake_bots(self) -> None:
        """Ask bots at tables where nothing has been entered for a while."""
        now = time.time()
        looked, self._looked = self._looked, {}
        waiting = await self._store.awaiting_bots()
        random.Random().shuffle(waiting)  # several servers look at the same tables
        for ident, number, at in waiting:
            if looked.get(ident) == number:
                self._looked[ident] = number
            elif not self._store.postgresql or abs(now - at) > IDLE_SECONDS:  # clocks may differ
                try:
                    live = await self._tables.find(ident)
                    await self._tables.know(live, number)
                except Problem:  # a table that is broken or gone must not affect the others
                    self._looked[ident] = number
                    continue
                self._bots.look_at(live)
                if not live.table.bots_to_act():
                    self._looked[ident] = live.table.number

    async def tidy(self) -> None:
        """Put to rest what has not been used for long, and erase what has rested."""
        done = await self._store.retention.tidy(time.time(), self._keep_days)
        self._tables.close([*done.rested_tables, *done.erased_tables])
        if done.in_doubt and not self._doubted:
            log.info(
                "The newest entry is more than %d days behind the clock, so nothing is put to "
                "rest or erased: the clock may be wrong.",
                DOUBT_DAYS,
            )
        self._doubted = done.in_doubt
        for line in _lines(done, self._keep_days):
            log.info(line)


def _lines(done: Tidied, keep_days: int) -> list[str]:
    """The log line for a tidying: how many, and why."""
    unused = f"not used for {keep_days} days (--keep-days)"
    lines = []
    if done.rested_tables or done.rested_people:
        lines.append(
            f"Put to rest: {_count(done.rested_tables, done.rested_people)}, {unused}. They are "
            f"erased in {REST_DAYS} days, unless somebody opens the table, the person comes back, "
            "or --keep-days is larger by then."
        )
    if done.restored_tables or done.restored_people:
        restored = _count(done.restored_tables, done.restored_people)
        lines.append(f"Restored: {restored}; by the clock and --keep-days of today they are used.")
    if done.erased_tables or done.erased_people:
        erased = _count(done.erased_tables, done.erased_people)
        lines.append(f"Erased: {erased}, {unused}, after {REST_DAYS} days of rest.")
    return lines


def _count(tables: list[str], people: list[str]) -> str:
    table = "table" if len(tables) == 1 else "tables"
    person = "person" if len(people) == 1 else "people"
    return f"{len(tables)} {table} and {len(people)} {person}"
