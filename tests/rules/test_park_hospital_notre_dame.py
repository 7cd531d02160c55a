"""Park, hospital and Notre Dame (A9 to A11)."""

from __future__ import annotations

import pytest

from tests.positions import Table, at, gains, of_kind, where

# A9, A10 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", ["park", "hospital"])
@pytest.mark.parametrize("markers", [0, 4])
@pytest.mark.parametrize(("rat", "after"), [(0, 0), (1, 0), (7, 6)])
def test_A9_and_A10_rat_back_exactly_one(sector: str, markers: int, rat: int, after: int) -> None:
    table = Table(4)
    p = table.lay(0, **{sector: markers})
    p.rat = rat
    table.play(sector)
    assert p.rat == after


@pytest.mark.parametrize(
    ("markers", "friend", "bonus"),
    [
        (0, False, 0),
        (1, False, 0),
        (1, True, 1),
        (2, False, 1),
        (3, False, 1),
        (3, True, 2),
        (4, False, 2),
        (5, False, 2),
        (5, True, 3),
        (8, False, 4),
    ],
)
def test_A9_one_more_prestige_for_every_two_pieces(markers: int, friend: bool, bonus: int) -> None:
    table = Table(4)
    p = table.lay(0, park=markers, residence=2)
    table.friend("park" if friend else None)
    assert gains(table.play("residence")) == [(3, bonus)]
    assert p.prestige == 3 + bonus


def test_A9_each_action_message_person_and_cathedral_scoring_is_a_gain() -> None:
    table = Table(4)
    table.lay(0, park=4, supply=6)
    events = table.play("residence")
    events += table.play("notre-dame", "donate:2")
    events += table.play("carriage-house", f"take:{table.market_with('blue/prestige')}")
    events += table.hire("monk")
    table.in_round("A3")
    events += table.strike(0)
    assert gains(events) == [(1, 2), (3, 2), (4, 2), (1, 2), (10, 2)]


def test_A9_the_bonus_is_for_the_owner_of_the_park_alone() -> None:
    table = Table(4)
    table.lay(1, park=6)
    table.play("residence")
    assert table.player(0).prestige == 1
    assert table.player(1).prestige == 0


def test_A9_the_park_itself_brings_no_prestige() -> None:
    table = Table(4)
    p = table.lay(0, park=5)
    table.play("park")
    assert p.prestige == 0


def test_A9_the_bonus_never_triggers_itself() -> None:
    table = Table(4)
    p = table.lay(0, park=6)
    table.play("residence")
    assert p.prestige == 1 + 3


def test_A9_no_bonus_on_a_gain_of_nothing() -> None:
    table = Table(4)
    p = table.lay(0, park=4)
    table.hire("advocate")
    assert p.prestige == 0


def test_A9_a_loss_is_no_gain() -> None:
    table = Table(4)
    p = table.lay(0, park=4)
    p.rat, p.prestige = 9, 10
    table.strike(1)
    assert p.prestige == 8


def test_A9_the_park_is_counted_after_the_friend_has_left_it() -> None:
    table = Table(4)
    p = table.lay(0, park=1)
    table.friend("park")
    table.play("trusted-friend", "to:residence")
    assert p.prestige == 1


def test_A9_the_park_is_counted_after_a_marker_has_left_it() -> None:
    table = Table(4)
    p = table.lay(0, park=2, supply=0)
    table.play("notre-dame", "from:park", "donate:3")
    assert p.prestige == 6


def test_A9_the_cathedral_marker_does_not_count_for_the_park() -> None:
    table = Table(4)
    p = table.lay(0, park=1, cathedral=3)
    table.play("residence")
    assert p.prestige == 1


@pytest.mark.parametrize(("markers", "friend", "rat"), [(0, False, 4), (1, False, 3), (1, True, 2)])
def test_A10_hospital_pieces_weaken_the_plague(markers: int, friend: bool, rat: int) -> None:
    table = Table(4)
    p = table.lay(0, hospital=markers)
    table.friend("hospital" if friend else None)
    table.strike(4)
    assert p.rat == rat


def test_A10_hospital_moves_the_rat_by_one_whatever_stands_there() -> None:
    table = Table(4)
    p = table.lay(0, hospital=5)
    p.rat = 8
    table.play("hospital")
    assert (p.rat, at(table, "hospital")) == (7, 6)


# A11 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "prestige"), [(1, 1), (2, 3), (3, 6)])
def test_A11_donation_and_one_marker_on_the_cathedral(coins: int, prestige: int) -> None:
    table = Table(4)
    p = table.lay(0)
    p.coins = 5
    table.play("notre-dame", f"donate:{coins}")
    assert (p.coins, p.prestige) == (5 - coins, prestige)
    assert (p.supply, p.cathedral, sum(p.sectors)) == (3, 1, 0)


@pytest.mark.parametrize("purse", [1, 2, 3, 9])
def test_A11_at_most_three_coins_and_no_more_than_one_has(purse: int) -> None:
    table = Table(4)
    table.player(0).coins = purse
    table.play("notre-dame")
    donations = {f"donate:{coins}" for coins in range(1, min(purse, 3) + 1)}
    assert set(table.offered()) == donations | {"pass"}


def test_A11_without_a_donation_nothing_is_placed() -> None:
    table = Table(4)
    before = where(table)
    table.play("notre-dame", "pass")
    assert where(table) == before
    assert table.game.to_act == (1,)


def test_A11_without_coins_nothing_happens() -> None:
    table = Table(4)
    table.player(0).coins = 0
    before = where(table)
    events = table.play("notre-dame")
    assert where(table) == before
    assert len(of_kind(events, "no-effect", 0)) == 1
    assert table.game.to_act == (1,)


def test_A11_every_card_places_and_donates_anew() -> None:
    table = Table(4)
    p = table.player(0)
    p.coins = 6
    table.play("notre-dame", "donate:3")
    table.play("notre-dame", "donate:3")
    assert (p.prestige, p.cathedral, p.coins) == (12, 2, 0)


def test_A11_with_an_empty_supply_a_move_obliges_to_donate() -> None:
    table = Table(4)
    p = table.lay(0, supply=0, bank=2)
    table.play("notre-dame", "from:bank")
    assert set(table.offered()) == {"donate:1", "donate:2", "donate:3"}
    table.answer("donate:1")
    assert (p.cathedral, at(table, "bank"), p.coins, p.prestige) == (1, 1, 2, 1)


def test_A11_with_an_empty_supply_and_one_coin_the_move_donates_it() -> None:
    table = Table(4)
    p = table.lay(0, supply=0, bank=2)
    p.coins = 1
    table.play("notre-dame", "from:bank")
    assert (p.cathedral, p.coins, p.prestige) == (1, 0, 1)


def test_A11_no_coins_no_move() -> None:
    table = Table(4)
    table.lay(0, supply=0, bank=2).coins = 0
    before = where(table)
    table.play("notre-dame")
    assert where(table) == before
    assert table.game.to_act == (1,)


def test_A11_nothing_to_move_no_donation() -> None:
    table = Table(4)
    table.lay(0, supply=0)
    table.friend("bank")
    before = where(table)
    table.play("notre-dame")
    assert where(table) == before
    assert table.game.to_act == (1,)


def test_A11_with_an_empty_supply_the_move_may_be_declined() -> None:
    table = Table(4)
    table.lay(0, supply=0, bank=2)
    before = where(table)
    table.play("notre-dame", "pass")
    assert where(table) == before
