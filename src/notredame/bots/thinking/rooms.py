"""Room to think in: states that are tried out, and lists to write on.

Arrays when compiled, lists in plain mode. Each thinker has its own desk, so threads do not meet.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from notredame.rules.actions import MAX_CHOICES
from notredame.rules.compiled import Layout, compiled_as, rule, scratch
from notredame.rules.pieces import N_CARDS
from notredame.rules.state import State

from .parts import N_PARTS
from .prices import PRICES

STATE: Any = Layout(State)

DEPTH = 40
"""No turn asks more questions than this; gypsies may ask for every marker."""
SPARE = DEPTH
"""A room that looking through a turn leaves alone; the next ones are left alone by the policy."""
WORLD = DEPTH + 1
TRIAL = DEPTH + 2
WIDTH = MAX_CHOICES + 2
"""A row: how many answers there are, how many were tried, and the answers."""
GAINS = 5 * N_CARDS
UNRATED = -1000000


def _array(count):  # type: ignore[no-untyped-def]
    return np.empty(count, STATE)  # type: ignore[name-defined]  # noqa: F821


@compiled_as(_array)
def rooms(count: int) -> list[State]:
    """Room for so many states."""
    return [State() for _ in range(count)]


def _assign(states, i, s):  # type: ignore[no-untyped-def]
    states[i] = s


@compiled_as(_assign)
def put(states: list[State], i: int, s: State) -> None:
    """Put a copy of a state into a room."""
    states[i] = s.copy()


class Desk(NamedTuple):
    """Where one thinker works."""

    answers: list[int]
    worths: list[int]
    """What each of the answers is worth."""
    states: list[State]
    rows: list[int]
    """For each question of a turn, a row of answers."""
    row: list[int]
    parts: list[int]
    prices: list[int]
    gains: list[int]
    """What playing each card would bring each seat, once it was asked for."""


@rule
def forget_gains(desk: Desk) -> None:
    """Begin anew: nothing is known of what the cards would bring."""
    for k in range(GAINS):
        desk.gains[k] = UNRATED


@rule
def lay_desk() -> Desk:
    """A desk with nothing on it."""
    desk = Desk(
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        rooms(DEPTH + 3),
        scratch(DEPTH * WIDTH),
        scratch(MAX_CHOICES),
        scratch(N_PARTS),
        scratch(len(PRICES)),
        scratch(GAINS),
    )
    for k in range(len(PRICES)):
        desk.prices[k] = PRICES[k]
    forget_gains(desk)
    return desk
