"""An open database: jobs that read and jobs that write, each answered in time or refused."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from notredame import NotreDameError

from ..notifier import Notifier
from .engines import READERS, WAIT_SECONDS, check_sqlite, open_engines, sqlite_advice
from .migrations import prepare
from .writer import Writer

log = logging.getLogger("notredame.server")
ANSWER_SECONDS = WAIT_SECONDS + 1.0
"""Maximum seconds for a job, including the wait for its turn."""
FINISHING_SECONDS = 2.0
"""Maximum seconds for started jobs to finish once a server stops."""
PROBE_SECONDS = 1.0
"""Seconds between two attempts to reach a database that failed."""
UPGRADE_SECONDS = 3600.0
"""Maximum seconds for one statement of an upgrade."""
T = TypeVar("T")


class StoreUnavailable(Exception):
    """The database failed or did not answer in time; nothing was acknowledged."""


class NoSuchTable(Exception):
    """The table does not exist; another server may have erased it."""


class Outage:
    """An outage of reading or writing; its beginning and its end are logged."""

    def __init__(self, name: str, probe: Callable[[], Future[Any]]) -> None:
        """`probe` repeats what failed."""
        self._name = name
        self._probe = probe
        self._since: float | None = None
        self._probing: asyncio.Task[None] | None = None

    @property
    def lasts(self) -> bool:
        """Whether the outage lasts."""
        return self._since is not None

    def begin(self, reason: str) -> None:
        """Note a failure; only the first of an outage is logged."""
        if self._since is None:
            self._since = time.monotonic()
            log.error("The store cannot be %s: %s", self._name, reason)

    def see_to_end(self, ended: Callable[[], None]) -> None:
        """Repeat what failed until it succeeds, unless that is already under way."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.get_running_loop().create_task(self._run(ended))

    def stop(self) -> None:
        """Stop probing."""
        if self._probing is not None:
            self._probing.cancel()

    async def _run(self, ended: Callable[[], None]) -> None:
        while self._since is not None:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await asyncio.wrap_future(self._probe())
            except (TimeoutError, SQLAlchemyError):
                await asyncio.sleep(PROBE_SECONDS)
                continue
            lasted, self._since = time.monotonic() - self._since, None
            log.warning("The store can be %s again, after %.0f s.", self._name, lasted)
            ended()


class Database:
    """Runs reading jobs in several threads, and writing jobs in one."""

    def __init__(self, url: str) -> None:
        self._engines = open_engines(url)
        self.engine = self._engines.write
        self.postgresql = self._engines.postgresql
        self.recovered = Notifier[[]]()
        """Notifies that the database works again after an outage."""
        self._reading = Outage("read", lambda: self._submit_read(_read_something))
        self._writing = Outage("written to", lambda: self._writer.submit(_write_something))
        try:
            self.key = self._open()
        except Exception:
            self._engines.dispose()
            raise
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")
        self._writer = Writer(self.engine)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The result of a job that changes nothing."""
        return await self._answer(self._reading, lambda: self._submit_read(job))

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The result of a job, once its transaction is on disk."""
        return await self._answer(self._writing, lambda: self._writer.submit(job))

    def close(self) -> None:
        """Finish started jobs, without waiting for a frozen database."""
        self._reading.stop()
        self._writing.stop()
        if not self._writer.close(FINISHING_SECONDS):
            self._engines.give_up.set()
            self._writer.close(FINISHING_SECONDS)
        self._engines.give_up.set()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._engines.dispose()

    def _submit_read(self, job: Callable[[Connection], T]) -> Future[T]:
        def run() -> T:
            pool = self._engines.read.pool
            try:
                with self._engines.read.connect() as connection:
                    return job(connection)
            finally:
                if self._engines.give_up.is_set():  # `close` did not wait for this job
                    pool.dispose()

        return self._readers.submit(run)

    async def _answer(self, outage: Outage, submit: Callable[[], Future[T]]) -> T:
        """Wait for a job; during an outage, refuse it at once."""
        if not outage.lasts:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    return await asyncio.wrap_future(submit())
            except IntegrityError:  # a result like any other
                raise
            except TimeoutError:
                outage.begin(f"no answer within {ANSWER_SECONDS:g} s.")
            except SQLAlchemyError as problem:
                outage.begin(_reason(problem))
        outage.see_to_end(self.recovered)
        raise StoreUnavailable

    def _open(self) -> bytes:
        """Create, upgrade or open the store; returns the key that signs cookies and links."""
        try:
            if not self.postgresql:
                with self.engine.connect() as connection:
                    check_sqlite(connection)
                if (advice := sqlite_advice()) is not None:
                    log.info(advice)
            with self.engine.begin() as connection:
                if self.postgresql:
                    driver = connection.connection.driver_connection
                    driver.wait_seconds = UPGRADE_SECONDS  # type: ignore[union-attr]
                # Several servers may start at once; the transaction creates everything or nothing.
                alone = "SELECT pg_advisory_xact_lock(20071116)"
                connection.execute(text(alone if self.postgresql else "BEGIN IMMEDIATE"))
                key = prepare(connection)
            if self.postgresql:
                self.engine.dispose()  # on the connection with the long time limit
            else:  # allows reading during a write
                with self.engine.connect() as connection:
                    connection.execute(text("PRAGMA journal_mode=WAL"))
        except SQLAlchemyError as problem:
            raise NotreDameError(f"The store cannot be opened: {_reason(problem)}") from None
        return key


def _read_something(connection: Connection) -> None:
    connection.execute(text("SELECT value FROM settings"))


def _write_something(connection: Connection) -> None:
    connection.execute(text("UPDATE settings SET value = value WHERE key = 'version'"))


def _reason(problem: SQLAlchemyError) -> str:
    """The driver's message in one line; never the address, which may contain a password."""
    words: Any = getattr(problem, "orig", None) or problem
    lines = str(words).strip().splitlines()
    return lines[0].rstrip(".") + "." if lines else f"{type(problem).__name__}."
