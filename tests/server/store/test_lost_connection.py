"""A connection to PostgreSQL that dies silently is noticed, and missed news are read."""

from __future__ import annotations

import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from notredame.server import background_tasks
from notredame.server.store import Store, listener
from tests.server.clients import Guest, friends
from tests.server.postgres import Postgres
from tests.server.servers import served, until

SOCKET = ".s.PGSQL.5432"


class Line:
    """A proxy between a server and PostgreSQL that can be cut silently."""

    def __init__(self, folder: Path, to: str) -> None:
        self._to = f"{to}/{SOCKET}"
        self.listening: list[threading.Event] = []
        """One for each connection that has sent LISTEN; once set, nothing passes any more."""
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / SOCKET))
        self._door.listen()
        self._ends: list[socket.socket] = [self._door]
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        """Cut the connections that listen now, without closing them."""
        for silent in self.listening:
            silent.set()

    def close(self) -> None:
        """Close everything."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                here, there = self._door.accept()[0], socket.socket(socket.AF_UNIX)
                there.connect(self._to)
                self._ends += [here, there]
                silent = threading.Event()
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=(*ends, silent), daemon=True).start()

    def _pass(self, here: socket.socket, there: socket.socket, silent: threading.Event) -> None:
        with suppress(OSError):
            while words := here.recv(65536):
                if b"LISTEN" in words and silent not in self.listening:
                    self.listening.append(silent)
                if not silent.is_set():
                    there.sendall(words)
            there.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(address: str) -> Iterator[tuple[Line, str]]:
    """A proxy to a PostgreSQL, and its address."""
    there = address.partition("host=")[2]
    here = Path(tempfile.mkdtemp(prefix="notredame-line-"))  # short enough for a socket
    line = Line(here, there)
    try:
        yield line, address.replace(there, str(here))
    finally:
        line.close()
        shutil.rmtree(here)


def test_a_server_that_was_cut_off_without_a_word_listens_again(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "ASK_SECONDS", 0.3)
    monkeypatch.setattr(listener, "PING_SECONDS", 0.3)
    # Background tasks would notice it, too, but later.
    monkeypatch.setattr(background_tasks, "REPORT_SECONDS", 3600.0)
    data = postgresql.new_database()
    with ExitStack() as stack:
        line, address = stack.enter_context(line_to(data))
        one, two = stack.enter_context(served(data)), stack.enter_context(served(address))
        anna = stack.enter_context(Guest(one.address, "Anna"))
        ben = stack.enter_context(Guest(two.address, "Ben"))
        table = anna.new_table("me", "link")
        friends(anna, table, ben)
        live = ben.listen(table)
        until(lambda: line.listening)
        line.cut()
        number = anna.choose(table, 0)
        assert live.wait_for(number)["move"] == 1


def test_a_line_does_not_count_as_living_for_ever(postgresql: Postgres) -> None:
    store = Store(f"{postgresql.new_database()}&keepalives_idle=7")
    with store.database.engine.connect() as connection:
        told = connection.connection.dbapi_connection.info.get_parameters()  # type: ignore[union-attr]
    store.close()
    assert told["connect_timeout"] == "5"
    assert told["tcp_user_timeout"] == "30000"
    assert told["keepalives_idle"] == "7", "--data may say otherwise"
