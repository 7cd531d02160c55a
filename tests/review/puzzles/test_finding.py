"""Making puzzles from games of bots."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from notredame.bots.thinkers import prepare
from notredame.review.decisions import Moment, kind_of
from notredame.review.puzzles import finding
from notredame.review.puzzles.finding import Plan, find_puzzles, make_game
from notredame.review.puzzles.processes import made_games
from notredame.review.puzzles.puzzle import PuzzleGame, Trap
from notredame.rules.game import Game
from tests.random_games import play_on


def test_the_games_of_a_run_have_all_numbers_of_players_with_and_without_new_persons() -> None:
    games = [Plan(3, None).begin(number) for number in range(8)]
    assert [len(game.names) for game in games] == [2, 3, 4, 5, 2, 3, 4, 5]
    assert [game.options.new_persons for game in games] == [False] * 4 + [True] * 4
    assert len({game.seed for game in games}) == 8
    assert len(Plan(3, 5).begin(0).names) == 5


def test_games_follow_from_seed_and_number() -> None:
    assert Plan(3, None).begin(1).deal == Plan(3, None).begin(1).deal
    assert Plan(3, None).begin(1).deal != Plan(4, None).begin(1).deal


def test_a_game_gives_one_puzzle_of_each_theme_and_few_with_the_lesser_trap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if every position were a puzzle."""
    game = play_on(Game(3, seed=1), random.Random(1))
    traps: list[Trap] = ["quick", "prestige"]

    def every(moment: Moment, unwanted: set[Trap]) -> Any:
        trap = traps[moment.move % 2]
        if trap in unwanted:
            return None
        return {"move": moment.move, "theme": kind_of(moment.view), "trap": trap}

    monkeypatch.setattr(finding, "puzzle_at", every)
    found = find_puzzles(game, random.Random(1))
    quick = [one["theme"] for one in found if one["trap"] == "quick"]
    assert len(set(quick)) == len(quick) >= 4
    assert len(found) - len(quick) == finding.MOST_PRESTIGE_TRAPS
    assert [one["move"] for one in found] == sorted(one["move"] for one in found)


@pytest.fixture
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks with fewer steps."""
    prepare()
    monkeypatch.setattr(finding, "CHECKS", ((1, 200), (4, 300)))


def test_a_game_is_made_again_alike_and_its_record_ends_with_its_last_puzzle(
    few_steps: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "PLAYING_LEVELS", ("medium",))
    made = make_game(Plan(5, 2), 0)
    assert made["puzzles"]
    assert len(made["record"]["choices"]) == made["puzzles"][-1]["move"] - 1
    assert json.loads(json.dumps(made)) == make_game(Plan(5, 2), 0)


@pytest.mark.soak
def test_several_processes_make_the_same_games_in_the_same_order() -> None:
    def first_games(jobs: int) -> list[PuzzleGame]:
        made = made_games(Plan(6, 2), 0, jobs)
        found = [next(made) for _ in range(3)]
        made.close()
        return found

    assert first_games(1) == first_games(2)
