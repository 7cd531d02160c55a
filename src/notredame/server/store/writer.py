"""The one thread that writes. Waiting jobs share a transaction, on disk before any answer."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

BATCH = 100
"""Maximum number of jobs that share a transaction, and with it one wait for the disk."""

Job = tuple[Callable[[Connection], Any], "Future[Any]"]
T = TypeVar("T")


class Writer:
    """Runs jobs in the order of submission."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def submit(self, job: Callable[[Connection], T]) -> Future[T]:
        """Run a job in a transaction; the future completes once that is on disk."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def close(self, seconds: float) -> bool:
        """Finish all submitted jobs; returns whether they took no longer than `seconds`."""
        self._jobs.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            jobs: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                if job[1].set_running_or_notify_cancel():  # its caller may have stopped waiting
                    jobs.append(job)
                if len(jobs) == BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            self._run_together(jobs)
            if job is None:
                return

    def _run_together(self, jobs: list[Job]) -> None:
        """Run jobs in one transaction."""
        if not jobs:
            return
        try:
            with self._engine.connect() as connection:
                _attempt(connection, jobs)
        except Exception as problem:  # there is no connection, or it was lost
            for _, future in jobs:
                if not future.done():
                    future.set_exception(problem)


def _attempt(connection: Connection, jobs: list[Job]) -> None:
    """Run jobs in one transaction; if one of them fails, each in its own.

    If the connection is lost, all of them get the exception.
    """
    try:
        with connection.begin():
            results = [job(connection) for job, _ in jobs]
    except Exception as problem:
        if connection.invalidated:
            raise
        if len(jobs) == 1:
            jobs[0][1].set_exception(problem)
        else:
            for job in jobs:
                _attempt(connection, [job])
    else:
        for (_, future), result in zip(jobs, results, strict=True):
            future.set_result(result)
