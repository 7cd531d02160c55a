"""Everything a server works with, opened and closed together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from .access.keys import Keys, new_id
from .access.rate_limits import Limits
from .access.sessions import Sessions
from .bots.processes import BotProcesses
from .bots.scheduler import MOVE_SECONDS, BotsAtTables
from .chores import Chores
from .live.live_table import LiveTable
from .live.open_tables import Tables
from .live.presence import presence_words, read_presence
from .store import Store, StoreUnavailable
from .store.listener import PostgresBus

CLOSING_SECONDS = 1.5
"""How long a server that stops waits for the store, before it closes the store itself."""


@dataclass(frozen=True)
class Settings:
    """What the command line says."""

    data: str
    """The address of the store."""
    keep_days: int = 365
    """Days after which an unused table or person is put to rest, and a week later erased."""
    limits: Limits = field(default_factory=Limits)
    secure: bool = False
    """Cookies only over TLS."""
    host_names: frozenset[str] | None = None
    """Names to answer to besides those of this machine; None is for all."""
    thinkers: int | None = None
    """Processes in which bots think; None is for as many as there are cores, less one."""
    move_seconds: Mapping[str, float] = field(default_factory=lambda: MOVE_SECONDS)
    """The least time that a bot takes for a choice, in seconds by level."""


def rest_garbage() -> None:
    """Let Python look for garbage among what is new only.

    A look at everything takes a third of a second where many tables are open, and all of them
    would wait; `Services` does it now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1_000_000)


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = Store(settings.data)
        self._bus = PostgresBus(self.store.database.engine) if self.store.postgresql else None
        """News of other servers; SQLite is for one server alone."""
        self.keys = Keys(self.store.key)
        self.sessions = Sessions(
            self.keys,
            self.store.people,
            secure=settings.secure,
            can_remember=lambda: self._bus is None or self._bus.listening,
        )
        self.thinkers = BotProcesses(settings.thinkers)
        self.tables = Tables(self.store)
        self.tables.came_or_went.add(self._came_or_went)
        self.bots = BotsAtTables(self.tables, self.thinkers, settings.move_seconds)
        self._name = new_id()
        """What this server calls itself among others."""
        self._telling: set[asyncio.Task[None]] = set()
        self.chores = Chores(
            self.store, self.tables, self.bots, self._tell_presence, settings.keep_days
        )
        self._running: list[asyncio.Task[None]] = []
        """What goes on until the server stops."""

    async def start(self) -> None:
        """Go on with every game where it was."""
        if self._bus is not None:
            self._running.append(asyncio.create_task(self._bus.listen(self)))
        self._running.append(asyncio.create_task(self.chores.run()))

    async def stop(self) -> None:
        """Close everything; what was acknowledged is kept."""
        for task in self._running:
            task.cancel()
        await self.bots.close()
        self.thinkers.close()
        with suppress(TimeoutError, StoreUnavailable):  # a frozen database keeps nobody here
            async with asyncio.timeout(CLOSING_SECONDS):
                await asyncio.gather(*self._running, return_exceptions=True)
                await self.tables.settle()
        await asyncio.to_thread(self.store.close)

    def _came_or_went(self, live: LiveTable) -> None:
        """Where somebody came, bots think at once; other servers are told."""
        self._soon(self.bots.somebody_came())
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        """Tell other servers whose pages of a table are here."""
        if self._bus is not None:
            words = presence_words(
                self._name, live.table.setup.table, live.people_here(), live.watchers_here()
            )
            self._soon(self._tell(words))

    def signed_out(self, person: str, number: int) -> None:
        """Close the pages of somebody who signed out, here or at another server."""
        self.sessions.remember(person, number)
        self.tables.disconnect(person)  # with a newer cookie a page comes back by itself

    async def hear_entry(self, news: str) -> None:
        """An entry was made, by another server or by this one."""
        await self.tables.hear(news)

    async def hear_anything(self) -> None:
        """Other servers were not heard for a while, so anything may have happened."""
        self.sessions.forget_all()
        await self.tables.hear_of_all()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, words: str) -> None:
        with suppress(StoreUnavailable):  # it is said again soon
            await self.store.tell_presence(words)

    def hear_presence(self, words: str) -> None:
        """Another server says whose pages it has."""
        server, table, people, watchers = read_presence(words)
        if server != self._name:
            self.tables.heard_of_presence(server, table, people, watchers)
            self._soon(self.bots.somebody_came())
