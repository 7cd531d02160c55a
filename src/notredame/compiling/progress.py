"""Messages for people who wait for the compiler, which takes a minute or more the first time.

When Numba compiles a twin that somebody waits for, standard error says so after `PATIENCE`, and at
the end how long it took. Nothing is said about code that is only loaded or that is compiled in the
background, or with NOTREDAME_QUIET set.
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
"""Seconds of compiling before anything is said."""


class _Waiting(threading.local):
    """What a thread waits for; nested work counts as one wait."""

    def __init__(self) -> None:
        self.depth = 0
        self.silent = False
        self.message: _Message | None = None
        """The message about this wait, once there is something to wait for."""


_waiting = _Waiting()


class _Message:
    """The message about one wait: shown once it has lasted, and completed when it ends."""

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
        """Say how long the wait was, if it was announced."""
        self._timer.cancel()
        with self._lock:
            self._over = True
            if self._said:
                _say(f"ready after {time.monotonic() - self._began:.0f} s.")


@contextmanager
def stretch() -> Iterator[None]:
    """Surround work that may compile several functions, to report it as one wait."""
    _enter()
    try:
        yield
    finally:
        _leave()


@contextmanager
def silently() -> Iterator[None]:
    """Say nothing within, in this thread, because nobody waits."""
    before = _waiting.silent
    _waiting.silent = True
    try:
        yield
    finally:
        _waiting.silent = before


def for_another_process() -> None:
    """Report a wait for another process that compiles."""
    _begin(lambda: "waiting for another process that is compiling for this machine ...", 0)


def compiling_begins(place: Callable[[], Path | None]) -> None:
    """Note that a compilation begins, to be kept at a place; `compiling_ends` follows."""
    _enter()

    def words() -> str:
        kept = place()
        where = "" if kept is None else f", kept in {kept}"
        return f"compiling for this machine: a minute or more, once per version{where} ..."

    _begin(words, PATIENCE)


def compiling_ends() -> None:
    """Note that it has ended."""
    _leave()


def _enter() -> None:
    _waiting.depth += 1


def _leave() -> None:
    _waiting.depth -= 1
    if _waiting.depth == 0 and _waiting.message is not None:
        _waiting.message.end()
        _waiting.message = None


def _begin(words: Callable[[], str], patience: float) -> None:
    silent = _waiting.silent or os.environ.get("NOTREDAME_QUIET")
    if _waiting.message is None and not silent:
        _waiting.message = _Message(words, patience)


def _say(words: str) -> None:
    if sys.stderr is not None:
        print(f"notredame: {words}", file=sys.stderr, flush=True)
