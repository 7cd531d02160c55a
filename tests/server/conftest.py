"""Fixtures that the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .clients import Guest
from .postgres import Postgres, postgres
from .servers import Served, served


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL server for these tests."""
    with postgres() as running:
        if running is None:
            pytest.skip("There is no PostgreSQL (initdb, pg_ctl) on this machine.")
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    running: Postgres = request.getfixturevalue("postgresql")
    return running.new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that many tests share; each has people of its own."""
    with served(f"sqlite:///{tmp_path_factory.mktemp('server') / 'games.db'}") as running:
        yield running


@pytest.fixture
def anna(server: Served) -> Iterator[Guest]:
    """A person."""
    with Guest(server.address, "Anna") as guest:
        yield guest


@pytest.fixture
def ben(server: Served) -> Iterator[Guest]:
    """A second person."""
    with Guest(server.address, "Ben") as guest:
        yield guest


@pytest.fixture
def stranger(server: Served) -> Iterator[Guest]:
    """A person without a cookie."""
    with Guest(server.address) as guest:
        yield guest
