"""The report on a match, for people or as JSON."""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from notredame.arena import GameLine, Match, Report, Share
from notredame.arena.result_header import DECIDING, describe

from ..program_name import program
from .match import Wanted

HEADINGS = ("bot", "seats", "wins", "95 %", "score", "margin", "rank", "rating")
PLACES = ("1st", "2nd", "3rd", "4th", "5th")


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
    """The match in a line, with all that is needed to repeat it."""
    title = f"{report.games} games, {match.players} players, {match.edition}, seed {match.seed}"
    return title if match.start is None else f"{title}, seat {match.start} begins"


def print_report(
    wanted: Wanted, report: Report, lines: Sequence[GameLine], *, interrupted: bool, as_json: bool
) -> None:
    """Print the report."""
    if as_json:
        described = {key: value for key, value in describe(wanted.match).items() if key in DECIDING}
        described |= {"asked": wanted.asked, "interrupted": interrupted}
        print(json.dumps(described | report.as_dict(), indent=2))
        return
    console = Console(highlight=False)
    if interrupted:
        console.print(f"Interrupted: {report.games} of {wanted.games} games are counted.")
    _print_table(console, title_of(wanted.match, report), report)
    for sentence in _sentences(wanted, report, lines):
        console.print(escape(sentence))


def _print_table(console: Console, title: str, report: Report) -> None:
    table = Table(title=escape(title), box=SIMPLE_HEAD)
    for heading in HEADINGS:
        words = heading == "bot"
        table.add_column(heading, justify="left" if words else "right", no_wrap=not words)
    for bot in report.bots:
        table.add_row(
            escape(bot.label),
            str(bot.seats),
            f"{bot.wins.share:.1%}",
            _interval(bot.wins),
            f"{bot.score:.2f}",
            f"{bot.margin:+.2f}",
            f"{bot.rank:.2f}",
            f"{bot.rating.mu:.1f} ±{bot.rating.sigma:.1f}",
        )
    console.print(table)


def _sentences(wanted: Wanted, report: Report, lines: Sequence[GameLine]) -> list[str]:
    match = wanted.match
    seatings = len(match.seatings)
    out = [f"Even would be {report.even:.1%} for every seat."]
    if len(set(match.entrants)) == 1:
        out.append(
            f"This is a control: all bots are {match.entrants[0]}, so each interval should contain "
            f"{report.even:.1%}, 19 times out of 20."
        )
    places = ", ".join(
        f"{place} {share.share:.1%} ({_interval(share)})"
        for place, share in zip(PLACES, report.places, strict=False)
    )
    out.append(f"Wins by place in the first round's turn order: {places}.")
    thinking = ", ".join(
        f"{bot.label} {_time(bot.seconds)} (at worst {_time(bot.slowest)})" for bot in report.bots
    )
    out.append(f"Thinking time per move: {thinking}.")
    if wanted.asked != wanted.games:
        out.append(
            f"{wanted.asked} games were asked for; {wanted.games} are whole deals with all "
            f"{seatings} seatings."
        )
    if report.open_deals:
        out.append(
            f"Deals not yet played with all {seatings} seatings: {report.open_deals}; "
            "luck has not cancelled there."
        )
    return out + _faults(report, lines)


def _faults(report: Report, lines: Sequence[GameLine]) -> list[str]:
    """Which bots were at fault, how often, and the most frequent fault of each."""
    whats: dict[str, Counter[str]] = {bot.label: Counter() for bot in report.bots}
    for line in lines:
        for seat, what, times in line.faults:
            whats[line.seating[seat]][what] += times
    return [fault_words(label, faults) for label, faults in whats.items() if faults]


def fault_words(label: str, faults: Counter[str]) -> str:
    """How often a bot was at fault, and its most frequent fault."""
    ((most, _),) = faults.most_common(1)
    if faults.total() == 1:
        return f"{label} made a fault: {most}"
    return f"{label} made {faults.total()} faults, most often this: {most}"


def say_how_to_go_on(wanted: Wanted, out: str | None) -> None:
    """Tell on standard error how to resume an interrupted match, so that the report stays clean."""
    if out is None:
        words = "The games were not kept; with --out FILE an interrupted match can be resumed."
    else:
        parts = [program(), "arena", "--resume", "--out", out, "--games", str(wanted.games)]
        words = f"Finished games are in {out}; to continue: {shlex.join(parts)}"
    print(words, file=sys.stderr)


def _interval(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"
