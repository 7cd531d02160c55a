"""Everything a server works with, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from notredame import NotreDameError

from .bots_at_tables import BotsAtTables
from .bus import PostgresBus
from .keys import Keys
from .limits import Limits
from .problems import Problem
from .store import DAY, Store
from .tables import Tables
from .thinkers import Thinkers

log = logging.getLogger("notredame.server")
LOOK_AGAIN_SECONDS = 30.0
"""How often bots are sought whose server has gone."""


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


class Service:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = Store(settings.data)
        self.keys = Keys(self.store.key)
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = BotsAtTables(self.thinkers)
        self.tables = Tables(self.store, self.bots.look_at)
        self.bots.tables = self.tables
        self._bus: PostgresBus | None = None
        self._chores: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with every game where it was."""
        if self.store.postgresql:
            self._bus = PostgresBus(
                self.store.engine, self.tables.heard_of, self.tables.hear_of_all
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
        forgot = 0.0
        while True:
            try:
                if time.time() - forgot > DAY:
                    await self.tables.forget(time.time() - DAY * self.settings.keep_days)
                    forgot = time.time()
                for ident in await self.store.unfinished():
                    await self._wake(ident)
            except SQLAlchemyError:
                log.warning("The store cannot be reached just now.")
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _wake(self, ident: str) -> None:
        """Let the bots of a table move; one that is broken or gone is no harm to the others."""
        try:
            self.bots.look_at(await self.tables.find(ident))
        except (Problem, NotreDameError) as problem:
            log.error("Table %s cannot be opened: %s", ident, problem)
