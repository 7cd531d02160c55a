"""Saying why somebody waits: what is compiled for the first time takes a minute or more.

Whenever Numba compiles something of ours while somebody waits for it, this is said on standard
error once it has taken a moment, and in the end how long it took. Nothing is said of code that is
only loaded, of what is compiled in the background, or with NOTREDAME_QUIET set.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 1.0
"""Seconds of compiling that are not worth a word."""


class _Waiting(threading.local):
    """What a thread waits for; stretches of work within one another are told of as one."""

    def __init__(self) -> None:
        self.depth = 0
        self.silent = False
        self.told: _Told | None = None
        """What is said of this stretch, once there is something to wait for."""


_waiting = _Waiting()


class _Told:
    """One wait: what is said when it has taken a moment, and when it is over."""

    def __init__(self, words: Callable[[], str], patience: float) -> None:
        self._began = time.monotonic()
        self._said = False
        self._over = False
        self._lock = threading.Lock()
        self._timer = threading.Timer(patience, self._say, [words])
        self._timer.daemon = True
        self._timer.start()

    def _say(self, words: Callable[[], str]) -> None:
        text = words()
        with self._lock:
            if not self._over:
                self._said = True
                _say(text)

    def end(self) -> None:
        """It is over."""
        self._timer.cancel()
        with self._lock:
            self._over = True
            if self._said:
                _say(f"ready after {time.monotonic() - self._began:.0f} s.")


@contextmanager
def stretch() -> Iterator[None]:
    """Work that may have to compile several things, told of as one."""
    _enter()
    try:
        yield
    finally:
        _leave()


@contextmanager
def silently() -> Iterator[None]:
    """Within, in this thread, nothing is said: nobody waits."""
    before = _waiting.silent
    _waiting.silent = True
    try:
        yield
    finally:
        _waiting.silent = before


def for_another_process() -> None:
    """Say that another process compiles what is needed here."""
    _begin(lambda: "waiting for another process that is compiling for this machine ...", 0)


def compiling_begins(place: Callable[[], Path | None]) -> None:
    """Note that something is being compiled, to be kept in a place; `compiling_ends` follows."""
    _enter()

    def words() -> str:
        kept = place()
        where = "" if kept is None else f", kept in {kept}"
        return f"compiling for this machine: a minute or more, once per version{where} ..."

    _begin(words, PATIENCE)


def compiling_ends() -> None:
    """Note that it is done."""
    _leave()


def _enter() -> None:
    _waiting.depth += 1


def _leave() -> None:
    _waiting.depth -= 1
    if _waiting.depth == 0 and _waiting.told is not None:
        _waiting.told.end()
        _waiting.told = None


def _begin(words: Callable[[], str], patience: float) -> None:
    silent = _waiting.silent or os.environ.get("NOTREDAME_QUIET")
    if _waiting.told is None and not silent:
        _waiting.told = _Told(words, patience)


def _say(words: str) -> None:
    if sys.stderr is not None:
        print(f"notredame: {words}", file=sys.stderr, flush=True)
