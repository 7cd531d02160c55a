"""The OpenSpiel game beside OpenSpiel's own Python games: `python -m tools.bench_openspiel`.

A part of `make bench`. The same loop plays random games of each, in turns, on one core, and ratios
are medians of the ratios within a round. A step is a move or an outcome of chance. OpenSpiel's
games in C++ are there for scale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401  registers its Python games
from rich.console import Console
from rich.table import Table

import notredame.envs.openspiel  # noqa: F401  registers ours

from .bench.counting import Work, repeated, settle, timed
from .bench.projects.open_spiel import open_spiel_pick
from .bench.turns import pin

OURS = "notre_dame(players=4)"
PYTHON = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_block_dominoes",
    "python_tic_tac_toe",
)
"""OpenSpiel's Python games that move one after the other."""
SCALE = ("kuhn_poker", "hearts")
PLAYERS = tuple(f"notre_dame(players={players},new_persons=True)" for players in (2, 3, 4, 5))


def steps(game: Any) -> Work:
    """Whole random games: steps and games."""
    number = Random(1).random

    def one_game() -> tuple[int, float]:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            open_spiel_pick(number, state)
            count += 1
        state.returns()
        return count, 1

    return one_game


def midway() -> Any:
    """A state in the middle of a random game."""
    rng = Random(5)
    state = pyspiel.load_game(OURS).new_initial_state()
    for _ in range(260):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def calls() -> dict[str, Callable[[], object]]:
    """What searches ask besides."""
    state, rng = midway(), Random(1)
    return {
        "clone": state.clone,
        "resample_from_infostate": partial(state.resample_from_infostate, 0, rng.random),
        "information_state_string": partial(state.information_state_string, 0),
        "information_state_tensor": partial(state.information_state_tensor, 0),
        "observation_tensor": partial(state.observation_tensor, 0),
        "observation_string": partial(state.observation_string, 0),
    }


def measure(works: dict[str, Work], rounds: int, seconds: float) -> dict[str, list[float]]:
    """How many in a second, for each and each round, taken in turns."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            tally = timed(work, seconds)
            found[name].append(tally.count / tally.seconds)
    return found


def tell(console: Console, found: dict[str, list[float]]) -> float:
    """Print the tables; how many times as fast as the fastest of OpenSpiel's Python games."""
    table = Table("game", "steps/s", "ours against it", title="Random games, the same loop")
    ratios = {}
    for name in (*PLAYERS, OURS, *PYTHON, *SCALE):
        pairs = zip(found[OURS], found[name], strict=True)
        ratios[name] = median(ours / other for ours, other in pairs)
        table.add_row(name, f"{median(found[name]):,.0f}", f"{ratios[name]:.2f}")
    console.print(table)
    other = Table("call, four players, mid-game", "µs")
    for name in calls():
        other.add_row(name, f"{1e6 / median(found[name]):.1f}")
    console.print(other)
    return min(ratios[name] for name in PYTHON)


def main(argv: list[str] | None = None) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="short rounds, to see that it works")
    rounds, seconds = (2, 0.02) if parser.parse_args(argv).quick else (7, 0.5)
    pin()
    works = {name: steps(pyspiel.load_game(name)) for name in (*PLAYERS, OURS, *PYTHON, *SCALE)}
    works |= {name: repeated(call, 20) for name, call in calls().items()}
    for work in works.values():
        work()  # compile and load
    settle()
    least = tell(Console(), measure(works, rounds, seconds))
    verdict = "reached" if least >= 1 else "missed"
    print(f"{least:.2f} times the fastest of OpenSpiel's Python games (1 or more: {verdict})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
