"""Levels: bots for people to play against, from easy to champion.

A player who is no expert does not blunder at random but sometimes takes the second-best choice.
So do the lower levels: the closer two choices are, the more often they mix them up. They look to
the end of their turn, the upper ones search. All but the champion answer within a second, from the
first choice on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from ..budget import Budget
from ..thinkers import current_thinker, get_ready
from ..thinking.turns import VALUE
from .search import SearchBot
from .seat_view import seat_of, seed_for

EASY_MIX_UP = 165
MEDIUM_MIX_UP = 110
HARD_MIX_UP = 45
"""Gap in hundredths of a point at which a choice is taken 1/e (about a third) as often as the
best."""
BLUNDER = 2
"""Multiple of that gap beyond which a choice is never taken."""
EXPERT = Budget(seconds=0.7, steps=8)
CHAMPION = Budget(seconds=2.0, steps=40_000)
"""Thinking time of the levels that search; a busy server grants the champion less
(`server/bots/processes.py`)."""


class MixedUpBot:
    """Looks to the end of its turn, and mixes up choices of similar value."""

    def __init__(self, seed: int, mix_up: int) -> None:
        self._random = random.Random(seed)
        self._mix_up = mix_up
        get_ready()

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the best choice most of the time, otherwise one that is nearly as good."""
        thinker = current_thinker()
        rng = thinker.chance(seed_for(self._random))
        ratings = thinker.rate(thinker.hold(view.state), seat_of(view), rng, VALUE)
        best = max(ratings[choice.action] for choice in choices)
        gaps = {choice: best - ratings[choice.action] for choice in choices}
        good = [choice for choice in choices if gaps[choice] <= BLUNDER * self._mix_up]
        weights = [math.exp(-gaps[choice] / self._mix_up) for choice in good]
        return self._random.choices(good, weights)[0]


def easy(seed: int) -> MixedUpBot:
    """Create the level of a friendly beginner."""
    return MixedUpBot(seed, EASY_MIX_UP)


def medium(seed: int) -> MixedUpBot:
    """Create the level `medium`: a player with a few games of experience."""
    return MixedUpBot(seed, MEDIUM_MIX_UP)


def hard(seed: int) -> MixedUpBot:
    """Create the level `hard`: a club player, who seldom mixes up anything."""
    return MixedUpBot(seed, HARD_MIX_UP)


def searching(seed: int) -> SearchBot:
    """Create the bot of the levels `expert` and `champion`, which differ in their budget.

    Compiled code begins to load now, while people look at the board.
    """
    get_ready()
    return SearchBot(seed)
