"""The account of a game: start, luck, own losses and the others' doing add up to the lead."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import mean, stdev

import pytest

from notredame import Game, NotreDameError
from notredame.bots.thinkers import prepare
from notredame.review import review_game
from notredame.review.decisions import grade_of
from notredame.review.luck import game_luck, round_beginnings, round_luck
from notredame.review.review_types import GameReview
from tests.random_games import finished_game

STEPS = 60


@pytest.fixture(scope="module")
def game() -> Game:
    prepare()
    game = Game(["Anna", "Ben", "Cleo"], seed=4)
    rng = random.Random(4)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.choices(seat)))
    return game


@pytest.fixture(scope="module")
def review(game: Game) -> GameReview:
    return review_game(game, [0, 2], STEPS)


def test_the_parts_add_up_to_the_final_lead(game: Game, review: GameReview) -> None:
    prestige = game.result().prestige
    for seat in review["seats"]:
        others = [p for k, p in enumerate(prestige) if k != seat["seat"]]
        assert seat["lead"] == pytest.approx(prestige[seat["seat"]] - sum(others) / 2, abs=0.001)
        luck = seat["card_luck"] + seat["person_luck"]
        parts = seat["start"] + luck + seat["own_losses"] + seat["others"]
        assert parts == pytest.approx(seat["lead"], abs=0.0005)


def test_each_round_begins_where_the_last_one_ended(review: GameReview) -> None:
    for seat in review["seats"]:
        rounds = seat["rounds"]
        assert [r["round"] for r in rounds] == [f"{p}{k}" for p in "ABC" for k in (1, 2, 3)]
        assert all(one["after"] == other["before"] for one, other in pairwise(rounds))
        assert rounds[-1]["after"] == seat["lead"]
        for part in ("own_losses", "others"):
            whole = sum(r[part] for r in rounds)
            assert seat[part] == pytest.approx(whole, abs=0.02), part
        for r in rounds:
            change = r["persons"] + r["own_cards"] + r["passed_cards"] + r["own_losses"]
            assert r["before"] + change + r["others"] == pytest.approx(r["after"], abs=0.005)


def test_losses_add_up_by_period_and_kind(review: GameReview) -> None:
    for seat in review["seats"]:
        lost = sum(decision["loss"] for decision in seat["decisions"])
        assert lost > 10  # this game was played at random
        for sums in (seat["lost_by_period"], seat["lost_by_kind"]):
            assert sum(sums.values()) == pytest.approx(lost, abs=0.01)
        assert -seat["own_losses"] == pytest.approx(lost, abs=0.01)
        assert sum(seat["grades"].values()) == len(seat["decisions"]) >= seat["mattered"] > 0


def test_what_mattered_is_beyond_half_a_point_and_two_standard_errors(review: GameReview) -> None:
    for seat in review["seats"]:
        losses = [
            decision["loss"]
            for decision in seat["decisions"]
            if decision["answers"][-1]["behind"] >= max(0.5, 2 * decision["answers"][-1]["error"])
        ]
        assert seat["mattered"] == len(losses) < len(seat["decisions"])
        assert seat["lost_when_it_mattered"] == pytest.approx(sum(losses) / len(losses), abs=0.001)


def test_luck_of_a_game_is_that_of_its_rounds_and_adds_up_to_none(game: Game) -> None:
    rounds = [round_luck(beginning, range(3), 20) for beginning in round_beginnings(game)]
    whole = game_luck(game, 20)
    assert whole == pytest.approx([sum(found[k].total for found in rounds) for k in range(3)])
    assert sum(whole) == pytest.approx(0)
    assert max(map(abs, whole)) > 0.5


@pytest.mark.soak
def test_mean_luck_is_none() -> None:
    """Over 300 games of random choices, within three standard errors."""
    prepare()
    totals = []
    for seed in range(300):
        game = finished_game(["Anna", "Ben"], seed)
        totals.append(sum(round_luck(s, [0], 20)[0].total for s in round_beginnings(game)))
    spread = stdev(totals) / len(totals) ** 0.5
    assert spread < 0.5
    assert abs(mean(totals)) < 3 * spread


def test_every_decision_of_the_seats_is_reviewed(game: Game, review: GameReview) -> None:
    for seat in review["seats"]:
        moves = [k for k, (who, _) in enumerate(game.moves, 1) if who == seat["seat"]]
        assert [decision["move"] for decision in seat["decisions"]] == moves


def test_only_what_is_certain_counts_as_lost(review: GameReview) -> None:
    for seat in review["seats"]:
        for decision in seat["decisions"]:
            if decision["loss"]:
                assert decision["loss"] > 2 * decision["error"]
                assert decision["best"] != decision["chosen"]
            else:
                assert decision["best"] == decision["chosen"]
                assert decision["grade"] == "fine"
                assert decision["reasons"] == []


@pytest.mark.parametrize(
    ("points", "grade"),
    [
        (0, "fine"),
        (0.449, "fine"),
        (0.45, "inaccuracy"),
        (1.449, "inaccuracy"),
        (1.45, "mistake"),
        (2.949, "mistake"),
        (2.95, "blunder"),
        (2.97, "blunder"),
        (3, "blunder"),
    ],
)
def test_grades_follow_the_loss_that_is_shown(points: float, grade: str) -> None:
    """So that no loss of 2.97 reads “3.0, mistake” where blunders begin at 3.0."""
    assert grade_of(points) == grade


def test_the_same_game_gives_the_same_review(game: Game, review: GameReview) -> None:
    assert review_game(game, [2], STEPS)["seats"] == review["seats"][1:]


def test_a_round_begins_before_anybody_has_chosen(game: Game) -> None:
    beginnings = list(round_beginnings(game))
    assert [state.round_no for state in beginnings] == list(range(9))
    for state in beginnings:
        assert all(state.players[seat].drafted == 0 for seat in range(3))


def test_what_cannot_be_reviewed_is_refused_with_a_sentence(game: Game) -> None:
    with pytest.raises(NotreDameError, match="Only a finished game can be reviewed"):
        review_game(Game(2, seed=1))
    with pytest.raises(NotreDameError, match=r"There is no seat 3; seats are 0 to 2\."):
        review_game(game, [3])
    with pytest.raises(NotreDameError, match="at least one seat"):
        review_game(game, [])
    with pytest.raises(NotreDameError, match=r"60 to 200000 steps for each decision, not 0\."):
        review_game(game, [0], 0)


def test_a_review_takes_one_to_64_jobs(game: Game) -> None:
    for jobs in (0, -1, 65, 10**9, True, 1.5):
        with pytest.raises(NotreDameError, match=r"can have 1 to 64 jobs at a time, not .*\."):
            review_game(game, [1], STEPS, jobs=jobs)  # type: ignore[arg-type]


def test_progress_is_told(game: Game) -> None:
    told: list[tuple[int, int]] = []
    review_game(game, [1], STEPS, progress=lambda done, total: told.append((done, total)))
    total = told[0][1]
    assert [done for done, _ in told] == list(range(total + 1))
