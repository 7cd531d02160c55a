"""Bots that take what is best at the end of this turn: `greedy` by prestige, `quick` by value."""

from __future__ import annotations

import random
from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from ..budget import Budget
from ..thinkers import current_thinker
from ..thinking.turns import PRESTIGE_NOW, VALUE
from .seat_view import seat_of, seed_for


class OneTurnBot:
    """Tries all ways to finish this turn and takes the one that serves its aim best."""

    def __init__(self, seed: int, aim: int) -> None:
        self._random = random.Random(seed)
        self._aim = aim

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the choice that leads to the best end of this turn; a random one among equals."""
        thinker = current_thinker()
        rng = thinker.chance(seed_for(self._random))
        ratings = thinker.rate(thinker.hold(view.state), seat_of(view), rng, self._aim)
        most = max(ratings[choice.action] for choice in choices)
        return self._random.choice([c for c in choices if ratings[c.action] == most])


def greedy(seed: int) -> OneTurnBot:
    """Create the bot that wants prestige this turn and ignores everything later."""
    return OneTurnBot(seed, PRESTIGE_NOW)


def quick(seed: int) -> OneTurnBot:
    """Create the bot that plays by the quick policy, as the search expects everybody to."""
    return OneTurnBot(seed, VALUE)
