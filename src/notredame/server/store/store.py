"""The store: setups and entries of tables, people, and who may see which table."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from ..tables.entries import Entry, news_of
from ..tables.setup import Setup, setup_from
from . import channels, schema
from .daily_results import DailyResults
from .database import Database, NoSuchTable
from .people import People
from .results import Results
from .retention import Retention
from .reviews import StoredReviews

PAGE = 50
"""Maximum number of tables in a list."""
AWAITS_BOT = text("tables.awaits_bot")
"""Written like the partial index; SQLAlchemy's own form differs in SQLite."""


class Store:
    """Everything that is kept. Each method is one transaction; it may raise StoreUnavailable."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.key = self.database.key
        self.postgresql = self.database.postgresql
        self.people = People(self.database)
        self.retention = Retention(self.database)
        self.daily = DailyResults(self.database)
        self.reviews = StoredReviews(self.database)
        self.results = Results(self.database)
        self._insert: Any = postgresql.insert if self.postgresql else sqlite.insert
        self._new_table = self._unless_taken(schema.tables, schema.tables.c.id)
        self._new_entry = self._unless_taken(schema.entries, schema.entries.c.number)
        guests = schema.guests.c
        self._may_see = select(guests.person).where(
            guests.table_id == bindparam("table"), guests.person == bindparam("guest")
        )
        new_guest = self._insert(schema.guests)
        self._let_in_to_watch = new_guest.on_conflict_do_nothing()
        self._let_in_to_play = new_guest.on_conflict_do_update(
            index_elements=["table_id", "person"], set_={"plays": True}
        )
        kept = schema.tables.c
        self._tables_of = (
            select(kept.id)
            .join(schema.guests)
            .where(guests.person == bindparam("guest"), guests.plays, kept.resting_since.is_(None))
            .order_by(kept.created.desc())
            .limit(PAGE)
        )

    def close(self) -> None:
        """Finish started jobs and close all connections."""
        self.database.close()

    async def create(
        self, setup: Setup, status: str, *, awaits_bot: bool = False, result_listed: bool = True
    ) -> None:
        """Store a new table; nothing changes if its id exists.

        With a daily deal it is the host's attempt, whose result will be listed or not.
        """

        def job(connection: Connection) -> None:
            values = {
                "id": setup.table,
                "created": setup.created,
                "host": setup.host,
                "listed": setup.listed,
                "status": status,
                "seed": setup.seed,
                "setup": setup.as_dict(),
                "awaits_bot": awaits_bot,
            }
            if connection.execute(self._new_table, values).first() is None:
                return
            owners = {seat.owner for seat in setup.seats if seat.owner} | {setup.host}
            for owner in owners:
                self._let_in(connection, setup.table, owner, plays=True)
            if setup.daily is not None:
                self.daily.begin(connection, setup, setup.daily, listed=result_listed)

        await self.database.write(job)

    async def append(
        self,
        table: str,
        entry: Entry,
        *,
        player: str | None = None,
        leaver: str | None = None,
        awaits_bot: bool = False,
    ) -> bool:
        """Store an entry; False if its number is taken.

        `player` gets a seat with it, `leaver` loses access to the table. `awaits_bot` marks the
        table as one where a bot may have to move, until `settle` clears it. Raises NoSuchTable.
        """
        guests, tables = schema.guests.c, schema.tables.c

        def job(connection: Connection) -> bool:
            if not self._append(connection, table, entry):
                return False
            if player is not None:
                self._let_in(connection, table, player, plays=True)
            if leaver is not None:
                gone = (guests.table_id == table) & (guests.person == leaver)
                connection.execute(delete(schema.guests).where(gone))
            if awaits_bot:
                unknown = (tables.id == table) & ~tables.awaits_bot
                connection.execute(update(schema.tables).where(unknown).values(awaits_bot=True))
            return True

        try:
            return await self.database.write(job)
        except IntegrityError:
            raise NoSuchTable from None

    async def settle(self, settled: Mapping[str, int]) -> None:
        """Note that no bot has to move after a table's entry, if that entry is still the last."""
        tables, entries = schema.tables.c, schema.entries.c
        later = select(entries.number).where(
            entries.table_id == tables.id, entries.number > bindparam("last")
        )
        change = update(schema.tables).where(tables.id == bindparam("settled"), tables.awaits_bot)
        change = change.where(~later.exists()).values(awaits_bot=False)
        rows = [{"settled": table, "last": number} for table, number in settled.items()]
        # Wait for an entry that another server is about to commit, so that it counts.
        locked = select(tables.id).where(tables.id.in_(sorted(settled))).with_for_update()

        def job(connection: Connection) -> None:
            if self.postgresql:
                connection.execute(locked.order_by(tables.id))
            connection.execute(change, rows)

        if rows:
            await self.database.write(job)

    async def tell_presence(self, words: str) -> None:
        """Tell all servers of a PostgreSQL whose pages are open on this one."""
        await self.database.write(lambda c: channels.notify(c, channels.PRESENCE, words))

    async def set_status(self, table: str, status: str) -> None:
        """Note a table's status for the lists, unless another server has noted a later one."""
        kept = schema.tables.c
        earlier = schema.COURSE[: schema.COURSE.index(status)]
        change = update(schema.tables).where(kept.id == table, kept.status.in_(earlier))
        change = change.values(status=status)
        await self.database.write(lambda connection: connection.execute(change))

    async def open(self, table: str, *, restore: bool = True) -> Setup | None:
        """A table's setup; a table at rest is restored, unless it is to be left there."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        row = await self.database.read(lambda c: c.execute(query).one_or_none())
        if row is None:
            return None
        if row.resting_since is not None and restore:
            await self.retention.restore(table, time.time())
        return setup_from(
            row.setup,
            table=row.id,
            host=row.host,
            seed=row.seed,
            listed=row.listed,
            created=row.created,
        )

    async def entries_of(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number."""
        kept = schema.entries.c
        query = (
            select(kept.number, kept.at, kept.kind, kept.data)
            .where(kept.table_id == table, kept.number > after)
            .order_by(kept.number)
        )

        def read(connection: Connection) -> list[Entry]:
            return [Entry(*row) for row in connection.execute(query)]

        return await self.database.read(read)

    async def open_tables(self) -> list[str]:
        """Listed tables with free seats, the newest first."""
        kept = schema.tables.c
        query = select(kept.id).where(kept.listed, kept.status == "waiting")
        query = query.where(kept.resting_since.is_(None))
        return await self._ids(query.order_by(kept.created.desc()).limit(PAGE))

    async def tables_of(self, person: str) -> list[str]:
        """The tables where a person has a seat, the newest first."""
        return await self._ids(self._tables_of, {"guest": person})

    async def awaiting_bots(self) -> list[tuple[str, int, float]]:
        """Tables where a bot may have to move, with the number and time of their last entry.

        Without an entry, the time is that of the table's creation.
        """
        kept, written = schema.tables.c, schema.entries.c
        # One index lookup per table, however long its game is.
        every = schema.entries.alias("every").c
        newest = select(func.max(every.number)).where(every.table_id == kept.id).scalar_subquery()
        last = and_(written.table_id == kept.id, written.number == newest)
        query = select(
            kept.id, func.coalesce(written.number, 0), func.coalesce(written.at, kept.created)
        ).select_from(schema.tables.outerjoin(schema.entries, last))
        query = query.where(AWAITS_BOT, kept.resting_since.is_(None))

        def read(connection: Connection) -> list[tuple[str, int, float]]:
            return [(row[0], row[1], row[2]) for row in connection.execute(query)]

        return await self.database.read(read)

    async def hosted_unfinished(self, person: str, since: float) -> int:
        """Number of unfinished tables that a host has created since a time."""
        kept = schema.tables.c
        query = select(func.count()).where(kept.host == person, kept.status != "over")
        query = query.where(kept.created >= since)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    async def may_see(self, table: str, person: str) -> bool:
        """Whether a person has a seat or may watch."""
        values = {"table": table, "guest": person}
        return await self.database.read(
            lambda c: c.execute(self._may_see, values).first() is not None
        )

    async def let_in(self, table: str, person: str) -> None:
        """Let a person watch. Raises NoSuchTable."""
        try:
            await self.database.write(lambda c: self._let_in(c, table, person, plays=False))
        except IntegrityError:
            raise NoSuchTable from None

    async def watchers(self, table: str, others: Sequence[str]) -> list[tuple[str, str]]:
        """Id and name of everybody who may watch, and of `others`."""
        guests, people = schema.guests.c, schema.people.c
        let_in = select(guests.person).where(guests.table_id == table, ~guests.plays)
        query = select(people.id, people.name).where(people.id.in_(let_in) | people.id.in_(others))
        query = query.order_by(people.seen.desc())

        def read(connection: Connection) -> list[tuple[str, str]]:
            return [(row[0], row[1]) for row in connection.execute(query)]

        return await self.database.read(read)

    async def list_for(self, table: str, person: str, listed: bool) -> None:
        """Show or hide a table in a person's list; access is unaffected."""
        kept = schema.guests.c
        change = update(schema.guests).where(kept.table_id == table, kept.person == person)
        change = change.values(plays=listed)
        await self.database.write(lambda connection: connection.execute(change))

    def _unless_taken(self, table: Table, key: Column[Any]) -> Any:
        """Insert a row and return its key, unless the key is taken.

        It raises nothing, so that many can share a transaction, and does not rely on `rowcount`,
        which PostgreSQL's driver does not report here.
        """
        return self._insert(table).on_conflict_do_nothing().returning(key)

    def _append(self, connection: Connection, table: str, entry: Entry) -> bool:
        values = {
            "table_id": table,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "data": dict(entry.data),
        }
        if connection.execute(self._new_entry, values).first() is None:
            return False
        if self.postgresql:
            channels.notify(connection, channels.ENTRIES, news_of(table, entry))
        return True

    def _let_in(self, connection: Connection, table: str, person: str, *, plays: bool) -> None:
        statement = self._let_in_to_play if plays else self._let_in_to_watch
        connection.execute(statement, {"table_id": table, "person": person, "plays": plays})

    async def _ids(self, query: Any, values: Mapping[str, Any] | None = None) -> list[str]:
        return await self.database.read(lambda c: list(c.execute(query, values).scalars()))
