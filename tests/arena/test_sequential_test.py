"""The sequential test decides as often right as it promises, whatever is drawn."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from notredame import NotreDameError
from notredame.arena.statistics.sequential_test import (
    ERROR,
    LEAST_DEALS,
    SequentialTest,
    StoppingRule,
)

RUNS = 1000
Draw = Callable[[random.Random, float], float]


def margin(rng: random.Random, mean: float) -> float:
    """The margin of a deal, with a standard deviation of 8 points."""
    return rng.gauss(mean, 8)


def two_games(rng: random.Random, share: float) -> float:
    """The wins of a deal of two independent games."""
    return ((rng.random() < share) + (rng.random() < share)) / 2


def decided(rule: StoppingRule, draw: Callable[[], float]) -> SequentialTest:
    """A test that has decided."""
    test = SequentialTest(rule)
    for _ in range(5000):
        test.add(draw())
        if test.verdict is not None:
            return test
    raise AssertionError("nothing was decided")


def decisions(
    rule: StoppingRule, draw: Draw, truth: float, runs: int = RUNS
) -> tuple[float, float]:
    """The share of runs that decide for `high`, and how many deals they need on average."""
    rng = random.Random(7)
    verdicts = [decided(rule, lambda: draw(rng, truth)).verdict for _ in range(runs)]
    high = sum(verdict is not None and verdict.decided == "high" for verdict in verdicts)
    deals = sum(verdict.deals for verdict in verdicts if verdict is not None)
    return high / runs, deals / runs


@pytest.mark.parametrize(
    ("low", "high", "draw"),
    [(0, 2, margin), (0, 4, margin), (0.5, 0.6, two_games)],
)
def test_each_error_is_about_one_in_twenty_or_rarer(low: float, high: float, draw: Draw) -> None:
    """One standard error of 1,000 runs is 0.7 %."""
    rule = StoppingRule(low, high)
    assert decisions(rule, draw, low)[0] < ERROR + 0.015
    assert 1 - decisions(rule, draw, high)[0] < ERROR + 0.015


def test_errors_are_not_bought_with_far_too_many_deals() -> None:
    """A test of fixed length with the same errors would need (2 · 1.645 · 8 / 2)² = 173."""
    rule = StoppingRule(0, 2)
    wrong, deals = decisions(rule, margin, 0)
    assert wrong > 0.02
    assert deals < 110


def test_truth_beyond_the_hypotheses_is_decided_sooner() -> None:
    rule = StoppingRule(0, 2)
    high, deals = decisions(rule, margin, 6, 200)
    assert high > 0.99
    assert deals < decisions(rule, margin, 2, 200)[1] / 2


def test_nothing_is_decided_before_the_least_number_of_deals() -> None:
    test = SequentialTest(StoppingRule(0, 1))
    for number in range(1, LEAST_DEALS + 1):
        assert test.verdict is None
        test.add(40 + number % 2)
    assert test.verdict is not None
    assert (test.verdict.decided, test.verdict.deals) == ("high", LEAST_DEALS)


@pytest.mark.parametrize(
    ("value", "decided"), [(0, "low"), (1, "high"), (0.2, "low"), (0.9, "high"), (0.5, None)]
)
def test_deals_that_are_all_alike_are_decided(value: float, decided: str | None) -> None:
    test = SequentialTest(StoppingRule(0, 1))
    for _ in range(LEAST_DEALS):
        test.add(value)
    assert (None if test.verdict is None else test.verdict.decided) == decided


def test_verdict_stands() -> None:
    test = SequentialTest(StoppingRule(0, 1))
    for _ in range(LEAST_DEALS):
        test.add(1)
    verdict = test.verdict
    for _ in range(1000):
        test.add(-5)
    assert test.verdict is verdict


@pytest.mark.parametrize(
    ("low", "high"),
    [(1, 1), (1, 0), (float("nan"), 1), (0, float("inf")), (0, float("nan")), (0, 10**400)],
)
def test_rule_without_a_gap_is_refused(low: float, high: float) -> None:
    with pytest.raises(NotreDameError, match=r"two numbers from .*, the smaller one first"):
        StoppingRule(low, high)
