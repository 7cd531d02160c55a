"""One thread writes. What waits is written together and reaches the disk before it is answered."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine

MOST_TOGETHER = 100
"""So many jobs share a transaction, and one wait for the disk."""

Job = tuple[Callable[[Connection], Any], "Future[Any]"]


class Writer:
    """Jobs in the order in which they came."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def do(self, job: Callable[[Connection], Any]) -> Future[Any]:
        """Do a job in a transaction; the future is done once that is on disk."""
        future: Future[Any] = Future()
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            jobs: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                if job[1].set_running_or_notify_cancel():  # whoever asked may have gone
                    jobs.append(job)
                if len(jobs) == MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            self._together(jobs)
            if job is None:
                return

    def _together(self, jobs: list[Job]) -> None:
        """Many in one transaction; if one of them fails, each by itself."""
        if not jobs:
            return
        try:
            with self._engine.begin() as connection:
                results = [job(connection) for job, _ in jobs]
        except Exception as problem:
            if len(jobs) == 1:
                jobs[0][1].set_exception(problem)
                return
            for job in jobs:
                self._together([job])
        else:
            for (_, future), result in zip(jobs, results, strict=True):
                future.set_result(result)
