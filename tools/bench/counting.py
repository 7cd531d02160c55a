"""Counts how often some work is done in a given time.

It is also used in the environment of the other projects, so it imports the standard library only.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass

BATCH = 1024
"""Games in a batch."""

Work = Callable[[], tuple[int, float]]
"""Some work; returns the number of decisions (or copies) that it made, and of games."""


@dataclass
class Tally:
    """The counts of one round of one measurement."""

    count: int
    games: float
    seconds: float
    """Processor time."""
    wall: float
    """Elapsed time, in seconds."""


@dataclass
class Task:
    """Something to measure; `unit` is what is counted: decisions, copies or worlds."""

    name: str
    what: str
    unit: str
    work: Work


def timed(work: Work, seconds: float) -> Tally:
    """Repeat some work until it has used `seconds` of processor time.

    Processor time is counted instead of elapsed time, because everything runs on one core and other
    work on that core must not distort the result.
    """
    gc.collect()
    count, games = 0, 0.0
    wall, begin = time.perf_counter(), time.process_time()
    while True:
        more, ended = work()
        count += more
        games += ended
        used = time.process_time() - begin
        if used >= seconds:
            return Tally(count, games, used, time.perf_counter() - wall)


def settle() -> None:
    """Keep the garbage collector from scanning imported objects during measurements."""
    gc.collect()
    gc.freeze()


def repeated(function: Callable[[], object], times: int) -> Work:
    """Work that calls a function many times from Python."""

    def work() -> tuple[int, float]:
        for _ in range(times):
            function()
        return times, 0

    return work
