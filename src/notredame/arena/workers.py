"""Playing games, or other numbered pieces of work, in several processes of this machine."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

from notredame.rules.errors import NotreDameError

from .game_line import GameLine
from .games import Play, play_game
from .interrupts import interrupts_ignored
from .match import Match

MOST_RETRIES = 3
"""How often a piece of work is started again after the process that does it has died."""
STOP_SECONDS = 8.0
"""Seconds a process may take to stop when asked to; each of its bots may need more than one."""
CONTEXT = multiprocessing.get_context("spawn")
"""Spawned processes: threads and compiled code do not survive a fork."""
J = TypeVar("J")
"""What every process gets to know once, such as a match."""
R = TypeVar("R")
"""What a piece of work results in, such as the line of a game."""


class WorkerFailure(RuntimeError):
    """A piece of work failed by an exception that nobody expected; the text has its traceback."""


@dataclass(frozen=True)
class _Traceback:
    """What a process sends instead of such an exception, which it might be unable to send."""

    text: str


def play_in_processes(
    match: Match, games: Iterable[int], jobs: int, play: Play = play_game
) -> Generator[GameLine, None, None]:
    """Yield games as they are finished; see `work_in_processes`."""
    return work_in_processes(match, games, jobs, play, "Game")


def work_in_processes(
    job: J, numbers: Iterable[int], jobs: int, work: Callable[[J, int], R], noun: str
) -> Generator[R, None, None]:
    """Yield the results of numbered pieces of work as they are finished.

    If a process dies, another one does its piece again; `noun` says in errors what a piece is.
    Where a piece fails by an exception, it is not tried again: a NotreDameError is raised as it is,
    any other as a WorkerFailure. Closing the generator early stops the processes.
    """
    todo = list(reversed(list(numbers)))
    lost: Counter[int] = Counter()
    workers: list[_Worker[J, R]] = []
    try:
        for _ in range(min(jobs, len(todo))):
            workers.append(_Worker(job, work, todo.pop()))
        while busy := {worker.connection: worker for worker in workers}:
            for ready in wait(list(busy)):
                worker = busy[ready]  # type: ignore[index]
                answer = worker.answer(noun)
                if answer is None:
                    workers.remove(worker)
                    lost[worker.number] += 1
                    code = worker.end()
                    if lost[worker.number] > MOST_RETRIES:
                        raise NotreDameError(
                            f"{noun} {worker.number} is given up: the process that worked on it "
                            f"died {lost[worker.number]} times, the last time with exit code "
                            f"{code}."
                        )
                    workers.append(_Worker(job, work, worker.number))
                elif todo:
                    worker.begin(todo.pop())
                    yield answer
                else:
                    workers.remove(worker)
                    worker.end()
                    yield answer
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.end()


class _Worker(Generic[J, R]):
    """A process that does one piece of work after another."""

    def __init__(self, job: J, work: Callable[[J, int], R], number: int) -> None:
        self.connection, worker_end = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(job, work, worker_end))
        with interrupts_ignored():
            self.process.start()
        worker_end.close()
        self.begin(number)

    def begin(self, number: int) -> None:
        """Start a piece of work. A process that has died meanwhile shows when its answer is
        read.
        """
        self.number = number
        with contextlib.suppress(OSError):
            self.connection.send(number)

    def answer(self, noun: str) -> R | None:
        """The result, or None when the process has died."""
        try:
            answer: R | NotreDameError | _Traceback = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, NotreDameError):
            raise answer
        if isinstance(answer, _Traceback):
            raise WorkerFailure(f"{noun} {self.number} failed in its process.\n{answer.text}")
        return answer

    def end(self) -> int | None:
        """Stop the process, by force if it takes too long; return its exit code."""
        self.connection.close()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode
        self.process.close()
        return code


def _serve(job: J, work: Callable[[J, int], R], connection: Connection) -> None:
    """Do the work that is asked for until the connection closes; runs in the process.

    The parent handles Ctrl-C, so it is ignored here. SIGTERM interrupts a piece of work, so that
    the bots of a game are closed; the end of the parent, however it came, does the same.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    threading.Thread(target=_stop_with_parent, daemon=True, name="waiting for the parent").start()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number = connection.recv()
            try:
                try:
                    connection.send(work(job, number))
                except NotreDameError as problem:
                    connection.send(problem)
            except Exception:
                connection.send(_Traceback(traceback.format_exc()))


def _stop_with_parent() -> None:
    """Interrupt this process as soon as its parent has ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
