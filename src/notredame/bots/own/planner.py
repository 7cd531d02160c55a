"""A bot that plans its round: it values the end of every way to play its cards and hire."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import ASK_KEEP

from ..budget import Budget
from ..thinkers import current_thinker
from .seat_view import seat_of, seed_for

WORLDS = 8
"""Number of possible worlds examined in the draft."""
FEWEST_WAYS = 12
MOST_WAYS = 4000
"""Ways to finish the round that are tried for each answer: at first under a time limit, and at
most."""


class PlannerBot:
    """Plans its own turns as if the other players did nothing in between."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the first choice of the best plan.

        A step of the budget is one way to finish the round.
        """
        ratings = self.plans(view, budget)
        return max(choices, key=lambda choice: ratings[choice.action])

    def plans(self, view: View, budget: Budget) -> dict[int, float]:
        """Value of the best plan after each answer, in hundredths of a point."""
        began = time.perf_counter()
        thinker = current_thinker()
        seat = seat_of(view)
        state = thinker.hold(view.state)
        rng = thinker.chance(seed_for(self._random))
        limit = MOST_WAYS if budget.steps is None else min(MOST_WAYS, budget.steps)
        ways = limit if budget.seconds is None else min(limit, FEWEST_WAYS)

        def time_left() -> bool:
            """Whether there is time for four times the work done so far."""
            spent = time.perf_counter() - began
            return budget.seconds is not None and 5 * spent < budget.seconds

        if view.state.ask != ASK_KEEP:
            found = thinker.plan(state, seat, rng, 1, ways)
            while ways < limit and time_left():
                ways = min(limit, 4 * ways)
                found = thinker.plan(state, seat, rng, 1, ways)
            return dict(found)
        totals: Counter[int] = Counter()
        worlds = 0
        if budget.seconds is None:
            worlds = WORLDS
            totals.update(thinker.plan(state, seat, rng, worlds, limit))
        else:
            ways = limit if thinker.compiled else FEWEST_WAYS
            while worlds < WORLDS and (
                worlds == 0
                or (time.perf_counter() - began) * (worlds + 1) < worlds * budget.seconds
            ):
                totals.update(thinker.plan(state, seat, rng, 1, ways))
                worlds += 1
        return {action: total / worlds for action, total in totals.items()}
