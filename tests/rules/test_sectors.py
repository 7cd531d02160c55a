"""School, bank, residence and hotel (A4 to A6, A8)."""

from __future__ import annotations

import pytest

from tests.positions import Table

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
