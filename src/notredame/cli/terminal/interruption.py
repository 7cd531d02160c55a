"""Leaving the table: by a command, or because the window is closed."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from typing import Any


class Leave(KeyboardInterrupt):
    """A person wants to stop: like Ctrl-C, no bot that is thinking can keep it back."""


@contextlib.contextmanager
def closing_is_leaving() -> Iterator[None]:
    """A closed window or a polite request to end is like `q`: the game is saved."""

    def leave(*_: Any) -> None:
        raise Leave

    before: dict[int, Any] = {}
    for name in ("SIGHUP", "SIGTERM"):
        with contextlib.suppress(AttributeError, ValueError):  # no such signal, or a thread
            number = getattr(signal, name)
            before[number] = signal.signal(number, leave)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
