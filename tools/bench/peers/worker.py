"""The part of the benchmark that runs in the environment of the other projects.

`python -m tools.bench.peers.worker NAME` gets a project ready and reports that in a line of JSON.
Then it answers every line that it reads, `TASK SECONDS`, with a line of JSON that has the counts of
that time. So the projects can take turns, each in a process of its own.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict

from ..counting import Task, settle, timed
from .projects.catanatron import catanatron_tasks
from .projects.open_spiel import open_spiel_tasks
from .projects.pettingzoo import pettingzoo_tasks
from .projects.pgx import pgx_tasks
from .projects.rlcard import rlcard_tasks

PEERS: dict[str, tuple[str, str, Callable[[], list[Task]]]] = {
    "catanatron": ("Catanatron", "catanatron", catanatron_tasks),
    "open_spiel": ("OpenSpiel", "open_spiel", open_spiel_tasks),
    "rlcard": ("RLCard", "rlcard", rlcard_tasks),
    "pettingzoo": ("PettingZoo", "pettingzoo[classic]", pettingzoo_tasks),
    "pgx": ("pgx", "pgx", pgx_tasks),
}
"""Title, requirement for pip, and function that returns the tasks, for each project."""


def short(error: BaseException) -> str:
    """An error in one short line."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else ''}"[:100]


def serve(name: str, answer: Callable[[object], None]) -> None:
    """Get a project ready, then measure on request until standard input ends."""
    try:
        tasks = {task.name: task for task in PEERS[name][2]()}
        for task in tasks.values():
            task.work()  # the first call may load or compile something
    except Exception as error:
        answer({"error": short(error)})
        return
    settle()
    listed = [{"name": t.name, "what": t.what, "unit": t.unit} for t in tasks.values()]
    answer({"version": importlib.metadata.version(name), "tasks": listed})
    for line in sys.stdin:
        wanted, seconds = line.split()
        try:
            answer(asdict(timed(tasks[wanted].work, float(seconds))))
        except Exception as error:
            answer({"error": short(error)})


def main() -> None:
    """Serve on standard input and output; what a project prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    serve(sys.argv[1], lambda reply: print(json.dumps(reply), file=answers, flush=True))


if __name__ == "__main__":
    main()
