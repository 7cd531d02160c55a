"""Playing in several processes of this machine, each one game at a time."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import Counter
from collections.abc import Generator, Iterable
from multiprocessing.connection import Connection, wait

from notredame.rules.errors import NotreDameError

from .game_line import GameLine
from .games import Play, play_game
from .interrupts import interrupts_ignored
from .match import Match

MOST_RETRIES = 3
"""How often a game is started again after the process that plays it has died."""
STOP_SECONDS = 8.0
"""Seconds a process may take to stop when asked to; each of its bots may need more than one."""
CONTEXT = multiprocessing.get_context("spawn")
"""Spawned processes: threads and compiled code do not survive a fork."""


def play_in_processes(
    match: Match, games: Iterable[int], jobs: int, play: Play = play_game
) -> Generator[GameLine, None, None]:
    """Yield games as they are finished. A game whose process dies is played again by another.

    Closing the generator early stops the processes.
    """
    todo = list(reversed(list(games)))
    lost: Counter[int] = Counter()
    workers: list[_Worker] = []
    try:
        for _ in range(min(jobs, len(todo))):
            workers.append(_Worker(match, play, todo.pop()))
        while busy := {worker.connection: worker for worker in workers}:
            for ready in wait(list(busy)):
                worker = busy[ready]  # type: ignore[index]
                answer = worker.answer()
                if answer is None:
                    workers.remove(worker)
                    lost[worker.game] += 1
                    code = worker.end()
                    if lost[worker.game] > MOST_RETRIES:
                        raise NotreDameError(
                            f"Game {worker.game} is given up: the process that played it died "
                            f"{lost[worker.game]} times, the last time with exit code {code}."
                        )
                    workers.append(_Worker(match, play, worker.game))
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


class _Worker:
    """A process that plays one game after another."""

    def __init__(self, match: Match, play: Play, game: int) -> None:
        self.connection, worker_end = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(match, play, worker_end))
        with interrupts_ignored():
            self.process.start()
        worker_end.close()
        self.begin(game)

    def begin(self, game: int) -> None:
        """Start a game. A process that has died meanwhile shows when its answer is read."""
        self.game = game
        with contextlib.suppress(OSError):
            self.connection.send(game)

    def answer(self) -> GameLine | None:
        """The finished game, or None when the process has died."""
        try:
            answer: GameLine | NotreDameError = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, NotreDameError):
            raise answer
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


def _serve(match: Match, play: Play, connection: Connection) -> None:
    """Play the games that are asked for until the connection closes; runs in the process.

    The parent handles Ctrl-C, so it is ignored here. SIGTERM interrupts a running game, so that its
    bots are closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            game = connection.recv()
            try:
                answer: GameLine | NotreDameError = play(match, game)
            except NotreDameError as problem:
                answer = problem
            connection.send(answer)
