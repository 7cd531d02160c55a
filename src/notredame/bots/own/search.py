"""The bot that searches: information-set Monte Carlo tree search over possible worlds.

It may be stopped at any time and is the stronger the longer it thinks. On several cores each grows
a tree of its own, and what they found at the root is put together.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event

from notredame.rules.choices import CHOICES, Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import State

from ..budget import MOST_STEPS, Budget
from ..thinkers import Thinker, current_thinker
from .seat_view import seat_of, seed_for

MOST_NODES = 50_000
"""A tree that has grown so far grows no further; the same in plain and compiled mode."""


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one choice."""

    choice: Choice
    share: float
    """How much of the search went to it, from 0 to 1."""
    prestige: tuple[float, ...]
    """The prestige at the end of the game to be expected, for each seat."""


@dataclass
class _Grown:
    """What one core found at the root."""

    visits: list[int]
    sums: list[int]
    steps: int


class SearchBot:
    """Searches, and takes the choice that most of the search went to."""

    def __init__(self, seed: int, new_thinker: Callable[[], Thinker] = current_thinker) -> None:
        self._random = random.Random(seed)
        self._new_thinker = new_thinker

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """The choice that was looked at most."""
        return self.think(view, budget)[0].choice

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """What the search thinks of each choice, the preferred one first."""
        seeds = [seed_for(self._random) for _ in range(budget.cores)]
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        thinkers = [self._new_thinker() for _ in seeds]
        seat, state = seat_of(view), view.state

        def grow(core: int) -> _Grown:
            return self._grow(thinkers[core], state, seat, seeds[core], budget, deadline, stop)

        stop = Event()
        if budget.cores == 1:
            grown = [grow(0)]
        else:
            with ThreadPoolExecutor(budget.cores) as pool:
                try:
                    grown = list(pool.map(grow, range(budget.cores)))
                finally:
                    stop.set()  # whoever interrupts does not wait for the rest
        return thoughts(grown, state.n)

    def _grow(
        self,
        thinker: Thinker,
        state: State,
        seat: int,
        seed: int,
        budget: Budget,
        deadline: float | None,
        stop: Event,
    ) -> _Grown:
        """Grow a tree on one core until the budget is used up, or more could change nothing.

        That can only be said by one who searches alone.
        """
        alone = budget.cores == 1
        limit = MOST_STEPS if budget.steps is None else budget.steps
        nodes = thinker.nodes if budget.steps is None else min(MOST_NODES, limit + 1)
        tree = thinker.plant(nodes, seed)
        held = thinker.hold(state)
        began = time.perf_counter()
        steps = 0
        while steps < limit:
            chunk = min(thinker.chunk, limit - steps)
            thinker.search(held, seat, chunk, thinker.workspace, tree)
            steps += chunk
            left = limit - steps
            if deadline is not None:
                now = time.perf_counter()
                left = min(left, int(steps * (deadline - now) / (now - began)))
            if left <= 0 or stop.is_set():
                break
            if alone and steps % 256 < chunk:
                if lead(thinker.root_visits(tree)) > left:
                    break
        return _Grown(thinker.root_visits(tree), [int(x) for x in tree.sums], steps)


def lead(visits: list[int]) -> int:
    """By how much the most visited answer leads."""
    first, second = sorted(visits, reverse=True)[:2]
    return first - second


def thoughts(grown: list[_Grown], players: int) -> list[Thought]:
    """What all cores found, put together."""
    steps = sum(core.steps for core in grown)
    found = []
    for action, choice in enumerate(CHOICES):
        visits = sum(core.visits[action] for core in grown)
        if visits:
            prestige = tuple(
                sum(core.sums[MAX_PLAYERS * action + seat] for core in grown) / visits / 100
                for seat in range(players)
            )
            found.append(Thought(choice, visits / steps, prestige))
    return sorted(found, key=lambda thought: -thought.share)
