"""The puzzles that come with the project: varied, legal, and certain."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from notredame.bots.thinkers import prepare
from notredame.review import puzzles
from notredame.review.decisions import RIGHT_WITHIN, kind_of
from notredame.review.puzzles import DIFFICULTIES, THEMES, shipped
from notredame.review.puzzles.checks import (
    CHECKS,
    LEAST_ERRORS,
    LEAST_GAP,
    compare_answers,
    recheck,
)
from notredame.review.puzzles.collection import SHIPPED, PlacedPuzzle
from notredame.review.puzzles.solving import solves, trap_of

SAMPLE = shipped().puzzles[::110]


def test_the_collection_is_large_and_its_file_small() -> None:
    assert len(shipped()) >= 300
    assert len(files(puzzles).joinpath(SHIPPED).read_bytes()) < 400_000


def test_the_quick_policy_errs_in_at_least_three_hundred() -> None:
    assert sum(placed.puzzle["trap"] == "quick" for placed in shipped()) >= 300


def test_every_theme_difficulty_and_number_of_players_is_there_with_and_without_new_persons() -> (
    None
):
    themes = Counter(placed.puzzle["theme"] for placed in shipped())
    difficulties = Counter(placed.puzzle["difficulty"] for placed in shipped())
    players = Counter(placed.players for placed in shipped())
    new = Counter(placed.of["record"]["options"]["new_persons"] for placed in shipped())
    assert min(themes[theme] for theme in THEMES) >= 15
    assert min(difficulties[difficulty] for difficulty in DIFFICULTIES) >= 5
    assert min(players[n] for n in (2, 3, 4, 5)) >= 30
    assert min(new[with_them] for with_them in (True, False)) >= 60


def test_every_position_can_be_replayed_and_asks_for_its_theme() -> None:
    for placed in sorted(shipped(), key=lambda placed: placed.of["game"]):
        puzzle, view = placed.puzzle, placed.view()
        assert view.seat == puzzle["seat"]
        assert kind_of(view) == puzzle["theme"]
        offered = [choice.id for choice in view.choices()]
        assert sorted(answer["choice"] for answer in puzzle["answers"]) == sorted(offered)
        assert set(puzzle["right"]) < set(offered)
        assert puzzle["tempting"] in set(offered) - set(puzzle["right"])


def test_right_answers_are_close_to_the_best_and_all_others_far_behind() -> None:
    for placed in shipped():
        puzzle = placed.puzzle
        behind = [answer["behind"] for answer in puzzle["answers"]]
        assert behind == sorted(behind)
        assert puzzle["right"][0] == puzzle["answers"][0]["choice"]
        for answer in puzzle["answers"]:
            if answer["choice"] in puzzle["right"]:
                assert answer["behind"] <= RIGHT_WITHIN
                assert answer["reasons"] == []
            else:
                assert answer["behind"] >= LEAST_GAP
                assert answer["behind"] >= LEAST_ERRORS * answer["error"] - 0.01


def test_every_puzzle_has_passed_all_checks() -> None:
    for placed in shipped():
        checks = placed.puzzle["checks"]
        assert [(kept["seed"], kept["steps"]) for kept in checks] == list(CHECKS)
        assert min(kept["gap"] for kept in checks) >= LEAST_GAP


def test_no_two_puzzles_have_the_same_id() -> None:
    assert len(shipped().by_id) == len(shipped())


@pytest.mark.parametrize("placed", SAMPLE, ids=lambda placed: placed.id)
def test_a_sample_is_confirmed_with_few_steps_and_another_seed(placed: PlacedPuzzle) -> None:
    prepare()
    view, puzzle = placed.view(), placed.puzzle
    compared = compare_answers(view, puzzle["move"], seed=99, steps=400)
    assert compared.best.choice.id in puzzle["right"]
    tempting = next(one for one in compared.answers if one.choice.id == puzzle["tempting"])
    assert tempting.behind > 1


@pytest.mark.parametrize("placed", SAMPLE, ids=lambda placed: placed.id)
def test_a_quick_look_at_a_sample_errs(placed: PlacedPuzzle) -> None:
    prepare()
    view, puzzle = placed.view(), placed.puzzle
    right = [choice for choice in view.choices() if choice.id in puzzle["right"]]
    trap = trap_of(view, right)
    assert trap is not None
    assert (trap[0], trap[1].id) == (puzzle["trap"], puzzle["tempting"])


@pytest.mark.parametrize("placed", SAMPLE, ids=lambda placed: placed.id)
def test_the_levels_that_solve_a_sample_are_those_that_its_difficulty_says(
    placed: PlacedPuzzle,
) -> None:
    """But for the champion, who thinks for seconds."""
    prepare()
    view, puzzle = placed.view(), placed.puzzle
    right = [choice for choice in view.choices() if choice.id in puzzle["right"]]
    weakest = DIFFICULTIES.index(puzzle["difficulty"])
    for level in DIFFICULTIES[weakest:-1]:
        assert solves(level, view, right)
    if weakest > 0:
        assert not solves(DIFFICULTIES[weakest - 1], view, right)


@pytest.mark.soak
@pytest.mark.parametrize("placed", SAMPLE, ids=lambda placed: placed.id)
def test_a_sample_passes_its_checks_again(placed: PlacedPuzzle) -> None:
    prepare()
    assert all(recheck(placed.view(), placed.puzzle))
