"""The statistics of a match."""

from __future__ import annotations

import dataclasses

import pytest

from notredame.arena import report_of, wilson
from notredame.arena.rating import ratings

from .sample_matches import line_of, match_of, played, two_bots

ONE, TWO = "random@1", "random@2"


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


def test_report_adds_up_what_the_games_say() -> None:
    match = two_bots()
    lines = [
        line_of((ONE, TWO, TWO), (30, 20, 10), (1, 2, 3), game=1, start=1, slowest=(0.5, 2.0, 1.0)),
        line_of((TWO, ONE, TWO), (15, 15, 9), (1, 1, 3), game=2, faults=((1, "It left.", 3),)),
        line_of((TWO, TWO, ONE), (5, 25, 20), (3, 1, 2), game=3, seconds=(1.0, 1.0, 7.0)),
    ]
    report = report_of(match, lines)
    one, two = report.bots
    assert (one.label, one.seats, one.score, one.rank) == (ONE, 3, 65 / 3, 4 / 3)
    assert one.wins == wilson(1.5, 3)
    assert one.margin == (10 + 0 - 5) / 3
    assert (one.seconds, one.slowest, one.faults) == (9 / 30, 0.5, 3)
    assert (two.label, two.seats, two.score, two.rank) == (TWO, 6, 84 / 6, 13 / 6)
    assert two.wins == wilson(1.5, 6)
    assert two.margin == (-10 - 20 + 0 - 6 - 20 + 5) / 6
    assert (two.seconds, two.slowest, two.faults) == (6 / 60, 2.0, 0)
    assert report.even == 1 / 3
    assert (report.games, report.deals, report.open_deals) == (3, 1, 0)


def test_places_count_from_the_start_player() -> None:
    lines = [
        line_of((ONE, TWO, TWO), (9, 8, 7), (1, 2, 3), start=1, game=1),  # last in turn order
        line_of((TWO, ONE, TWO), (9, 8, 7), (1, 2, 3), start=0, game=2),  # first
        line_of((TWO, TWO, ONE), (9, 9, 7), (1, 1, 3), start=0, game=3),  # first and second
    ]
    places = report_of(two_bots(), lines).places
    assert places == [wilson(1.5, 3), wilson(0.5, 3), wilson(1, 3)]


def test_deals_without_all_seatings_are_told_apart() -> None:
    report = report_of(two_bots(), played(two_bots(), 5))
    assert (report.games, report.deals, report.open_deals) == (5, 1, 1)


def test_bot_that_has_not_played_yet_is_left_out() -> None:
    match = match_of("random", "random@2", "random@3", players=2)
    report = report_of(match, played(match, 1))
    assert [bot.label for bot in report.bots] == [ONE, TWO]


def test_order_of_finishing_does_not_matter() -> None:
    lines = played(two_bots(), 6)
    assert report_of(two_bots(), lines) == report_of(two_bots(), lines[::-1])


def test_rating_of_one_game_is_what_the_library_says() -> None:
    found = ratings([line_of("abc", (9, 5, 5), (1, 2, 2))])
    assert found["a"].mu == pytest.approx(27.869048680749426)
    assert found["a"].sigma == pytest.approx(8.205243377397993)
    assert found["b"] == found["c"]
    assert found["b"].mu == pytest.approx(23.565475659625285)


def test_rating_rises_with_wins_and_grows_surer() -> None:
    lines = [line_of("ab", (9, 5), (1, 2), game=game) for game in range(1, 21)]
    few, many = ratings(lines[:2]), ratings(lines)
    assert many["a"].mu > few["a"].mu > 25 > few["b"].mu > many["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3


def test_bot_in_several_seats_takes_the_mean_and_learns_nothing_alone() -> None:
    whole = ratings([line_of("abc", (9, 5, 3), (1, 2, 3))])
    seats = ratings([line_of("abb", (9, 5, 3), (1, 2, 3))])
    assert seats["a"] == whole["a"]
    assert seats["b"].mu == pytest.approx((whole["b"].mu + whole["c"].mu) / 2)
    alone = ratings([line_of("bbb", (9, 5, 3), (1, 2, 3))])
    assert alone["b"].mu == 25
    assert alone["b"].sigma == pytest.approx(25 / 3)


def test_report_is_data() -> None:
    report = report_of(two_bots(), played(two_bots(), 3))
    data = report.as_dict()
    assert data == dataclasses.asdict(report)
    assert data["bots"][0]["wins"].keys() == {"share", "low", "high"}
