"""Ctrl-C at moments when it must not be heard at once, or not at all."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType

Handler = Callable[[int, FrameType | None], object] | signal.Handlers


@contextlib.contextmanager
def deaf_to_interruptions() -> Iterator[None]:
    """A process is deaf to Ctrl-C from its first moment if it is started by a deaf one."""
    with _heard_by(signal.SIG_IGN):
        yield


@contextlib.contextmanager
def interruptions_put_off() -> Iterator[None]:
    """Something must not be half-done: whoever interrupts meanwhile is heard at the end."""
    heard: list[int] = []
    with _heard_by(lambda number, _frame: heard.append(number)):
        yield
    if heard:
        raise KeyboardInterrupt


@contextlib.contextmanager
def _heard_by(handler: Handler) -> Iterator[None]:
    try:
        before = signal.signal(signal.SIGINT, handler)
    except ValueError:  # not the main thread: no interruption comes here
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
