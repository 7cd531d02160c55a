"""All tables: opened from the store when somebody needs them, closed when nobody does."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from .entries import CHOOSE, Entry
from .live_table import LiveTable
from .problems import no_table
from .setup import Setup
from .store import Store
from .table import PLAYING, WAITING, Table

MOST_OPEN = 2000
"""So many tables stay in memory; more only while pages look at them."""


class Tables:
    """The one place where entries are made."""

    def __init__(self, store: Store, changed: Callable[[LiveTable], None]) -> None:
        self._store = store
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._changed = changed

    async def create(self, setup: Setup) -> LiveTable:
        """Keep a new table."""
        await self._store.create(setup)
        live = LiveTable(Table(setup))
        self._open[setup.table] = live
        await self._note_status(live, WAITING)
        self._changed(live)
        return live

    async def find(self, ident: str) -> LiveTable:
        """A table by its id, or a Problem."""
        live = self._open.get(ident)
        if live is None:
            setup = await self._store.setup_of(ident)
            if setup is None:
                raise no_table()
            live = self._open.setdefault(ident, LiveTable(Table(setup)))
            async with live.lock:
                await self._catch_up(live, quietly=True)
        self._open.move_to_end(ident)
        self._close_some()
        return live

    async def enter(
        self,
        live: LiveTable,
        kind: str,
        decide: Callable[[Table], dict[str, Any] | None],
        player: str | None = None,
    ) -> int:
        """Make an entry, once it is allowed and on the disk; the number of the table's last one.

        `decide` gives its data, None when there is nothing left to do, or raises a Problem. When
        another server was quicker, it is asked again.
        """
        async with live.lock:
            while (data := decide(live.table)) is not None:
                entry = Entry(live.table.number + 1, time.time(), kind, data)
                if await self._store.append(live.table.setup.table, entry, player):
                    await self._apply(live, entry)
                    break
                await self._catch_up(live)
            return live.table.number

    async def heard_of(self, ident: str) -> None:
        """Another server made an entry."""
        live = self._open.get(ident)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def hear_of_all(self) -> None:
        """Anything may have happened."""
        for ident in list(self._open):
            await self.heard_of(ident)

    async def _catch_up(self, live: LiveTable, quietly: bool = False) -> None:
        for entry in await self._store.entries_of(live.table.setup.table, live.table.number):
            live.table.apply(entry)
            if not quietly:
                live.tell()
        self._changed(live)

    async def _apply(self, live: LiveTable, entry: Entry) -> None:
        before = live.table.status
        live.table.apply(entry)
        live.tell()
        if entry.kind != CHOOSE or live.table.status != PLAYING:
            await self._note_status(live, before)
        self._changed(live)

    async def _note_status(self, live: LiveTable, before: str) -> None:
        if live.table.status != before:
            await self._store.set_status(live.table.setup.table, live.table.status)

    def _close_some(self) -> None:
        """The tables that were not needed for longest, and that nobody looks at."""
        for ident in list(self._open)[: max(0, len(self._open) - MOST_OPEN)]:
            live = self._open[ident]
            if not live.lookers and not live.lock.locked():
                del self._open[ident]
