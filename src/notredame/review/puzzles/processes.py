"""Making puzzles in several processes; what comes out is the same as from one."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count

from notredame.bots.thinkers import prepare

from .finding import Plan, make_game
from .puzzle import PuzzleGame

CONTEXT = multiprocessing.get_context("spawn")
"""Spawned processes: threads and compiled code do not survive a fork."""


def made_games(plan: Plan, first: int, jobs: int) -> Generator[PuzzleGame, None, None]:
    """Yield games with their puzzles without end, in order, from the number `first` on.

    Closing the generator stops the processes.
    """
    if jobs == 1:
        prepare()
        for number in count(first):
            yield make_game(plan, number)
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, CONTEXT, _get_ready) as pool:
        waiting: deque[Future[PuzzleGame]] = deque()
        try:
            for number in count(first):
                waiting.append(pool.submit(make_game, plan, number))
                if len(waiting) >= 2 * jobs:
                    yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()


def _get_ready() -> None:
    """Load the compiled code; the parent handles Ctrl-C, so it is ignored here."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
