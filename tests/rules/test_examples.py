"""Section 10 of the rules: the worked examples, except those of a single person."""

from __future__ import annotations

import pytest

from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, gains, of_kind


def marker_count(table: Table, sector: str, seat: int = 0) -> int:
    return table.player(seat).sectors[SECTORS.index(sector)]


def may_take(table: Table, seat: int = 0) -> set[str]:
    """Colours of the messages within reach that the seat may take now."""
    return {c.parts["market"].split("/")[0] for c in table.choices(seat) if c.parts["do"] == "take"}


@pytest.mark.parametrize("edition", ["rio-grande-2007", "anniversary-2017"])
def test_example_cloister_school_third_marker_gives_three_the_fourth_gives_four(
    edition: str,
) -> None:
    table = Table(4, edition)
    p = table.lay(0, cloister_school=2, supply=1)
    table.play("cloister-school")
    assert (marker_count(table, "cloister-school"), p.supply) == (3, 3)
    table.play("cloister-school")
    assert (marker_count(table, "cloister-school"), p.supply) == (4, 2 + 4)


def test_example_hotel_rio_grande_third_piece_one_choice_fourth_piece_two() -> None:
    table = Table(4, "rio-grande-2007")
    p = table.lay(0, hotel=2)
    table.play("hotel", "benefit:coin")
    assert p.coins == 4
    assert table.game.to_act == (1,)
    table.play("hotel", "benefit:marker", "benefit:coin")
    assert (p.coins, p.supply) == (5, 4 - 2 + 1)
    assert table.game.to_act == (1,)


def test_example_hotel_anniversary_second_piece_one_choice_third_piece_two() -> None:
    table = Table(4, "anniversary-2017")
    p = table.lay(0, hotel=1)
    p.rat = 4
    table.play("hotel", "benefit:coin")
    assert p.coins == 4
    assert table.game.to_act == (1,)
    table.play("hotel", "benefit:coin", "benefit:rat")
    assert (p.coins, p.rat) == (5, 3)
    assert table.game.to_act == (1,)


def test_example_friend_into_a_bank_with_two_gives_three_coins() -> None:
    table = Table(4)
    p = table.lay(0, bank=2)
    table.play("trusted-friend", "to:bank")
    assert p.coins == 3 + 3


def test_example_park_1_the_second_marker_there_gives_nothing() -> None:
    table = Table(4)
    p = table.lay(0, park=1)
    p.rat = 5
    table.play("park")
    assert (marker_count(table, "park"), p.rat, p.prestige) == (2, 4, 0)


def test_example_park_2_residence_three_and_one() -> None:
    table = Table(4)
    p = table.lay(0, park=2, residence=2)
    assert gains(table.play("residence")) == [(3, 1)]
    assert p.prestige == 4


def test_example_park_3_advocate_six_and_one() -> None:
    table = Table(4)
    p = table.lay(0, park=2)
    table.collect("coin", "blue", "red", "green", "yellow")
    table.collect("rat", "blue")
    assert gains(table.hire("advocate")) == [(6, 1)]
    assert p.prestige == 7


def test_example_park_4_donation_of_two_coins_three_and_two() -> None:
    table = Table(4)
    p = table.lay(0, park=5)
    assert gains(table.play("notre-dame", "donate:2")) == [(3, 2)]
    assert (p.prestige, p.coins) == (5, 1)


def test_example_park_5_cathedral_six_and_three() -> None:
    table = Table(4)
    table.in_round("C3")
    p = table.lay(0, park=6, cathedral=2)
    table.lay(1, cathedral=1)
    assert gains(table.strike(0)) == [(6, 3)]
    assert p.prestige == 9


def test_example_sets_by_colour_the_fourth_colour_is_next_then_any() -> None:
    table = Table(4)
    p = table.lay(1, carriage_house=4)
    table.collect("coin", "red", "green", "yellow", seat=1)
    table.play("carriage-house", seat=1)
    assert may_take(table, 1) == {"blue"}
    table.answer(f"take:{table.market_with('blue/prestige')}", seat=1)
    assert p.prestige == 4
    table.play("carriage-house", seat=1)
    assert may_take(table, 1) == {"blue", "red", "green", "yellow"}
    table.answer(f"take:{table.market_with('blue/marker')}", seat=1)
    table.play("carriage-house", seat=1)
    assert may_take(table, 1) == {"red", "green", "yellow"}


def test_example_sets_by_kind_the_fifth_colour_of_that_kind_is_next() -> None:
    table = Table(5, "lifestyle-ru")
    table.lay(0, carriage_house=5)
    table.collect("rat", "violet", "green", "red", "yellow")
    market = table.market_with("blue/rat")
    table.play("carriage-house")
    assert {c.id for c in table.choices() if c.parts["do"] == "take"} == {f"take:{market}"}
    table.answer(f"take:{market}")
    table.play("carriage-house")
    assert may_take(table) == {"blue", "red", "green", "yellow", "violet"}


def test_example_carriage_1_every_other_colour_is_in_reach() -> None:
    table = Table(4)
    table.play("carriage-house")
    assert "take:red/left-inner" in table.offered()
    table.answer("take:red/left-inner")
    table.play("carriage-house")
    assert may_take(table) == {"blue", "green", "yellow"}
    assert "drive:red/right-inner" in table.offered()


def test_example_cathedral_ten_points_two_green_one_blue() -> None:
    table = Table(4)
    table.in_round("A3")
    blue, green = table.lay(0, cathedral=1), table.lay(2, cathedral=2)
    assert [p["colour"] for p in table.game.as_dict()["players"]][::2] == ["blue", "green"]
    table.strike(0)
    assert (green.prestige, blue.prestige) == (6, 3)
    assert (green.cathedral, blue.cathedral) == (0, 0)
    assert (green.general, blue.general) == (10, 10)


def test_example_empty_supply_from_the_hospital_to_the_cathedral() -> None:
    table = Table(4)
    p = table.lay(0, supply=0, hospital=2, bank=1)
    table.play("notre-dame", "from:hospital", "donate:2")
    assert (marker_count(table, "hospital"), p.cathedral) == (1, 1)
    assert (p.coins, p.prestige) == (1, 3)


@pytest.mark.parametrize(
    ("value", "rat", "markers", "friend", "after", "penalty"),
    [
        pytest.param(3, 4, 2, False, 5, False, id="3: from 4 with 2 to 5"),
        pytest.param(3, 6, 0, False, 9, False, id="3: from 6 to 9"),
        pytest.param(3, 5, 3, True, 4, False, id="3: from 5 with 3 and the friend to 4"),
        pytest.param(7, 5, 2, False, 9, True, id="7: from 5 with 2 to 9, penalty"),
        pytest.param(7, 9, 0, False, 9, True, id="7: from 9 to 9, penalty"),
        pytest.param(7, 4, 1, True, 9, False, id="7: from 4 with 1 and the friend to 9"),
        pytest.param(6, 7, 1, True, 9, True, id="6: from 7 with 1 and the friend, no doctor"),
    ],
)
def test_example_plague(
    value: int, rat: int, markers: int, friend: bool, after: int, penalty: bool
) -> None:
    table = Table(3)
    p = table.lay(0, hospital=markers, bank=4)
    table.friend("hospital" if friend else None)
    p.rat, p.prestige = rat, 10
    events = table.strike(value)
    assert p.rat == after
    assert p.prestige == (8 if penalty else 10)
    assert marker_count(table, "bank") == (3 if penalty else 4)
    assert len(of_kind(events, "rat-overrun", 0)) == int(penalty)
