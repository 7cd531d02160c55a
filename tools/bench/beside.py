"""What the benchmarks share that measure our environments in turns with another project's."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .counting import settle
from .engine.report import number
from .measure import Bench, Measure
from .peers.install import add_peer
from .process import ROOT
from .turns import measure_once, pin

ROUNDS, SECONDS = 7, 0.7


def measure_beside(
    add_own: Callable[[Bench], None], peer: str, theirs: Iterable[str] | None = None
) -> Bench:
    """Measure our environments and the peer's, all or those in `theirs`, in turns on one core."""
    console = Console()
    bench = Bench(console if console.is_terminal else Console(width=130))
    pin()
    add_own(bench)
    wanted = set(bench.measures)
    settle()
    add_peer(bench, peer, ROOT / ".bench" / "peers")
    if theirs is not None:
        wanted |= set(theirs)
        bench.measures = {name: m for name, m in bench.measures.items() if name in wanted}
    try:
        for _ in range(ROUNDS):
            for measure in bench.measures.values():
                measure_once(measure, SECONDS)
    finally:
        for started in bench.peers:
            started.end()
    return bench


def print_table(
    bench: Bench,
    title: str,
    heads: Iterable[str],
    figures: Callable[[Measure], Iterable[float | None]],
) -> None:
    """Print a line for each environment, with the reason where it could not be measured."""
    table = Table(title=title, title_justify="left")
    table.add_column("environment")
    for head in heads:
        table.add_column(head, justify="right")
    for measure in bench.measures.values():
        if measure.error:
            table.add_row(escape(f"{measure.what}: {measure.error}"))
        else:
            table.add_row(escape(measure.what), *map(number, figures(measure)))
    for name, why in bench.missing.items():
        table.add_row(escape(f"{name}: {why}"))
    bench.console.print(table)
