"""`notredame review FILE`: where the points of a finished game went, and what was better."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from notredame import Game
from notredame.bots import thinkers
from notredame.bots.evaluators import OWN_EVALUATOR, evaluators_of
from notredame.compiling import cache
from notredame.records import decode, read
from notredame.review import STEPS
from notredame.review.review import FIRST_SEED, LEAST_STEPS, MOST_STEPS, check_reviewable
from notredame.review.work import ReviewWork
from notredame.text import catalogue

from .review_report import Report
from .shared_options import PROCESSES, find_seat, read_file, whole_number


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "review",
        help="review a finished game",
        description="Review a finished game: what luck and what own choices were worth, which "
        "decisions lost most, what would have been better, and why. Each decision is judged from "
        "what its seat knew then (docs/review.md).",
    )
    parser.add_argument("file", metavar="FILE", help="the record of a game, as text or JSON")
    parser.add_argument(
        "--seat",
        action="append",
        metavar="SEAT",
        help="review this seat only: a number from 0, a player's name, or a colour; may be "
        "repeated (default: all seats)",
    )
    parser.add_argument(
        "--budget",
        type=whole_number,
        default=STEPS,
        metavar="STEPS",
        help=f"thinking steps for each decision, {LEAST_STEPS} to {MOST_STEPS} (default {STEPS})",
    )
    parser.add_argument(
        "--by",
        default=OWN_EVALUATOR,
        metavar="BOT",
        help=f"the bot whose evaluations judge the decisions (default {OWN_EVALUATOR})",
    )
    parser.add_argument(
        "--jobs",
        type=PROCESSES,
        default=_cores(),
        metavar="N",
        help="decisions judged at once (default: one for each core)",
    )
    parser.add_argument("--json", action="store_true", help="the whole review as JSON")
    parser.add_argument("--language", default="en", metavar="CODE", help="language of the words")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the review; after an interruption, the costliest of the decisions judged so far."""
    words = catalogue(arguments.language)
    game = read(decode(read_file(arguments.file)))
    seats = check_reviewable(game, _seats(arguments.seat, game), arguments.budget)
    work = ReviewWork(game, seats, arguments.budget)
    interrupted = judge(work, arguments)
    report = Report(game, words, explained=arguments.by == OWN_EVALUATOR)
    if not interrupted:
        if arguments.json:
            print(json.dumps(work.review(), ensure_ascii=False))
        else:
            report.print(work.review())
        return 0
    if arguments.json or not work.decisions:
        done = f"{len(work.decisions)} of {work.decisions_in_all} decisions"
        say(f"stopped after {done}; an incomplete review is not printed, so they are lost.")
    else:
        report.print_so_far(work.decisions, work.decisions_in_all)
    return 130


def judge(work: ReviewWork, arguments: argparse.Namespace) -> bool:
    """Do the work; return whether it was interrupted."""
    if not cache.available():
        say("without Numba (notredame[fast]) this takes about a hundred times as long.")
    try:
        thinkers.prepare()
        with contextlib.ExitStack() as stack:
            evaluators = []
            if arguments.by != OWN_EVALUATOR:
                evaluators = stack.enter_context(
                    evaluators_of(arguments.by, arguments.jobs, FIRST_SEED)
                )
            progress = stack.enter_context(_progress_bar())
            task = progress.add_task("Reviewing", total=work.total)
            with contextlib.closing(work.run(arguments.jobs, evaluators)) as pieces:
                for done in pieces:
                    progress.update(task, completed=done)
    except KeyboardInterrupt:
        return True
    return False


def say(sentence: str) -> None:
    """Tell the person at the terminal something that is not part of the review."""
    print(f"notredame: {sentence}", file=sys.stderr)


def _progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _seats(wanted: list[str] | None, game: Game) -> Iterator[int] | None:
    if wanted is None:
        return None
    return (find_seat("--seat", seat, len(game.names), game.names) for seat in wanted)


def _cores() -> int:
    """Processor cores that this process may use, up to the most jobs."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(cores or 1, 64)
