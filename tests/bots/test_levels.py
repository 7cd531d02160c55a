"""Levels make plausible second-best choices, never blunders."""

from __future__ import annotations

import pytest

from notredame.bots import Budget, find_bot, make_bot
from notredame.bots.own.levels import (
    BLUNDER,
    EASY_MIX_UP,
    EXPERT_MIX_UP,
    HARD_MIX_UP,
    MEDIUM_MIX_UP,
)
from notredame.bots.own.search import SearchBot
from notredame.bots.registry import OWN
from notredame.bots.thinkers import current_thinker, prepare
from notredame.bots.thinking.turns import VALUE
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from .test_fair import positions

ONCE = Budget(steps=1)


def ratings(view: View) -> dict[Choice, int]:
    """What a seat's choices are worth at the end of its turn."""
    thinker = current_thinker()
    assert view.seat is not None
    found = thinker.rate(thinker.hold(view.state), view.seat, thinker.chance(1), VALUE)
    return {choice: found[choice.action] for choice in view.choices()}


@pytest.fixture(scope="module")
def views() -> list[View]:
    prepare()
    return [View(state, seat) for state, _, seat in positions(60)]


@pytest.mark.parametrize(
    ("level", "mix_up"),
    [("easy", EASY_MIX_UP), ("medium", MEDIUM_MIX_UP), ("hard", HARD_MIX_UP)],
)
def test_a_much_worse_choice_is_never_taken(level: str, mix_up: int, views: list[View]) -> None:
    for view in views:
        worths = ratings(view)
        for seed in range(8):
            chosen = make_bot(level, seed).choose(view, view.choices(), ONCE)
            assert max(worths.values()) - worths[chosen] <= BLUNDER * mix_up


def test_an_expert_takes_what_its_search_finds_nearly_as_good_as_the_best(
    views: list[View],
) -> None:
    budget = Budget(steps=40)
    mixed_up = 0
    for view in views:
        for seed in range(4):
            thoughts = SearchBot(seed).think(view, budget)
            chosen = make_bot("expert", seed).choose(view, view.choices(), budget)
            behind = {thought.choice: thought.behind for thought in thoughts}
            assert behind[chosen] <= BLUNDER * EXPERT_MIX_UP
            mixed_up += behind[chosen] > 0
    assert mixed_up > len(views) / 4


def test_a_lower_level_mixes_up_more(views: list[View]) -> None:
    lost = {"easy": 0, "medium": 0, "hard": 0}
    for level in lost:
        for view in views:
            worths = ratings(view)
            for seed in range(8):
                chosen = make_bot(level, seed).choose(view, view.choices(), ONCE)
                lost[level] += max(worths.values()) - worths[chosen]
    assert lost["easy"] > 1.2 * lost["medium"] > 1.2 * 1.2 * lost["hard"] > 0


def test_every_level_has_a_time_limit_or_does_not_search() -> None:
    for level in ("easy", "medium", "hard", "expert", "champion"):
        budget = find_bot(level).budget
        assert OWN[level].line.startswith("for people")
        assert budget.steps == 1 or (budget.seconds is not None and budget.seconds <= 1)
