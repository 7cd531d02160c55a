"""Fixtures for the tests of bots."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from notredame.bots import Entrant

from .programs import Table


@pytest.fixture
def seated() -> Iterator[Callable[[Entrant], Table]]:
    """Seats bots at tables, and checks that their programs and threads are gone afterwards."""
    before = set(threading.enumerate())
    tables: list[Table] = []

    def seat(entrant: Entrant) -> Table:
        tables.append(Table(entrant))
        return tables[-1]

    yield seat
    for table in tables:
        table.bot.close()
    assert set(threading.enumerate()) == before
