"""Nothing is lost: a killed server resumes where it was, whatever it was doing."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.clients import Guest
from tests.server.crash_recovery import own_tracebacks, survive
from tests.server.servers import answers, process, until

KILLS = 3
"""Number of kills; `make soak` does thirty, and plays all games to their end."""


def test_every_acknowledged_choice_survives_being_killed(data: str) -> None:
    play = survive(data, KILLS, chance=4, to_the_end=False)
    assert play.resent, "some choices were under way when the server died"
    assert play.choices > 10


def test_only_a_bot_process_that_was_starting_may_complain_of_a_kill() -> None:
    traceback = "Traceback (most recent call last):\n"
    starting = f"{traceback}  in spawn_main\n    exitcode = _main(fd)\nEOFError: Ran out of input\n"
    own = f"{traceback}  in choose\nValueError: no\n"
    assert own_tracebacks("INFO: ready\n" + starting) == []
    assert len(own_tracebacks(starting + own + own)) == 2


def children(pid: int) -> list[int]:
    """The child processes of a process."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="There is no /proc here.")
def test_when_a_server_is_killed_nobody_goes_on_thinking_for_it(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'games.db'}", "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        with Guest(f"http://{address}") as anna:
            table = anna.new_table("me", "easy")
            listener = anna.listen(table)
            listener.wait_for(1)  # the bot keeps a card
        thinking = children(server.pid)
        assert thinking
        server.send(signal.SIGKILL)
        server.wait()
        until(lambda: not any(is_running(child) for child in thinking), 20)


def is_running(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def entries_in(file: Path) -> int:
    """Number of entries in a store, which is not the same as looking at a table."""
    with closing(sqlite3.connect(file)) as store:
        found: int = store.execute("SELECT count(*) FROM entries").fetchone()[0]
    return found


def test_after_a_restart_bots_move_without_being_looked_at(tmp_path: Path) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with process(data, "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        with Guest(f"http://{address}") as anna:
            table = anna.new_table("me", "easy")
            cookie = anna.cookie
        server.kill()
    with process(data, "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        until(lambda: entries_in(tmp_path / "games.db") > 0)
        with Guest(f"http://{address}") as anna:
            anna.show(cookie)
            assert anna.state(table)["move"] >= 1
