"""Daily deals in the store: who played which day's deal with what result, and the bots' par."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..tables.daily import Score
from ..tables.setup import Setup
from . import schema
from .database import Database

LISTED = 100
"""Maximum number of results in a list; the reader's own is always in it."""


@dataclass(frozen=True)
class Attempt:
    """A person's one attempt at a day's deal."""

    table: str
    listed: bool
    """Whether others see the result."""
    score: Score | None
    """None until the game is over."""
    finished: float | None
    """Seconds since 1970."""


@dataclass(frozen=True)
class RankedResult:
    """A result among those of everybody on this server."""

    rank: int
    name: str
    """As the person typed it; empty if never given."""
    score: Score
    mine: bool


@dataclass(frozen=True)
class Par:
    """The result of the bots among themselves."""

    score: Score
    record: str
    """Their game. It contains the seed, so it is secret until that is revealed."""


class DailyResults:
    """The results of daily deals. A row begins with its table, and goes with it or its person."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    def begin(self, connection: Connection, setup: Setup, day: str, *, listed: bool) -> None:
        """Note an attempt, in the transaction that stores its table."""
        values = {"day": day, "person": setup.host, "table_id": setup.table, "listed": listed}
        connection.execute(self._insert(schema.daily_results).on_conflict_do_nothing(), values)

    async def attempt(self, day: str, person: str) -> Attempt | None:
        """A person's attempt at a day's deal."""
        kept = schema.daily_results.c
        query = select(schema.daily_results).where(kept.day == day, kept.person == person)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        if row is None:
            return None
        score = None if row.finished is None else Score(row.prestige, row.place, row.margin)
        return Attempt(row.table_id, row.listed, score, row.finished)

    async def finish(self, day: str, person: str, score: Score, at: float) -> None:
        """Note the result of an attempt, once."""
        kept = schema.daily_results.c
        change = update(schema.daily_results).where(
            kept.day == day, kept.person == person, kept.finished.is_(None)
        )
        change = change.values(
            prestige=score.prestige, place=score.place, margin=score.margin, finished=at
        )
        await self._database.write(lambda connection: connection.execute(change))

    async def list_result(self, day: str, person: str, listed: bool) -> None:
        """Show a person's result to others, or hide it."""
        kept = schema.daily_results.c
        change = update(schema.daily_results).where(kept.day == day, kept.person == person)
        change = change.values(listed=listed)
        await self._database.write(lambda connection: connection.execute(change))

    async def ranked(self, day: str, until: float, person: str | None) -> list[RankedResult]:
        """The listed results that were finished in time, and the reader's own, the best first.

        A larger margin is better, then a better place, then more prestige.
        """
        kept, people = schema.daily_results.c, schema.people.c
        best = (kept.margin.desc(), kept.place, kept.prestige.desc())
        seen = select(
            kept.person,
            func.coalesce(people.name, "").label("name"),
            kept.prestige,
            kept.place,
            kept.margin,
            func.rank().over(order_by=best).label("rank"),
            func.row_number().over(order_by=(*best, kept.finished, kept.person)).label("number"),
        )
        seen = seen.select_from(
            schema.daily_results.outerjoin(schema.people, people.id == kept.person)
        )
        seen = seen.where(kept.day == day, kept.finished <= until)
        rows = seen.where(kept.listed | (kept.person == person)).subquery()
        query = select(rows).where((rows.c.number <= LISTED) | (rows.c.person == person))

        def read(connection: Connection) -> list[RankedResult]:
            return [
                RankedResult(
                    row.rank,
                    row.name,
                    Score(row.prestige, row.place, row.margin),
                    row.person == person,
                )
                for row in connection.execute(query.order_by(rows.c.number))
            ]

        return await self._database.read(read)

    async def count(self, day: str, until: float) -> int:
        """Number of listed results that were finished in time."""
        kept = schema.daily_results.c
        query = select(func.count()).where(kept.day == day, kept.finished <= until, kept.listed)
        return await self._database.read(lambda connection: connection.execute(query).scalar_one())

    async def par(self, day: str) -> Par | None:
        """The bots' result with a day's deal, once they have played."""
        query = select(schema.daily_pars).where(schema.daily_pars.c.day == day)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        if row is None:
            return None
        return Par(Score(row.prestige, row.place, row.margin), row.record)

    async def keep_par(self, day: str, par: Par) -> None:
        """Store the bots' result, unless another server already has: it is the same."""
        values = {"day": day, "record": par.record, **vars(par.score)}
        new = self._insert(schema.daily_pars).on_conflict_do_nothing()
        await self._database.write(lambda connection: connection.execute(new, values))
