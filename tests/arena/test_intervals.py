"""Intervals: Wilson's, Student's, and both over deals."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from notredame.arena import Estimate, Share, wilson
from notredame.arena.statistics.intervals import Z, mean_over_deals, share_over_deals, students_t


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_the_published_ones(
    wins: int, tries: int, low: float, high: float
) -> None:
    """Examples of R. G. Newcombe, Statistics in Medicine 17 (1998), table I."""
    share = wilson(wins, tries)
    assert share.share == wins / tries
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_of_shared_wins_lies_between() -> None:
    assert wilson(1, 9).low < wilson(1.5, 9).low < wilson(2, 9).low


def test_wilson_interval_holds_its_share_and_stays_inside() -> None:
    for tries in range(1, 40):
        assert wilson(tries, tries).high == 1
        assert wilson(0, tries).low == 0
        for wins in range(tries + 1):
            share = wilson(wins, tries)
            assert 0 <= share.low <= share.share <= share.high <= 1


@pytest.mark.parametrize(
    ("freedom", "errors"),
    [
        (1, 12.706),
        (2, 4.303),
        (5, 2.571),
        (8, 2.306),
        (9, 2.262),
        (10, 2.228),
        (14, 2.145),
        (19, 2.093),
        (29, 2.045),
        (60, 2.000),
        (1999, 1.961),
    ],
)
def test_few_numbers_have_the_wider_intervals_of_students_table(
    freedom: int, errors: float
) -> None:
    assert students_t(freedom) == pytest.approx(errors, abs=0.0005)


@pytest.mark.parametrize(
    "estimate", [lambda shares: share_over_deals(shares, 2 * len(shares)), mean_over_deals]
)
def test_one_deal_has_no_interval(estimate: Callable[[list[float]], Estimate]) -> None:
    assert estimate([0.75]) == Estimate(0.75, None, None)
    two = estimate([0.75, 0.5])
    assert two.low is not None
    assert two.high is not None
    assert two.low < two.mean < two.high


def test_mean_has_the_interval_of_students_t() -> None:
    found = mean_over_deals([1.0, 2.0, 3.0, 6.0])
    error = (14 / 3 / 4) ** 0.5
    assert found.mean == 3
    assert (found.low, found.high) == pytest.approx((3 - 3.182 * error, 3 + 3.182 * error))


def reach(found: Estimate) -> float:
    """The width of an interval."""
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low


def test_deals_that_spread_like_games_count_like_games() -> None:
    """Where a deal is a single win or none, the interval is Wilson's with Student's quantile."""
    found = share_over_deals([1.0] * 30 + [0.0] * 70, 100)
    plain = wilson(30, 100, students_t(99))
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high))


def test_deals_that_spread_less_count_for_more() -> None:
    wide, narrow = share_over_deals([1, 0] * 10, 40), share_over_deals([0.75, 0.25] * 10, 40)
    assert reach(narrow) < reach(wide) - 0.15


@pytest.mark.parametrize("share", [0.0, 1.0])
@pytest.mark.parametrize("games", [40, 480])
def test_deals_that_are_all_won_or_all_lost_count_once_each(share: float, games: int) -> None:
    """Nothing shows whether the games of a deal are independent."""
    found = share_over_deals([share] * 20, games)
    plain = wilson(20 * share, 20, students_t(19))
    assert (found.mean, found.low, found.high) == pytest.approx(
        (plain.share, plain.low, plain.high)
    )


def test_the_fewer_deals_differ_the_narrower_is_the_interval() -> None:
    """Without a jump where none differs any more, and never to no width."""
    reaches = [
        reach(share_over_deals([0.5] * (20 - 2 * odd) + [1.0] * odd + [0.0] * odd, 40))
        for odd in range(11)
    ]
    assert reaches == sorted(reaches)
    assert 0.1 < reaches[0] < reaches[1] < 0.2
    assert reach(share_over_deals([0.5] * 19 + [1.0], 40)) > reaches[0]


def test_rounding_does_not_count_as_spread() -> None:
    exact, rounded = [1 / 3] * 20, [1 / 3] * 19 + [1 / 3 + 1e-16]
    assert reach(share_over_deals(rounded, 60)) == pytest.approx(reach(share_over_deals(exact, 60)))


def holds(truth: float, found: Estimate | Share) -> bool:
    """Whether an interval contains the truth."""
    return found.low is not None and found.high is not None and found.low <= truth <= found.high


@pytest.mark.parametrize("deals", [10, 20, 80])
def test_intervals_hold_the_truth_nineteen_times_out_of_twenty(deals: int) -> None:
    """Two games a deal: a deal that suits a bot brings it both, so by game they hold too little."""
    rng = random.Random(deals)
    runs = 2000
    held = {"share": 0, "mean": 0, "by game": 0}
    for _ in range(runs):
        suits = [rng.choice((0.15, 0.9)) for _ in range(deals)]
        wins = [((rng.random() < suit) + (rng.random() < suit)) / 2 for suit in suits]
        held["share"] += holds(0.525, share_over_deals(wins, 2 * deals))
        held["mean"] += holds(3, mean_over_deals([rng.gauss(3, 8) for _ in range(deals)]))
        held["by game"] += holds(0.525, wilson(2 * sum(wins), 2 * deals))
    assert 0.935 < held["share"] / runs < 0.985
    assert 0.94 < held["mean"] / runs < 0.96
    assert held["by game"] / runs < 0.91


def test_standard_errors_are_those_of_the_normal_distribution() -> None:
    assert pytest.approx(1.959963984540054) == Z
