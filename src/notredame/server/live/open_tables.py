"""Live tables, opened from the store when needed and closed when not."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from notredame import NotreDameError

from ..notifier import Notifier
from ..problems import Problem, no_table
from ..store import NoSuchTable, Store, StoreUnavailable
from ..tables.daily import check_entry
from ..tables.entries import BOT, CHOOSE, SIT, UNDO, Entry, read_news
from ..tables.setup import Setup
from ..tables.table import Table
from .live_table import LiveTable

log = logging.getLogger("notredame.server")
MOST_OPEN = 2000
"""Maximum number of tables in memory; exceeded only while pages are open."""
UNREADABLE = (NotreDameError, AssertionError, LookupError, TypeError, ValueError)
"""Exceptions raised by a stored table that is damaged or written under other rules."""


class Tables:
    """All live tables; the one place where entries are made."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        """`clock` gives the time of new entries, in seconds since 1970."""
        self._store = store
        self._clock = clock
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self.changed = Notifier[[LiveTable]]()
        """Notifies of tables where this server made an entry."""
        self.opened = Notifier[[LiveTable]]()
        """Notifies of tables that were opened from the store."""
        self.came_or_went = Notifier[[LiveTable]]()
        """Notifies of tables whose people with an open page on this server have changed."""

    async def create(self, setup: Setup, *, result_listed: bool = True) -> LiveTable:
        """Store a new table; `result_listed` is for the list of a daily deal."""
        table = Table(setup)
        await self._store.create(
            setup,
            table.status,
            awaits_bot=bool(table.bots_to_act()),
            result_listed=result_listed,
        )
        live = await self.find(setup.table)
        self.changed(live)
        return live

    async def find(self, ident: str) -> LiveTable:
        """The table with this id; raises a Problem if there is none."""
        live = self._open.get(ident)
        if live is None or not live.ready:
            live = await self._opened(ident)
        if ident in self._open:
            self._open.move_to_end(ident)
        return live

    async def may_see(self, live: LiveTable, person: str) -> bool:
        """Whether a person has a seat or may watch."""
        if person in live.table.sent_away:
            return False
        if person not in live.let_in and person not in live.table.people():
            if not await self._store.may_see(live.table.setup.table, person):
                return False
            live.let_in.add(person)
        return True

    async def find_all(self, idents: Iterable[str]) -> list[LiveTable]:
        """Tables for a list, without those that are gone or broken."""
        found = []
        for ident in idents:
            with suppress(Problem):
                found.append(await self.find(ident))
        return found

    async def _opened(self, ident: str) -> LiveTable:
        """A table from the store."""
        with self._readable(ident):
            # PostgreSQL refuses to search for some characters, which no id contains.
            setup = await self._store.open(ident) if ident.isprintable() else None
            if setup is None:
                raise no_table()
            live = self._open.setdefault(ident, LiveTable(Table(setup), self.came_or_went))
        self._close_some()
        await self._make_ready(live)
        return live

    @contextmanager
    def _readable(self, ident: str) -> Iterator[None]:
        """Close a table that these rules cannot play, and log it without its secrets."""
        try:
            yield
        except UNREADABLE as problem:
            log.error("Table %s cannot be opened: %s", ident, type(problem).__name__)
            live = self._open.pop(ident, None)
            if live is not None:
                live.disconnect_all()
            raise Problem(410, "gone", "This table cannot be opened any more.") from None

    async def know(self, live: LiveTable, number: int) -> None:
        """Bring a table up to a stored entry, whether or not news of it has arrived."""
        if live.table.number < number:
            async with live.lock:
                await self._catch_up(live)

    def close(self, idents: Iterable[str]) -> None:
        """Close tables that were put to rest or erased.

        Their pages reconnect, which restores a table at rest.
        """
        for ident in idents:
            live = self._open.pop(ident, None)
            if live is not None:
                live.disconnect_all()

    async def settle(self) -> None:
        """Note in the store where no bot has to move, so that the next start skips those tables."""
        settled = {
            ident: live.table.number
            for ident, live in self._open.items()
            if live.ready and live.settled != live.table.number and not live.table.bots_to_act()
        }
        await self._store.settle(settled)
        for ident, number in settled.items():
            if ident in self._open:
                self._open[ident].settled = number

    async def enter(
        self,
        live: LiveTable,
        kind: str,
        decide: Callable[[Table], dict[str, Any] | None],
        player: str | None = None,
    ) -> int:
        """Make an entry once it is allowed and stored; returns the number of the table's last
        entry.

        `decide` returns the entry's data, None if there is nothing left to do, or raises a Problem.
        It is called again if another server was quicker.
        """
        check_entry(live.table.setup, kind)
        async with live.lock:
            while (data := decide(live.table)) is not None:
                entry = Entry(live.table.number + 1, self._clock(), kind, data)
                if await self._append(live, entry, player):
                    await self._apply(live, entry)
                    break
                await self._catch_up(live)
            return live.table.number

    async def hear(self, news: str) -> None:
        """Handle an entry that this or another server made."""
        ident, entry = read_news(news)
        live = self._open.get(ident)
        if live is not None:
            async with live.lock:
                with (
                    suppress(Problem),
                    self._readable(ident),
                ):  # one broken table must not stop the news of others
                    if entry is not None and entry.number == live.table.number + 1:
                        self._happen(live, entry)
                        live.tell()
                    elif entry is None or entry.number > live.table.number:
                        await self._catch_up(live)

    async def hear_of_all(self) -> None:
        """Catch up with the store, after news may have been missed."""
        for live in list(self._open.values()):
            async with live.lock:
                with suppress(Problem):  # one broken table must not affect the others
                    await self._catch_up(live)

    def heard_of_presence(self, server: str, table: str, people: list[str], watchers: int) -> None:
        """Handle presence news from another server."""
        live = self._open.get(table)
        if live is not None:
            if live.presence.hear(server, people, watchers):
                live.presence_changed_elsewhere()

    def looked_at(self) -> list[LiveTable]:
        """The tables with an open page here."""
        return [live for live in self._open.values() if live.subscribers]

    def disconnect(self, person: str) -> None:
        """Close all pages of a person; pages that are still allowed reconnect by themselves."""
        for live in self._open.values():
            live.disconnect(person)

    def disconnect_all(self) -> None:
        """Close all pages of all tables."""
        for live in self._open.values():
            live.disconnect_all()

    async def _make_ready(self, live: LiveTable) -> None:
        """Apply all stored entries; concurrent callers wait for the same read."""
        async with live.lock:
            if not live.ready:
                await self._catch_up(live, quietly=not live.subscribers)
                # A server that ended suddenly may not have noted it.
                await self._store.set_status(live.table.setup.table, live.table.status)
                live.ready = True
                self.opened(live)

    async def _append(self, live: LiveTable, entry: Entry, player: str | None) -> bool:
        """Store an entry. A table that another server has erased is closed here as well."""
        ident = live.table.setup.table
        try:
            return await self._store.append(
                ident,
                entry,
                player=player,
                leaver=live.table.who_leaves(entry),
                awaits_bot=entry.kind == BOT or live.table.has_bots(),
            )
        except NoSuchTable:
            self.close([ident])
            raise no_table() from None
        except StoreUnavailable:
            live.ready = False  # it may have been stored all the same
            raise

    async def _catch_up(self, live: LiveTable, quietly: bool = False) -> None:
        """Apply entries of other servers. Bots are asked by the server that made the last entry."""
        ident = live.table.setup.table
        with self._readable(ident):
            entries = await self._store.entries_of(ident, live.table.number)
            taken_back = choices_taken_back(entries)
            for entry in entries:
                self._happen(live, entry, entry.number in taken_back)
                if not quietly:
                    live.tell()

    def _happen(self, live: LiveTable, entry: Entry, taken_back: bool = False) -> None:
        leaver = live.table.who_leaves(entry)
        live.table.apply(entry, taken_back)
        live.entered(entry.kind)
        if entry.kind == SIT:
            live.sat_down(entry.data["person"])
        if leaver is not None:
            live.got_up(leaver)

    async def _apply(self, live: LiveTable, entry: Entry) -> None:
        before = live.table.status
        self._happen(live, entry)
        live.tell()
        self.changed(live)
        if live.table.status != before:
            await self._store.set_status(live.table.setup.table, live.table.status)

    def _close_some(self) -> None:
        """Close the least recently used tables without subscribers."""
        for ident in list(self._open)[: max(0, len(self._open) - MOST_OPEN)]:
            live = self._open[ident]
            busy = live.lock.locked() or live.table.bots_to_act()
            if not live.subscribers and not busy:
                del self._open[ident]


def choices_taken_back(entries: Iterable[Entry]) -> set[int]:
    """Numbers of choices that a later entry in this list goes back to."""
    made: list[int] = []
    taken_back: set[int] = set()
    for entry in entries:
        if entry.kind == CHOOSE:
            made.append(entry.number)
        elif entry.kind == UNDO:
            count = entry.data.get("count", 1)
            if len(made) >= count:
                taken_back.add(made[-count])
            del made[-count:]
    return taken_back
