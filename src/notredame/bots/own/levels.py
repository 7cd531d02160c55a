"""Levels: bots for people to play against, from easy to champion.

A player who is no champion does not blunder at random but sometimes takes the second-best choice.
So do all levels below: the closer two choices are, the more often they mix them up. The lower ones
look to the end of their turn, the upper two search. All answer within about a second, from the
first choice on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from ..budget import Budget
from ..thinkers import current_thinker, get_ready
from ..thinking.turns import VALUE
from .search import SearchBot
from .seat_view import seat_of, seed_for

EASY_MIX_UP = 160
MEDIUM_MIX_UP = 120
HARD_MIX_UP = 80
"""Gap in hundredths of a point at which a choice is taken 1/e (about a third) as often as the
best."""
EXPERT_MIX_UP = 0.02
"""The same for the search of the expert, in wins."""
BLUNDER = 2
"""Multiple of that gap beyond which a choice is never taken."""
EXPERT = Budget(seconds=0.7, steps=8)
CHAMPION = Budget(seconds=1.0, steps=20_000)
"""Thinking time of the levels that search; a busy server grants the champion less
(`server/bots/processes.py`)."""


def mixed_up(gaps: Mapping[Choice, float], mix_up: float, chance: random.Random) -> Choice:
    """One of the choices that are hardly behind the best; `gaps` says how far each is."""
    good = [choice for choice, gap in gaps.items() if gap <= BLUNDER * mix_up]
    return chance.choices(good, [math.exp(-gaps[choice] / mix_up) for choice in good])[0]


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
        return mixed_up(gaps, self._mix_up, self._random)


class MixedUpSearch:
    """Searches, and mixes up choices with similar results."""

    def __init__(self, seed: int, mix_up: float) -> None:
        self._random = random.Random(seed)
        self._mix_up = mix_up
        self._search = SearchBot(seed)
        get_ready()

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return the best choice most of the time, otherwise one that is nearly as good."""
        gaps = {thought.choice: thought.behind for thought in self._search.think(view, budget)}
        return mixed_up(gaps, self._mix_up, self._random)


def easy(seed: int) -> MixedUpBot:
    """Create the level `easy`: plays along, and overlooks what is not right in front of it."""
    return MixedUpBot(seed, EASY_MIX_UP)


def medium(seed: int) -> MixedUpBot:
    """Create the level `medium`: sees the main things and misses some good moves."""
    return MixedUpBot(seed, MEDIUM_MIX_UP)


def hard(seed: int) -> MixedUpBot:
    """Create the level `hard`: seldom misses anything, but plans no further than its turn."""
    return MixedUpBot(seed, HARD_MIX_UP)


def expert(seed: int) -> MixedUpSearch:
    """Create the level `expert`: looks ahead a round or two, though not perfectly."""
    return MixedUpSearch(seed, EXPERT_MIX_UP)


def champion(seed: int) -> SearchBot:
    """Create the level `champion`: the search.

    Compiled code begins to load now, while people look at the board.
    """
    get_ready()
    return SearchBot(seed)
