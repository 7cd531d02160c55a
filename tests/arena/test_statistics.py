"""The statistics of a match."""

from __future__ import annotations

import dataclasses

import pytest

from notredame.arena import Estimate, GameLine, report_of
from notredame.arena.statistics.deals import deal_means, whole_deals
from notredame.arena.statistics.intervals import mean_over_deals, share_over_deals
from notredame.arena.statistics.rating import ratings

from .sample_matches import line_of, match_of, played, two_bots

ONE, TWO = "random@1", "random@2"


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
    assert one.wins == Estimate(0.5, None, None)
    assert one.margin.mean == (10 + 0 - 5) / 3
    assert one.lead.mean == pytest.approx((15 + 3 + 5) / 3)
    assert (one.seconds, one.slowest, one.faults) == (9 / 30, 0.5, 3)
    assert (two.label, two.seats, two.score, two.rank) == (TWO, 6, 84 / 6, 13 / 6)
    assert two.wins == Estimate(0.25, None, None)
    assert two.margin.mean == (-10 - 20 + 0 - 6 - 20 + 5) / 6
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
    assert [place.mean for place in places] == pytest.approx([1.5 / 3, 0.5 / 3, 1 / 3])


def deal_of(number: int, *scores: tuple[int, int], start: int = 0) -> list[GameLine]:
    """The games of a deal of two players, with the scores by seat."""
    seatings = ((ONE, TWO), (TWO, ONE))
    return [
        line_of(
            seating,
            found,
            (1 if found[0] >= found[1] else 2, 1 if found[1] >= found[0] else 2),
            game=2 * number - 1 + k,
            deal=number,
            start=start,
        )
        for k, (seating, found) in enumerate(zip(seatings, scores, strict=False))
    ]


def test_a_deal_is_one_number_for_each_bot() -> None:
    match = two_bots(players=2)
    lines = [
        *deal_of(1, (30, 20), (10, 20)),  # the first bot wins both
        *deal_of(2, (30, 20), (30, 20)),  # the first seat wins
        *deal_of(3, (18, 20), (20, 20), start=1),
    ]
    report = report_of(match, lines)
    one, two = report.bots
    assert one.wins == share_over_deals([1, 0.5, 0.25], 6)
    assert two.wins == share_over_deals([0, 0.5, 0.75], 6)
    assert one.margin == one.lead == mean_over_deals([10, 0, -1])
    assert two.margin == mean_over_deals([-10, 0, 1])
    assert report.places == [
        share_over_deals([0.5, 1, 0.75], 6),
        share_over_deals([0.5, 0, 0.25], 6),
    ]


def test_deals_that_are_not_whole_are_left_out_of_results_but_not_of_faults() -> None:
    match = two_bots(players=2)
    lines = [*deal_of(1, (30, 20), (10, 20)), *deal_of(2, (30, 20), (30, 20))]
    (extra,) = deal_of(3, (0, 99))
    extra = dataclasses.replace(extra, slowest=(9.0, 0.5), faults=((0, "It left.", 2),))
    report = report_of(match, [extra, *lines])
    (before, _), (one, _) = report_of(match, lines).bots, report.bots
    assert (one.wins, one.margin, one.score, one.seats) == (
        before.wins,
        before.margin,
        before.score,
        4,
    )
    assert (one.rank, one.rating) == (before.rank, before.rating)
    assert (report.games, report.counted_games) == (5, 4)
    assert (report.deals, report.open_deals) == (2, 1)
    assert (one.slowest, one.faults, one.most_frequent_fault) == (9.0, 2, "It left.")


def test_most_frequent_fault_is_told_by_bot() -> None:
    faults = ((0, "It left.", 2), (0, "It lied.", 3), (1, "It slept.", 1))
    line = line_of((ONE, TWO), (9, 8), (1, 2), faults=faults)
    one, two = report_of(two_bots(players=2), [line]).bots
    assert (one.faults, one.most_frequent_fault) == (5, "It lied.")
    assert (two.faults, two.most_frequent_fault) == (1, "It slept.")
    (blameless, _) = report_of(two_bots(players=2), deal_of(1, (9, 8))).bots
    assert (blameless.faults, blameless.most_frequent_fault) == (0, None)


def test_lead_is_over_the_mean_of_the_others() -> None:
    line = line_of((ONE, TWO, TWO), (30, 20, 13), (1, 2, 3))
    assert [line.lead(seat) for seat in range(3)] == [13.5, -1.5, -12]


def test_games_of_a_deal_in_one_mould_do_not_make_the_interval_narrower() -> None:
    """As by game they would: with all four games of a deal alike, there is a quarter as many."""
    match = match_of("random", "random@2", players=4)
    lines = [
        line_of(
            seating,
            [40 if (label == ONE) == (deal % 2 == 0) else 10 for label in seating],
            [1 if (label == ONE) == (deal % 2 == 0) else 4 for label in seating],
            game=4 * (deal - 1) + k,
            deal=deal,
        )
        for deal in range(1, 21)
        for k, seating in enumerate(match.seatings, 1)
    ]
    shares = deal_means(whole_deals(match, lines), ONE, GameLine.win)
    assert shares == [0, 1] * 10
    found = report_of(match, lines).bots[0].wins
    assert found.low is not None
    assert found.low < 0.29  # by game it would be 0.39


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
    assert data["bots"][0]["wins"].keys() == {"mean", "low", "high"}
