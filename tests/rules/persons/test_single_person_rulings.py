"""Rulings on persons: single persons (PR4 to PR7)."""

from __future__ import annotations

import pytest

from notredame.rules.model.pieces import SECTORS
from tests.hiring_conditions import hire_and_answer, summary
from tests.positions import gains, of_kind, persons_table

# PR4


def test_PR4_gypsies_may_take_from_the_cathedral_alone() -> None:
    t = persons_table(cathedral=2)
    t.hire("gypsies", "from:cathedral", "from:cathedral")
    assert (t.player().cathedral, t.player().prestige) == (0, 4)


@pytest.mark.parametrize(
    ("returned", "gain"),
    [
        (["bank"], (2, 2)),
        (["bank", "park"], (4, 1)),
        (["park", "park"], (4, 1)),
        (["park", "park", "park"], (6, 0)),
        (["park", "park", "park", "park"], (8, 0)),
    ],
)
def test_PR4_gypsies_count_the_park_after_the_markers_have_left(
    returned: list[str], gain: tuple[int, int]
) -> None:
    t = persons_table(bank=1, park=4, cathedral=1)
    events = t.hire("gypsies", *[f"from:{place}" for place in returned], "pass")
    assert gains(events) == [gain]


def test_PR4_gypsies_count_the_friend_who_stays_in_the_park() -> None:
    t = persons_table("park", park=2)
    events = t.hire("gypsies", "from:park", "pass")
    assert gains(events) == [(2, 1)]


def test_PR4_gypsies_without_a_marker_on_the_board_ask_nothing() -> None:
    t = persons_table("park")
    before = summary(t)
    t.hire("gypsies")
    assert summary(t) == before | {"coins": 0}


def test_PR4_manager_and_coachman_are_one_gain_each() -> None:
    t = persons_table(park=2)
    t.player().prestige = 6
    assert gains(t.hire("manager")) == [(6, 1)]
    t = persons_table(park=2)
    t.collect("prestige", "blue", "red", "green")
    assert gains(t.hire("coachman")) == [(12, 1)]


def test_PR4_coachman_must_choose_a_kind() -> None:
    t = persons_table()
    t.collect("prestige", "blue")
    t.collect("rat", "red")
    t.hire("coachman")
    assert t.offered() == ["kind:rat", "kind:prestige"]


def test_PR4_coachman_with_one_kind_uses_it_without_being_asked() -> None:
    t = persons_table()
    t.collect("coin", "blue", "red")
    t.hire("coachman")
    assert (t.player().prestige, t.player().coins) == (2, 2)


def test_PR4_coachman_leaves_each_rat_step_to_the_player() -> None:
    t = persons_table()
    t.collect("rat", "blue", "red")
    t.hire("coachman", "rat-back:1")
    assert (t.player().rat, t.player().prestige) == (4, 6)


def test_PR4_coachman_coins_come_from_the_richest_when_25_are_out() -> None:
    t = persons_table(coins=1)
    t.collect("coin", "blue", "red")
    for seat, coins in ((1, 9), (2, 12), (3, 3)):
        t.player(seat).coins = coins
    t.hire("coachman")
    assert [t.player(seat).coins for seat in range(4)] == [2, 9, 11, 3]


# PR5


def test_PR5_procurator_acts_only_where_a_piece_stands() -> None:
    t = persons_table("park", bank=1, cathedral=2)
    t.hire("procurator")
    assert t.offered() == ["to:bank", "to:park"]


def test_PR5_procurator_on_an_empty_borough_does_not_even_move_the_rat() -> None:
    t = persons_table(cathedral=2)
    before = summary(t)
    t.hire("procurator")
    assert summary(t) == before | {"coins": 0}


@pytest.mark.parametrize("person", ["minstrel", "actress"])
def test_PR5_minstrel_and_actress_need_a_piece_in_the_source(person: str) -> None:
    t = persons_table("park", bank=1)
    t.hire(person)
    assert t.offered() == ["from:bank", "from:park"]


@pytest.mark.parametrize("person", ["fool", "minstrel", "actress"])
def test_PR5_friend_off_the_board_cannot_be_brought_in(person: str) -> None:
    t = persons_table(bank=2, hotel=1)
    events = hire_and_answer(t, person, "last")
    assert not of_kind(events, "friend-moved")
    assert t.player().friend == -1
    t = persons_table(bank=2, hotel=1)
    t.hire(person)
    assert t.offered() == ["from:bank", "from:hotel"]


@pytest.mark.parametrize("person", ["fool", "minstrel", "actress"])
def test_PR5_friend_alone_on_the_board_is_the_piece_that_moves(person: str) -> None:
    t = persons_table("park")
    t.hire(person, "to:residence")
    assert t.game.view(0).as_dict()["players"][0]["friend"] == "residence"
    assert t.player().prestige == (0 if person == "minstrel" else 1)


def test_PR5_fool_with_all_sectors_empty_takes_a_cathedral_marker() -> None:
    t = persons_table(cathedral=2)
    t.hire("fool")
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS}
    t.answer("to:residence")
    assert (t.player().cathedral, t.player().prestige) == (1, 1)


# PR6


@pytest.mark.parametrize("wanted", SECTORS)
def test_PR6_butcher_with_one_marker_lets_the_owner_choose_any_empty_sector(wanted: str) -> None:
    t = persons_table(cathedral=3, supply=10)
    t.hire("butcher")
    assert t.offered() == [f"to:{name}" for name in SECTORS]
    t.answer(f"to:{wanted}")
    assert t.player().sectors == [int(name == wanted) for name in SECTORS]
    assert t.game.to_act == (1,)


def test_PR6_butcher_with_too_few_markers_places_all_there_are() -> None:
    t = persons_table("park", supply=9)
    hire_and_answer(t, "butcher", "last")
    assert (t.player().general, sum(t.player().sectors), max(t.player().sectors)) == (0, 5, 1)
    assert t.player().sectors[SECTORS.index("park")] == 0
    assert t.player().rat == 5


@pytest.mark.parametrize(("rat", "most"), [(1, 1), (4, 4), (9, 7)])
def test_PR6_benefactor_spends_no_more_coins_than_the_rat_can_go_back(rat: int, most: int) -> None:
    t = persons_table(coins=8)
    t.player().rat = rat
    t.hire("benefactor", f"rat-back:{most}")
    assert (t.player().coins, t.player().rat) == (7 - most, rat - most)


@pytest.mark.parametrize(("coins", "rat"), [(1, 5), (4, 0)])
def test_PR6_benefactor_without_coins_or_rats_does_nothing(coins: int, rat: int) -> None:
    t = persons_table(coins=coins)
    t.player().rat = rat
    t.hire("benefactor")
    assert (t.player().coins, t.player().rat) == (coins - 1, rat)
    assert t.game.to_act == (1,)


# PR7


def test_PR7_trader_counts_the_centre_so_it_is_never_in_vain() -> None:
    t = persons_table()
    t.hire("trader")
    assert t.player().coins == 1


def test_PR7_trader_counts_all_five_markets() -> None:
    t = persons_table()
    t.state.tokens[:4] = [-1] * 4
    t.hire("trader")
    assert t.player().coins == 5
