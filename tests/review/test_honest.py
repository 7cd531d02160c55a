"""Reviews are honest: a decision is judged by what its seat knew, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from notredame.bots import Budget
from notredame.bots.evaluation import Comparison
from notredame.bots.own.evaluator import SearchEvaluator
from notredame.bots.thinkers import prepare
from notredame.review.advice import advise
from notredame.review.decisions import Moment, review_decision
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.state import State, hand_card
from tests.bots.test_fair import Position, positions

BUDGET = Budget(steps=90)


@pytest.fixture(scope="module")
def some_positions() -> list[Position]:
    prepare()
    return list(positions(24))


def moments(position: Position) -> Iterator[tuple[State, Moment]]:
    """The same decision twice: as it was, and with all else that its seat could not know."""
    state, other, seat = position
    for table in (state, other):
        view = View(table, seat)
        yield table, Moment(1, view, view.choices()[-1])


def test_the_review_of_a_decision_does_not_depend_on_what_its_seat_could_not_know(
    some_positions: list[Position],
) -> None:
    for position in some_positions:
        one, other = (
            review_decision(moment, SearchEvaluator(7), BUDGET) for _, moment in moments(position)
        )
        assert one == other


def test_advice_does_not_either(some_positions: list[Position]) -> None:
    for position in some_positions[:10]:
        one, other = (advise(moment.view, BUDGET) for _, moment in moments(position))
        assert one == other


class Peeks(SearchEvaluator):
    """An evaluator that looks at the next seat's hand."""

    def __init__(self, table: State) -> None:
        super().__init__(7)
        self._table = table

    def compare(self, view: View, chosen: Choice | None, budget: Budget) -> Comparison:
        assert view.seat is not None
        peeked = sum(hand_card(self._table, (view.seat + 1) % self._table.n, k) for k in range(3))
        found = super().compare(view, chosen, budget)
        at = peeked % len(found.answers)
        return Comparison(found.seat, found.answers[at:] + found.answers[:at], found.loss)


def test_an_evaluator_that_peeks_is_caught(some_positions: list[Position]) -> None:
    caught = 0
    for position in some_positions:
        one, other = (
            review_decision(moment, Peeks(table), BUDGET) for table, moment in moments(position)
        )
        caught += one != other
    assert caught > 3
