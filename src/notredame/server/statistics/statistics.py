"""Statistics on this server: results are noted as games end, and those of older games over time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from ..live.live_table import LiveTable
from ..live.open_tables import Tables, choices_taken_back
from ..store import Store, StoreUnavailable
from ..tables.entries import Entry
from ..tables.game_result import GameResult, results_of
from ..tables.setup import Setup
from ..tables.table import OVER, Table

log = logging.getLogger("notredame.server")
MOST_GAMES = 2000
"""Maximum number of games in a person's statistics, the newest ones, so that asking is cheap."""
STEP = 2
"""Number of older tables that are noted before the next pause."""
PAUSE_SECONDS = 1.0
CLOSING_SECONDS = 1.0
"""Seconds that a stopping server waits for what is being noted."""
MOST_ASKED = 100
"""Maximum number of people whose older games are noted before those of others."""


@dataclass(frozen=True)
class Counted:
    """The games of a person's statistics."""

    games: list[GameResult]
    """The newest first."""
    limited: bool
    """Whether there are older ones beyond `MOST_GAMES`."""
    pending: bool
    """Whether finished games of this person may still be missing."""


class Statistics:
    """The results of everybody's games; each person may know their own."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], float]) -> None:
        """`clock` gives seconds since 1970."""
        self._store = store
        self._clock = clock
        self._noted: WeakSet[LiveTable] = WeakSet()
        """Finished tables that this server has noted, or is about to."""
        self._noting: set[asyncio.Task[None]] = set()
        self._filling: asyncio.Task[None] | None = None
        self._asked: dict[str, None] = {}
        """People who asked for their statistics while games were missing, the first one first."""
        self._started = clock()
        self._closing = asyncio.Event()
        tables.changed.add(self._look_at)

    async def of(self, person: str | None) -> Counted:
        """A person's games; those from before are noted soon if any are missing."""
        if person is None:
            return Counted([], limited=False, pending=False)
        if self._noting:
            await asyncio.wait(self._noting)
        pending = bool(await self._store.results.unnoted(1, self._started, person))
        if pending and len(self._asked) < MOST_ASKED:
            self._asked[person] = None
            self.fill_soon()
        found = await self._store.results.newest(person, MOST_GAMES + 1)
        return Counted(found[:MOST_GAMES], limited=len(found) > MOST_GAMES, pending=pending)

    async def delete(self, person: str) -> int:
        """Delete a person's statistics; returns the number of games.

        Games that have ended are not counted again; tables and reviews stay as they are.
        """
        return await self._store.results.delete(person, self._clock())

    def fill_soon(self) -> None:
        """Begin to note finished tables that were not noted, unless that is under way."""
        if self._filling is None or self._filling.done():
            self._filling = asyncio.create_task(self._run(self._fill()))

    async def close(self) -> None:
        """Finish what is being noted; the rest is noted after the next start."""
        self._closing.set()
        running = [*self._noting, *([] if self._filling is None else [self._filling])]
        if running:
            _, late = await asyncio.wait(running, timeout=CLOSING_SECONDS)
            for task in late:  # a frozen database must not delay the stop
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _look_at(self, live: LiveTable) -> None:
        """Note a table as soon as its game is over."""
        if live.table.status == OVER and live not in self._noted:
            self._noted.add(live)
            task = asyncio.create_task(self._run(self._note(live.table)))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreUnavailable:
            pass  # it is logged, and tried again by the next chores
        except Exception as problem:
            log.error("Noting results failed: %s", type(problem).__name__)

    async def _note(self, table: Table) -> None:
        await self._store.results.note(table.setup.table, results_of(table))

    async def _fill(self) -> None:
        """Note stored tables, a few at a time, those of people who have asked first."""
        while not self._closing.is_set():
            asked = next(iter(self._asked), None)
            found = await self._store.results.unnoted(STEP, self._started, asked)
            for ident in found:
                await self._note_stored(ident)
            if found:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), PAUSE_SECONDS)
            elif asked is None:
                return
            else:
                del self._asked[asked]

    async def _note_stored(self, ident: str) -> None:
        """Note a table from the store, without opening it: it may be at rest, and stays so.

        One that cannot be read is tried again by the next server, which may be a later version.
        """
        results: dict[str, GameResult] = {}
        try:
            setup = await self._store.open(ident, restore=False)
            if setup is not None:
                entries = await self._store.entries_of(ident)
                results = await asyncio.to_thread(_results_from, setup, entries)
        except StoreUnavailable:
            raise
        except Exception as problem:
            log.error("Table %s cannot be counted: %s", ident, type(problem).__name__)
            await self._store.results.note_failure(ident, self._clock())
        else:
            await self._store.results.note(ident, results)


def _results_from(setup: Setup, entries: Sequence[Entry]) -> dict[str, GameResult]:
    table, taken_back = Table(setup), choices_taken_back(entries)
    for entry in entries:
        table.apply(entry, entry.number in taken_back)
    return results_of(table)
