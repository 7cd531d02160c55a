"""A bot that uses information-set Monte Carlo tree search over possible worlds.

The search can be stopped at any time; the longer it runs, the stronger it is. With several cores,
each grows a tree of its own, and the results at the roots are added up.
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
"""Maximum nodes of a tree when steps are the limit; the same in plain and compiled mode."""


@dataclass(frozen=True)
class Thought:
    """A search's opinion of one choice."""

    choice: Choice
    share: float
    """Share of the search's steps that began with it, from 0 to 1."""
    prestige: tuple[float, ...]
    """Prestige expected at the end of the game, by seat."""


@dataclass
class _RootResult:
    """One core's results at the root."""

    visits: list[int]
    """Visits by action."""
    sums: list[int]
    """Hundredths of a point, added up over the visits; MAX_PLAYERS entries for each action."""
    steps: int


class SearchBot:
    """Searches, and takes the choice that was visited most."""

    def __init__(self, seed: int, new_thinker: Callable[[], Thinker] = current_thinker) -> None:
        self._random = random.Random(seed)
        self._new_thinker = new_thinker

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the choice that was visited most."""
        return self.think(view, budget)[0].choice

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """Return the search's opinion of each choice, the preferred one first."""
        seeds = [seed_for(self._random) for _ in range(budget.cores)]
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        thinkers = [self._new_thinker() for _ in seeds]
        seat, state = seat_of(view), view.state

        def grow(core: int) -> _RootResult:
            return self._grow(thinkers[core], state, seat, seeds[core], budget, deadline, stop)

        stop = Event()
        if budget.cores == 1:
            results = [grow(0)]
        else:
            with ThreadPoolExecutor(budget.cores) as pool:
                try:
                    results = list(pool.map(grow, range(budget.cores)))
                finally:
                    stop.set()  # after Ctrl-C the other cores must not use up their budgets
        return merge(results, state.n)

    def _grow(
        self,
        thinker: Thinker,
        state: State,
        seat: int,
        seed: int,
        budget: Budget,
        deadline: float | None,
        stop: Event,
    ) -> _RootResult:
        """Grow a tree on one core until the budget is used up.

        A search on a single core also stops when further steps could not change its choice.
        """
        alone = budget.cores == 1
        limit = MOST_STEPS if budget.steps is None else budget.steps
        nodes = thinker.nodes if budget.steps is None else min(MOST_NODES, limit + 1)
        tree = thinker.new_tree(nodes, seed)
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
        return _RootResult(thinker.root_visits(tree), [int(x) for x in tree.sums], steps)


def lead(visits: list[int]) -> int:
    """Visits by which the most visited answer is ahead of the second."""
    first, second = sorted(visits, reverse=True)[:2]
    return first - second


def merge(results: list[_RootResult], players: int) -> list[Thought]:
    """Add up the results of all cores; the most visited choice comes first."""
    steps = sum(core.steps for core in results)
    found = []
    for action, choice in enumerate(CHOICES):
        visits = sum(core.visits[action] for core in results)
        if visits:
            prestige = tuple(
                sum(core.sums[MAX_PLAYERS * action + seat] for core in results) / visits / 100
                for seat in range(players)
            )
            found.append(Thought(choice, visits / steps, prestige))
    return sorted(found, key=lambda thought: -thought.share)
