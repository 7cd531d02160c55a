"""Evaluators of others: programs, packages and Python objects; and what goes wrong with them."""

from __future__ import annotations

import shlex
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from notredame import Game, NotreDameError
from notredame.bots import Budget
from notredame.bots.evaluated_answers import WORLDS, EvaluatedAnswers
from notredame.bots.evaluation import Evaluation, PositionEvaluator, evaluation_from
from notredame.bots.evaluators import BotEvaluations, as_evaluator, evaluators_of
from notredame.bots.external.program_bot import START_SECONDS
from notredame.bots.own.evaluator import SearchEvaluator
from notredame.review.decisions import reasons_of
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.view import View
from tests.positions import Table

from .package import install
from .programs import program
from .test_fair import positions

BUDGET = Budget(steps=400)


class CountsPrestige:
    """Values a position by the prestige that everybody saw and by coins, and counts the calls."""

    def __init__(self) -> None:
        self.asked: list[View] = []
        self.budgets: set[Budget] = set()

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        self.asked.append(view)
        self.budgets.add(budget)
        players = view.state.players[: view.state.n]
        parts = [
            {"donations": float(sum(p.ledger)), "coins": 0.5 * p.coins, "their-own": 1.0}
            for p in players
        ]
        prestige = [sum(part.values()) for part in parts]
        return evaluation_from(prestige, [1 / len(players)] * len(players), 0.0, parts)


def donating(coins: int = 3) -> Table:
    table = Table(4)
    table.in_round("C1")
    table.coins(coins, 0, 0, 0)
    table.play("notre-dame")
    return table


# Python objects.


def test_answers_are_compared_by_what_they_lead_to() -> None:
    view, counts = donating().game.view(0), CountsPrestige()
    compared = EvaluatedAnswers(counts, seed=1).compare(view, BY_ID["pass"], BUDGET)
    behind = {answer.choice.id: answer.behind for answer in compared.answers}
    # Donations bring 1, 3 or 6 prestige for 1, 2 or 3 coins worth half a point each.
    assert behind == {"donate:3": 0, "donate:2": 2.5, "donate:1": 4, "pass": 4.5}
    assert (compared.loss.points, compared.loss.error) == (4.5, 0)
    told = {
        reason["part"]: reason["points"]
        for reason in reasons_of(compared, compared.best, compared.outlook(BY_ID["pass"]))
    }
    assert told == {"donations": 6, "coins": -1.5}


def test_the_evaluator_sees_what_the_seat_will_see_and_shares_the_budget() -> None:
    view, counts = donating().game.view(0), CountsPrestige()
    EvaluatedAnswers(counts, seed=1).compare(view, None, BUDGET)
    assert len(counts.asked) == 4 * WORLDS
    assert counts.budgets == {Budget(steps=400 // (4 * WORLDS))}
    for asked in counts.asked:
        assert asked.seat == 0
        assert View(asked.state, 0) == asked, "nothing is in it that is not veiled"


def test_a_game_that_an_answer_ends_is_not_evaluated_but_counted() -> None:
    table = Table(2)
    table.in_round("C3")
    table.turn_to_hire(table.state.start - 1 if table.state.start else 1)
    seat = table.game.to_act[0]
    counts = CountsPrestige()
    compared = EvaluatedAnswers(counts, 1).compare(table.game.view(seat), BY_ID["pass"], BUDGET)
    passed = compared.outlook(BY_ID["pass"]).evaluation.seats
    after = table.game.copy()
    after.play(seat, "pass")
    while not after.over:
        after.play(after.to_act[0], after.choices(after.to_act[0])[0])
    assert [outlook.prestige for outlook in passed] == list(after.result().prestige)


def test_an_evaluator_that_compares_by_itself_is_taken_as_it_is() -> None:
    ours = SearchEvaluator(1)
    assert as_evaluator(ours, 2) is ours
    assert isinstance(as_evaluator(CountsPrestige(), 2), EvaluatedAnswers)


def test_answers_do_not_depend_on_what_the_seat_cannot_know() -> None:
    for state, other, seat in positions(12):
        found = [
            EvaluatedAnswers(CountsPrestige(), 1).compare(View(s, seat), None, BUDGET)
            for s in (state, other)
        ]
        assert found[0] == found[1]


class Wrong:
    """Returns something that is no evaluation."""

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        return [1, 2, 3]  # type: ignore[return-value]


class OfTwo:
    """Evaluates two seats, whatever the game."""

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        return evaluation_from([1, 2], [0.5, 0.5])


@pytest.mark.parametrize("evaluator", [Wrong(), OfTwo()])
def test_what_is_no_evaluation_is_refused(evaluator: PositionEvaluator) -> None:
    with pytest.raises(NotreDameError, match=r"An evaluation of 4 seats was expected, not .*\."):
        EvaluatedAnswers(evaluator, 1).compare(donating().game.view(0), None, BUDGET)


@pytest.mark.parametrize(
    ("prestige", "chances", "sentence"),
    [
        ([1.0], [1.0], "for every seat"),
        ([1.0, 2.0], [1.0], "for every seat"),
        ([float("nan"), 2.0], [0.5, 0.5], "cannot contain nan"),
        ([1e9, 2.0], [0.5, 0.5], "cannot contain 1000000000.0"),
        ([1.0, 2.0], [1.5, -0.5], "from 0 to 1, not 1.5"),
    ],
)
def test_numbers_that_make_no_sense(
    prestige: list[float], chances: list[float], sentence: str
) -> None:
    with pytest.raises(NotreDameError, match=sentence):
        evaluation_from(prestige, chances)


# Programs.

EVALUATES = """
receive()
send(ready=True, evaluates=True)
while True:
    asked = receive()
    assert asked["evaluate"] is True and "choices" not in asked
    me = asked["view"]["players"][asked["view"]["seat"]]
    {answer}
"""
GOOD = """send(
        id=asked["id"],
        prestige=[p["coins"] for p in asked["view"]["players"]],
        win_chance=[0.25] * 4, error=0.5,
        parts=[{"coins": p["coins"]} for p in asked["view"]["players"]])"""


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = set(threading.enumerate()) - before
    assert not {thread for thread in left if "compiled" not in thread.name}


def evaluating(folder: Path, answer: str = GOOD) -> str:
    return program(folder, EVALUATES.replace("{answer}", answer)).name


def test_a_program_evaluates(tmp_path: Path) -> None:
    view = donating().game.view(0)
    with evaluators_of(evaluating(tmp_path), 1, seed=5) as (evaluator,):
        evaluated = evaluator.evaluate(view, BUDGET)
        compared = evaluator.compare(view, BY_ID["donate:3"], BUDGET)
    assert [seat.prestige for seat in evaluated.seats] == [3, 0, 0, 0]
    assert [seat.lead for seat in evaluated.seats] == [3, -1, -1, -1]
    assert evaluated.seats[0].error == 0.5
    assert evaluated.seats[0].parts == {"coins": 3}
    assert compared.best.choice.id == "pass"
    assert compared.loss.points == 3


def test_a_program_that_crashes_once_is_started_again(tmp_path: Path) -> None:
    name = evaluating(tmp_path, f"if once(): os._exit(3)\n    {GOOD}")
    with evaluators_of(name, 1, seed=5) as (evaluator,):
        assert evaluator.evaluate(donating().game.view(0), BUDGET).seats[0].prestige == 3


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("os._exit(3)", "It ended with exit code 3."),
        ("send(id=99)", "It was asked question 1 and answered 99."),
        ("send(id=1)", "prestige and win_chance need a number for each of 4 seats."),
        (
            "send(id=1, prestige=[1, 2], win_chance=[0.5, 0.5])",
            "prestige and win_chance need a number for each of 4 seats.",
        ),
        (
            "send(id=1, prestige=[True] * 4, win_chance=[0.25] * 4)",
            "prestige and win_chance need a number for each of 4 seats.",
        ),
        (
            "send(id=1, prestige=[1] * 4, win_chance=[0.25] * 4, parts=[1])",
            "parts are an object of numbers for each seat.",
        ),
        (
            "send(id=1, prestige=[1] * 4, win_chance=[0.25] * 4, error='big')",
            "error is a number",
        ),
        (
            "send(id=1, prestige=[float('inf')] * 4, win_chance=[0.25] * 4)",
            "Its evaluation makes no sense. An evaluation cannot contain inf.",
        ),
        ("time.sleep(60)", "It gave no answer within 0.6 seconds."),
    ],
)
def test_faults_are_sentences_that_name_the_bot(answer: str, sentence: str, tmp_path: Path) -> None:
    name = evaluating(tmp_path, answer)
    with evaluators_of(name, 1, seed=5) as (evaluator,), pytest.raises(NotreDameError) as refused:
        evaluator.evaluate(donating().game.view(0), Budget(seconds=0.1))
    assert str(refused.value).startswith(f"The bot {name} failed to evaluate: It")
    assert sentence in str(refused.value)


def test_bots_without_evaluations_are_refused(tmp_path: Path) -> None:
    silent = program(tmp_path, "get_ready()\nreceive()\n").name
    for name in (silent, "random", "expert"):
        with (
            pytest.raises(NotreDameError, match="offers no evaluations; search does"),
            evaluators_of(name, 1, seed=5),
        ):
            pass


def test_a_program_that_does_not_start_is_refused(tmp_path: Path) -> None:
    name = program(tmp_path, "os._exit(4)\n").name
    with pytest.raises(
        NotreDameError, match=r"failed to evaluate: It did not get ready\. It ended"
    ):
        BotEvaluations(name, seed=5)
    assert START_SECONDS > 1


def test_the_search_evaluates_by_name() -> None:
    with evaluators_of("search", 2, seed=5) as found:
        assert all(isinstance(evaluator, SearchEvaluator) for evaluator in found)


PACKAGE = '''
from notredame.bots.evaluation import evaluation_from

class Judge:
    """Evaluates by coins."""
    def __init__(self, seed):
        pass
    def choose(self, view, choices, budget):
        return choices[0]
    def evaluate(self, view, budget):
        assert budget.steps == 3
        players = view.state.players[: view.state.n]
        return evaluation_from([p.coins for p in players], [1 / len(players)] * len(players))
'''


def test_a_bot_of_a_package_evaluates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tmp_path / "a", "delta", "judge = delta_bots:Judge", PACKAGE)
    with evaluators_of("judge", 1, seed=5) as (evaluator,):
        evaluated = evaluator.evaluate(donating().game.view(0), Budget(steps=3))
    assert [seat.prestige for seat in evaluated.seats] == [3, 0, 0, 0]


def test_the_example_evaluates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    example = Path(__file__).resolve().parents[2] / "examples" / "own_evaluator.py"
    with evaluators_of(f"run:{shlex.join([sys.executable, str(example)])}", 1, seed=5) as (one,):
        evaluated = one.evaluate(Game(3, seed=2).view(0), Budget(steps=2))
    assert all(0 < seat.prestige < 80 for seat in evaluated.seats)
    assert sum(seat.win_chance for seat in evaluated.seats) == pytest.approx(1)
