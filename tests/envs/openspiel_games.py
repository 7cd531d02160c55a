"""Random games in OpenSpiel, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import notredame.envs.openspiel  # noqa: F401  registers the game

KINDS = [(players, new) for players in (2, 3, 4, 5) for new in (False, True)]
"""Numbers of players, with and without New Persons."""
EVERY_GAME = [
    f"notre_dame(players={players}{',new_persons=True' if new else ''})" for players, new in KINDS
]


def random_game(name: str, seed: int = 1) -> Iterator[Any]:
    """Play a random game; yield its one state at the first question and after each step."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def some_states(name: str, seed: int = 1, every: int = 17) -> Iterator[Any]:
    """Yield copies of some states of a random game, and of its last."""
    for number, state in enumerate(random_game(name, seed)):
        if number % every == 0 or state.is_terminal():
            yield state.clone()
