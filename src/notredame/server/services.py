"""The services of a server, opened and closed together."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from .access.keys import Keys, new_id
from .access.limits import Limits
from .access.sessions import Sessions
from .background_tasks import BackgroundTasks
from .bots.background import PROCESSES, BackgroundProcesses
from .bots.processes import BotProcesses
from .bots.scheduler import MOVE_SECONDS, BotsAtTables
from .daily.deals import DailyDeals
from .daily.par import Pars
from .defaults import KEEP_DAYS
from .live.live_table import LiveTable
from .live.open_tables import Tables
from .live.presence import presence_words, read_presence
from .pictures import Pictures
from .reviews.reviews import Reviews
from .statistics.statistics import Statistics
from .store import Store, StoreUnavailable
from .store.listener import PostgresBus

CLOSING_SECONDS = 1.5
"""Seconds that a stopping server waits for the store before it closes the store itself."""


@dataclass(frozen=True)
class Settings:
    """Settings from the command line."""

    data: str
    """Address of the store."""
    keep_days: int = KEEP_DAYS
    """Days after which an unused table or person is put to rest, to be erased a week later."""
    limits: Limits = field(default_factory=Limits)
    secure: bool = False
    """Whether cookies are sent over TLS only."""
    host_names: frozenset[str] | None = None
    """Host names to answer to besides those of this machine; None allows all."""
    bot_processes: int | None = None
    """Number of bot processes; None is one fewer than there are cores."""
    move_seconds: Mapping[str, float] = field(default_factory=lambda: MOVE_SECONDS)
    """Minimum seconds that a bot takes for a choice, by level."""
    review_steps: int | None = None
    """Thinking steps for each decision of a review; None is as many as suits this machine."""
    reviews_step_back: bool = True
    """Whether processes with reviews let all others on this machine go first."""
    sources: bool = False
    """Whether the page's sources are served even if there is a bundle of them."""
    clock: Callable[[], float] = time.time
    """Gives seconds since 1970, for entries and for the days of daily deals."""


def rest_garbage() -> None:
    """Restrict automatic garbage collection to new objects.

    A full collection takes a third of a second when many tables are open, and everybody waits for
    it; `BackgroundTasks` runs one every `COLLECT_SECONDS`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1_000_000)


class Services:
    """The services of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = Store(settings.data)
        self._bus = PostgresBus(self.store.database.engine) if self.store.postgresql else None
        """Listens to other servers; None with SQLite, which allows one server only."""
        self.keys = Keys(self.store.key)
        self.sessions = Sessions(
            self.keys,
            self.store.people,
            secure=settings.secure,
            can_remember=lambda: self._bus is None or self._bus.listening,
        )
        self.bot_processes = BotProcesses(settings.bot_processes)
        self.pictures = Pictures()
        self.tables = Tables(self.store, settings.clock)
        self.tables.came_or_went.add(self._came_or_went)
        self.bots = BotsAtTables(self.tables, self.bot_processes, settings.move_seconds)
        pars = Pars(self.store, self.keys, self.bot_processes)
        self.daily = DailyDeals(self.store, self.keys, self.tables, pars, settings.clock)
        background = BackgroundProcesses(
            self.bot_processes,
            min(PROCESSES, settings.bot_processes or PROCESSES),
            steps_back=settings.reviews_step_back,
        )
        self.reviews = Reviews(self.store, background, settings.clock, settings.review_steps)
        self.statistics = Statistics(self.store, self.tables, settings.clock)
        self._name = new_id()
        """This server's name among others."""
        self._telling: set[asyncio.Task[None]] = set()
        self.background_tasks = BackgroundTasks(
            self.store,
            self.tables,
            self.bots,
            self.daily,
            self.statistics,
            self._tell_presence,
            settings.keep_days,
        )
        self._running: list[asyncio.Task[None]] = []
        """Background tasks that run until the server stops."""

    async def start(self) -> None:
        """Start listening to other servers, and the background tasks, which wake waiting bots."""
        if self._bus is not None:
            self._running.append(asyncio.create_task(self._bus.listen(self)))
        self._running.append(asyncio.create_task(self.background_tasks.run()))

    async def stop(self) -> None:
        """Close everything; what was acknowledged is stored."""
        for task in self._running:
            task.cancel()
        await self.bots.close()
        await self.daily.close()
        await self.reviews.close()
        await self.statistics.close()
        self.bot_processes.close()
        with suppress(TimeoutError, StoreUnavailable):  # a frozen database must not delay the stop
            async with asyncio.timeout(CLOSING_SECONDS):
                await asyncio.gather(*self._running, return_exceptions=True)
                await self.daily.note_results()
                await self.tables.settle()
        await asyncio.to_thread(self.store.close)

    def _came_or_went(self, live: LiveTable) -> None:
        """When somebody comes, ask bots at once; tell other servers."""
        self._soon(self.bots.somebody_came())
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        """Tell other servers whose pages of a table are open here."""
        if self._bus is not None:
            words = presence_words(
                self._name, live.table.setup.table, live.people_here(), live.watchers_here()
            )
            self._soon(self._tell(words))

    def signed_out(self, person: str, number: int) -> None:
        """Close the pages of a person who signed out, here or on another server."""
        self.sessions.remember(person, number)
        self.tables.disconnect(person)  # a page with a newer cookie reconnects by itself

    async def hear_entry(self, news: str) -> None:
        """Handle an entry that this or another server made."""
        await self.tables.hear(news)

    async def hear_anything(self) -> None:
        """Catch up after news of other servers may have been missed."""
        self.sessions.forget_all()
        await self.tables.hear_of_all()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, words: str) -> None:
        with suppress(StoreUnavailable):  # it is reported again soon
            await self.store.tell_presence(words)

    def hear_presence(self, words: str) -> None:
        """Handle presence news from another server."""
        server, table, people, watchers = read_presence(words)
        if server != self._name:
            self.tables.heard_of_presence(server, table, people, watchers)
            self._soon(self.bots.somebody_came())
