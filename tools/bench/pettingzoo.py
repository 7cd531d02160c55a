"""AEC steps a second beside PettingZoo's own games: `python -m tools.bench.pettingzoo`.

A part of `make bench`. Every environment is played at random in the same loop, `agent_iter`, `last`
and `step`, in turns on one core; theirs run in an environment of their own.
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
    verdict = "reached" if least >= TIMES else "missed"
    bench.console.print(f"at least {TIMES} × {escape(best.what)}: {least:.1f} × ({verdict})")


if __name__ == "__main__":
    tell(measure_beside(add_own, "pettingzoo"))
