"""New Persons of period C (X13 to X18)."""

from __future__ import annotations

import pytest

from notredame.rules.game import Game
from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, gains, of_kind, persons_table, sectors_of

NEW_C = {"host", "gravedigger", "actress", "advisor", "guard", "mistress"}


def test_X13_X18_appear_in_period_c_and_nowhere_else() -> None:
    deals = [Game(3, options={"new_persons": True}, seed=k).deal.as_dict() for k in range(60)]
    seen = [{person for d in deals for person in d["gray"][k : k + 3]} for k in (0, 3, 6)]
    assert seen[2] == NEW_C | {"lady-of-the-court", "mayor", "carpenter"}
    assert not NEW_C & (seen[0] | seen[1])


# X13 host


@pytest.mark.parametrize(
    ("hotel", "friend", "points"),
    [(0, None, 0), (1, None, 2), (4, None, 8), (0, "hotel", 2), (3, "hotel", 8), (3, "bank", 6)],
)
def test_X13_host_gives_two_for_each_piece_in_the_hotel(
    hotel: int, friend: str | None, points: int
) -> None:
    t = persons_table(hotel=hotel, residence=2, cathedral=1)
    t.friend(friend)
    events = t.hire("host")
    assert t.player().prestige == points
    assert len(gains(events)) == (1 if points else 0)
    assert (t.player().coins, t.player().supply, t.player().rat) == (0, 4, 5)
    assert t.game.to_act == (1,)


# X14 gravedigger


@pytest.mark.parametrize("plague", [0, 3, 9])
def test_X14_gravedigger_gives_prestige_equal_to_the_plague_value(plague: int) -> None:
    t = persons_table(bank=2)
    t.open_persons("gravedigger")
    t.turn_to_hire()
    t.state.plague = plague
    events = t.answer("hire:gravedigger")
    assert gains(events) == ([(plague, 0)] if plague else [])
    assert (t.player().prestige, t.player().rat) == (plague, 5)


def test_X14_gravedigger_counts_the_rats_on_all_three_persons() -> None:
    t = persons_table()
    t.open_persons("gravedigger", "hostess", "fool")
    t.turn_to_hire()
    rats = t.game.printed.as_dict()["rats"]
    t.answer("hire:gravedigger")
    assert t.player().prestige == sum(rats[x] for x in ("gravedigger", "hostess", "fool"))
    assert t.player().prestige > rats["gravedigger"]


# X15 actress


def test_X15_actress_moves_everything_and_executes_the_new_sector() -> None:
    t = persons_table(bank=4, residence=1)
    t.friend("bank")
    events = t.hire("actress", "from:bank", "to:residence")
    assert sectors_of(t) == {"residence": 5}
    assert SECTORS[t.player().friend] == "residence"
    assert gains(events) == [(6, 0)]
    assert t.game.to_act == (1,)


def test_X15_actress_leaves_the_friend_where_he_stands_elsewhere() -> None:
    t = persons_table(bank=2)
    t.friend("park")
    events = t.hire("actress", "from:bank", "to:residence")
    assert SECTORS[t.player().friend] == "park"
    assert gains(events) == [(2, 0)]


def test_X15_actress_may_move_a_friend_who_stands_alone() -> None:
    t = persons_table(residence=2)
    t.friend("park")
    events = t.hire("actress", "from:park", "to:residence")
    assert gains(events) == [(3, 0)]
    assert SECTORS[t.player().friend] == "residence"
    assert sectors_of(t) == {"residence": 2}


def test_X15_actress_moves_from_one_sector_to_another_never_the_cathedral() -> None:
    t = persons_table(bank=2, hotel=1, cathedral=3)
    t.hire("actress")
    assert t.offered() == ["from:bank", "from:hotel"]
    t.answer("from:bank")
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS if name != "bank"}


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("cloister-school", (0, 6, 0, 5)),
        ("bank", (2, 4, 0, 5)),
        ("residence", (0, 4, 2, 5)),
        ("park", (0, 4, 0, 4)),
    ],
)
def test_X15_actress_can_reach_an_empty_sector_too(target: str, after: tuple[int, ...]) -> None:
    t = persons_table(hospital=2)
    t.hire("actress", f"to:{target}")
    p = t.player()
    assert (p.coins, p.supply, p.prestige, p.rat) == after


def test_X15_actress_lets_the_hotel_and_the_carriage_act_with_all_that_came() -> None:
    t = persons_table(bank=3)
    t.hire("actress", "to:hotel", "benefit:rat", "benefit:coin")
    assert (t.player().rat, t.player().coins) == (4, 1)
    t = persons_table(bank=2)
    t.hire("actress", "to:carriage-house", "drive:red/centre")
    assert t.player().carriage == t.player(1).carriage


def test_X15_actress_out_of_the_park_leaves_no_bonus_behind() -> None:
    t = persons_table(park=4)
    assert gains(t.hire("actress", "to:residence")) == [(4, 0)]


# X16 advisor


def advisor(coins: int, hire_cost: int = 1, **pieces: int) -> Table:
    """A table where the advisor was hired; money lender and monk lie beside him."""
    t = Table(new_persons=True, hire_cost=hire_cost)
    t.lay(**pieces)
    t.player().coins = coins
    t.open_persons("money-lender", "monk", "advisor")
    t.turn_to_hire()
    t.answer("hire:advisor")
    return t


def test_X16_advisor_lets_both_others_be_hired() -> None:
    t = advisor(3)
    t.answer("hire:money-lender", "hire:monk")
    p = t.player()
    assert (p.coins, p.supply, p.prestige) == (3 - 1 - 1 + 2 - 1, 6, 2)
    assert t.game.to_act == (1,)


def test_X16_advisor_lets_one_be_hired_twice() -> None:
    t = advisor(3)
    t.answer("hire:monk", "hire:monk")
    p = t.player()
    assert (p.coins, p.supply, p.prestige) == (0, 8, 2)
    assert t.game.to_act == (1,)


def test_X16_advisor_is_never_hired_again() -> None:
    t = advisor(5)
    assert t.offered() == ["pass", "hire:money-lender", "hire:monk"]
    t.answer("hire:monk")
    assert t.offered() == ["pass", "hire:money-lender", "hire:monk"]
    t.answer("hire:monk")
    assert t.offered() == []


def test_X16_advisor_brings_nothing_himself() -> None:
    t = advisor(3)
    t.answer("pass")
    p = t.player()
    assert (p.coins, p.supply, p.prestige) == (2, 4, 0)


def test_X16_advisor_may_be_hired_by_the_next_player_as_well() -> None:
    t = advisor(3)
    t.answer("hire:monk", "pass")
    assert t.offered(1) == ["pass", "hire:money-lender", "hire:monk", "hire:advisor"]
    t.answer("hire:advisor", "hire:monk", "hire:monk", seat=1)
    assert (t.player(1).coins, t.player(1).supply) == (0, 8)


def test_X16_advisor_gives_the_next_player_no_further_hires() -> None:
    t = advisor(3)
    t.answer("pass")
    t.answer("hire:monk", seat=1)
    assert t.game.to_act == (2,)


@pytest.mark.parametrize("left", [0, 1])
def test_X16_advisor_asks_no_more_when_the_coins_are_gone(left: int) -> None:
    t = advisor(1 + left)
    if left:
        t.answer("hire:monk")
    assert t.player().coins == 0
    assert t.game.to_act == (1,)


def test_X16_advisor_pays_the_price_of_the_table_for_each_hire() -> None:
    t = advisor(6, hire_cost=2)
    t.answer("hire:monk", "hire:monk")
    assert (t.player().coins, t.player().supply) == (0, 8)


@pytest.mark.parametrize(("coins", "asked"), [(3, False), (4, True)])
def test_X16_advisor_at_a_price_of_two_needs_two_coins_more(coins: int, asked: bool) -> None:
    t = advisor(coins, hire_cost=2)
    assert t.game.to_act == ((0,) if asked else (1,))


def test_X16_advisor_at_a_price_of_two_lets_won_coins_pay() -> None:
    t = advisor(4, hire_cost=2)
    t.answer("hire:money-lender")
    assert t.player().coins == 2
    t.answer("hire:money-lender")
    assert (t.player().coins, t.player().prestige) == (2, 2)


# X17 guard


@pytest.mark.parametrize(("general", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (10, 15)])
def test_X17_guard_gives_three_for_each_two_markers_in_the_general_supply(
    general: int, points: int
) -> None:
    t = persons_table(supply=14 - general)
    t.hire("guard")
    assert t.player().prestige == points
    assert t.player().general == general


def test_X17_guard_counts_own_markers_only_and_only_those() -> None:
    t = persons_table(bank=5, cathedral=2, supply=4)
    t.lay(1)
    t.hire("guard")
    assert t.player().prestige == 3


# X18 mistress


@pytest.mark.parametrize(
    ("name", "answers", "after"),
    [
        ("cloister-school", [], (0, 7, 0, 5)),
        ("bank", [], (3, 4, 0, 5)),
        ("residence", [], (0, 4, 3, 5)),
        ("carriage-house", ["drive:green/centre"], (0, 4, 0, 5)),
        ("hotel", ["benefit:rat", "benefit:rat"], (0, 4, 0, 3)),
        ("park", [], (0, 4, 0, 4)),
        ("hospital", [], (0, 4, 0, 4)),
    ],
)
def test_X18_mistress_places_beside_the_friend_and_executes(
    name: str, answers: list[str], after: tuple[int, ...]
) -> None:
    t = persons_table(None, **{name.replace("-", "_"): 1})
    t.friend(name)
    t.hire("mistress", *answers)
    p = t.player()
    assert sectors_of(t) == {name: 2}
    assert SECTORS[p.friend] == name
    assert (p.coins, p.supply, p.prestige, p.rat) == after
    assert t.all_markers() == 14
    assert t.game.to_act == (1,)


def test_X18_mistress_takes_from_the_general_supply_only() -> None:
    t = persons_table(supply=0)
    t.friend("bank")
    t.hire("mistress")
    assert (t.player().supply, t.player().general, t.player().coins) == (0, 13, 2)


def test_X18_mistress_does_nothing_while_the_friend_is_off_the_board() -> None:
    t = persons_table(bank=2)
    events = t.hire("mistress")
    p = t.player()
    assert of_kind(events, "no-effect", 0)
    assert sectors_of(t) == {"bank": 2}
    assert (p.coins, p.supply, p.general, p.prestige, p.rat) == (0, 4, 8, 0, 5)
    assert t.game.to_act == (1,)
