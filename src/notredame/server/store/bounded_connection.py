"""A PostgreSQL connection that waits for an answer no longer than it should."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from typing import Any

import psycopg


class BoundedConnection(psycopg.Connection[Any]):
    """Gives up a statement that is not answered in time.

    PostgreSQL's own timeouts are no help against a database that is frozen, and neither are those
    of TCP as long as its machine acknowledges packets. A connection that was given up is closed:
    its answer may still come.
    """

    wait_seconds: float | None = None
    """The longest wait for one statement, in seconds; None is for ever."""
    give_up: threading.Event | None = None
    """Set, it ends every wait."""

    def wait(self, gen: Generator[Any, Any, Any], *positional: Any, **named: Any) -> Any:
        """Run a statement, which psycopg writes as a generator that yields while it waits."""
        return super().wait(self._bounded(gen), *positional, **named)

    def _bounded(self, statement: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        began = time.monotonic()
        try:
            wanted = next(statement)
            while True:
                ready = yield wanted  # nothing (0) several times a second while nothing comes
                if not ready:
                    self._check(time.monotonic() - began)
                wanted = statement.send(ready)
        except StopIteration as end:
            return end.value

    def _check(self, waited: float) -> None:
        given_up = self.give_up is not None and self.give_up.is_set()
        if given_up or (self.wait_seconds is not None and waited > self.wait_seconds):
            self.close()
            raise psycopg.OperationalError(f"no answer within {waited:.1f} s")
