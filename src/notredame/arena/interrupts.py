"""Ignoring or deferring Ctrl-C (SIGINT) for a while."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType

Handler = Callable[[int, FrameType | None], object] | signal.Handlers


@contextlib.contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C. A process started meanwhile inherits this from its first moment."""
    with _interrupts_handled_by(signal.SIG_IGN):
        yield


@contextlib.contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Defer Ctrl-C until the block is complete, for what must not be left half-done."""
    received: list[int] = []
    with _interrupts_handled_by(lambda number, _frame: received.append(number)):
        yield
    if received:
        raise KeyboardInterrupt


@contextlib.contextmanager
def _interrupts_handled_by(handler: Handler) -> Iterator[None]:
    try:
        before = signal.signal(signal.SIGINT, handler)
    except ValueError:  # not the main thread, which alone receives interrupts
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
