"""The command `notredame puzzles`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from notredame import NotreDameError
from notredame.review.puzzles import DIFFICULTIES, THEMES, Collection, shipped
from notredame.review.puzzles.collection import read_collection
from notredame.review.puzzles.finding import Plan
from notredame.rules.model.deal import boroughs_for
from notredame.text import catalogue, languages

from ..shared_options import PROCESSES, SEED, number_from, whole_number
from ..terminal.keyboard import Keyboard
from ..terminal.screen import Screen
from .checking import check_again
from .making import file_bytes, make
from .solving import Trainer

MOST_PUZZLES = 100_000
SHIPPED = "-"
"""Stands for the collection that comes with the project."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "puzzles",
        help="solve puzzles, or make some from games of bots",
        description="Positions from games of bots in which one answer is clearly better than every "
        "other, and a quick look misses it: solve those that come with the project, make others, "
        "or check them again.",
    )
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--solve", action="store_true", help="solve puzzles in the terminal")
    task.add_argument("--out", metavar="FILE", help="make puzzles, and write them to this file")
    task.add_argument(
        "--check",
        nargs="?",
        const=SHIPPED,
        metavar="FILE",
        help="repeat the checks of a file's puzzles, or of those that come with the project",
    )
    parser.add_argument(
        "--players", type=whole_number, metavar="N", help="2 to 5 (default: all of them)"
    )
    solving = parser.add_argument_group("solving")
    solving.add_argument("--theme", choices=THEMES)
    solving.add_argument(
        "--difficulty", choices=DIFFICULTIES, help="the weakest bot that solves it"
    )
    solving.add_argument(
        "--language", default="en", metavar="CODE", help=f"{', '.join(languages())} (default en)"
    )
    making = parser.add_argument_group("making and checking")
    making.add_argument(
        "--count",
        type=number_from(1, MOST_PUZZLES),
        default=300,
        metavar="N",
        help="stop when the file has so many (default 300)",
    )
    making.add_argument("--seed", type=SEED, default=1, metavar="N", help="0 or more (default 1)")
    making.add_argument(
        "--jobs", type=PROCESSES, default=1, metavar="N", help="number of processes"
    )
    making.add_argument("--resume", action="store_true", help="continue a file already started")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Solve, make or check puzzles."""
    if arguments.players is not None:
        boroughs_for(arguments.players)
    if arguments.solve:
        return solve(arguments)
    if arguments.check is not None:
        return check_again(_collection(arguments.check), arguments.jobs)
    return make(
        Path(arguments.out),
        Plan(arguments.seed, arguments.players),
        arguments.count,
        jobs=arguments.jobs,
        resume=arguments.resume,
    )


def solve(arguments: argparse.Namespace) -> int:
    """Solve the shipped puzzles that are wanted."""
    wanted = shipped().some(arguments.theme, arguments.difficulty, arguments.players)
    if not wanted:
        raise NotreDameError("The collection has no such puzzle; ask for less.")
    Trainer(Screen(catalogue(arguments.language), Keyboard())).train(wanted)
    return 0


def _collection(name: str) -> Collection:
    """The puzzles of a file."""
    if name == SHIPPED:
        return shipped()
    found = read_collection(file_bytes(Path(name)), name)
    if not found:
        raise NotreDameError(f"{name} has no puzzles yet.")
    return found
