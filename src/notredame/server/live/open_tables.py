"""All tables: opened from the store when somebody needs them, closed when nobody does."""

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
from ..tables.entries import BOT, CHOOSE, SIT, UNDO, Entry, read_news
from ..tables.setup import Setup
from ..tables.table import Table
from .live_table import LiveTable

log = logging.getLogger("notredame.server")
MOST_OPEN = 2000
"""So many tables stay in memory; more only while pages look at them."""
UNREADABLE = (NotreDameError, AssertionError, LookupError, TypeError, ValueError)
"""What comes of a table that was kept by other rules, or spoilt."""


class Tables:
    """The one place where entries are made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self.changed = Notifier[[LiveTable]]()
        """Tells of tables where this server made an entry."""
        self.came_or_went = Notifier[[LiveTable]]()
        """Tells of tables where other people than before have a page open here."""

    async def create(self, setup: Setup) -> LiveTable:
        """Keep a new table."""
        table = Table(setup)
        await self._store.create(setup, table.status, awaits_bot=bool(table.bots_to_act()))
        live = await self.find(setup.table)
        self.changed(live)
        return live

    async def find(self, ident: str) -> LiveTable:
        """A table by its id, or a Problem."""
        live = self._open.get(ident)
        if live is None or not live.ready:
            live = await self._opened(ident)
        if ident in self._open:
            self._open.move_to_end(ident)
        return live

    async def may_see(self, live: LiveTable, person: str) -> bool:
        """Whether a person has a seat or was let in to watch."""
        if person in live.table.sent_away:
            return False
        if person not in live.let_in and person not in live.table.people():
            if not await self._store.may_see(live.table.setup.table, person):
                return False
            live.let_in.add(person)
        return True

    async def find_all(self, idents: Iterable[str]) -> list[LiveTable]:
        """Tables for a list; one that is gone or broken is no harm to the others."""
        found = []
        for ident in idents:
            with suppress(Problem):
                found.append(await self.find(ident))
        return found

    async def _opened(self, ident: str) -> LiveTable:
        """A table from the store."""
        with self._readable(ident):
            # PostgreSQL refuses to look for some signs that no id has.
            setup = await self._store.open(ident) if ident.isprintable() else None
            if setup is None:
                raise no_table()
            live = self._open.setdefault(ident, LiveTable(Table(setup), self.came_or_went))
        self._close_some()
        await self._make_ready(live)
        return live

    @contextmanager
    def _readable(self, ident: str) -> Iterator[None]:
        """A table that these rules cannot play is closed, and said without its secrets."""
        try:
            yield
        except UNREADABLE as problem:
            log.error("Table %s cannot be opened: %s", ident, type(problem).__name__)
            live = self._open.pop(ident, None)
            if live is not None:
                live.disconnect_all()
            raise Problem(410, "gone", "This table cannot be opened any more.") from None

    async def know(self, live: LiveTable, number: int) -> None:
        """See to it that a table has an entry which is in the store, heard of or not."""
        if live.table.number < number:
            async with live.lock:
                await self._catch_up(live)

    def close(self, idents: Iterable[str]) -> None:
        """Close tables that were put to rest or erased.

        Their pages ask again, which restores a table that rests.
        """
        for ident in idents:
            live = self._open.pop(ident, None)
            if live is not None:
                live.disconnect_all()

    async def settle(self) -> None:
        """Note in the store where no bot has to move; the next start opens no such table."""
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
        """Make an entry, once it is allowed and on the disk; the number of the table's last one.

        `decide` gives its data, None when there is nothing left to do, or raises a Problem. When
        another server was quicker, it is asked again.
        """
        async with live.lock:
            while (data := decide(live.table)) is not None:
                entry = Entry(live.table.number + 1, time.time(), kind, data)
                if await self._append(live, entry, player):
                    await self._apply(live, entry)
                    break
                await self._catch_up(live)
            return live.table.number

    async def hear(self, news: str) -> None:
        """An entry was made, by another server or by this one."""
        ident, entry = read_news(news)
        live = self._open.get(ident)
        if live is not None:
            async with live.lock:
                with suppress(Problem), self._readable(ident):  # one table does not make us deaf
                    if entry is not None and entry.number == live.table.number + 1:
                        self._happen(live, entry)
                        live.tell()
                    elif entry is None or entry.number > live.table.number:
                        await self._catch_up(live)

    async def hear_of_all(self) -> None:
        """Anything may have happened."""
        for live in list(self._open.values()):
            async with live.lock:
                with suppress(Problem):  # one that is broken is no harm to the others
                    await self._catch_up(live)

    def heard_of_presence(self, server: str, table: str, people: list[str], watchers: int) -> None:
        """Another server says whose pages of a table it has."""
        live = self._open.get(table)
        if live is not None:
            if live.presence.hear(server, people, watchers):
                live.presence_changed_elsewhere()

    def looked_at(self) -> list[LiveTable]:
        """The tables with an open page here."""
        return [live for live in self._open.values() if live.subscribers]

    def disconnect(self, person: str) -> None:
        """Close all pages of a person; those that may look open again by themselves."""
        for live in self._open.values():
            live.disconnect(person)

    def disconnect_all(self) -> None:
        """Close all pages of all tables."""
        for live in self._open.values():
            live.disconnect_all()

    async def _make_ready(self, live: LiveTable) -> None:
        """Apply what is in the store; whoever comes meanwhile waits for it too."""
        async with live.lock:
            if not live.ready:
                await self._catch_up(live, quietly=not live.subscribers)
                # A server that ended suddenly may not have come to note it.
                await self._store.set_status(live.table.setup.table, live.table.status)
                live.ready = True

    async def _append(self, live: LiveTable, entry: Entry, player: str | None) -> bool:
        """Keep an entry. A table that another server has erased is closed here too."""
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
            live.ready = False  # it may have been kept all the same
            raise

    async def _catch_up(self, live: LiveTable, quietly: bool = False) -> None:
        """Apply what others wrote. Bots are let move by the server that made the last entry."""
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
        """The tables that were not needed for longest, and that nobody looks at."""
        for ident in list(self._open)[: max(0, len(self._open) - MOST_OPEN)]:
            live = self._open[ident]
            busy = live.lock.locked() or live.table.bots_to_act()
            if not live.subscribers and not busy:
                del self._open[ident]


def choices_taken_back(entries: Iterable[Entry]) -> set[int]:
    """The numbers of choices that a later one of these entries takes back."""
    made: list[int] = []
    taken_back: set[int] = set()
    for entry in entries:
        if entry.kind == CHOOSE:
            made.append(entry.number)
        elif entry.kind == UNDO and made:
            taken_back.add(made.pop())
    return taken_back
