"""Measures everything in turns, on one core."""

from __future__ import annotations

import os
import sys

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .engine.first_board import WHAT as FIRST_BOARD
from .measure import NEIGHBOURS, Bench, Measure
from .process import Failed


def pin() -> int | None:
    """Bind this process, and those it starts later, to one core; return its number."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))  # the first core often has work of the system
    os.sched_setaffinity(0, {core})
    return core


def take_turns(bench: Bench, rounds: int, seconds: float) -> None:
    """Measure everything briefly, several rounds over."""
    names = TextColumn("{task.description}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), names)
    with Progress(*columns, console=bench.console, transient=True) as progress:
        bar = progress.add_task("", total=rounds * (len(bench.measures) + 1))
        first = [bench.measures[name] for name in NEIGHBOURS if name in bench.measures]
        others = [m for m in bench.measures.values() if m.name not in NEIGHBOURS]
        for _ in range(rounds):
            for measure in first + others:
                progress.update(bar, description=escape(measure.what))
                measure_once(measure, seconds)
                progress.advance(bar)
            progress.update(bar, description=escape(FIRST_BOARD))
            bench.first_board.measure_once()
            progress.advance(bar)


def measure_once(measure: Measure, seconds: float) -> None:
    """Do one round of a measurement, unless it has failed before."""
    if measure.error:
        return
    # Copies and worlds take little and constant time, and there are many such measurements.
    share = seconds if measure.unit == "decisions" else seconds / 4
    try:
        measure.rounds.append(measure.run(share))
    except Failed as problem:
        measure.error = str(problem)
