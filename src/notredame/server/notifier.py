"""Tells others that something happened, without knowing who they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Notifier(Generic[P]):
    """Calls everybody who asked for it, in the order in which they did."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, None]] = []

    def add(self, listener: Callable[P, None]) -> None:
        """Call somebody from now on."""
        self._listeners.append(listener)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell everybody."""
        for listener in self._listeners:
            listener(*args, **kwargs)
