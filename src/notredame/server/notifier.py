"""Calls callbacks about something that happened, without knowing whose they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Notifier(Generic[P]):
    """Calls all registered callbacks, in the order of registration."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, None]] = []

    def add(self, listener: Callable[P, None]) -> None:
        """Register a callback."""
        self._listeners.append(listener)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all callbacks."""
        for listener in self._listeners:
            listener(*args, **kwargs)
