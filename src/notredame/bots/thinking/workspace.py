"""The workspace of a thinker: scratch memory for trial states and lists.

It holds arrays when compiled, lists in plain mode. Each thinker has its own, so threads share none.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from notredame.compiling.twins import Layout, compiled_as, rule, scratch
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.pieces import N_CARDS
from notredame.rules.model.state import State

from .features import N_FEATURES

STATE: Any = Layout(State)

DEPTH = 40
"""Maximum questions of a turn; the gypsies may ask one for every marker."""
SPARE = DEPTH
"""Index of the policy's state, which `turns` does not overwrite."""
WORLD = DEPTH + 1
TRIAL = DEPTH + 2
"""Indices of states for possible worlds and trials, which the policy does not overwrite."""
WIDTH = MAX_CHOICES + 2
"""Length of a row: number of answers, how many of them were tried, the answers."""
GAINS = 5 * N_CARDS
LOWEST = -(1 << 60)
"""Less than anything is worth."""
UNRATED = LOWEST
"""Gain of a card that has not been rated."""


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
    """Put a copy of a state at index `i`."""
    states[i] = s.copy()


class Workspace(NamedTuple):
    """Scratch memory of one thinker."""

    answers: list[int]
    worths: list[int]
    """What each of the answers is worth, in hundredths of a point."""
    states: list[State]
    rows: list[int]
    """A row of answers for each question of a turn."""
    row: list[int]
    features: list[int]
    prices: list[int]
    draft: list[int]
    """Draft weights."""
    gains: list[int]
    """Gain of each seat from playing each card, or UNRATED."""


@rule
def forget_gains(workspace: Workspace) -> None:
    """Mark the gains of all cards as unrated."""
    for k in range(GAINS):
        workspace.gains[k] = UNRATED


@rule
def forget_earlier_round(s: State, round_no: int, workspace: Workspace) -> int:
    """Forget the gains if another round than `round_no` is being played; return which one is."""
    if s.round_no != round_no:
        forget_gains(workspace)
    return s.round_no


@rule
def new_workspace(prices: list[int], draft: list[int]) -> Workspace:
    """Allocate a workspace with a copy of these weights: those of all kinds of game."""
    workspace = Workspace(
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        new_states(DEPTH + 3),
        scratch(DEPTH * WIDTH),
        scratch(MAX_CHOICES),
        scratch(N_FEATURES),
        scratch(len(prices)),
        scratch(len(draft)),
        scratch(GAINS),
    )
    for k in range(len(prices)):
        workspace.prices[k] = prices[k]
    for k in range(len(draft)):
        workspace.draft[k] = draft[k]
    forget_gains(workspace)
    return workspace
