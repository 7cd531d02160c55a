"""Everything a server works with, opened and closed together."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from .bots_at_tables import BotsAtTables
from .bus import PostgresBus
from .keys import Keys, new_id
from .limits import Limits
from .live_table import LiveTable
from .presence import SAY_AGAIN_SECONDS, presence_words, read_presence
from .problems import Problem
from .store import DAY, Store
from .tables import Tables
from .thinkers import Thinkers

log = logging.getLogger("notredame.server")
TIDY_SECONDS = 600.0
IDLE_SECONDS = 5.0
"""After so long the server that should let a bot move has gone."""


@dataclass(frozen=True)
class Settings:
    """What the command line says."""

    data: str
    """The address of the store."""
    keep_days: int = 365
    """After so many days a table is deleted, and a person who was not seen since."""
    limits: Limits = field(default_factory=Limits)
    secure: bool = False
    """Cookies only over TLS."""
    thinkers: int | None = None


def rest_garbage() -> None:
    """Let Python look for garbage among what is new only.

    A look at everything takes a third of a second where many tables are open, and all of them
    would wait; `Service` does it now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1_000_000)


class Service:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = Store(settings.data)
        self.keys = Keys(self.store.key)
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = BotsAtTables(self.thinkers)
        self.tables = Tables(self.store, self.bots.look_at, self._came_or_went)
        self.bots.tables = self.tables
        self._name = new_id()
        """What this server calls itself among others."""
        self._bus: PostgresBus | None = None
        self._chores: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self._looked: dict[str, int] = {}
        """Tables where no bot was to move after their entry of this number."""

    async def start(self) -> None:
        """Go on with every game where it was."""
        if self.store.postgresql:
            self._bus = PostgresBus(
                self.store.engine,
                self.tables.hear,
                self._hear_presence,
                self.tables.hear_of_all,
            )
        self._chores = asyncio.create_task(self._do_chores())

    async def stop(self) -> None:
        """Close everything; what was acknowledged is kept."""
        if self._chores is not None:
            self._chores.cancel()
        if self._bus is not None:
            await self._bus.close()
        await self.bots.close()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    async def _do_chores(self) -> None:
        """Let bots move whose server has gone, and forget what is old."""
        forgot, tidied = 0.0, time.monotonic()
        while True:
            try:
                if time.monotonic() - tidied > TIDY_SECONDS:
                    gc.collect()
                    tidied = time.monotonic()
                if time.time() - forgot > DAY:
                    await self.tables.forget(time.time() - DAY * self.settings.keep_days)
                    forgot = time.time()
                await self._wake_bots()
                for live in self.tables.looked_at():
                    self._tell_presence(live)
                    if live.presence.forget_silent():
                        live.tell_presence()
            except SQLAlchemyError:
                log.warning("The store cannot be reached just now.")
            except Exception as problem:  # chores go on tomorrow
                log.error("A chore failed: %s", type(problem).__name__)
            await asyncio.sleep(SAY_AGAIN_SECONDS)

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

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, words: str) -> None:
        with suppress(SQLAlchemyError):  # it is said again soon
            await self.store.tell_servers(words)

    def _hear_presence(self, words: str) -> None:
        server, table, people, watchers = read_presence(words)
        if server != self._name:
            self.tables.heard_of_presence(server, table, people, watchers)
            self._soon(self.bots.somebody_came())

    async def _wake_bots(self) -> None:
        """Let bots move at tables where nothing was entered for a while."""
        now = time.time()
        looked, self._looked = self._looked, {}
        unfinished = await self.store.unfinished()
        random.shuffle(unfinished)  # several servers look at the same tables
        for ident, number, at in unfinished:
            if looked.get(ident) == number:
                self._looked[ident] = number
            elif not self.store.postgresql or now - at > IDLE_SECONDS:
                try:
                    live = await self.tables.find(ident)
                    await self.tables.know(live, number)
                except Problem:  # one that is broken or gone is no harm to the others
                    self._looked[ident] = number
                    continue
                self.bots.look_at(live)
                if not live.table.bots_to_act():
                    self._looked[ident] = live.table.number
