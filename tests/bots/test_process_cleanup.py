"""No bot's program outlives its game, nor does anything that the program has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from notredame.bots import Entrant
from tests.bots.programs import Table, misbehaving, program

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="process groups")

STUBBORN = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
helper = subprocess.Popen(["sleep", "600"])
with open(sys.argv[0] + ".pids", "w") as file:
    print(os.getpid(), helper.pid, file=file)
get_ready()
"""


def is_running(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    done = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(done.stdout.strip()) and not done.stdout.startswith("Z")


def all_gone(pids: list[int]) -> bool:
    """Whether the processes are gone, or go within two seconds."""
    for _ in range(100):
        if not any(map(is_running, pids)):
            return True
        time.sleep(0.02)
    return False


def pids_of(folder: Path) -> list[int]:
    """The ids of the program and of its helper, which it writes to a file."""
    file = folder / "bot.py.pids"
    for _ in range(500):
        if file.exists() and file.read_text(encoding="utf-8").endswith("\n"):
            break
        time.sleep(0.02)
    return [int(pid) for pid in file.read_text(encoding="utf-8").split()]


@pytest.mark.parametrize("then", ["answer(receive()); time.sleep(600)", "answer(receive())"])
def test_the_program_and_its_helper_end_with_the_game(
    then: str, tmp_path: Path, seated: Callable[[Entrant], Table]
) -> None:
    table = seated(program(tmp_path, STUBBORN + then))
    table.ask()
    pids = pids_of(tmp_path)
    assert is_running(pids[1])
    table.bot.close()
    assert all_gone(pids)
    assert not table.faults()


def test_the_program_and_its_helper_end_with_a_fault(
    tmp_path: Path, seated: Callable[[Entrant], Table]
) -> None:
    table = seated(program(tmp_path, STUBBORN + "time.sleep(600)"))
    table.ask()
    assert len(table.faults()) == 1
    assert all_gone(pids_of(tmp_path))


def test_a_good_program_may_end_by_itself(
    tmp_path: Path, seated: Callable[[Entrant], Table]
) -> None:
    body = """
get_ready()
answer(receive())
sys.stdin.readline()
open(sys.argv[0] + ".farewell", "w").close()
"""
    table = seated(program(tmp_path, body))
    table.ask()
    table.bot.close()
    assert (tmp_path / "bot.py.farewell").exists()


def test_a_bot_can_be_closed_twice_and_before_it_was_asked(
    tmp_path: Path, seated: Callable[[Entrant], Table]
) -> None:
    table = seated(misbehaving(tmp_path, "pass"))
    table.bot.close()
    table.ask()
    table.bot.close()
    table.bot.close()


def player(entrant: Entrant) -> list[str]:
    """The command of a process that asks a bot once and exits without closing it."""
    code = f"""
from notredame import Game
from notredame.bots import Budget, Entrant, Guarded
game = Game(3, seed=7)
bot = Guarded(Entrant({entrant.name!r}, Budget(seconds=600)), seed=1)
bot.choose(game.view(0), game.choices(0))
assert not bot.faults
"""
    return [sys.executable, "-c", code]


def test_ctrl_c_ends_them_too(tmp_path: Path) -> None:
    waiting = player(program(tmp_path, STUBBORN + "time.sleep(600)"))
    with subprocess.Popen(waiting, stderr=subprocess.PIPE) as process:
        pids = pids_of(tmp_path)
        assert all(map(is_running, pids))
        os.kill(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert b"KeyboardInterrupt" in errors
    assert all_gone(pids)


def test_a_bot_that_was_not_closed_ends_with_us(tmp_path: Path) -> None:
    subprocess.run(
        player(program(tmp_path, STUBBORN + "answer(receive()); time.sleep(600)")), check=True
    )
    assert all_gone(pids_of(tmp_path))
