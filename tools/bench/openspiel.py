"""Our OpenSpiel game beside OpenSpiel's own Python games: `python -m tools.bench.openspiel`.

Part of `make bench`. The same loop plays random games of each, in turns, on one core, and ratios
are medians of the ratios within a round. In the first table a step is a move or an outcome of
chance, without observations. In the second only players' decisions count (but deals still take
time), without and with the observation tensor before each of them. OpenSpiel's games in C++ show
the scale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401  registers its Python games
from rich.console import Console
from rich.table import Table

import notredame.envs.openspiel  # noqa: F401  registers ours

from .counting import Work, repeated, settle, timed
from .peers.projects.open_spiel import open_spiel_from_python, open_spiel_pick
from .turns import pin

OURS = "notre_dame(players=4)"
PYTHON = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_block_dominoes",
    "python_tic_tac_toe",
)
"""OpenSpiel's Python games in which players move one after the other."""
SCALE = ("kuhn_poker", "hearts")
DECISIONS, OBSERVED = ", decisions", ", observed decisions"
PLAYERS = tuple(f"notre_dame(players={players},new_persons=True)" for players in (2, 3, 4, 5))


def steps(game: Any) -> Work:
    """Work that plays whole random games and counts steps."""
    number = Random(1).random

    def one_game() -> tuple[int, float]:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            open_spiel_pick(number, state)
            count += 1
        state.returns()
        return count, 1

    return one_game


def observed(game: Any) -> Work:
    """Work that plays whole random games with an observation tensor before each decision."""
    number = Random(1).random

    def one_game() -> tuple[int, float]:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            count += open_spiel_pick(number, state)
        return count, 1

    return one_game


def decisions(names: Iterable[str]) -> dict[str, Work]:
    """The work for the second table, by name."""
    works = {}
    for name in names:
        game = pyspiel.load_game(name)
        works[f"{name}{DECISIONS}"] = open_spiel_from_python(game.new_initial_state)
        if game.get_type().provides_observation_tensor:
            works[f"{name}{OBSERVED}"] = observed(game)
    return works


def midway() -> Any:
    """A state in the middle of a random game."""
    rng = Random(5)
    state = pyspiel.load_game(OURS).new_initial_state()
    for _ in range(260):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def calls() -> dict[str, Callable[[], object]]:
    """Further calls that searches make, by name."""
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
    """Counts per second of each round, by name, measured in turns."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            tally = timed(work, seconds)
            found[name].append(tally.count / tally.seconds)
    return found


def ratio(found: dict[str, list[float]], one: str, other: str) -> float:
    """How many times as fast one is as the other, as the median over the rounds."""
    return median(a / b for a, b in zip(found[one], found[other], strict=True))


def print_report(console: Console, found: dict[str, list[float]]) -> float:
    """Print the tables; return our speed relative to the fastest of OpenSpiel's Python games."""
    table = Table("game", "steps/s", "ours against it", title="Random games, the same loop")
    for name in (*PLAYERS, OURS, *PYTHON, *SCALE):
        ours = ratio(found, OURS, name)
        table.add_row(name, f"{median(found[name]):,.0f}", f"{ours:.2f}")
    console.print(table)
    heads = ("decisions/s", "ours against it", "with observation tensor", "ours against it")
    table = Table("game", *heads, title="The same, decisions only")
    for name in (OURS, *PYTHON):
        cells = []
        for kind in (DECISIONS, OBSERVED):
            if rates := found.get(name + kind):
                against = ratio(found, OURS + kind, name + kind)
                cells += [f"{median(rates):,.0f}", f"{against:.2f}"]
            else:
                cells += ["has none", ""]
        table.add_row(name, *cells)
    console.print(table)
    table = Table("call, four players, mid-game", "µs")
    for name in calls():
        table.add_row(name, f"{1e6 / median(found[name]):.1f}")
    console.print(table)
    return min(ratio(found, OURS, name) for name in PYTHON)


def main(argv: list[str] | None = None) -> int:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="short rounds, to check that it works")
    rounds, seconds = (2, 0.02) if parser.parse_args(argv).quick else (7, 0.5)
    pin()
    works = {name: steps(pyspiel.load_game(name)) for name in (*PLAYERS, OURS, *PYTHON, *SCALE)}
    works |= decisions((OURS, *PYTHON))
    works |= {name: repeated(call, 20) for name, call in calls().items()}
    for work in works.values():
        work()  # compile and load
    settle()
    console = Console()
    if not console.is_terminal:
        console = Console(width=130)
    least = print_report(console, measure(works, rounds, seconds))
    verdict = "reached" if least >= 1 else "missed"
    print(f"{least:.2f} times the fastest of OpenSpiel's Python games (1 or more: {verdict})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
