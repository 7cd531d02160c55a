"""Retention: unused tables and people are first put to rest, then erased.

They count as unused after `serve --keep-days` days (`server/defaults.py`).

A table at rest is in no list and its bots do not move, but opening it restores it.

A wrong clock must not cost anybody a game. So nothing is put to rest or erased while the clock is
further ahead of the store's newest entry than it can be for a store in use, and what a wrong clock
put to rest is restored as soon as the clock is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Table, delete, func, select, update

from . import schema
from .database import Database
from .people import DAY

REST_DAYS = 7
"""Days at rest before something is erased."""
DOUBT_DAYS = 2
"""Maximum days from the newest entry to now; beyond that the clock may be wrong."""
CHUNK = 50
"""Maximum tables or people per transaction, to keep transactions short."""


@dataclass(frozen=True)
class Tidied:
    """The ids of tables and people that were put to rest, restored or erased."""

    in_doubt: bool = False
    """Something was due but not done: the clock is too far ahead of the newest entry."""
    rested_tables: list[str] = field(default_factory=list)
    rested_people: list[str] = field(default_factory=list)
    restored_tables: list[str] = field(default_factory=list)
    restored_people: list[str] = field(default_factory=list)
    erased_tables: list[str] = field(default_factory=list)
    erased_people: list[str] = field(default_factory=list)


class Retention:
    """Puts to rest, restores and erases."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tidy(self, now: float, keep_days: int) -> Tidied:
        """Do everything that is due at `now`, in seconds since 1970.

        A table's age counts from its last entry, a person's from their last visit.
        """
        before = now - keep_days * DAY
        tables, people = schema.tables, schema.people
        unused_table, unused_person = _unused_table(before), _unused_person(before)
        newest = await self._newest_entry()
        if newest is None or now - newest > DOUBT_DAYS * DAY:
            due = await self._ids(tables, unused_table) or await self._ids(people, unused_person)
            return Tidied(in_doubt=bool(due))
        await self._erase_pars(before - REST_DAYS * DAY)
        return Tidied(
            restored_tables=await self._restore(tables, ~unused_table),
            restored_people=await self._restore(people, ~unused_person),
            erased_tables=await self._erase(tables, unused_table, now),
            erased_people=await self._erase(people, unused_person, now),
            rested_tables=await self._rest(tables, unused_table, now),
            rested_people=await self._rest(people, unused_person, now),
        )

    async def _erase_pars(self, before: float) -> None:
        """Erase the bots' games of daily deals that are as old as erased tables."""
        last = datetime.fromtimestamp(before, UTC).date().isoformat()
        await self._execute(delete(schema.daily_pars).where(schema.daily_pars.c.day < last))

    async def restore(self, table: str, now: float) -> None:
        """Restore a table at rest that somebody opened, as if an entry had been made."""
        kept = schema.tables.c
        change = update(schema.tables).where(kept.id == table, kept.resting_since.is_not(None))
        await self._execute(change.values(resting_since=None, restored=now))

    async def _newest_entry(self) -> float | None:
        """Time of the newest entry of any table, if there is one."""
        query = select(func.max(schema.entries.c.at))
        return await self._database.read(lambda c: c.execute(query).scalar_one())

    async def _restore(self, kind: Table, used: Any) -> list[str]:
        resting = kind.c.resting_since.is_not(None)
        return await self._change_all(kind, None, resting & used)

    async def _rest(self, kind: Table, unused: Any, now: float) -> list[str]:
        awake = kind.c.resting_since.is_(None) | (kind.c.resting_since > now)  # by a wrong clock
        return await self._change_all(kind, now, awake & unused)

    async def _erase(self, kind: Table, unused: Any, now: float) -> list[str]:
        rested = kind.c.resting_since < now - REST_DAYS * DAY
        due = await self._ids(kind, rested & unused)
        for chunk in _chunks(due):
            which = kind.c.id.in_(chunk) & rested & unused
            if kind is schema.people:
                erased = select(kind.c.id).where(which)
                for theirs in (schema.daily_results, schema.results):
                    await self._execute(delete(theirs).where(theirs.c.person.in_(erased)))
                # Void cookies must stay void, so the number of a person's sign-out is kept.
                blank = update(kind).where(which, kind.c.sign_outs_begun > 0)
                blank = blank.values(name="", language=None, resting_since=None)
                # Their games are not counted again.
                await self._execute(blank.values(statistics_since=now))
                which &= kind.c.sign_outs_begun == 0
            # Foreign keys cascade to what belongs to a table.
            await self._execute(delete(kind).where(which))
        return due

    async def _change_all(self, kind: Table, since: float | None, where: Any) -> list[str]:
        due = await self._ids(kind, where)
        for chunk in _chunks(due):
            await self._change(kind, chunk, since, where)
        return due

    async def _change(self, kind: Table, ids: list[str], since: float | None, where: Any) -> None:
        change = update(kind).where(kind.c.id.in_(ids), where)
        await self._execute(change.values(resting_since=since))

    async def _execute(self, statement: Any) -> None:
        await self._database.write(lambda connection: connection.execute(statement))

    async def _ids(self, kind: Table, where: Any) -> list[str]:
        query = select(kind.c.id).where(where)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))


def _unused_table(before: float) -> Any:
    """SQL condition: no entry at a table since a time."""
    tables, entries = schema.tables.c, schema.entries.c
    entered = select(entries.number).where(entries.table_id == tables.id, entries.at >= before)
    restored = func.coalesce(tables.restored, tables.created)
    return (tables.created < before) & (restored < before) & ~entered.exists()


def _unused_person(before: float) -> Any:
    """SQL condition: no visit of a person since a time, and more is stored than a number."""
    people = schema.people.c
    blank = (people.sign_outs_begun > 0) & (people.name == "") & people.language.is_(None)
    return (people.seen < before) & ~blank


def _chunks(ids: list[str]) -> Iterator[list[str]]:
    return (ids[k : k + CHUNK] for k in range(0, len(ids), CHUNK))
