"""Counting what is done in a moment: used here and in the environment of the other projects.

So nothing but the standard library is imported.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass

BATCH = 1024

Work = Callable[[], tuple[int, float]]
"""Some work; returns how many decisions (or copies) it made, and in how many games."""


@dataclass
class Tally:
    """What was counted in one round of one measurement."""

    count: int
    games: float
    seconds: float
    wall: float


@dataclass
class Task:
    """Something to measure; `unit` is what is counted: decisions, copies or worlds."""

    name: str
    what: str
    unit: str
    work: Work


def timed(work: Work, seconds: float) -> Tally:
    """Repeat some work for a while.

    Seconds of processor time are counted, not of the clock on the wall: everything runs on one
    core, and what else happens on that core should not be held against whoever is measured.
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
    """Spare the measurements the garbage collector's walks through what was imported."""
    gc.collect()
    gc.freeze()


def repeated(function: Callable[[], object], times: int) -> Work:
    """Work that calls a function many times from Python."""

    def work() -> tuple[int, float]:
        for _ in range(times):
            function()
        return times, 0

    return work
