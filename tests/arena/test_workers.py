"""Several processes: the same games, and none is lost."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path

import psutil
import pytest

from notredame import NotreDameError
from notredame.arena import GameLine, Match
from notredame.arena.workers import CONTEXT, STOP_SECONDS, WorkerFailure, play_in_processes

from .sample_matches import die, die_once, hang, played, timeless, two_bots


def by_number(lines: list[GameLine]) -> list[GameLine]:
    return [timeless(line) for line in sorted(lines, key=lambda line: line.game)]


def refuse(match: Match, game: int) -> GameLine:
    """Raises an error, in place of a game."""
    raise NotreDameError(f"There is no bot for game {game}.")


def stumble(match: Match, game: int) -> GameLine:
    """Fails by a defect, in place of a game, with an exception that cannot be sent."""
    with Path(os.environ["ARENA_TEST_STUMBLED"]).open("a") as tries:
        tries.write(f"{game}\n")

    class Unsendable(BrokenPipeError):
        pass

    raise Unsendable(f"game {game} is nowhere")


def refuse_unsendably(match: Match, game: int) -> GameLine:
    """Raises an error that cannot be sent, in place of a game."""

    class Unsendable(NotreDameError):
        pass

    raise Unsendable(f"There is no bot for game {game}.")


def test_two_processes_play_the_same_games_as_one() -> None:
    match = two_bots()
    lines = list(play_in_processes(match, range(1, 13), 2))
    assert by_number(lines) == by_number(played(match, 12))
    assert not multiprocessing.active_children()


def test_more_processes_than_games_are_not_started() -> None:
    lines = play_in_processes(two_bots(), [1], 8)
    with contextlib.closing(lines):
        next(lines)
        assert len(multiprocessing.active_children()) <= 1


def test_killed_processes_cost_no_game() -> None:
    match = two_bots()
    lines = play_in_processes(match, range(1, 13), 2)
    found = [next(lines)]
    for process in multiprocessing.active_children():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    found += lines
    assert by_number(found) == by_number(played(match, 12))


def test_game_whose_process_died_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARENA_TEST_DIED", str(tmp_path / "died"))
    match = two_bots()
    lines = list(play_in_processes(match, range(1, 4), 1, die_once))
    assert (tmp_path / "died").exists()
    assert by_number(lines) == by_number(played(match, 3))


def test_game_that_kills_every_process_is_given_up() -> None:
    words = "Game 1 is given up: the process that worked on it died 4 times, .* exit code -9"
    with pytest.raises(NotreDameError, match=words):
        list(play_in_processes(two_bots(), [1], 1, die))
    assert not multiprocessing.active_children()


def test_an_error_in_a_process_is_raised_here() -> None:
    with pytest.raises(NotreDameError, match="There is no bot for game 5"):
        list(play_in_processes(two_bots(), [5], 1, refuse))


def test_a_defect_in_a_process_is_raised_here_at_once_and_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARENA_TEST_STUMBLED", str(tmp_path / "stumbled"))
    words = r"Game 5 failed in its process\.(.|\n)*in stumble(.|\n)*game 5 is nowhere"
    with pytest.raises(WorkerFailure, match=words):
        list(play_in_processes(two_bots(), [5], 1, stumble))
    assert (tmp_path / "stumbled").read_text() == "5\n"


def test_an_error_that_cannot_be_sent_is_told_as_a_defect() -> None:
    with pytest.raises(WorkerFailure, match="There is no bot for game 5"):
        list(play_in_processes(two_bots(), [5], 1, refuse_unsendably))


def test_workers_ignore_ctrl_c() -> None:
    with contextlib.closing(play_in_processes(two_bots(), range(1, 41), 2)) as lines:
        found = [next(lines) for _ in range(10)]
        pids = {process.pid for process in multiprocessing.active_children()}
        for pid in pids:
            assert pid is not None
            os.kill(pid, signal.SIGINT)
        found += [next(lines) for _ in range(20)]
        assert {process.pid for process in multiprocessing.active_children()} == pids
        assert len({line.game for line in [*found, *lines]}) == 40


def test_leaving_does_not_wait_for_games() -> None:
    lines = play_in_processes(two_bots(), range(1, 9), 2, hang)
    assert next(lines).game == 1
    began = time.monotonic()
    lines.close()
    assert time.monotonic() - began < STOP_SECONDS
    assert not multiprocessing.active_children()


def hang_in_processes(connection: Connection) -> None:
    """Begins two games that never end, and sends which processes play them."""
    threading.Thread(target=send_children, args=(connection, 2)).start()
    list(play_in_processes(two_bots(), [2, 3], 2, hang))


def send_children(connection: Connection, count: int) -> None:
    """Waits for `count` children of this process and sends their ids."""
    children: list[psutil.Process] = []
    while len(children) < count:
        time.sleep(0.01)
        children = psutil.Process().children()
    connection.send([child.pid for child in children])


def test_workers_end_when_their_parent_is_killed() -> None:
    here, there = CONTEXT.Pipe()
    parent = CONTEXT.Process(target=hang_in_processes, args=(there,))
    parent.start()
    assert here.poll(60)
    workers = [psutil.Process(pid) for pid in here.recv()]
    parent.kill()
    parent.join()
    _, alive = psutil.wait_procs(workers, STOP_SECONDS)
    for worker in alive:
        worker.kill()
    assert not alive
