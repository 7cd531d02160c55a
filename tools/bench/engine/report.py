"""The printed report: its tables."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from ..measure import CATANATRON, OPEN_SPIEL, Bench
from .first_board import WHAT as FIRST_BOARD
from .targets import targets


def number(value: float | None) -> str:
    """A number with at least three significant digits, and thousands separators."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}"


def play_table(bench: Bench) -> Table:
    """The table of random play."""
    table = Table(title="Random play on one core", title_justify="left")
    table.add_column("what")
    against = {"× Catanatron": CATANATRON, "× plain": "plain", "× OpenSpiel C++": OPEN_SPIEL}
    for head in ("decisions/s", "games/s", "ns/decision", *against):
        table.add_column(head, justify="right")
    for measure in bench.measures.values():
        if measure.unit != "decisions":
            continue
        if measure.error:
            table.add_row(escape(f"{measure.what}: {measure.error}"))
        elif measure.rounds:
            figures = [measure.rate(), measure.games(), measure.nanoseconds()]
            ratios = [bench.ratio(measure.name, other) for other in against.values()]
            table.add_row(escape(measure.what), *map(number, [*figures, *ratios]))
    for title, why in bench.missing.items():
        table.add_row(escape(f"{title}: {why}"))
    return table


def cost_table(bench: Bench) -> Table:
    """The table of copies and possible worlds."""
    table = Table(title="Copies and possible worlds", title_justify="left")
    table.add_column("what")
    table.add_column("ns", justify="right")
    for measure in bench.measures.values():
        if measure.unit != "decisions" and measure.rounds:
            table.add_row(escape(measure.what), number(measure.nanoseconds()))
    return table


def target_table(bench: Bench) -> Table:
    """The table of targets, and whether they were reached."""
    table = Table(title="Targets", title_justify="left")
    for head in ("what", "target", "measured", ""):
        table.add_column(head, justify="right" if head in ("target", "measured") else "left")
    colours = {"reached": "green", "missed": "red", "not measured": "yellow"}
    for target in targets(bench):
        sign = "≥" if target.at_least else "≤"
        verdict = target.verdict()
        table.add_row(
            target.what,
            f"{sign} {target.bound:,g} {target.unit}",
            "-" if target.measured is None else f"{number(target.measured)} {target.unit}",
            f"[{colours[verdict]}]{verdict}[/]",
        )
    return table


def print_report(bench: Bench) -> None:
    """Print the tables, and what may have gone wrong."""
    for make in (play_table, cost_table, target_table):
        bench.console.print()
        bench.console.print(make(bench))
    if bench.share_of_core() < 0.9:
        bench.console.print(
            f"Something else was running: only {bench.share_of_core():.0%} of the core was free. "
            "Processor time was counted, but caches and clocks are shared; expect noise."
        )
    if bench.first_board.error:
        bench.console.print(escape(f"{FIRST_BOARD}: {bench.first_board.error}"))
    if bench.interrupted:
        bench.console.print("Interrupted: these are the rounds measured so far.")
