"""The report on a match, for people or as JSON."""

from __future__ import annotations

import json
import shlex
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from notredame.arena import Match, Report
from notredame.arena.results.header import DECIDING, describe

from ..program_name import program
from .match import Wanted
from .sentences import sentences_of
from .words import interval, points

HEADINGS = ("bot", "seats", "wins", "95 %", "margin, 95 %", "score", "rank", "rating")


def progress_bar(console: Console) -> Progress:
    """A progress bar with an estimate that also suits games of several minutes."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        speed_estimate_period=3600,
    )


def title_of(match: Match, report: Report) -> str:
    """The match in a line: the games that are counted, and all that is needed to repeat it."""
    parts = [f"{report.counted_games} games", f"{match.players} players", match.edition]
    parts.append(f"seed {match.seed}")
    if match.start is not None:
        parts.append(f"seat {match.start} begins")
    return ", ".join(parts)


def print_report(
    wanted: Wanted, report: Report, finished: int, *, interrupted: bool, as_json: bool
) -> None:
    """Print the report; `finished` is the number of all finished games."""
    if as_json:
        described = {key: value for key, value in describe(wanted.match).items() if key in DECIDING}
        described |= {"asked": wanted.asked, "interrupted": interrupted}
        print(json.dumps(described | report.as_dict(), indent=2))
        return
    console = Console(highlight=False)
    if interrupted:
        console.print(f"Interrupted: {finished} of {wanted.games} games have been played.")
    _print_table(console, title_of(wanted.match, report), report)
    for sentence in sentences_of(wanted, report, finished):
        console.print(escape(sentence))


def _print_table(console: Console, title: str, report: Report) -> None:
    table = Table(title=escape(title), box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for heading in HEADINGS:
        words = heading == "bot"
        table.add_column(heading, justify="left" if words else "right", no_wrap=not words)
    for bot in report.bots:
        table.add_row(
            escape(bot.label),
            str(bot.seats),
            f"{bot.wins.mean:.1%}",
            interval(bot.wins),
            points(bot.margin),
            f"{bot.score:.2f}",
            f"{bot.rank:.2f}",
            f"{bot.rating.mu:.1f} ±{bot.rating.sigma:.1f}",
        )
    console.print(table)


def say_how_to_go_on(wanted: Wanted, out: str | None) -> None:
    """Tell on standard error how to resume an interrupted match, so that the report stays clean."""
    if out is None:
        words = "The games were not kept; with --out FILE an interrupted match can be resumed."
    else:
        parts = [program(), "arena", "--resume", "--out", out, "--games", str(wanted.games)]
        words = f"Finished games are in {out}; to continue: {shlex.join(parts)}"
    print(words, file=sys.stderr)
