"""Steps per second of the vector environment beside pgx: `python -m tools.bench.vector`.

Part of `make bench`. Steps 1024 games at once on one core. Compiled code chooses random actions by
the masks, which is included in the time; every step writes observations and masks. pgx does the
same on the CPU, in a virtual environment of its own. All are measured in turns, and ratios are
taken within a round.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numba
import numpy as np

from notredame.envs.vector import NotreDameVector

from .beside import measure_beside, print_table
from .counting import BATCH, Work, timed
from .measure import Bench, Measure

THEIRS = ("pgx-connect_four", "pgx-backgammon")
TARGET = 1_000_000
"""Target in steps per second."""
OURS: dict[str, dict[str, Any]] = {
    "all seats, 2 players, copy=False": {"players": 2, "opponents": None, "copy": False},
    "all seats, 4 players, copy=False": {"players": 4, "opponents": None, "copy": False},
    "all seats, 5 players, copy=False": {"players": 5, "opponents": None, "copy": False},
    "all seats, 4 players": {"players": 4, "opponents": None},
    "one seat, three random bots": {"players": 4, "opponents": "random", "copy": False},
    "one seat, three greedy bots": {"players": 4, "opponents": "greedy", "copy": False},
    "one seat, three quick bots": {"players": 4, "opponents": "quick", "copy": False},
}


@numba.njit
def choose(masks: Any, fractions: Any, actions: Any) -> None:
    """Write a possible action for each game, chosen by a number between 0 and 1."""
    width = masks.shape[1]
    for i in range(len(masks)):
        possible = np.uint8(0)  # a narrow type, so that the loop can be vectorised
        for action in range(width):
            possible += np.uint8(masks[i, action])
        skip = int(fractions[i] * possible)
        action = 0
        while masks[i, action] == 0 or skip > 0:
            skip -= masks[i, action]
            action += 1
        actions[i] = action


def random_steps(arguments: dict[str, Any]) -> Work:
    """Work that does a random step in each game."""
    envs = NotreDameVector(BATCH, **arguments)
    chance, actions = np.random.default_rng(1), np.zeros(BATCH, np.int64)
    held = [envs.reset(seed=1)[0]]

    def one_step() -> tuple[int, float]:
        choose(held[0]["action_mask"], chance.random(BATCH), actions)
        held[0], _, ended, _, _ = envs.step(actions)
        return BATCH, float(ended.sum())

    for _ in range(300):
        one_step()  # compiles, and spreads the games over different moments
    return one_step


def add_own(bench: Bench) -> None:
    """Add our environments."""
    for what, arguments in OURS.items():
        bench.add(what, what, "decisions", partial(timed, random_steps(arguments)))


def print_report(bench: Bench) -> None:
    """Print the table, and which environments reach the target."""

    def figures(measure: Measure) -> list[float | None]:
        ratios = (bench.ratio(measure.name, other) for other in THEIRS)
        return [measure.rate(), measure.nanoseconds(), *ratios]

    heads = ("steps/s", "ns/step", "× connect_four", "× backgammon")
    print_table(bench, f"{BATCH} games at once on one core", heads, figures)
    for what, arguments in OURS.items():
        if arguments["opponents"] is None:
            rate = bench.measures[what].rate()
            verdict = "reached" if rate >= TARGET else "missed"
            bench.console.print(f"at least {TARGET:,} steps/s, {what}: {rate:,.0f} ({verdict})")


if __name__ == "__main__":
    print_report(measure_beside(add_own, "pgx", THEIRS))
