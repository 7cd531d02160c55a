"""Answers race in the same possible worlds; those that are clearly behind drop out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from notredame import Game
from notredame.bots.thinkers import Thinker
from notredame.bots.thinking import race as racing
from notredame.bots.thinking.race import ANSWERS, HOPELESS, RUNNING, WORLDS, Race
from notredame.bots.weights.weights import blank_weights
from notredame.rules.model.actions import KEEP


def race_of(ratings: Sequence[int]) -> Race:
    """A race between answers with these ratings, in thousandths of a win, best first."""
    race = racing.new_race()
    race.counters[ANSWERS] = race.counters[RUNNING] = len(ratings)
    for k, rating in enumerate(ratings):
        race.running[k], race.ratings[k] = 1, rating
    return race


def play(race: Race, *worlds: Sequence[int]) -> None:
    """Finish worlds in which the answers reached these results, in thousandths of a win."""
    for results in worlds:
        for k, result in enumerate(results):
            race.latest[k] = result
        racing.finish_world(race)


def test_the_policys_best_leads_before_the_first_world() -> None:
    assert racing.leader(race_of([500, 480, 470])) == 0


def test_the_best_mean_leads_and_the_policys_rating_counts_for_two_worlds() -> None:
    race = race_of([500, 440])
    play(race, [500, 610])
    assert racing.leader(race) == 0  # 500 against (610 + 2 * 440) / 3
    play(race, [500, 520])
    assert racing.leader(race) == 1


def test_an_answer_that_is_behind_in_every_world_drops_out() -> None:
    race = race_of([500, 500])
    play(race, *[[200, 100], [800, 700], [500, 400]] * 4)
    assert [race.running[0], race.running[1]] == [1, 0]
    assert race.counters[RUNNING] == 1


def test_luck_that_all_share_makes_nobody_drop_out() -> None:
    race = race_of([500, 500])
    play(race, *[[100, 100], [900, 898], [500, 502]] * 4)
    assert race.counters[RUNNING] == 2


def test_luck_that_is_not_shared_hides_a_small_difference() -> None:
    race = race_of([500, 500])
    play(race, *[[900, 100], [100, 880]] * 4)
    assert race.counters[RUNNING] == 2


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_but_the_hopeless_is_tried_in_every_world_until_it_drops_out(
    seed: int,
) -> None:
    view = Game(3, seed=seed).view(0)
    thinker = Thinker()
    tree, race = thinker.new_tree(100, 1), thinker.new_race()
    thinker.run_race(view.state, 0, 30, thinker.workspace, tree, race)
    n, worlds = race.counters[ANSWERS], race.counters[WORLDS]
    assert sorted(race.actions[:n]) == sorted(choice.action for choice in view.choices())
    for k in range(n):
        if race.running[k]:
            assert worlds <= race.tried[k] <= worlds + 1
        else:
            assert race.tried[k] <= worlds


def test_an_answer_far_behind_the_policys_best_is_not_tried() -> None:
    thinker = Thinker(blank_weights())
    view = Game(2, seed=1).view(0)
    actions = [choice.action for choice in view.choices()]
    # Gains of cards in the draft are stored, so a hopeless one can be put there.
    for action in actions:
        thinker.workspace.gains[action - KEEP] = 0
    thinker.workspace.gains[actions[1] - KEEP] = -HOPELESS
    tree, race = thinker.new_tree(100, 1), thinker.new_race()
    thinker.run_race(view.state, 0, 10, thinker.workspace, tree, race)
    tried = {race.actions[k]: race.tried[k] for k in range(race.counters[ANSWERS])}
    assert tried[actions[1]] == 0
    assert all(tried[action] > 0 for action in actions if action != actions[1])
