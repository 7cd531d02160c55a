"""SQLAlchemy engines for the two databases, and the settings of their connections."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from notredame import NotreDameError

READERS = 10
"""Number of connections that read at the same time, and of the threads that use them."""
WAIT_SECONDS = 4.0
"""Seconds that a connection waits for the answer to a statement, or for another writer."""
CONNECTION = {
    "connect_timeout": "5",
    "keepalives_idle": "20",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
"""Timeouts of a PostgreSQL connection, for libpq; the address in --data may override them."""
SAFE_SQLITE = (3, 51, 3)
"""The first SQLite version in which two connections may write to a WAL database at once."""


@dataclass(frozen=True)
class Engines:
    """A database: one engine to write, one to read; for PostgreSQL they are the same."""

    write: Engine
    read: Engine
    give_up: threading.Event
    """Ends every wait for PostgreSQL once it is set, so that a server can stop."""

    @property
    def postgresql(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.write.dialect.name == "postgresql"

    def dispose(self) -> None:
        """Close all connections. For SQLite the writing one comes last: it checkpoints."""
        self.read.dispose()
        self.write.dispose()


def open_engines(url: str) -> Engines:
    """The engines for a store's address; raises NotreDameError if it is invalid."""
    give_up = threading.Event()
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        kind, name = parsed.get_backend_name(), parsed.database
        if kind == "postgresql":
            engine = _postgresql(parsed, give_up)
            return Engines(engine, engine, give_up)
        if kind != "sqlite" or name in (None, "", ":memory:"):
            raise ArgumentError
        return Engines(_sqlite(parsed, readers=False), _sqlite(parsed, readers=True), give_up)
    except (ArgumentError, NoSuchModuleError, ValueError):  # their messages may contain a password
        raise NotreDameError(
            "--data does not name a store: it is sqlite:///FILE or "
            "postgresql://USER:PASSWORD@HOST:PORT/DATABASE."
        ) from None
    except ModuleNotFoundError:
        raise NotreDameError(
            "PostgreSQL needs psycopg: pip install 'notredame[postgresql]'."
        ) from None


def _postgresql(url: URL, give_up: threading.Event) -> Engine:
    from .bounded_connection import BoundedConnection

    url = url.set(query={**CONNECTION, **url.query})
    engine = create_engine(
        url,
        pool_pre_ping=True,
        pool_size=READERS + 1,
        max_overflow=0,
        pool_timeout=WAIT_SECONDS,
    )

    def connect(_dialect: Any, _record: Any, positional: Any, named: Any) -> BoundedConnection:
        connection = BoundedConnection.connect(*positional, **named)
        connection.wait_seconds = WAIT_SECONDS
        connection.give_up = give_up
        return connection

    event.listen(engine, "do_connect", connect)
    return engine


def _sqlite(url: URL, *, readers: bool) -> Engine:
    size = READERS if readers else 1
    engine = create_engine(url, pool_size=size, max_overflow=0, pool_timeout=WAIT_SECONDS)
    _keep_private(str(url.database))
    event.listen(engine, "connect", _read_only if readers else _durable)
    return engine


def _durable(connection: Any, _: Any) -> None:
    """Make SQLite commit durably, so that what is acknowledged is on disk."""
    pragmas = ("synchronous=FULL", f"busy_timeout={WAIT_SECONDS * 1000:.0f}", "foreign_keys=ON")
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def _read_only(connection: Any, _: Any) -> None:
    """Make a reading connection read-only."""
    for pragma in (f"busy_timeout={WAIT_SECONDS * 1000:.0f}", "query_only=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _keep_private(file: str) -> None:
    """Create a new file readable by its owner only, since it holds keys and seeds.

    SQLite gives the files that it creates beside it the same permissions. An existing file stays as
    it is.
    """
    if not file.startswith("file:"):
        with suppress(OSError):  # it exists, or it cannot be created, which SQLite will report
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def check_sqlite(connection: Connection) -> None:
    """Refuse a damaged file before anybody plays on it."""
    found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        fault = found.splitlines()[-1]
        raise NotreDameError(
            f"The store is damaged ({fault}). Restore a backup, or save what can still be read "
            "with `sqlite3 FILE .recover`."
        )


def sqlite_advice() -> str | None:
    """A warning about an SQLite version with a known fault, or None."""
    if sqlite3.sqlite_version_info >= SAFE_SQLITE:
        return None
    safe = ".".join(map(str, SAFE_SQLITE))
    return (
        f"SQLite {sqlite3.sqlite_version} can damage a database that two connections write to at "
        f"the same moment (mended in {safe}); this server writes through one connection only, so "
        "let no other program write to its file."
    )
