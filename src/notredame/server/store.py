"""The store: setups and entries of tables, and people, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Table,
    and_,
    create_engine,
    delete,
    event,
    func,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from notredame import NotreDameError

from . import schema
from .entries import Entry, news_of
from .setup import Setup, setup_from
from .writer import Writer

CHANNEL = "notredame"
"""Where PostgreSQL tells the other servers which table has a new entry."""
PRESENCE_CHANNEL = "notredame_presence"
"""Where servers tell each other whose pages they have."""
DAY = 24 * 3600.0
PAGE = 50
"""So many tables at most in a list."""
NOT_FOR_EVER = {
    "connect_timeout": "10",
    "keepalives_idle": "20",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
"""So long a line to PostgreSQL may be silent before it counts as lost; --data may say otherwise."""
NOTIFY = text("SELECT pg_notify(:c, :t)")
T = TypeVar("T")


@dataclass(frozen=True)
class Person:
    """Somebody who plays or watches, known by a cookie."""

    id: str
    name: str
    language: str | None


class NoSuchTable(Exception):
    """A table that was deleted, perhaps by another server."""


class Store:
    """Reads in any thread, writes in one; every method can be awaited."""

    def __init__(self, url: str) -> None:
        self.engine = _connect(url)
        self.postgresql = self.engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self.postgresql else sqlite.insert
        self._new_table = self._unless_taken(schema.tables, schema.tables.c.id)
        self._new_entry = self._unless_taken(schema.entries, schema.entries.c.number)
        try:
            self.key = self._open()
        except Exception:
            self.engine.dispose()
            raise
        self._writer = Writer(self.engine)

    def close(self) -> None:
        """Finish what was begun, and let go."""
        self._writer.close()
        self.engine.dispose()

    # Tables

    async def create(self, setup: Setup, status: str) -> None:
        """Keep a new table; nothing changes when there is one of this id already."""

        def job(connection: Connection) -> None:
            values = {
                "id": setup.table,
                "created": setup.created,
                "host": setup.host,
                "listed": setup.listed,
                "status": status,
                "seed": setup.seed,
                "setup": setup.as_dict(),
            }
            if connection.execute(self._new_table, values).first() is None:
                return
            owners = {seat.owner for seat in setup.seats if seat.owner} | {setup.host}
            for owner in owners:
                self._let_in(connection, setup.table, owner, plays=True)

        await self._write(job)

    async def append(
        self, table: str, entry: Entry, player: str | None = None, leaver: str | None = None
    ) -> bool:
        """Keep an entry; False when its number is taken.

        `player` gets a seat with it, `leaver` has none any more. A table that is not there is
        NoSuchTable.
        """

        def job(connection: Connection) -> bool:
            if not self._append(connection, table, entry):
                return False
            if player is not None:
                self._let_in(connection, table, player, plays=True)
            if leaver is not None:
                kept = schema.guests.c
                connection.execute(
                    delete(schema.guests).where(kept.table_id == table, kept.person == leaver)
                )
            return True

        try:
            return bool(await self._write(job))
        except IntegrityError:
            raise NoSuchTable from None

    async def tell_servers(self, words: str) -> None:
        """Say something about presence to all servers of a PostgreSQL."""
        said = {"c": PRESENCE_CHANNEL, "t": words}
        await self._write(lambda connection: connection.execute(NOTIFY, said))

    async def set_status(self, table: str, status: str) -> None:
        """For the lists; another server may have come further already, and that stays."""
        kept = schema.tables.c
        earlier = schema.COURSE[: schema.COURSE.index(status)]
        change = update(schema.tables).where(kept.id == table, kept.status.in_(earlier))
        change = change.values(status=status)
        await self._write(lambda connection: connection.execute(change))

    async def setup_of(self, table: str) -> Setup | None:
        """How a table was set up."""

        def read(connection: Connection) -> Setup | None:
            query = select(schema.tables).where(schema.tables.c.id == table)
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            return setup_from(
                row.setup,
                table=row.id,
                host=row.host,
                seed=row.seed,
                listed=row.listed,
                created=row.created,
            )

        return await self._read(read)

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

        return await self._read(read)

    async def open_tables(self) -> list[str]:
        """Listed tables that wait for somebody, the newest first."""
        kept = schema.tables.c
        query = select(kept.id).where(kept.listed, kept.status == "waiting")
        return await self._ids(query.order_by(kept.created.desc()).limit(PAGE))

    async def tables_of(self, person: str) -> list[str]:
        """The tables where a person has a seat, the newest first."""
        kept = schema.tables.c
        query = select(kept.id).join(schema.guests).where(schema.guests.c.person == person)
        query = query.where(schema.guests.c.plays).order_by(kept.created.desc())
        return await self._ids(query.limit(PAGE))

    async def unfinished(self) -> list[tuple[str, int, float]]:
        """The tables that are not over, with the number and time of their last entry.

        Where there is none yet, the time is that of their creation.
        """
        kept, written = schema.tables.c, schema.entries.c
        # One look into the index a table, however long its game is.
        every = schema.entries.alias("every").c
        newest = select(func.max(every.number)).where(every.table_id == kept.id).scalar_subquery()
        last = and_(written.table_id == kept.id, written.number == newest)
        query = select(
            kept.id, func.coalesce(written.number, 0), func.coalesce(written.at, kept.created)
        ).select_from(schema.tables.outerjoin(schema.entries, last))
        query = query.where(kept.status != "over")

        def read(connection: Connection) -> list[tuple[str, int, float]]:
            return [(row[0], row[1], row[2]) for row in connection.execute(query)]

        return await self._read(read)

    async def hosted_unfinished(self, person: str, since: float) -> int:
        """How many tables that a host has begun since then are not over."""
        kept = schema.tables.c
        query = select(func.count()).where(kept.host == person, kept.status != "over")
        query = query.where(kept.created >= since)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    # People

    async def may_see(self, table: str, person: str) -> bool:
        """Whether a person has a seat or the watcher's link."""
        query = select(schema.guests.c.person).where(
            schema.guests.c.table_id == table, schema.guests.c.person == person
        )
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def let_in(self, table: str, person: str) -> None:
        """Let a person watch."""
        await self._write(lambda c: self._let_in(c, table, person, plays=False))

    async def list_for(self, table: str, person: str, listed: bool) -> None:
        """Let a table be in a person's list or not; they may see it in any case."""
        kept = schema.guests.c
        change = update(schema.guests).where(kept.table_id == table, kept.person == person)
        await self._write(lambda connection: connection.execute(change.values(plays=listed)))

    async def person(self, ident: str) -> Person | None:
        """A person by the id in the cookie."""
        kept = schema.people.c
        query = select(kept.id, kept.name, kept.language).where(kept.id == ident)

        def read(connection: Connection) -> Person | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else Person(*row)

        return await self._read(read)

    async def keep_person(self, person: Person) -> None:
        """Keep a person, new or changed."""
        values = {"name": person.name, "language": person.language, "seen": time.time()}
        insert = self._insert(schema.people).values(id=person.id, **values)
        change = insert.on_conflict_do_update(index_elements=["id"], set_=values)
        await self._write(lambda connection: connection.execute(change))

    async def saw(self, person: str, at: float) -> None:
        """Note that a person was here, once a day."""
        kept = schema.people.c
        change = update(schema.people).where(kept.id == person, kept.seen < at - DAY)
        await self._write(lambda connection: connection.execute(change.values(seen=at)))

    async def forget(self, before: float) -> int:
        """Delete tables begun before a time, and people not seen since; returns how many tables."""

        def job(connection: Connection) -> int:
            old = select(schema.tables.c.id).where(schema.tables.c.created < before)
            for part in (schema.entries, schema.guests):
                connection.execute(delete(part).where(part.c.table_id.in_(old)))
            gone = connection.execute(delete(schema.tables).where(schema.tables.c.created < before))
            connection.execute(delete(schema.people).where(schema.people.c.seen < before))
            return int(gone.rowcount)

        return int(await self._write(job))

    # Inside

    def _unless_taken(self, table: Table, key: Column[Any]) -> Any:
        """Inserts a row and gives its key, unless that is taken.

        No exception, so that many can share a transaction; and not by `rowcount`, which
        PostgreSQL's driver does not give here.
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
            connection.execute(NOTIFY, {"c": CHANNEL, "t": news_of(table, entry)})
        return True

    def _let_in(self, connection: Connection, table: str, person: str, *, plays: bool) -> None:
        insert = self._insert(schema.guests).values(table_id=table, person=person, plays=plays)
        if plays:
            keys = ["table_id", "person"]
            connection.execute(
                insert.on_conflict_do_update(index_elements=keys, set_={"plays": True})
            )
        else:
            connection.execute(insert.on_conflict_do_nothing())

    async def _ids(self, query: Any) -> list[str]:
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def _write(self, job: Callable[[Connection], Any]) -> Any:
        return await asyncio.wrap_future(self._writer.do(job))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(read)

    def _open(self) -> bytes:
        """The key that signs cookies and links; what is not ours is refused and left as it is."""
        try:
            with self.engine.begin() as connection:
                # Several servers may begin at once; what one begins is there whole or not at all.
                alone = "SELECT pg_advisory_xact_lock(20071116)"
                connection.execute(text(alone if self.postgresql else "BEGIN IMMEDIATE"))
                if not inspect(connection).get_table_names():
                    _begin(connection)
                found = _settings(connection)
            if not self.postgresql:  # readers beside the writer
                with self.engine.connect() as connection:
                    connection.execute(text("PRAGMA journal_mode=WAL"))
        except SQLAlchemyError as problem:
            raise NotreDameError(f"The store cannot be opened: {_reason(problem)}") from None
        return bytes.fromhex(found["key"])


def _begin(connection: Connection) -> None:
    schema.metadata.create_all(connection)
    begun = {"version": schema.VERSION, "key": secrets.token_hex(32)}
    rows = [{"key": key, "value": value} for key, value in begun.items()]
    connection.execute(schema.settings.insert(), rows)


def _settings(connection: Connection) -> dict[str, str]:
    """The settings of a store of this layout."""
    found: dict[str, str] = {}
    if inspect(connection).has_table("settings"):
        columns = {column["name"] for column in inspect(connection).get_columns("settings")}
        if columns == set(schema.settings.c.keys()):
            found = {row.key: row.value for row in connection.execute(select(schema.settings))}
    if not found.keys() >= {"version", "key"}:
        raise NotreDameError(
            "The store cannot be opened: another program keeps something there; "
            "name an empty database with --data."
        )
    if found["version"] != schema.VERSION:
        raise NotreDameError(
            f"The store has layout {found['version']}; this version of notredame reads "
            f"{schema.VERSION}. docs/server.md says how to upgrade."
        )
    return found


def _connect(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        kind, name = parsed.get_backend_name(), parsed.database
        if kind != "postgresql" and (kind != "sqlite" or name in (None, "", ":memory:")):
            raise ArgumentError
        if kind == "postgresql":
            parsed = parsed.set(query={**NOT_FOR_EVER, **parsed.query})
        engine = create_engine(parsed, pool_pre_ping=True, pool_size=10)
    except (ArgumentError, NoSuchModuleError, ValueError):  # their words may hold a password
        raise NotreDameError(
            "--data does not name a store: it is sqlite:///FILE or "
            "postgresql://USER:PASSWORD@HOST:PORT/DATABASE."
        ) from None
    except ModuleNotFoundError:
        raise NotreDameError(
            "PostgreSQL needs psycopg: pip install 'notredame[postgresql]'."
        ) from None
    if engine.dialect.name == "sqlite":
        _keep_private(str(parsed.database))
        event.listen(engine, "connect", _sqlite_safely)
    return engine


def _keep_private(file: str) -> None:
    """Let only its owner read a new file, which holds keys and seeds; one that is there stays.

    SQLite gives the files that it makes beside it the same rights.
    """
    if not file.startswith("file:"):
        with suppress(OSError):  # it is there; or else it cannot be made, as SQLite will say
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _sqlite_safely(connection: Any, _: Any) -> None:
    """Nothing acknowledged that is not on the disk."""
    for pragma in ("synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _reason(problem: Exception) -> str:
    """The driver's own words in one line; never the address, which may hold a password."""
    lines = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return lines[0].rstrip(".") + "." if lines else f"{type(problem).__name__}."
