"""A PostgreSQL connection with a time limit for every statement."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from typing import Any

import psycopg


class BoundedConnection(psycopg.Connection[Any]):
    """Abandons a statement that is not answered in time.

    PostgreSQL's own timeouts do not help against a frozen database, and neither do those of TCP as
    long as its machine acknowledges packets. An abandoned connection is closed, since its answer
    may still arrive.
    """

    wait_seconds: float | None = None
    """Maximum seconds for one statement; None is unlimited."""
    give_up: threading.Event | None = None
    """Ends every wait once it is set."""

    def wait(self, gen: Generator[Any, Any, Any], *positional: Any, **named: Any) -> Any:
        """Run a statement, which psycopg implements as a generator that yields while it waits."""
        return super().wait(self._bounded(gen), *positional, **named)

    def _bounded(self, statement: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        began = time.monotonic()
        try:
            wanted = next(statement)
            while True:
                ready = yield wanted  # 0 several times a second while nothing arrives
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
