"""Which levels solve a position, and which quick ways of choosing do not."""

from __future__ import annotations

from collections.abc import Collection

from notredame.bots import make_bot
from notredame.bots.budget import Budget
from notredame.bots.own.levels import EXPERT
from notredame.bots.own.seat_view import seat_of
from notredame.bots.thinkers import current_thinker
from notredame.bots.thinking.turns import PRESTIGE_NOW, VALUE
from notredame.rules.choices import CHOICES, Choice
from notredame.rules.knowledge.view import View

from .puzzle import DIFFICULTIES, Difficulty, Trap

CHAMPION_STEPS = 2000
"""Steps of the champion here, fewer than at a table."""
LEVELS: dict[Difficulty, Budget] = {
    "easy": Budget(steps=1),
    "medium": Budget(steps=1),
    "hard": Budget(steps=1),
    "expert": Budget(steps=EXPERT.steps),
    "champion": Budget(steps=CHAMPION_STEPS),
}
"""Each level with its budget, in steps alone, so that every machine finds the same."""
TRIES: dict[Difficulty, tuple[int, int]] = {
    "easy": (22, 25),
    "medium": (22, 25),
    "hard": (22, 25),
    "expert": (4, 7),
    "champion": (3, 5),
}
"""With how many seeds a level has to be right, and of how many. The levels that look no further
than their turn only differ in how often they err, so of them it takes nearly all."""
QUICK_SEEDS = (1, 2, 3)
AIMS: dict[Trap, int] = {"quick": VALUE, "prestige": PRESTIGE_NOW}
"""What each trap aims at, at the end of the turn."""


def quick_answers(view: View, aim: int) -> list[Choice]:
    """The answers that are worth most by an aim at the end of the turn, in any of some worlds."""
    thinker = current_thinker()
    held, seat = thinker.hold(view.state), seat_of(view)
    found: set[int] = set()
    for seed in QUICK_SEEDS:
        ratings = thinker.rate(held, seat, thinker.chance(seed), aim)
        most = max(ratings.values())
        found.update(action for action, worth in ratings.items() if worth == most)
    return [CHOICES[action] for action in sorted(found)]


def trap_of(view: View, right: Collection[Choice]) -> tuple[Trap, Choice] | None:
    """What leads to a wrong answer here, and to which; None where a glance shows a right one."""
    for trap, aim in AIMS.items():
        found = quick_answers(view, aim)
        if not set(found) & set(right):
            return trap, found[0]
    return None


def solves(level: Difficulty, view: View, right: Collection[Choice]) -> bool:
    """Whether a level gives a right answer with enough seeds; stops when that is decided."""
    hits, misses, choices = 0, 0, view.choices()
    enough, seeds = TRIES[level]
    while hits < enough and misses <= seeds - enough:
        bot = make_bot(level, hits + misses + 1)
        if bot.choose(view, choices, LEVELS[level]) in right:
            hits += 1
        else:
            misses += 1
    return hits == enough


def difficulty_of(view: View, right: Collection[Choice]) -> Difficulty | None:
    """The weakest level from which on every level solves the position; None if none does.

    A weaker level that hits the right answer where a stronger one fails was lucky.
    """
    found: Difficulty | None = None
    for level in reversed(DIFFICULTIES):
        if not solves(level, view, right):
            break
        found = level
    return found
