"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .clients import Guest
from .postgres import Postgres, postgres
from .serving import Served, served


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that the tests of a file share; each of them has people of its own."""
    with served(f"sqlite:///{tmp_path_factory.mktemp('server') / 'games.db'}") as running:
        yield running


@pytest.fixture
def anna(server: Served) -> Iterator[Guest]:
    """Somebody."""
    with Guest(server.address, "Anna") as guest:
        yield guest


@pytest.fixture
def ben(server: Served) -> Iterator[Guest]:
    """Somebody else."""
    with Guest(server.address, "Ben") as guest:
        yield guest


@pytest.fixture
def stranger(server: Served) -> Iterator[Guest]:
    """Somebody who was never here."""
    with Guest(server.address) as guest:
        yield guest
