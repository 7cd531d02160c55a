"""Daily deals on this server: which day it is, who may know what, attempts and results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from notredame import commitment

from ..access.keys import Keys
from ..live.live_table import LiveTable
from ..live.open_tables import Tables
from ..problems import Problem
from ..store import Store, StoreUnavailable
from ..store.daily_results import Attempt, Par, RankedResult
from ..tables.daily import daily_setup, score_of
from ..tables.table import OVER, Table
from .day import Day
from .par import Pars


@dataclass(frozen=True)
class DealOfDay:
    """A day's deal, as far as one person may know it."""

    day: Day
    commitment: str
    mine: Attempt | None
    late: bool
    """Whether my attempt ended after the deal was revealed, so that it does not count."""
    par: Par | None
    results: list[RankedResult]
    finished: int
    """Number of results in the whole list."""
    seed: bytes | None
    """None until it is revealed."""


class DailyDeals:
    """The daily deals of a store: the same key gives the same deals on every server."""

    def __init__(
        self, store: Store, keys: Keys, tables: Tables, pars: Pars, clock: Callable[[], float]
    ) -> None:
        """`clock` gives seconds since 1970."""
        self._store = store
        self._keys = keys
        self._tables = tables
        self._pars = pars
        self._clock = clock
        self._unnoted: dict[str, Table] = {}
        """Finished tables whose result may not be stored yet."""
        self._noting: asyncio.Task[None] | None = None
        tables.changed.add(self._look_at)
        tables.opened.add(self._look_at)

    def today(self) -> Day:
        """The present day."""
        return Day.at(self._clock())

    def is_revealed(self, day: Day) -> bool:
        """Whether everybody may know a day's deal."""
        return self._clock() >= day.revealed

    def is_secret(self, table: Table) -> bool:
        """Whether a table has a deal that is not revealed, so that only its player may see it."""
        day = None if table.setup.daily is None else Day.read(table.setup.daily)
        return day is not None and not self.is_revealed(day)

    def check_not_secret(self, table: Table) -> None:
        """Refuse to give away what others could read the deal from: the record, and links."""
        if self.is_secret(table):
            sentence = (
                "The daily deal is secret until it is revealed; afterwards others may see your "
                "game."
            )
            raise Problem(409, "daily-secret", sentence)

    def commitment(self, day: Day) -> str:
        """The commitment to a day's deal, which may be published at any time."""
        return commitment(self._keys.daily_seed(str(day)))

    async def begun(self, day: Day, person: str) -> str | None:
        """The table of a person's attempt at a day's deal, if they have begun it."""
        ident = self._keys.daily_table_id(str(day), person)
        try:
            await self._tables.find(ident)
        except Problem as problem:
            if problem.code != "not-found":
                raise
            return None
        return ident

    async def begin(self, day: Day, person: str, name: str, *, listed: bool) -> str:
        """Begin a person's attempt; begun twice, it is the same table."""
        setup = daily_setup(
            str(day),
            self._keys.daily_seed(str(day)),
            table=self._keys.daily_table_id(str(day), person),
            person=person,
            name=name,
            created=self._clock(),
        )
        await self._tables.create(setup, result_listed=listed)
        self._pars.play_soon(day)
        return setup.table

    async def look(self, day: Day, person: str | None) -> DealOfDay:
        """A day's deal as a person may know it: the par after their own end, the seed later."""
        mine = None if person is None else await self._attempt(day, person)
        revealed, ended = self.is_revealed(day), mine is not None and mine.score is not None
        par = await self._pars.find(day) if revealed or ended else None
        if par is None and ended:
            self._pars.play_soon(day)
        return DealOfDay(
            day,
            self.commitment(day),
            mine,
            mine is not None and (mine.finished or 0.0) > day.revealed,
            par,
            await self._store.daily.ranked(str(day), day.revealed, person),
            await self._store.daily.count(str(day), day.revealed),
            self._keys.daily_seed(str(day)) if revealed else None,
        )

    async def list_result(self, day: Day, person: str, listed: bool) -> None:
        """Show a person's result to others, or hide it."""
        await self._store.daily.list_result(str(day), person, listed)

    async def par_record(self, day: Day) -> str | None:
        """The bots' game with a revealed deal, if they have played it."""
        par = await self._pars.find(day) if self.is_revealed(day) else None
        return None if par is None else par.record

    async def note_results(self) -> None:
        """Store the results of finished tables; one that fails is tried again the next time."""
        for ident, table in list(self._unnoted.items()):
            await self._note(table)
            self._unnoted.pop(ident, None)

    async def close(self) -> None:
        """Stop the bots that play for a par."""
        await self._pars.close()

    async def _attempt(self, day: Day, person: str) -> Attempt | None:
        found = await self._store.daily.attempt(str(day), person)
        if found is None or found.score is not None:
            return found
        with suppress(Problem):  # a table that cannot be opened any more has no result
            live = await self._tables.find(found.table)
            if live.table.status == OVER:
                await self._note(live.table)
        return await self._store.daily.attempt(str(day), person)

    def _look_at(self, live: LiveTable) -> None:
        """Store the result soon if a daily deal is over."""
        table = live.table
        if table.setup.daily is not None and table.status == OVER:
            self._unnoted[table.setup.table] = table
            if self._noting is None or self._noting.done():
                self._noting = asyncio.create_task(self._note_soon())

    async def _note_soon(self) -> None:
        with suppress(StoreUnavailable):  # it is logged, and tried again
            await self.note_results()

    async def _note(self, table: Table) -> None:
        assert table.game is not None
        assert table.setup.daily is not None
        await self._store.daily.finish(
            table.setup.daily, table.setup.host, score_of(table.game), table.last_choice
        )
