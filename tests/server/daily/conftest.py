"""A server whose clock the tests set, and whose daily deals need no thinking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.daily_deals import Clock, daily_server
from tests.server.servers import Served


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Clock]]:
    """The server of a file, and its clock; each test has people and days of its own."""
    file = tmp_path_factory.mktemp("daily") / "games.db"
    with daily_server(f"sqlite:///{file}") as running:
        yield running


@pytest.fixture
def clock(clocked: tuple[Served, Clock]) -> Clock:
    """The server's clock, each test on a later day: at noon."""
    clock = clocked[1]
    clock.now = (clock.now // 86400 + 3) * 86400 + 12 * 3600
    return clock


@pytest.fixture
def server(clocked: tuple[Served, Clock], clock: Clock) -> Served:
    """The server, on a new day."""
    return clocked[0]
