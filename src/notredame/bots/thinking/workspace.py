"""The workspace of a thinker: scratch memory for states that are tried out, and for lists.

Arrays when compiled, lists in plain mode. Each thinker has its own, so threads do not meet.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from notredame.compiling.twins import Layout, compiled_as, rule, scratch
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.pieces import N_CARDS
from notredame.rules.model.state import State

from .features import N_FEATURES
from .prices import PRICES

STATE: Any = Layout(State)

DEPTH = 40
"""No turn asks more questions than this; gypsies may ask for every marker."""
SPARE = DEPTH
"""A state that trying out a turn leaves alone; the policy leaves the next ones alone."""
WORLD = DEPTH + 1
TRIAL = DEPTH + 2
WIDTH = MAX_CHOICES + 2
"""A row: how many answers there are, how many were tried, and the answers."""
GAINS = 5 * N_CARDS
UNRATED = -1000000


def _array(count):  # type: ignore[no-untyped-def]
    return np.empty(count, STATE)  # type: ignore[name-defined]  # noqa: F821


@compiled_as(_array)
def new_states(count: int) -> list[State]:
    """Allocate `count` states."""
    return [State() for _ in range(count)]


def _assign(states, i, s):  # type: ignore[no-untyped-def]
    states[i] = s


@compiled_as(_assign)
def put(states: list[State], i: int, s: State) -> None:
    """Put a copy of a state at a place in a list."""
    states[i] = s.copy()


class Workspace(NamedTuple):
    """Where one thinker works."""

    answers: list[int]
    worths: list[int]
    """What each of the answers is worth."""
    states: list[State]
    rows: list[int]
    """For each question of a turn, a row of answers."""
    row: list[int]
    features: list[int]
    prices: list[int]
    gains: list[int]
    """What playing each card would bring each seat, once it was asked for."""


@rule
def forget_gains(workspace: Workspace) -> None:
    """Begin anew: nothing is known of what the cards would bring."""
    for k in range(GAINS):
        workspace.gains[k] = UNRATED


@rule
def new_workspace() -> Workspace:
    """A workspace with nothing on it."""
    workspace = Workspace(
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        new_states(DEPTH + 3),
        scratch(DEPTH * WIDTH),
        scratch(MAX_CHOICES),
        scratch(N_FEATURES),
        scratch(len(PRICES)),
        scratch(GAINS),
    )
    for k in range(len(PRICES)):
        workspace.prices[k] = PRICES[k]
    forget_gains(workspace)
    return workspace
