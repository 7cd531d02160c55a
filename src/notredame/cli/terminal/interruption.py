"""Leaving the game: by a command, or because the window is closed."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from typing import Any


class Leave(KeyboardInterrupt):
    """Raised when a person leaves. Like Ctrl-C, it is not caught as a fault of a bot."""


@contextlib.contextmanager
def closing_is_leaving() -> Iterator[None]:
    """Treat a closed window (SIGHUP) and SIGTERM like the command `q`: the game is saved."""

    def leave(*_: Any) -> None:
        raise Leave

    before: dict[int, Any] = {}
    for name in ("SIGHUP", "SIGTERM"):
        with contextlib.suppress(AttributeError, ValueError):  # no such signal, or another thread
            number = getattr(signal, name)
            before[number] = signal.signal(number, leave)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
