"""Another project in random play: the half of the benchmark that runs in its environment.

`python -m tools.bench.peers.worker NAME` gets one project ready and says so in one line of JSON.
Then every line it reads, `MEASUREMENT SECONDS`, is answered by one line of JSON with what was
counted in that time. So all projects can take turns, each in a process of its own.
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
"""For each project: what it is called, what pip has to install, and how to get it ready."""


def short(error: BaseException) -> str:
    """An error in one short line."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else ''}"[:100]


def serve(name: str, answer: Callable[[object], None]) -> None:
    """Get one project ready, then measure what is asked for until the questions end."""
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
    """Keep the real output for answers; whatever a project prints goes to the error output."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    serve(sys.argv[1], lambda reply: print(json.dumps(reply), file=answers, flush=True))


if __name__ == "__main__":
    main()
