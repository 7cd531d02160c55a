"""Evaluations: all answers tried in the same worlds, with parts that add up and honest errors."""

from __future__ import annotations

import random

import pytest

from notredame import Game
from notredame.bots import Budget
from notredame.bots.answer_ranking import AnswerRanking, TriedAnswer, comparison_of, mean_of
from notredame.bots.evaluation import Evaluation, SeatOutlook
from notredame.bots.own.evaluator import SearchEvaluator
from notredame.bots.thinkers import CompiledThinker, Thinker, prepare
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.view import View
from tests.positions import Table

from .test_fair import Position, positions


@pytest.fixture(scope="module")
def some_positions() -> list[Position]:
    prepare()
    return list(positions(24))


def test_every_answer_is_ranked_and_the_best_is_behind_by_nothing(
    some_positions: list[Position],
) -> None:
    for state, _, seat in some_positions:
        view = View(state, seat)
        compared = SearchEvaluator(1).compare(view, None, Budget(steps=120))
        found = [answer.choice for answer in compared.answers]
        assert sorted(found, key=CHOICES.index) == view.choices()
        behind = [answer.behind for answer in compared.answers]
        assert behind == sorted(behind)
        assert behind[0] == compared.best.error == 0


def test_parts_add_up_to_the_prestige_and_gaps_of_parts_to_what_an_answer_is_behind(
    some_positions: list[Position],
) -> None:
    for state, _, seat in some_positions:
        compared = SearchEvaluator(1).compare(View(state, seat), None, Budget(steps=300))
        for answer in compared.answers:
            for outlook in answer.evaluation.seats:
                assert sum(outlook.parts.values()) == pytest.approx(outlook.prestige, abs=0.02)
            chances = sum(outlook.win_chance for outlook in answer.evaluation.seats)
            assert chances == pytest.approx(1, abs=0.02)
        for answer in compared.answers[1:]:
            assert len(answer.part_gaps) >= 4
            gaps = [sum(gap.values()) for gap in answer.part_gaps]
            assert mean_of(gaps)[0] == pytest.approx(answer.behind, abs=0.1)


def test_plain_and_compiled_comparisons_are_the_same(some_positions: list[Position]) -> None:
    for state, _, seat in some_positions[:3]:
        view = View(state, seat)
        found = [
            SearchEvaluator(3, kind).compare(view, view.choices()[0], Budget(steps=8))
            for kind in (Thinker, CompiledThinker)
        ]
        assert found[0] == found[1]


def test_a_comparison_does_not_depend_on_what_its_seat_cannot_know(
    some_positions: list[Position],
) -> None:
    for state, other, seat in some_positions:
        budget, views = Budget(steps=120), (View(state, seat), View(other, seat))
        found = [SearchEvaluator(1).compare(v, v.choices()[-1], budget) for v in views]
        assert found[0] == found[1]


def test_without_time_every_answer_is_still_tried_in_two_worlds() -> None:
    view = Game(4, seed=2).view(0)
    compared = SearchEvaluator(1, Thinker).compare(view, None, Budget(seconds=0.001))
    assert {answer.evaluation.worlds for answer in compared.answers} == {2}


def test_a_few_further_worlds_are_tried_even_with_a_limit_of_time() -> None:
    prepare()
    view = Game(4, seed=2).view(0)
    first = 16 * len(view.choices())
    chosen = view.choices()[0]
    compared = SearchEvaluator(1).compare(view, chosen, Budget(60.0, steps=first + 12))
    assert compared.best.evaluation.worlds < 16


def test_a_loss_is_measured_even_where_steps_suffice_for_the_first_worlds_only() -> None:
    prepare()
    table = Table(4)
    table.in_round("C3")
    table.lay(carriage_house=2)
    table.play("carriage-house")
    view = table.game.view(0)
    stay = next(choice for choice in view.choices() if choice.id == "drive:blue/centre")
    compared = SearchEvaluator(1).compare(view, stay, Budget(steps=60))
    assert compared.best.evaluation.worlds * len(compared.answers) > 60
    assert compared.loss.certain
    assert compared.loss.points == pytest.approx(4, abs=1)


# Rankings of answers whose results are made up.


def ranking(*answers: list[float]) -> AnswerRanking:
    nothing = Evaluation((SeatOutlook(0, 0, 0, 0, {}),), 1)
    return AnswerRanking(
        0,
        [
            TriedAnswer(action, leads, [{"coins": lead} for lead in leads], nothing)
            for action, leads in enumerate(answers)
        ],
    )


def test_luck_that_all_answers_share_does_not_count() -> None:
    chance = random.Random(1)
    luck = [chance.gauss(0, 20) for _ in range(100)]
    behind, error = ranking([x + 1 for x in luck], luck).behind(1, 0)
    assert behind == pytest.approx(1)
    assert error == pytest.approx(0)


def test_the_best_answer_does_not_profit_from_luck_in_finding_it() -> None:
    """Forty answers that are equally good: the luckiest seems better, and yet nothing is lost."""
    chance = random.Random(2)
    seeming = losses = 0
    for _ in range(200):
        found = ranking(*([chance.gauss(0, 3) for _ in range(40)] for _ in range(40)))
        behind, error = found.behind(0, found.best)
        seeming += behind > 2 * error
        losses += found.loss(0).certain
    assert seeming > 40
    assert losses < 12


def test_finalists_are_those_near_the_best_and_the_chosen_one() -> None:
    steady = [[float(points)] * 20 for points in (5, 4.9, 3, 1)]
    found = ranking(*steady)
    assert found.finalists(None) == [0, 1]
    assert found.finalists(CHOICES[3]) == [0, 1, 3]


def test_answers_of_the_first_worlds_are_moved_to_where_the_best_one_is_now() -> None:
    def outlook(lead: float) -> Evaluation:
        return Evaluation((SeatOutlook(40 + lead, lead, 0.5, 0.5, {"coins": 40 + lead}),), 20)

    def answers(*leads: float) -> AnswerRanking:
        tried = [TriedAnswer(k, [lead] * 4, [], outlook(lead)) for k, lead in enumerate(leads)]
        return AnswerRanking(0, tried)

    compared = comparison_of(answers(2.0, 1.9, -3.0), answers(5.0, 5.5), CHOICES[2 - 1])
    assert [answer.choice.action for answer in compared.answers] == [1, 0, 2]
    assert [answer.behind for answer in compared.answers] == pytest.approx([0, 0.5, 4.9])
    assert [a.evaluation.seats[0].lead for a in compared.answers] == pytest.approx([5.5, 5, 0.6])
