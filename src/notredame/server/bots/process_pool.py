"""A pool of processes that end with the server; one that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

TRIES = 3
"""Attempts for one piece of work, each in new processes if the last ones died."""


class ProcessPool:
    """Processes that work outside the server process, so that requests never wait for them."""

    def __init__(self, processes: int, get_ready: Callable[..., None], *values: Any) -> None:
        """`get_ready` is called with `values` in each new process."""
        self._processes = processes
        self._initialise = (get_ready, *values)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a function in one of the processes; they start when first needed.

        Raises BrokenProcessPool if they die again and again, or the pool is closed.
        """
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            if self._closed:
                raise BrokenProcessPool
            if self._pool is None:
                self._pool = self._new_pool()
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError

    def end(self) -> None:
        """End the processes; further work starts new ones."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        """End the processes for good."""
        self._closed = True
        self.end()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_initialise,
            initargs=self._initialise,
        )


def _initialise(get_ready: Callable[..., None], *values: Any) -> None:
    """Initialise a process: ignore Ctrl-C, which is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    get_ready(*values)


def _end_with_server() -> None:
    """End this process when the server is gone: a killed server cannot stop its processes."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
