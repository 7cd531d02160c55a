"""A bot that uses information-set Monte Carlo tree search over possible worlds.

The search can be stopped at any time; the longer it runs, the stronger it is. With several cores,
each runs a race of its own, and their results are added up.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import Any

from notredame.rules.choices import CHOICES, Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.state import State

from ..budget import MOST_STEPS, Budget
from ..thinkers import Thinker, current_thinker
from ..thinking.race import ANSWERS, RUNNING
from ..thinking.tree import WIN
from .seat_view import seat_of, seed_for

MOST_NODES = 50_000
"""Maximum nodes of a tree when steps are the limit; the same in plain and compiled mode."""


@dataclass(frozen=True)
class Thought:
    """A search's opinion of one choice."""

    choice: Choice
    behind: float
    """Wins by which it was behind the best choice when it was last tried, from 0 to 1."""
    share: float
    """Share of the search's steps that began with it, from 0 to 1."""


@dataclass
class _TriedAnswer:
    """What one core found out about an answer."""

    behind: int
    """How far it was behind the best answer when it was last tried, in millionths of a win."""
    steps: int


class SearchBot:
    """Searches, and takes the choice with the best results."""

    def __init__(self, seed: int, new_thinker: Callable[[], Thinker] = current_thinker) -> None:
        self._random = random.Random(seed)
        self._new_thinker = new_thinker

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the choice with the best results."""
        return self.think(view, budget)[0].choice

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """Return the search's opinion of each choice, the preferred one first."""
        seeds = [seed_for(self._random) for _ in range(budget.cores)]
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        thinkers = [self._new_thinker() for _ in seeds]
        seat, state = seat_of(view), view.state

        def search(core: int) -> dict[int, _TriedAnswer]:
            return self._search(thinkers[core], state, seat, seeds[core], budget, deadline, stop)

        stop = Event()
        if budget.cores == 1:
            results = [search(0)]
        else:
            with ThreadPoolExecutor(budget.cores) as pool:
                try:
                    results = list(pool.map(search, range(budget.cores)))
                finally:
                    stop.set()  # after Ctrl-C the other cores must not use up their budgets
        return merge(results)

    def _search(
        self,
        thinker: Thinker,
        state: State,
        seat: int,
        seed: int,
        budget: Budget,
        deadline: float | None,
        stop: Event,
    ) -> dict[int, _TriedAnswer]:
        """Search on one core until the budget is used up, or one answer is left."""
        limit = MOST_STEPS if budget.steps is None else budget.steps
        nodes = thinker.nodes if budget.steps is None else min(MOST_NODES, limit + 1)
        tree, race = thinker.new_tree(nodes, seed), thinker.new_race()
        held = thinker.hold(state)
        began = time.perf_counter()
        steps, left = 0, limit
        while left > 0 and not stop.is_set() and race.counters[RUNNING] != 1:
            chunk = min(thinker.chunk, left)
            thinker.run_race(held, seat, chunk, thinker.workspace, tree, race)
            steps += chunk
            left = limit - steps
            if deadline is not None:
                now = time.perf_counter()
                left = min(left, int(steps * (deadline - now) / (now - began)))
        return _answers_of(race)


def _answers_of(race: Any) -> dict[int, _TriedAnswer]:
    """The answers of a race, by action."""
    return {
        int(race.actions[k]): _TriedAnswer(int(race.behind[k]), int(race.tried[k]))
        for k in range(race.counters[ANSWERS])
    }


def merge(cores: list[dict[int, _TriedAnswer]]) -> list[Thought]:
    """Put together what all cores found; the choice that is least behind comes first."""
    steps = sum(answer.steps for core in cores for answer in core.values())
    least = min(sum(core[action].behind for core in cores) for action in cores[0])
    found = []
    for action in cores[0]:
        tried = sum(core[action].steps for core in cores)
        if tried:
            behind = sum(core[action].behind for core in cores) - least
            found.append(Thought(CHOICES[action], behind / WIN / len(cores), tried / steps))
    return sorted(found, key=lambda thought: (thought.behind, -thought.share))
