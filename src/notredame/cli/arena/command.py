"""`notredame arena`: bots against each other, every deal with every seating."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from notredame import NotreDameError
from notredame.arena import (
    GameLine,
    Match,
    Plan,
    ResultFile,
    play_game,
    read_results,
    rebuild,
    report_of,
)
from notredame.arena.exports.parquet import write_parquet
from notredame.arena.exports.plot import write_plot
from notredame.arena.games import needs_thinkers
from notredame.arena.interrupts import interrupts_deferred
from notredame.arena.match import MOST_WORLDS
from notredame.arena.ray_cluster import LOCAL, play_on_ray
from notredame.arena.statistics.plan import MOST_GAMES
from notredame.arena.statistics.stopping import Stopping
from notredame.arena.workers import play_in_processes
from notredame.bots import bot_names, thinkers
from notredame.compiling import cache
from notredame.records import write_text

from ..shared_options import PROCESSES, SEED, add_table_options, number_from, whole_number
from .match import GAMES, LUCK_WORLDS, Wanted, exports_of, wanted_of
from .plan import add_plan_options
from .report import print_report, progress_bar, say_how_to_go_on, title_of


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena",
        help="let bots play each other",
        description="Let bots play each other. Every deal is played with every seating, so that "
        "luck cancels. With fewer bots than players the last one fills the other seats; with more, "
        "every choice of that many plays. The same bot twice is a control, which must come out "
        "even.",
    )
    parser.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help=f"{', '.join(bot_names())}, search:FILE with weights of your own, or run:COMMAND for "
        "any program; with a budget as NAME@0.5s, NAME@2000 (steps) or NAME@0.5s/2000",
    )
    parser.add_argument(
        "--players", type=whole_number, metavar="N", help="2 to 5 (default: one for each bot, or 4)"
    )
    parser.add_argument(
        "--games",
        type=number_from(1, MOST_GAMES),
        metavar="N",
        help=f"rounded up to whole deals; the most, with --stop (default {GAMES})",
    )
    parser.add_argument("--seed", type=SEED, metavar="N", help="0 or more (default: fresh)")
    parser.add_argument(
        "--budget", metavar="B", help="for bots without their own: 0.5s, or 2000 steps"
    )
    add_table_options(parser)
    parser.add_argument(
        "--luck",
        nargs="?",
        type=number_from(1, MOST_WORLDS),
        const=LUCK_WORLDS,
        metavar="WORLDS",
        help="estimate every seat's luck after each game, and report the lead less luck; WORLDS is "
        f"the number of possible worlds for each stage of a round (default {LUCK_WORLDS})",
    )
    add_plan_options(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=PROCESSES, default=1, metavar="N", help="number of processes")
    where.add_argument(
        "--ray",
        nargs="?",
        const=LOCAL,
        metavar="ADDRESS",
        help="run on a Ray cluster; without an address, on a local Ray",
    )
    parser.add_argument("--out", metavar="FILE", help="keep every finished game, as JSON lines")
    parser.add_argument(
        "--resume", action="store_true", help="continue the match in --out; no bots need be named"
    )
    parser.add_argument(
        "--record",
        type=number_from(1),
        metavar="N",
        help="print game N of --out as a text record, and play nothing",
    )
    parser.add_argument("--parquet", metavar="FILE", help="the games as a table")
    parser.add_argument("--plot", metavar="FILE.png", help="wins, margins and scores as a picture")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.set_defaults(run=run, edition=None)


def run(arguments: argparse.Namespace) -> int:
    """Play the games that are missing, and report; after an interruption on those that are done."""
    exports = exports_of(arguments)
    if arguments.record is not None:
        print_record(arguments.out, arguments.record)
        return 0
    wanted = wanted_of(arguments)
    match = wanted.match
    lines = [] if wanted.kept is None else wanted.kept.lines[:]
    interrupted = play(arguments, wanted, lines)
    if not lines:
        if arguments.out is not None:
            say_how_to_go_on(wanted, arguments.out)
        raise KeyboardInterrupt
    report = report_of(match, lines, wanted.plan)
    print_report(wanted, report, len(lines), interrupted=interrupted, as_json=arguments.json)
    if exports.parquet is not None:
        write_parquet(exports.parquet, match, lines)
    if exports.plot is not None:
        write_plot(exports.plot, title_of(match, report), match, report, lines)
    if interrupted:
        say_how_to_go_on(wanted, arguments.out)
    return 130 if interrupted else 0


def play(arguments: argparse.Namespace, wanted: Wanted, lines: list[GameLine]) -> bool:
    """Play the games without a line yet; return whether the match was interrupted."""
    with contextlib.ExitStack() as stack:
        file = None
        if arguments.out is not None:
            file = ResultFile(Path(arguments.out), wanted.match, wanted.plan, wanted.kept)
            stack.callback(file.close)
        try:
            play_missing(arguments, wanted.match, wanted.plan, wanted.games, lines, file)
        except KeyboardInterrupt:
            return True
    return False


def play_missing(
    arguments: argparse.Namespace,
    match: Match,
    plan: Plan,
    games: int,
    lines: list[GameLine],
    file: ResultFile | None,
    title: str = "Playing",
) -> None:
    """Play those of the first `games` games that have no line yet, until the plan's verdict.

    Their lines are added to `lines` and to the file.
    """
    stopping = Stopping(match, plan, lines)
    finished = {line.game for line in lines}
    missing = [game for game in range(1, games + 1) if game not in finished]
    if stopping.verdict is not None or not missing:
        return
    if needs_thinkers(match):
        compile_bots()
    with progress_bar(Console(stderr=True)) as progress:
        total = len(missing) + len(lines)
        task = progress.add_task(title, total=total, completed=len(lines))
        with contextlib.closing(played(arguments, match, missing)) as new_lines:
            for line in new_lines:
                with interrupts_deferred():  # a game in the file must also be in the report
                    if file is not None:
                        file.add(line)
                    lines.append(line)
                progress.advance(task)
                stopping.add(line)
                if stopping.verdict is not None:
                    return


def compile_bots() -> None:
    """Compile the bots once, before every process would do so by itself."""
    if cache.available() and not cache.is_warm(thinkers.COMPILED_PACKAGE):
        thinkers.prepare()


def played(
    arguments: argparse.Namespace, match: Match, games: Sequence[int]
) -> Generator[GameLine, None, None]:
    """Yield games as they are finished: from a Ray cluster, from processes, or played here."""
    if arguments.ray is not None:
        yield from play_on_ray(match, games, arguments.ray)
    elif arguments.jobs > 1:
        yield from play_in_processes(match, games, arguments.jobs)
    else:
        for game in games:
            yield play_game(match, game)


def print_record(name: str, number: int) -> None:
    """Print a game of a result file as a text record."""
    results = read_results(Path(name))
    if results is None:
        raise NotreDameError(f"{name} contains no games yet.")
    print(write_text(rebuild(results.match, results.game(number))), end="")
