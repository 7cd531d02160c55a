"""The targets for the engine's speed."""

from __future__ import annotations

from dataclasses import dataclass

from ..measure import CATANATRON, OPEN_SPIEL, OPEN_SPIEL_BOTS, Bench
from .costs import WORLDS
from .first_board import WHAT as FIRST_BOARD


@dataclass
class Target:
    """A bound to reach; `measured` is None when it could not be measured."""

    what: str
    bound: float
    unit: str
    measured: float | None
    at_least: bool

    def verdict(self) -> str:
        """`reached`, `missed`, or `not measured`."""
        if self.measured is None:
            return "not measured"
        held = self.measured >= self.bound if self.at_least else self.measured <= self.bound
        return "reached" if held else "missed"


def targets(bench: Bench) -> list[Target]:
    """All targets; of the possible worlds, the most expensive one counts."""
    inside, plain, ratio = "compiled inside", "plain from Python", bench.ratio
    spiel = f"{inside} against OpenSpiel's C++"
    copy = bench.measures.get("copy-compiled")
    worlds = [m for key in WORLDS if (m := bench.measures.get(f"world-{key}")) and m.rounds]
    copying = copy.nanoseconds() if copy and copy.rounds else None
    slowest = max((m.nanoseconds() for m in worlds), default=None)
    return [
        Target(f"{plain} against Catanatron", 10, "×", ratio("plain", CATANATRON), True),
        Target(f"{inside} against {plain}", 30, "×", ratio("inside", "plain"), True),
        Target(f"{spiel} loop, without deals", 3, "×", ratio("inside", OPEN_SPIEL), True),
        Target(f"{spiel} bots, with deals", 3, "×", ratio("inside", OPEN_SPIEL_BOTS), True),
        Target("compiled copy", 150, "ns", copying, False),
        Target("slowest possible world", 2000, "ns", slowest, False),
        Target(FIRST_BOARD, 2, "s", bench.first_board.seconds(), False),
    ]
