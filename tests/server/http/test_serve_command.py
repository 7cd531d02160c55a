"""`notredame serve`: it starts where it can, reports errors in a sentence, and ends cleanly."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from pathlib import Path

import httpx
import platformdirs
import pytest
from sqlalchemy import create_engine, text

import notredame.server
from notredame.cli import serve
from notredame.server.store import Store
from tests.cli.command_runner import refused, run
from tests.server.clients import Guest
from tests.server.servers import answers, process, until


def taken_port() -> socket.socket:
    """A port that is in use."""
    return socket.create_server(("127.0.0.1", 0))


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ctrl_c_ends_it(tmp_path: Path, ending: int) -> None:
    with process(f"sqlite:///{tmp_path / 'games.db'}", "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        page = httpx.get(f"http://{address}/")
        assert page.status_code == 200
        assert "<html" in page.text
        with Guest(f"http://{address}") as anna:
            table = anna.new_table("me", "easy")
            listener = anna.listen(table)
            listener.wait_for(0)
            server.send(ending)
            code, out, err = server.wait()
    assert (code, err) == (0, "")
    assert "all games are kept" in out


def test_it_answers_at_once(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'games.db'}", "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        took = []
        with httpx.Client(base_url=f"http://{address}") as web:
            for _ in range(30):
                began = time.monotonic()
                web.get("/api/tables")
                took.append(time.monotonic() - began)
    assert min(took) < 0.035, "half an answer waited for the other half"


def test_a_port_that_is_taken_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with taken_port() as other:
        port = other.getsockname()[1]
        data = f"sqlite:///{tmp_path / 'games.db'}"
        said = refused(capsys, "serve", "--no-open", "--port", port, "--data", data)
    assert str(port) in said


@pytest.mark.parametrize(
    ("option", "value"),
    [("--port", "99999"), ("--port", "-1"), ("--port", "x"), ("--host", "no such host")],
)
def test_what_cannot_be_listened_on_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    said = refused(capsys, "serve", "--no-open", "--data", data, option, value)
    assert value in said


def test_without_a_port_it_takes_the_next_one_that_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with taken_port() as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with serve._listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + serve.PORTS_TRIED
            assert found.proto == socket.IPPROTO_TCP
            with serve._listen("127.0.0.1", None) as next_one:
                assert next_one.getsockname()[1] > found.getsockname()[1]


def test_whoever_starts_it_twice_is_shown_the_first_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with process(data, "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        done = run(capsys, "serve", "--no-open", "--data", data)
        assert done.code == 0
        assert f"already running at http://{address}/" in done.out
        said = refused(capsys, "serve", "--no-open", "--port", "0", "--data", data)
        assert "games.db" in said
        assert "--data" in said
        server.kill()
    with process(data, "--port", "0") as again:
        until(lambda: answers(again.address()))


@pytest.mark.parametrize(
    "data",
    [
        "nonsense",
        "",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://anna:hunter2@localhost/games",
        "postgresql//anna:hunter2@localhost/games",
        "postgresql://anna:hunter2@localhost:port/games",
        "postgresql://anna:hunter2@127.0.0.1:1/games",
        "postgresql://anna:hunter2@/games?host=/nowhere",
        "postgresql://anna:hunter2@127.0.0.1:1/games?colour=blue",
        "postgres+none://anna:hunter2@localhost/games",
        "sqlite:////nowhere/at/all/games.db",
        "sqlite:////etc",
    ],
)
def test_a_store_that_cannot_be_opened_is_said_without_the_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: str
) -> None:
    monkeypatch.setattr(serve, "_default_data", lambda: "sqlite:////etc")
    said = refused(capsys, "serve", "--no-open", "--port", "0", "--data", data)
    assert "hunter2" not in said
    assert "store" in said
    assert len(said.splitlines()) == 1


def test_a_file_that_is_no_store_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.db"
    file.write_text("These are no games. " * 100)
    assert "store" in refused(
        capsys, "serve", "--no-open", "--port", "0", "--data", f"sqlite:///{file}"
    )
    assert file.read_text().startswith("These are no games.")


def test_a_store_of_another_layout_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    Store(data).close()
    engine = create_engine(data)
    with engine.begin() as connection:
        connection.execute(text("UPDATE settings SET value = '999' WHERE key = 'version'"))
    engine.dispose()
    said = refused(capsys, "serve", "--no-open", "--port", "0", "--data", data)
    assert "layout 999" in said


@pytest.mark.skipif(os.name != "posix", reason="Rights are others here.")
def test_only_its_owner_looks_into_the_folder_of_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "notredame"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: folder)
    assert serve._default_data() == f"sqlite:///{folder / 'notredame.db'}"
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o755)
    serve._default_data()
    assert folder.stat().st_mode & 0o777 == 0o755, "as its owner wants it"


@pytest.mark.parametrize("missing", ["fastapi", "uvicorn", "sqlalchemy"])
def test_without_the_extra_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    for name in [k for k in sys.modules if k.startswith("notredame.server")]:
        monkeypatch.delitem(sys.modules, name)
    # A partial second import would otherwise leave another module in the package.
    monkeypatch.setattr(notredame, "server", notredame.server)
    monkeypatch.setattr(sys, "meta_path", [_Missing(missing), *sys.meta_path])
    for name in [k for k in sys.modules if k.split(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, name)
    said = refused(capsys, "serve", "--no-open")
    assert missing in said
    assert "notredame[serve]" in said


class _Missing:
    """Simulate that a package is not installed."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(self, name: str, *_: object) -> None:
        if name.split(".")[0] == self._package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=self._package)
