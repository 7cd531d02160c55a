"""A bot that takes what brings most prestige this turn and ignores everything later."""

from __future__ import annotations

import random
from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from ..budget import Budget
from ..thinkers import current_thinker
from ..thinking.turns import PRESTIGE_NOW
from .seat_view import seat_of, seed_for


class GreedyBot:
    """Tries all ways to finish this turn and takes the one with most prestige."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the choice that brings most prestige; a random one among equals."""
        thinker = current_thinker()
        rng = thinker.chance(seed_for(self._random))
        ratings = thinker.rate(thinker.hold(view.state), seat_of(view), rng, PRESTIGE_NOW)
        most = max(ratings[choice.action] for choice in choices)
        return self._random.choice([c for c in choices if ratings[c.action] == most])
