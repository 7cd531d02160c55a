"""Measurements and their counts so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from rich.console import Console

from .counting import Tally
from .engine.first_board import FirstBoard
from .peers.client import Peer

CATANATRON = "catanatron-play"
OPEN_SPIEL = "open_spiel-loop"
OPEN_SPIEL_BOTS = "open_spiel-bots"
"""OpenSpiel's two C++ loops. The first leaves out the deals, which our own games include, so the
comparison is in its favour; the second plays whole games, including some work of its bots.
"""

NEIGHBOURS = (CATANATRON, "plain", "inside", OPEN_SPIEL, OPEN_SPIEL_BOTS)
"""Measurements that targets compare, so they are made directly one after the other."""


@dataclass
class Measure:
    """One measurement, with its counts of each round so far."""

    name: str
    what: str
    unit: str
    run: Callable[[float], Tally]
    rounds: list[Tally] = field(default_factory=list)
    error: str = ""

    def rate(self) -> float:
        """Count per second, as the median over the rounds."""
        return median(t.count / t.seconds for t in self.rounds)

    def games(self) -> float | None:
        """Games per second; None if no game has ended, as may happen in a big batch."""
        return median(t.games / t.seconds for t in self.rounds) or None

    def nanoseconds(self) -> float:
        """Nanoseconds for each decision, copy or world."""
        return 1e9 / self.rate()


@dataclass
class Bench:
    """A run of the benchmark: everything that the tables and the file show."""

    console: Console
    measures: dict[str, Measure] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    """Projects that could not be measured, and why."""
    versions: dict[str, str] = field(default_factory=dict)
    peers: list[Peer] = field(default_factory=list)
    first_board: FirstBoard = field(default_factory=FirstBoard)
    interrupted: bool = False

    def add(self, name: str, what: str, unit: str, run: Callable[[float], Tally]) -> None:
        """Add a measurement."""
        self.measures[name] = Measure(name, what, unit, run)

    def ratio(self, fast: str, slow: str) -> float | None:
        """How many times as fast one is as the other, or None if either was not measured."""
        one, other = self.measures.get(fast), self.measures.get(slow)
        if one is None or other is None:
            return None
        ratios = [
            (a.count / a.seconds) / (b.count / b.seconds)
            for a, b in zip(one.rounds, other.rounds, strict=False)
        ]
        return median(ratios) if ratios else None

    def share_of_core(self) -> float:
        """Share of the core's time that was ours; well below 1 if something else ran on it."""
        tallies = [t for m in self.measures.values() for t in m.rounds]
        return sum(t.seconds for t in tallies) / (sum(t.wall for t in tallies) or 1)
