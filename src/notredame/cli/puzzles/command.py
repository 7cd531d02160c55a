"""The command `notredame puzzles`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from notredame import NotreDameError
from notredame.review.puzzles.finding import Plan
from notredame.rules.model.deal import boroughs_for

from ..shared_options import PROCESSES, SEED, number_from, whole_number
from .making import make

MOST_PUZZLES = 100_000


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "puzzles",
        help="make puzzles from games of bots",
        description="Let bots play, and keep the positions in which one answer is clearly better "
        "than every other and a quick look misses it.",
    )
    parser.add_argument("--out", metavar="FILE", help="make puzzles, and write them to this file")
    parser.add_argument(
        "--count", type=number_from(1, MOST_PUZZLES), default=300, metavar="N", help="at least"
    )
    parser.add_argument(
        "--players", type=whole_number, metavar="N", help="2 to 5 (default: each in turn)"
    )
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="0 or more")
    parser.add_argument(
        "--jobs", type=PROCESSES, default=1, metavar="N", help="number of processes"
    )
    parser.add_argument("--resume", action="store_true", help="continue a file already started")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles."""
    if arguments.players is not None:
        boroughs_for(arguments.players)
    if arguments.out is None:
        raise NotreDameError("Name a file for the puzzles: --out puzzles.jsonl.")
    plan = Plan(arguments.seed, arguments.players)
    return make(
        Path(arguments.out), plan, arguments.count, jobs=arguments.jobs, resume=arguments.resume
    )
