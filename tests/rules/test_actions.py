"""Section 3 of the rules: executing an action (A1 to A12)."""

from __future__ import annotations

import pytest

from notredame.rules.pieces import SECTORS
from tests.positions import Table, gains, of_kind


def at(table: Table, sector: str, seat: int = 0) -> int:
    """Markers in a sector."""
    return table.player(seat).sectors[SECTORS.index(sector)]


def where(table: Table, seat: int = 0) -> dict[str, int]:
    """Everything a player has that an action could change."""
    p = table.player(seat)
    return {
        "supply": p.supply,
        "general": p.general,
        "cathedral": p.cathedral,
        "coins": p.coins,
        "prestige": p.prestige,
        "rat": p.rat,
        "carriage": p.carriage,
        "friend": p.friend,
        **dict(zip(SECTORS, p.sectors, strict=True)),
    }


# A1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", SECTORS)
def test_A1_a_marker_goes_from_the_supply_to_the_sector(sector: str) -> None:
    table = Table(4)
    table.play(sector)
    assert at(table, sector) == 1
    assert sum(table.player(0).sectors) == 1
    (moved, *_) = of_kind(table.game.events(len(table.game.moves)), "markers-moved")
    assert moved.parts == {"from": "supply", "to": sector, "count": 1}


@pytest.mark.parametrize(("friend", "count"), [(None, 3), ("bank", 4), ("park", 3)])
def test_A1_the_action_counts_all_pieces_there_with_the_new_marker(
    friend: str | None, count: int
) -> None:
    table = Table(4)
    p = table.lay(0, bank=2)
    table.friend(friend)
    table.play("bank")
    assert p.coins == 3 + count


# A2 ------------------------------------------------------------------------------------------


def test_A2_with_an_empty_supply_a_marker_may_come_from_any_other_sector_or_the_cathedral() -> None:
    table = Table(4)
    table.lay(0, supply=0, bank=1, hotel=2, residence=1, cathedral=1)
    table.friend("park")
    table.play("bank")
    assert set(table.offered()) == {"from:hotel", "from:residence", "from:cathedral", "pass"}


@pytest.mark.parametrize("source", ["hotel", "cathedral"])
def test_A2_the_moved_marker_counts_and_the_action_is_executed(source: str) -> None:
    table = Table(4)
    p = table.lay(0, supply=0, bank=1, hotel=2, cathedral=1)
    table.play("bank", f"from:{source}")
    assert at(table, "bank") == 2
    assert p.coins == 5
    assert (at(table, "hotel"), p.cathedral) == ((1, 1) if source == "hotel" else (2, 0))


def test_A2_the_action_may_be_forgone() -> None:
    table = Table(4)
    table.lay(0, supply=0, hotel=2)
    before = where(table)
    table.play("bank", "pass")
    assert where(table) == before
    assert table.game.to_act == (1,)


def test_A2_the_friend_is_never_moved_for_it() -> None:
    table = Table(4)
    table.lay(0, supply=0)
    table.friend("park")
    before = where(table)
    told = table.play("bank")
    assert where(table) == before
    assert len(of_kind(told, "no-effect", 0)) == 1


@pytest.mark.parametrize("sector", ["bank", "residence", "park", "carriage-house"])
def test_A2_with_nothing_to_move_the_card_does_nothing(sector: str) -> None:
    table = Table(4)
    table.lay(0, supply=0, **{sector.replace("-", "_"): 3})
    before = where(table)
    told = table.play(sector)
    assert where(table) == before
    assert len(of_kind(told, "no-effect", 0)) == 1
    assert table.game.to_act == (1,)


def test_A2_never_from_the_general_supply() -> None:
    table = Table(4)
    p = table.lay(0, supply=0)
    table.play("bank")
    assert (p.general, at(table, "bank"), p.coins) == (14, 0, 3)


def test_A2_never_when_the_supply_is_not_empty() -> None:
    table = Table(4)
    p = table.lay(0, supply=1, hotel=3)
    table.play("bank")
    assert (p.supply, at(table, "hotel"), at(table, "bank")) == (0, 3, 1)
    assert table.game.to_act == (1,)


def test_A2_for_the_notre_dame_card_never_from_the_cathedral() -> None:
    table = Table(4)
    table.lay(0, supply=0, cathedral=2, park=1)
    table.play("notre-dame")
    assert set(table.offered()) == {"from:park", "pass"}


def test_A2_the_notre_dame_card_with_markers_on_the_cathedral_only_does_nothing() -> None:
    table = Table(4)
    table.lay(0, supply=0, cathedral=2)
    before = where(table)
    table.play("notre-dame")
    assert where(table) == before
    assert table.game.to_act == (1,)


# A3 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", SECTORS)
def test_A3_with_a_marker_in_the_supply_placing_is_compulsory(sector: str) -> None:
    table = Table(4)
    table.play(sector)
    assert table.player(0).supply in (3, 4)
    assert at(table, sector) == 1
    assert "pass" not in table.offered()


def test_A3_an_action_without_effect_still_takes_the_marker() -> None:
    table = Table(4)
    p = table.lay(0, supply=1)
    table.play("hospital")
    assert (p.supply, at(table, "hospital"), p.rat) == (0, 1, 0)


def test_A3_executing_is_compulsory_too() -> None:
    table = Table(4)
    p = table.lay(0, bank=1)
    table.play("bank")
    assert p.coins == 5


def test_A3_notre_dame_may_be_declined_by_not_donating() -> None:
    table = Table(4)
    table.play("notre-dame")
    assert "pass" in table.offered()


# A4, A5, A6 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("markers", "friend", "taken"), [(0, None, 1), (2, None, 3), (2, "x", 4)])
def test_A4_school_gives_as_many_markers_as_there_are_pieces(
    markers: int, friend: str | None, taken: int
) -> None:
    table = Table(4)
    p = table.lay(0, cloister_school=markers)
    general = p.general
    table.friend("cloister-school" if friend else None)
    table.play("cloister-school")
    assert (p.supply, p.general) == (4 - 1 + taken, general - taken)


@pytest.mark.parametrize("general", [0, 1, 2])
def test_A4_school_gives_no_more_than_the_general_supply_holds(general: int) -> None:
    table = Table(4)
    p = table.lay(0, cloister_school=4, bank=14 - 4 - 1 - general, supply=1)
    assert p.general == general
    table.play("cloister-school")
    assert (p.supply, p.general) == (general, 0)


def test_A4_school_takes_own_markers_only() -> None:
    table = Table(4)
    table.play("cloister-school")
    assert [table.player(seat).general for seat in range(4)] == [9, 10, 10, 10]


@pytest.mark.parametrize("markers", [0, 1, 4])
def test_A5_bank_gives_as_many_coins_as_there_are_pieces(markers: int) -> None:
    table = Table(4)
    p = table.lay(0, bank=markers)
    table.play("bank")
    assert p.coins == 3 + markers + 1


def test_A5_unlimited_coins_come_from_nobody() -> None:
    table = Table(4, "rio-grande-2007")
    table.lay(0, bank=2)
    table.coins(0, 20, 20, 20)
    table.play("bank")
    assert [table.player(seat).coins for seat in range(4)] == [3, 20, 20, 20]


@pytest.mark.parametrize(
    ("seat", "before", "after"),
    [
        pytest.param(0, (3, 9, 7, 6), (6, 6, 7, 6), id="all from the richest"),
        pytest.param(0, (3, 9, 7, 5), (6, 7, 7, 5), id="first what the supply has"),
        pytest.param(0, (19, 4, 1, 1), (22, 1, 1, 1), id="the richest other, not the taker"),
        pytest.param(0, (5, 8, 8, 4), (8, 5, 8, 4), id="a tie: the first clockwise"),
        pytest.param(2, (8, 4, 5, 8), (8, 4, 8, 5), id="clockwise from the taker"),
        pytest.param(1, (8, 4, 5, 8), (8, 7, 5, 5), id="across the end of the table"),
        pytest.param(0, (6, 7, 7, 5), (9, 4, 7, 5), id="decided once per gain"),
        pytest.param(0, (20, 2, 2, 1), (23, 0, 1, 1), id="then the next richest"),
        pytest.param(0, (20, 1, 2, 2), (23, 1, 0, 1), id="and the next, not the next seat"),
        pytest.param(0, (23, 1, 0, 1), (25, 0, 0, 0), id="the rest is lost"),
        pytest.param(0, (25, 0, 0, 0), (25, 0, 0, 0), id="nobody else has any"),
    ],
)
def test_A5_limited_coins_come_from_the_richest_other(
    seat: int, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    table = Table(4)
    table.lay(seat, bank=2)
    table.coins(*before)
    table.play("bank", seat=seat)
    assert tuple(table.player(i).coins for i in range(4)) == after


def test_A5_there_are_never_more_than_25_coins() -> None:
    table = Table(5)
    table.run(lambda game: game.over or sum(p.coins for p in game.state.players) > 25)
    assert table.game.over


def test_A5_a_message_with_a_coin_takes_it_from_the_richest_too() -> None:
    table = Table(4)
    table.coins(5, 6, 7, 7)
    table.play("carriage-house", f"take:{table.market_with('blue/coin')}")
    assert [table.player(seat).coins for seat in range(4)] == [6, 6, 6, 7]


def test_A5_each_hotel_benefit_is_a_gain_of_its_own() -> None:
    table = Table(4)
    table.lay(0, hotel=2)
    table.coins(3, 8, 8, 6)
    table.play("hotel", "benefit:coin", "benefit:coin")
    assert [table.player(seat).coins for seat in range(4)] == [5, 7, 7, 6]


def test_A5_a_payment_is_in_the_supply_before_the_effect_pays_out() -> None:
    table = Table(4)
    table.coins(3, 9, 7, 6)
    table.hire("money-lender")
    assert [table.player(seat).coins for seat in range(4)] == [4, 8, 7, 6]


@pytest.mark.parametrize(("markers", "friend", "count"), [(0, 0, 1), (3, 0, 4), (3, 1, 5)])
def test_A6_residence_gives_as_much_prestige_as_there_are_pieces(
    markers: int, friend: int, count: int
) -> None:
    table = Table(4)
    p = table.lay(0, residence=markers)
    table.friend("residence" if friend else None)
    table.play("residence")
    assert p.prestige == count


# A7 ------------------------------------------------------------------------------------------


def stops(table: Table, seat: int = 0) -> set[str]:
    """Markets where the carriage may stop without taking a message."""
    return {c.parts["market"] for c in table.choices(seat) if c.parts["do"] == "drive"}


def takes(table: Table, seat: int = 0) -> set[str]:
    """Markets where the carriage may stop and take the message."""
    return {c.parts["market"] for c in table.choices(seat) if c.parts["do"] == "take"}


def test_A7_one_piece_moves_the_carriage_by_one_market() -> None:
    table = Table(5)
    table.play("carriage-house")
    edges = ("left-inner", "left-outer", "right-inner", "right-outer")
    own = {f"blue/{edge}" for edge in edges}
    neighbours = {"red/left-inner", "red/left-outer", "violet/right-inner", "violet/right-outer"}
    assert stops(table) == {"blue/centre"} | own | neighbours


def test_A7_up_to_as_many_markets_as_there_are_pieces() -> None:
    reach = []
    for markers, friend in ((0, None), (1, None), (1, "carriage-house"), (3, None)):
        table = Table(5)
        table.lay(0, carriage_house=markers)
        table.friend(friend)
        table.play("carriage-house")
        reach.append(stops(table))
    assert reach[0] < reach[1] < reach[2]
    assert "red/centre" not in reach[0]
    assert {"red/centre", "violet/centre"} <= reach[1]
    assert "green/centre" not in reach[1]
    assert len(reach[3]) == 25


def test_A7_the_full_distance_need_not_be_used() -> None:
    table = Table(4)
    table.lay(0, carriage_house=3)
    table.play("carriage-house")
    assert {"blue/left-inner", "red/left-inner"} <= stops(table)
    assert "blue/left-inner" in takes(table)


def test_A7_own_others_and_unowned_markets_alike() -> None:
    table = Table(2)
    table.lay(0, carriage_house=3)
    table.play("carriage-house")
    assert {market.split("/")[0] for market in takes(table)} == {"blue", "red", "green", "yellow"}


def test_A7_any_number_of_carriages_share_a_market() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        table.carriage("blue/left-inner", seat)
    table.play("carriage-house", "take:blue/left-inner")
    carriages = {p["carriage"] for p in table.game.as_dict()["players"]}
    assert carriages == {"blue/left-inner"}


def test_A7_at_the_stop_the_message_may_be_taken_or_left() -> None:
    table = Table(4)
    table.play("carriage-house")
    assert {"drive:blue/left-inner", "take:blue/left-inner"} <= set(table.offered())
    table.answer("drive:blue/left-inner")
    assert "blue/left-inner" in table.game.as_dict()["markets"]
    assert table.game.as_dict()["players"][0]["messages"] == []
    assert table.player(0).prestige == 0


def test_A7_the_message_gives_its_benefit_at_once_and_is_gone() -> None:
    table = Table(4)
    market = table.market_with("blue/prestige")
    told = table.play("carriage-house", f"take:{market}")
    assert gains(told) == [(4, 0)]
    now = table.game.as_dict()
    assert now["players"][0]["carriage"] == market
    assert market not in now["markets"]


def test_A7_the_stop_ends_the_action() -> None:
    table = Table(4)
    table.lay(0, carriage_house=4)
    table.play("carriage-house", "drive:blue/left-inner")
    assert table.game.to_act == (1,)


def test_A7_messages_passed_on_the_way_are_not_taken() -> None:
    table = Table(4)
    table.lay(0, carriage_house=1)
    messages = len(table.game.as_dict()["markets"])
    table.play("carriage-house", "drive:red/centre")
    assert len(table.game.as_dict()["markets"]) == messages


def test_A7_carriage_stays_put_takes_no_message() -> None:
    table = Table(4)
    table.carriage("blue/left-inner")
    table.play("carriage-house")
    assert "blue/left-inner" in stops(table)
    assert "blue/left-inner" not in takes(table)
    table.answer("drive:blue/left-inner")
    assert table.game.as_dict()["players"][0]["carriage"] == "blue/left-inner"


def test_A7_coming_back_by_a_walk_of_two_is_a_stop() -> None:
    table = Table(4)
    table.lay(0, carriage_house=1)
    table.carriage("blue/left-inner")
    table.play("carriage-house", "take:blue/left-inner")
    assert "blue/left-inner" not in table.game.as_dict()["markets"]


def test_A7_a_market_without_a_message_is_a_stop_like_any_other() -> None:
    table = Table(4)
    market = table.market_with("blue/coin")
    table.collect("coin", "blue", seat=1)
    table.play("carriage-house")
    assert market in stops(table)
    assert market not in takes(table)


# A8 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("benefit", "coins", "supply", "rat"),
    [("coin", 4, 3, 5), ("marker", 3, 4, 5), ("rat", 3, 3, 4)],
)
def test_A8_a_coin_or_a_marker_or_the_rat_back(
    benefit: str, coins: int, supply: int, rat: int
) -> None:
    table = Table(4)
    p = table.player(0)
    p.rat = 5
    table.play("hotel")
    assert set(table.offered()) == {"benefit:coin", "benefit:marker", "benefit:rat"}
    table.answer(f"benefit:{benefit}")
    assert (p.coins, p.supply, p.rat) == (coins, supply, rat)
    assert table.game.to_act == (1,)


def test_A8_the_marker_comes_from_the_general_supply() -> None:
    table = Table(4)
    table.play("hotel", "benefit:marker")
    assert table.player(0).general == 9


def test_A8_the_rat_cannot_go_back_from_0() -> None:
    table = Table(4)
    table.play("hotel")
    assert set(table.offered()) == {"benefit:coin", "benefit:marker"}


@pytest.mark.parametrize(
    ("edition", "first_double"),
    [("rio-grande-2007", 4), ("lifestyle-ru", 4), ("player-aid", 4), ("anniversary-2017", 3)],
)
@pytest.mark.parametrize("pieces", [1, 2, 3, 4, 5])
def test_A8_how_many_choices_by_edition(edition: str, first_double: int, pieces: int) -> None:
    table = Table(4, edition)
    p = table.lay(0, hotel=pieces - 1)
    table.play("hotel", "benefit:coin")
    if pieces >= first_double:
        table.answer("benefit:coin")
    assert p.coins == 3 + (2 if pieces >= first_double else 1)
    assert table.game.to_act == (1,)


@pytest.mark.parametrize(
    ("pair", "coins", "supply", "rat"),
    [
        (("coin", "coin"), 5, 3, 5),
        (("marker", "marker"), 3, 5, 5),
        (("rat", "rat"), 3, 3, 3),
        (("coin", "rat"), 4, 3, 4),
        (("rat", "marker"), 3, 4, 4),
    ],
)
def test_A8_two_choices_may_be_the_same_or_different(
    pair: tuple[str, str], coins: int, supply: int, rat: int
) -> None:
    table = Table(4)
    p = table.lay(0, hotel=3)
    p.rat = 5
    table.play("hotel", *(f"benefit:{benefit}" for benefit in pair))
    assert (p.coins, p.supply, p.rat) == (coins, supply, rat)


def test_A8_two_choices_are_made_one_after_the_other() -> None:
    table = Table(4)
    p = table.lay(0, hotel=3)
    p.rat = 1
    table.play("hotel", "benefit:rat")
    assert p.rat == 0
    assert set(table.offered()) == {"benefit:coin", "benefit:marker"}


def test_A8_the_only_benefit_with_an_effect_is_taken_without_asking() -> None:
    table = Table(4)
    p = table.lay(0, bank=8, hotel=2)
    table.play("hotel")
    assert (p.coins, p.general, p.rat) == (5, 0, 0)
    assert table.game.to_act == (1,)


def test_A8_with_no_benefit_to_be_had_nothing_happens() -> None:
    table = Table(4)
    p = table.lay(0, bank=8, hotel=2)
    table.coins(25, 0, 0, 0)
    table.play("hotel")
    assert (p.coins, p.general, p.rat) == (25, 0, 0)
    assert table.game.to_act == (1,)


def test_A8_the_friend_counts_for_the_threshold() -> None:
    table = Table(4)
    p = table.lay(0, hotel=1)
    table.friend("hotel")
    table.play("hotel", "benefit:coin", "benefit:coin")
    assert p.coins == 5


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
    told = table.play("residence")
    told += table.play("notre-dame", "donate:2")
    told += table.play("carriage-house", f"take:{table.market_with('blue/prestige')}")
    told += table.hire("monk")
    table.in_round("A3")
    told += table.strike(0)
    assert gains(told) == [(1, 2), (3, 2), (4, 2), (1, 2), (10, 2)]


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
    told = table.play("notre-dame")
    assert where(table) == before
    assert len(of_kind(told, "no-effect", 0)) == 1
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


def test_A11_cannot_pay_no_move() -> None:
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


# A12 -----------------------------------------------------------------------------------------


def test_A12_the_first_time_to_any_sector_never_harbour_or_cathedral() -> None:
    table = Table(4)
    table.play("trusted-friend")
    assert set(table.offered()) == {f"to:{sector}" for sector in SECTORS}


@pytest.mark.parametrize("sector", SECTORS)
def test_A12_later_to_a_different_sector(sector: str) -> None:
    table = Table(4)
    table.friend(sector)
    table.play("trusted-friend")
    assert set(table.offered()) == {f"to:{other}" for other in SECTORS if other != sector}


@pytest.mark.parametrize("supply", [0, 4])
def test_A12_no_marker_is_needed_or_placed(supply: int) -> None:
    table = Table(4)
    p = table.lay(0, supply=supply)
    table.play("trusted-friend", "to:residence")
    assert (p.supply, sum(p.sectors), p.prestige) == (supply, 0, 1)


def test_A12_the_sectors_action_is_executed_with_the_friend_counted() -> None:
    table = Table(4)
    p = table.lay(0, residence=3)
    table.play("trusted-friend", "to:residence")
    assert p.prestige == 4


def test_A12_every_sector_acts_for_the_friend() -> None:
    for sector, question in (("carriage-house", "drive"), ("hotel", "benefit")):
        table = Table(4)
        table.play("trusted-friend", f"to:{sector}")
        assert table.game.question == question
        assert table.game.to_act == (0,)
    for sector in ("park", "hospital"):
        table = Table(4)
        table.player(0).rat = 4
        table.play("trusted-friend", f"to:{sector}")
        assert table.player(0).rat == 3
    table = Table(4)
    table.play("trusted-friend", "to:cloister-school")
    assert table.player(0).supply == 5


def test_A12_is_compulsory() -> None:
    table = Table(4)
    table.play("trusted-friend")
    assert "pass" not in table.offered()


def test_A12_the_friend_counts_where_he_stands_and_no_longer_where_he_stood() -> None:
    table = Table(4)
    p = table.lay(0, bank=1, residence=1, supply=6)
    table.friend("bank")
    table.play("trusted-friend", "to:residence")
    assert p.prestige == 2
    table.play("bank")
    assert p.coins == 3 + 2
    table.play("residence")
    assert p.prestige == 2 + 3


def test_A12_the_friend_makes_a_park_pair() -> None:
    table = Table(4)
    p = table.lay(0, park=1)
    table.play("trusted-friend", "to:park")
    assert p.prestige == 0
    table.play("residence")
    assert p.prestige == 2


def test_A12_the_friend_reaches_the_hotel_threshold() -> None:
    table = Table(4)
    p = table.lay(0, hotel=2)
    table.play("trusted-friend", "to:hotel", "benefit:coin", "benefit:marker")
    assert (p.coins, p.supply) == (4, 5)
