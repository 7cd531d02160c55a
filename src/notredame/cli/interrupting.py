"""Ctrl-C, put off for as long as something must not be half-done."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType


@contextlib.contextmanager
def interruptions_put_off() -> Iterator[None]:
    """Whoever interrupts meanwhile is heard at the end."""
    heard = False

    def hear(_signal: int, _frame: FrameType | None) -> None:
        nonlocal heard
        heard = True

    try:
        before = signal.signal(signal.SIGINT, hear)
    except ValueError:  # not the main thread: no interruption comes here
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt
