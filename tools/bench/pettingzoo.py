"""AEC steps per second beside PettingZoo's own games: `python -m tools.bench.pettingzoo`.

Part of `make bench`. Every environment is played at random in the same loop of `agent_iter`, `last`
and `step`, in turns on one core; theirs run in a virtual environment of their own.
"""

from __future__ import annotations

from functools import partial

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.markup import escape

from notredame.envs import notredame_v0

from .beside import measure_beside, print_table
from .counting import timed
from .measure import Bench, Measure
from .peers.projects.pettingzoo import pettingzoo_game

OURS = "notredame_v0"
PLAYERS = (2, 3, 4, 5)
TARGET = 3
"""Target for our speed, relative to the fastest of theirs."""


def own_environments() -> dict[str, AECEnv]:
    """Our environments by name, and two more that show the cost of PettingZoo's wrappers."""
    raw = notredame_v0.raw_env()
    wrapped = wrappers.TerminateIllegalWrapper(notredame_v0.raw_env(), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    ours = {f"{OURS}, {players} players": notredame_v0.env(players=players) for players in PLAYERS}
    return ours | {"raw_env, 4 players": raw, "raw_env in PettingZoo's wrappers": wrapped}


def add_own(bench: Bench) -> None:
    """Add our environments."""
    for what, env in own_environments().items():
        work = pettingzoo_game(env)
        work()  # the first game may compile
        bench.add(what, what, "decisions", partial(timed, work))


def fastest(measures: list[Measure]) -> Measure | None:
    """The fastest measurement of those that succeeded, or None."""
    return max((m for m in measures if m.rounds), key=Measure.rate, default=None)


def print_report(bench: Bench) -> None:
    """Print the table, and whether the target is reached."""
    measures = list(bench.measures.values())
    best = fastest([m for m in measures if m.name.startswith("pettingzoo-")])

    def figures(measure: Measure) -> list[float | None]:
        ratio = bench.ratio(measure.name, best.name) if best else None
        return [measure.rate(), measure.games(), measure.nanoseconds() / 1000, ratio]

    heads = ("steps/s", "games/s", "µs/step", "× fastest of theirs")
    print_table(bench, "AEC environments, steps in one loop on one core", heads, figures)
    if best is None:
        bench.console.print("None of theirs could be measured.")
        return
    own = [m.name for m in measures if m.name.startswith(OURS)]
    least = min(bench.ratio(name, best.name) or 0.0 for name in own)
    verdict = "reached" if least >= TARGET else "missed"
    bench.console.print(f"at least {TARGET} × {escape(best.what)}: {least:.1f} × ({verdict})")


if __name__ == "__main__":
    print_report(measure_beside(add_own, "pettingzoo"))
