"""AEC steps a second beside PettingZoo's own games: `python -m tools.bench_pettingzoo`.

A part of `make bench`. Every environment is played at random in the same loop, `agent_iter`, `last`
and `step`, in turns on one core; theirs run in an environment of their own.
"""

from __future__ import annotations

from functools import partial

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from notredame.envs import notredame_v0

from .bench.counting import settle, timed
from .bench.measure import Bench, Measure
from .bench.peers import add_peer
from .bench.process import ROOT
from .bench.projects.pettingzoo import pettingzoo_game
from .bench.report import number
from .bench.turns import measure_once, pin

OURS = "notredame_v0"
PLAYERS = (2, 3, 4, 5)
ROUNDS, SECONDS = 7, 0.7
TIMES = 3
"""So many times as fast as the fastest of theirs is what ours is to be."""


def own_environments() -> dict[str, AECEnv]:
    """Ours by what they are called; beside it what the wrappers cost, and our short way saves."""
    raw = notredame_v0.raw_env()
    wrapped = wrappers.TerminateIllegalWrapper(notredame_v0.raw_env(), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    ours = {f"{OURS}, {players} players": notredame_v0.env(players=players) for players in PLAYERS}
    return ours | {"raw_env, 4 players": raw, "raw_env in PettingZoo's wrappers": wrapped}


def add_own(bench: Bench) -> None:
    """Our environments."""
    for what, env in own_environments().items():
        work = pettingzoo_game(env)
        work()  # the first game may compile
        bench.add(what, what, "decisions", partial(timed, work))


def fastest(measures: list[Measure]) -> Measure | None:
    """The fastest of those that could be measured."""
    return max((m for m in measures if m.rounds), key=Measure.rate, default=None)


def tell(bench: Bench) -> None:
    """Print the table, and whether ours are fast enough."""
    measures = list(bench.measures.values())
    best = fastest([m for m in measures if m.name.startswith("pettingzoo-")])
    table = Table(title="AEC environments, steps in one loop on one core", title_justify="left")
    for head in ("environment", "steps/s", "games/s", "µs/step", "× fastest of theirs"):
        table.add_column(head, justify="left" if head == "environment" else "right")
    for measure in measures:
        if measure.error:
            table.add_row(escape(f"{measure.what}: {measure.error}"))
            continue
        ratio = bench.ratio(measure.name, best.name) if best else None
        figures = [measure.rate(), measure.games(), measure.nanoseconds() / 1000, ratio]
        table.add_row(escape(measure.what), *map(number, figures))
    for title, why in bench.missing.items():
        table.add_row(escape(f"{title}: {why}"))
    bench.console.print(table)
    if best is None:
        bench.console.print("None of theirs could be measured.")
        return
    own = [m.name for m in measures if m.name.startswith(OURS)]
    least = min(bench.ratio(name, best.name) or 0.0 for name in own)
    verdict = "reached" if least >= TIMES else "missed"
    bench.console.print(f"at least {TIMES} × {escape(best.what)}: {least:.1f} × ({verdict})")


def main() -> None:
    """Measure and tell."""
    console = Console()
    bench = Bench(console if console.is_terminal else Console(width=130))
    pin()
    add_own(bench)
    settle()
    add_peer(bench, "pettingzoo", ROOT / ".bench" / "peers")
    try:
        for _ in range(ROUNDS):
            for measure in bench.measures.values():
                measure_once(measure, SECONDS)
    finally:
        for peer in bench.peers:
            peer.end()
    tell(bench)


if __name__ == "__main__":
    main()
