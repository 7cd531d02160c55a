"""Section 8 of the rules: options, and the presets that name a set of them."""

from __future__ import annotations

from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.model.options import (
    DEFAULT_EDITION,
    EDITIONS,
    STORED_EDITIONS,
    Options,
    stored_options,
)
from tests.positions import Table, gains, in_phase, of_kind

BASE: dict[str, Any] = {
    "hotel_double_from": 4,
    "coins": "unlimited",
    "message_sets": "colour",
    "new_persons": False,
    "hire_cost": 1,
    "hotel_marker_is_prestige": False,
    "bishop_any_sector": False,
    "city_guard_cathedral": True,
    "city_guard_friend": True,
    "totals": "hidden",
    "log": "whole",
}
"""The column of rio-grande-2007, which the other columns are compared with."""


# Presets -------------------------------------------------------------------------------------


def test_preset_names_are_those_of_the_documents() -> None:
    assert set(EDITIONS) == {
        "rio-grande-2007",
        "anniversary-2017",
        "player-aid",
        "lifestyle-ru",
    }


def test_preset_default_is_the_anniversary_without_new_persons() -> None:
    game = Game(3, seed=1)
    assert DEFAULT_EDITION == game.edition == "anniversary-2017"
    assert game.options == EDITIONS["anniversary-2017"] == Options()
    assert not game.options.new_persons


def test_preset_rio_grande_2007_table() -> None:
    assert Game(3, edition="rio-grande-2007", seed=1).options.as_dict() == BASE


def test_preset_anniversary_2017_table() -> None:
    options = Game(3, edition="anniversary-2017", seed=1).options
    assert options.as_dict() == {**BASE, "hotel_double_from": 3, "coins": 25}


def test_preset_anniversary_2017_with_new_persons() -> None:
    game = Game(3, edition="anniversary-2017", options={"new_persons": True}, seed=1)
    assert game.options.differing("anniversary-2017") == {"new_persons": True}


def test_preset_player_aid_table() -> None:
    options = Game(3, edition="player-aid", seed=1).options
    assert options.as_dict() == {**BASE, "bishop_any_sector": True, "city_guard_friend": False}


def test_preset_lifestyle_ru_table() -> None:
    options = Game(3, edition="lifestyle-ru", seed=1).options
    assert options.as_dict() == {**BASE, "message_sets": "kind"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_preset_options_can_be_changed_one_by_one(edition: str) -> None:
    changed = Game(3, edition=edition, options={"hire_cost": 2}, seed=1).options
    assert changed.differing(edition) == {"hire_cost": 2}


def test_preset_of_stored_games_stays_as_it_was_first_released() -> None:
    """This table says what stored games mean; correcting a preset must not change it."""
    assert {name: options.as_dict() for name, options in STORED_EDITIONS.items()} == {
        "anniversary-2017": {**BASE, "hotel_double_from": 3, "coins": 25},
        "rio-grande-2007": BASE,
        "player-aid": {**BASE, "bishop_any_sector": True, "city_guard_friend": False},
        "lifestyle-ru": {**BASE, "message_sets": "kind", "city_guard_cathedral": False},
    }


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("counts", [True, False])
def test_preset_and_what_is_stored_give_the_options_again(edition: str, counts: bool) -> None:
    options = EDITIONS[edition].changed({"city_guard_cathedral": counts, "hire_cost": 2})
    assert stored_options(edition, options.stored(edition)) == options


# Slips of single documents that are not options ----------------------------------------------


def test_preset_player_aid_divides_the_tile_by_the_markers() -> None:
    table = Table(4, "player-aid")
    table.in_round("A3")
    table.lay(0, cathedral=2)
    table.lay(1, cathedral=1)
    table.strike(0)
    assert (table.player(0).prestige, table.player(1).prestige) == (6, 3)


def test_preset_player_aid_gives_one_point_for_two_in_the_park() -> None:
    table = Table(4, "player-aid")
    table.lay(0, park=2)
    assert gains(table.play("residence")) == [(1, 1)]


def test_preset_player_aid_lets_the_carriage_stop_early() -> None:
    table = Table(4, "player-aid")
    table.lay(0, carriage_house=2)
    table.play("carriage-house")
    assert {"drive:blue/centre", "take:blue/left-inner"} <= set(table.offered())


def test_preset_player_aid_doctor_counts_the_friend() -> None:
    table = Table(3, "player-aid")
    p = table.lay(2, hospital=1)
    table.friend("hospital", 2)
    p.rat = 7
    table.hire("doctor", seat=2)
    assert p.rat == 5


def test_preset_player_aid_minstrel_moves_between_sectors_only() -> None:
    table = Table(3, "player-aid")
    table.lay(0, bank=1, park=1, cathedral=1)
    table.hire("minstrel")
    assert set(table.offered()) == {"from:bank", "from:park"}


# Options, one by one -------------------------------------------------------------------------


@pytest.mark.parametrize("threshold", [3, 4])
@pytest.mark.parametrize("pieces", [2, 3, 4])
def test_option_hotel_double_from_both_values(threshold: int, pieces: int) -> None:
    table = Table(3, hotel_double_from=threshold)
    table.lay(0, hotel=pieces - 1)
    table.play("hotel", "benefit:coin")
    assert (table.game.to_act == (0,)) == (pieces >= threshold)


@pytest.mark.parametrize(("coins", "richest"), [(25, 9), ("unlimited", 12)])
def test_option_coins_both_values(coins: int | str, richest: int) -> None:
    table = Table(3, coins=coins)
    table.lay(0, bank=2)
    table.coins(6, 12, 7)
    table.play("bank")
    assert table.player(0).coins == 9
    assert table.player(1).coins == richest


@pytest.mark.parametrize(("coins", "left"), [(25, 16), ("unlimited", None)])
def test_option_coins_left_in_the_supply_are_open(coins: int | str, left: int | None) -> None:
    game = Game(3, seed=1, options={"coins": coins})
    assert game.view(None).as_dict()["coins_in_supply"] == left


@pytest.mark.parametrize(
    ("sets", "colours", "kinds"),
    [
        ("colour", {"red", "green"}, {"coin", "marker", "rat", "prestige"}),
        ("kind", {"red", "green"}, {"rat"}),
    ],
)
def test_option_message_sets_both_values(sets: str, colours: set[str], kinds: set[str]) -> None:
    table = Table(3, message_sets=sets)
    table.lay(0, carriage_house=5)
    table.collect("rat", "blue")
    table.play("carriage-house")
    markets = table.game.as_dict()["markets"]
    taken = [c.parts["market"] for c in table.choices() if c.parts["do"] == "take"]
    assert {market.split("/")[0] for market in taken} == colours
    assert {markets[market] for market in taken} == kinds


@pytest.mark.parametrize("new_persons", [False, True])
def test_option_new_persons_both_values(new_persons: bool) -> None:
    new = {"manager", "spy", "host", "scholar", "gypsies", "advisor", "priest", "trader", "guard"}
    seen: set[str] = set()
    for seed in range(60):
        game = Game(3, seed=seed, options={"new_persons": new_persons})
        assert len(game.as_dict()["persons_in_game"]) == 15
        seen |= set(game.as_dict()["persons_in_game"])
    assert len(seen) == (33 if new_persons else 15)
    assert (new <= seen) == new_persons


@pytest.mark.parametrize("cost", [1, 2])
def test_option_hire_cost_both_values(cost: int) -> None:
    table = Table(3, hire_cost=cost)
    table.coins(5, 1, 5)
    (hired,) = of_kind(table.hire("monk"), "person-hired")
    assert hired.parts["coins"] == cost
    assert table.player(0).coins == 5 - cost
    assert table.game.to_act == ((1,) if cost == 1 else (2,))


@pytest.mark.parametrize(("prestige", "points", "supply"), [(False, 0, 4), (True, 1, 3)])
def test_option_hotel_marker_is_prestige_both_values(
    prestige: bool, points: int, supply: int
) -> None:
    table = Table(3, hotel_marker_is_prestige=prestige)
    p = table.player(0)
    table.play("hotel", "benefit:marker")
    assert (p.prestige, p.supply) == (points, supply)
    assert p.supply + p.general == 13


def test_option_hotel_marker_is_prestige_both_points_of_a_double_are_one_gain() -> None:
    table = Table(3, hotel_marker_is_prestige=True)
    table.lay(0, hotel=3, park=2)
    events = table.play("hotel", "benefit:marker", "benefit:marker")
    assert gains(events) == [(2, 1)]


def test_option_hotel_marker_is_prestige_does_not_need_a_general_supply() -> None:
    table = Table(3, hotel_marker_is_prestige=True)
    table.lay(0, bank=10)
    table.play("hotel")
    assert "benefit:marker" in table.offered()


def test_option_hotel_marker_is_prestige_leaves_the_hostess_alone() -> None:
    table = Table(3, hotel_marker_is_prestige=True)
    p = table.player(0)
    table.hire("hostess", "benefit:marker")
    assert (p.prestige, p.supply) == (3, 5)


@pytest.mark.parametrize("any_sector", [False, True])
def test_option_bishop_any_sector_both_values(any_sector: bool) -> None:
    table = Table(3, bishop_any_sector=any_sector)
    table.lay(0, bank=1, park=2)
    table.friend("hotel")
    table.hire("bishop")
    occupied = {"to:bank", "to:park", "to:hotel"}
    assert occupied & set(table.offered()) == (occupied if any_sector else set())
    assert "to:residence" in table.offered()


@pytest.mark.parametrize(("counts", "prestige"), [(True, 6), (False, 4)])
def test_option_city_guard_cathedral_both_values(counts: bool, prestige: int) -> None:
    table = Table(3, city_guard_cathedral=counts)
    table.lay(0, bank=3, cathedral=2)
    table.friend("park")
    table.hire("city-guard")
    assert table.player(0).prestige == prestige


@pytest.mark.parametrize(("counts", "prestige"), [(True, 6), (False, 5)])
def test_option_city_guard_friend_both_values(counts: bool, prestige: int) -> None:
    table = Table(3, city_guard_friend=counts)
    table.lay(0, bank=3, cathedral=2)
    table.friend("park")
    table.hire("city-guard")
    assert table.player(0).prestige == prestige


@pytest.mark.parametrize(("totals", "shown"), [("hidden", None), ("open", 1)])
def test_option_totals_both_values(totals: str, shown: int | None) -> None:
    table = Table(3, totals=totals)
    table.play("residence")
    for viewer in (1, 2, None):
        assert table.game.view(viewer).as_dict()["players"][0]["prestige"] == shown
    assert table.game.view(0).as_dict()["players"][0]["prestige"] == 1


@pytest.mark.parametrize(("log", "rounds"), [("whole", ["A1", "A2", "A3"]), ("round", ["A3"])])
@pytest.mark.parametrize("viewer", [0, None])
def test_option_log_both_values(log: str, rounds: list[str], viewer: int | None) -> None:
    table = Table(3, log=log)
    table.run(in_phase("hire", "A3"))
    seen = table.game.log(viewer)
    assert [event.parts["round"] for event in of_kind(seen, "round-begins")] == rounds
    assert len(of_kind(seen, "card-played")) == 6 * len(rounds)
