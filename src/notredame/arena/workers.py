"""Playing on several processes of this machine, a game at a time for each."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import Counter
from collections.abc import Generator, Iterable
from multiprocessing.connection import Connection, wait

from notredame.rules.errors import NotreDameError

from .games import Play, play_game
from .interrupts import deaf_to_interruptions
from .match import Match
from .result_line import GameLine

MOST_RETRIES = 3
"""So often a game is begun anew when the process that plays it dies."""
PATIENCE = 8.0
"""Seconds a process has to end when it is asked to: each of its bots may need one, and more."""
CONTEXT = multiprocessing.get_context("spawn")
"""Processes that begin empty: threads and compiled code do not survive a fork."""


def play_in_processes(
    match: Match, games: Iterable[int], jobs: int, play: Play = play_game
) -> Generator[GameLine, None, None]:
    """Games as they are finished. A process that dies costs nobody a game.

    Whoever leaves early closes the generator, which sends the processes home.
    """
    todo = list(reversed(list(games)))
    lost: Counter[int] = Counter()
    workers: list[_Worker] = []
    try:
        for _ in range(min(jobs, len(todo))):
            workers.append(_Worker(match, play, todo.pop()))
        while busy := {worker.line: worker for worker in workers}:
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]
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
    """A process that plays one game after the other."""

    def __init__(self, match: Match, play: Play, game: int) -> None:
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(match, play, theirs))
        with deaf_to_interruptions():
            self.process.start()
        theirs.close()
        self.begin(game)

    def begin(self, game: int) -> None:
        """Begin a game; whether somebody is there to play it shows when the answer is read."""
        self.game = game
        with contextlib.suppress(OSError):
            self.line.send(game)

    def answer(self) -> GameLine | None:
        """The finished game, or None when the process has died."""
        try:
            answer: GameLine | NotreDameError = self.line.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, NotreDameError):
            raise answer
        return answer

    def end(self) -> int | None:
        """Let the process go, or make it go; its exit code."""
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode
        self.process.close()
        return code


def _serve(match: Match, play: Play, line: Connection) -> None:
    """The life of a process: play what is asked for until nobody asks any more.

    The one who asks decides about interruptions. A request to end is one for a game as well, so
    that the bots in it are sent home.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            game = line.recv()
            try:
                answer: GameLine | NotreDameError = play(match, game)
            except NotreDameError as problem:
                answer = problem
            line.send(answer)
