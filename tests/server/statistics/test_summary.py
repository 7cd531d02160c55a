"""The statistics of some games: groups, means with their intervals, and what reviews say."""

from __future__ import annotations

import pytest

from notredame.server.statistics.summary import FEW, mean_of, summary_of

from .finished_games import REVIEW, made_up


def test_without_games_there_is_nothing_to_say() -> None:
    assert summary_of([]) == {
        "everything": None,
        "by_players": [],
        "by_opponents": [],
        "sources": [],
        "reviewed": None,
        "rough_reviews": 0,
    }


def test_games_are_grouped_by_player_count_and_by_the_strongest_opponents() -> None:
    games = [
        made_up(players=2, level="easy", place=1),
        made_up(players=4, level="easy"),
        made_up(players=4, level="expert", place=4),
        made_up(players=4, level="hard", people=1, place=1),
        made_up(players=5, level=None, people=4),
    ]
    found = summary_of(games)
    players = [(group["players"], group["games"]) for group in found["by_players"]]
    assert players == [(2, 1), (4, 3), (5, 1)]
    opponents = [(group["opponents"], group["games"]) for group in found["by_opponents"]]
    assert opponents == [("expert", 1), ("easy", 2), ("people", 2)], "with people, bots or not"
    everything = found["everything"]
    assert everything is not None
    assert (everything["games"], everything["wins"], everything["share"]) == (5, 2, 0.4)
    assert everything["expected"] == pytest.approx((1 / 2 + 3 / 4 + 1 / 5) / 5)
    assert everything["place"]["mean"] == pytest.approx((1 + 2 + 4 + 1 + 2) / 5)


def test_of_few_games_no_interval_is_claimed() -> None:
    few = [made_up(prestige=40 + number) for number in range(FEW - 1)]
    group = summary_of(few)["everything"]
    assert group is not None
    assert group["few"]
    assert (group["prestige"]["mean"], group["prestige"]["half_interval"]) == (44, None)
    enough = summary_of([*few, made_up(prestige=49)])["everything"]
    assert enough is not None
    assert not enough["few"]
    half = enough["prestige"]["half_interval"]
    assert half == pytest.approx(2.262 * (55 / 6) ** 0.5 / 10**0.5, rel=2e-4)
    assert 0 == enough["share"] == enough["low"] < enough["high"] < 0.3


def test_the_interval_of_equal_values_is_nothing() -> None:
    assert mean_of([3.0] * FEW) == {"mean": 3.0, "half_interval": 0.0}


@pytest.mark.parametrize("rough", [60, 499, None])
def test_rough_reviews_are_left_out_and_said_to_be(rough: int | None) -> None:
    few_losses = {**REVIEW, "steps": rough, "own_losses": 0.0}
    found = summary_of([made_up(review=few_losses), made_up()])
    assert (found["reviewed"], found["rough_reviews"]) == (None, 1)
    found = summary_of([made_up(review=few_losses), made_up(review={**REVIEW, "steps": 500})])
    assert found["reviewed"] is not None
    assert (found["reviewed"]["games"], found["reviewed"]["lost"]["mean"]) == (1, 6.0)
    assert found["rough_reviews"] == 1


def test_sources_stand_beside_those_of_the_winners() -> None:
    games = [
        made_up(),
        made_up(by_source={"residence": 20}, winners_by_source={"residence": 20}),
    ]
    found = {one["source"]: (one["mine"], one["winners"]) for one in summary_of(games)["sources"]}
    assert found["residence"] == (25, 28)
    assert found["plague"] == (-1, 0)
    assert found["hotel"] == (0, 0), "every source is listed"


def test_reviews_speak_of_reviewed_games_alone() -> None:
    lucky = {**REVIEW, "own_losses": 0.0, "card_luck": 4.5, "lost_by_kind": {}, "grades": {}}
    lucky["lost_by_kind"] = dict.fromkeys(REVIEW["lost_by_kind"], 0.0)
    lucky["lost_by_period"] = dict.fromkeys(REVIEW["lost_by_period"], 0.0)
    lucky["grades"] = dict.fromkeys(REVIEW["grades"], 0)
    games = [made_up(review=REVIEW), made_up(), made_up(review=lucky)]
    found = summary_of(games)["reviewed"]
    assert found is not None
    assert (found["games"], found["few"]) == (2, True)
    assert found["lost"] == {"mean": 3.0, "half_interval": None}
    kinds = {one["kind"]: one["lost"]["mean"] for one in found["by_kind"]}
    assert kinds == {"draft": 1.0, "card": 1.5, "target": 0.25, "carriage": 0.125, "hire": 0.125}
    assert sum(kinds.values()) == found["lost"]["mean"]
    periods = {one["period"]: one["lost"]["mean"] for one in found["by_period"]}
    assert periods == {"A": 0.5, "B": 1.0, "C": 1.5}
    assert found["grades"] == {"fine": 20, "inaccuracy": 1.5, "mistake": 0.5, "blunder": 0.5}
    assert (found["card_luck"]["mean"], found["person_luck"]["mean"]) == (3.0, -0.5)
