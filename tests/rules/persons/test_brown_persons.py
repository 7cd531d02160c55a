"""The six brown persons (P1 to P6)."""

from __future__ import annotations

import pytest

from notredame.rules.game import Game
from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, gains, of_kind

BROWN = {"money-lender", "hostess", "monk", "doctor", "minstrel", "fool"}


def bench(**pieces: int) -> Table:
    """A table at which the first seat has these pieces, and a coin for one person."""
    t = Table()
    t.lay(**pieces)
    t.player().coins = 1
    return t


def sectors(t: Table, seat: int = 0) -> dict[str, int]:
    """The sectors that hold markers."""
    return {name: n for name, n in zip(SECTORS, t.player(seat).sectors, strict=True) if n}


@pytest.mark.parametrize("new_persons", [False, True])
def test_P1_P6_each_brown_person_appears_once_per_period(new_persons: bool) -> None:
    deal = Game(3, options={"new_persons": new_persons}, seed=5).deal.as_dict()
    assert [set(period) for period in deal["brown"]] == [BROWN] * 3


# P1 money lender


def test_P1_money_lender_gives_two_coins_and_one_prestige() -> None:
    t = bench()
    events = t.hire("money-lender")
    assert t.player().coins == 1 - 1 + 2
    assert gains(events) == [(1, 0)]
    assert t.player().prestige == 1


def test_P1_money_lender_takes_missing_coins_from_the_richest() -> None:
    t = Table(3)
    for seat, coins in enumerate((1, 10, 14)):
        t.player(seat).coins = coins
    t.hire("money-lender")
    # The coin paid is back in the supply; the second one comes from the richest other player.
    assert [t.player(seat).coins for seat in range(3)] == [2, 10, 13]


def test_P1_money_lender_finds_coins_without_end_in_the_first_edition() -> None:
    t = Table(3, edition="rio-grande-2007")
    for seat, coins in enumerate((1, 10, 14)):
        t.player(seat).coins = coins
    t.hire("money-lender")
    assert [t.player(seat).coins for seat in range(3)] == [2, 10, 14]


# P2 hostess


def test_P2_hostess_gives_three_prestige_and_one_of_three_benefits() -> None:
    t = bench()
    t.player().rat = 2
    events = t.hire("hostess")
    assert gains(events) == [(3, 0)]
    assert t.offered() == ["benefit:coin", "benefit:marker", "benefit:rat"]


@pytest.mark.parametrize(
    ("benefit", "after"),
    [("coin", (1, 4, 10, 2)), ("marker", (0, 5, 9, 2)), ("rat", (0, 4, 10, 1))],
)
def test_P2_hostess_gives_the_chosen_benefit_once(
    benefit: str, after: tuple[int, int, int, int]
) -> None:
    t = bench()
    t.player().rat = 2
    t.hire("hostess", f"benefit:{benefit}")
    p = t.player()
    assert (p.coins, p.supply, p.general, p.rat) == after
    assert t.game.to_act == (1,)


@pytest.mark.parametrize("hotel", [0, 4])
def test_P2_hostess_gives_one_benefit_however_full_the_hotel(hotel: int) -> None:
    t = bench(hotel=hotel)
    t.player().rat = 2
    t.hire("hostess", "benefit:rat")
    assert t.player().rat == 1
    assert t.game.to_act == (1,)


def test_P2_hostess_marker_stays_a_marker_when_the_hotel_gives_points() -> None:
    t = Table(hotel_marker_is_prestige=True)
    t.lay()
    events = t.hire("hostess", "benefit:marker")
    assert t.player().supply == 5
    assert gains(events) == [(3, 0)]


# P3 monk


def test_P3_monk_gives_two_markers_and_one_prestige() -> None:
    t = bench()
    events = t.hire("monk")
    assert (t.player().supply, t.player().general) == (6, 8)
    assert gains(events) == [(1, 0)]


@pytest.mark.parametrize("supply", [0, 12])
def test_P3_monk_takes_from_the_general_supply_only(supply: int) -> None:
    t = bench(supply=supply)
    t.hire("monk")
    assert (t.player().supply, t.player().general) == (supply + 2, 12 - supply)


# P4 doctor


def plague_after_doctor(rat: int, plague: int, hospital: int = 0, friend: bool = False) -> Table:
    t = bench(hospital=hospital)
    t.friend("hospital" if friend else None)
    t.player().rat = rat
    t.open_persons("doctor")
    t.turn_to_hire()
    t.state.plague = plague
    t.answer("hire:doctor")
    t.rest_pass()
    return t


def test_P4_doctor_makes_the_plague_nothing_for_the_hirer() -> None:
    assert plague_after_doctor(rat=5, plague=7).player().rat == 5


def test_P4_doctor_helps_nobody_else() -> None:
    assert plague_after_doctor(rat=5, plague=7).player(1).rat == 7


@pytest.mark.parametrize(("friend", "after"), [(False, 3), (True, 2)])
def test_P4_doctor_lets_the_hospital_push_the_rat_back(friend: bool, after: int) -> None:
    assert plague_after_doctor(rat=5, plague=7, hospital=2, friend=friend).player().rat == after


def test_P4_doctor_and_hospital_never_push_the_rat_below_zero() -> None:
    assert plague_after_doctor(rat=1, plague=7, hospital=3).player().rat == 0


def test_P4_doctor_spares_a_rat_on_nine() -> None:
    t = plague_after_doctor(rat=9, plague=7)
    assert t.player().rat == 9
    assert t.all_markers() == 14
    assert t.player().general == 10


def test_P4_doctor_leaves_the_rat_alone_until_the_plague() -> None:
    t = bench(hospital=2)
    t.player().rat = 5
    t.hire("doctor")
    assert t.player().rat == 5
    assert t.player().prestige == 0


def test_P4_doctor_works_for_one_round_only() -> None:
    t = plague_after_doctor(rat=0, plague=7)
    t.open_persons("doctor")
    t.turn_to_hire()
    t.state.plague = 4
    t.rest_pass()
    assert t.player().rat == 4


# P5 minstrel


def test_P5_minstrel_moves_up_to_three_pieces_without_action() -> None:
    t = bench(bank=5, residence=1)
    events = t.hire("minstrel", "from:bank", "to:residence")
    assert t.offered() == ["group:1", "group:2", "group:3"]
    events += t.answer("group:3")
    assert sectors(t) == {"bank": 2, "residence": 4}
    assert gains(events) == []
    assert t.player().prestige == 0


@pytest.mark.parametrize("target", [name for name in SECTORS if name != "bank"])
def test_P5_minstrel_never_triggers_the_new_sector(target: str) -> None:
    t = bench(bank=2)
    p = t.player()
    p.rat = 5
    before = (p.supply, p.general, p.rat, p.carriage)
    t.hire("minstrel", f"to:{target}", "group:2")
    assert sectors(t) == {target: 2}
    assert (p.supply, p.general, p.rat, p.carriage) == before
    assert (p.coins, p.prestige) == (0, 0)
    assert t.game.to_act == (1,)


def test_P5_minstrel_may_have_the_friend_among_the_three() -> None:
    t = bench(bank=4)
    t.friend("bank")
    t.hire("minstrel", "to:park")
    assert t.offered() == [
        "group:1",
        "group:2",
        "group:3",
        "group:friend",
        "group:friend+1",
        "group:friend+2",
    ]
    t.answer("group:friend+2")
    assert sectors(t) == {"bank": 2, "park": 2}
    assert SECTORS[t.player().friend] == "park"


def test_P5_minstrel_may_move_the_friend_alone() -> None:
    t = bench(bank=1)
    t.friend("bank")
    t.hire("minstrel", "to:park", "group:friend")
    assert sectors(t) == {"bank": 1}
    assert SECTORS[t.player().friend] == "park"


def test_P5_minstrel_may_leave_the_friend_behind() -> None:
    t = bench(bank=1)
    t.friend("bank")
    t.hire("minstrel", "to:park", "group:1")
    assert sectors(t) == {"park": 1}
    assert SECTORS[t.player().friend] == "bank"


@pytest.mark.parametrize(
    ("markers", "groups"), [(1, []), (2, ["group:1", "group:2"]), (3, ["group:1", "group:2"])]
)
def test_P5_minstrel_moves_at_least_one_and_no_more_than_stand_there(
    markers: int, groups: list[str]
) -> None:
    t = bench(bank=markers, hotel=1)
    t.hire("minstrel", "from:bank", "to:park")
    if markers == 1:
        assert sectors(t) == {"park": 1, "hotel": 1}
    else:
        assert t.offered()[:2] == groups
        assert len(t.offered()) == markers


def test_P5_minstrel_takes_from_and_to_sectors_but_never_the_cathedral() -> None:
    t = bench(bank=1, hotel=1, cathedral=3)
    t.hire("minstrel")
    assert t.offered() == ["from:bank", "from:hotel"]
    t.answer("from:bank")
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS if name != "bank"}


def test_P5_minstrel_needs_a_piece_in_a_sector() -> None:
    t = bench(cathedral=3)
    events = t.hire("minstrel")
    assert of_kind(events, "no-effect", 0)
    assert t.player().cathedral == 3
    assert t.game.to_act == (1,)


# P6 fool


def test_P6_fool_moves_one_marker_and_executes_the_new_sector() -> None:
    t = bench(bank=3, residence=2)
    events = t.hire("fool", "from:bank", "to:residence")
    assert sectors(t) == {"bank": 2, "residence": 3}
    assert gains(events) == [(3, 0)]


def test_P6_fool_may_move_the_friend() -> None:
    t = bench(residence=2)
    t.friend("park")
    events = t.hire("fool", "from:friend", "to:residence")
    assert gains(events) == [(3, 0)]
    assert SECTORS[t.player().friend] == "residence"
    assert sectors(t) == {"residence": 2}


def test_P6_fool_may_take_a_marker_from_the_cathedral() -> None:
    t = bench(bank=1, cathedral=2)
    t.hire("fool", "from:cathedral", "to:bank")
    assert t.player().cathedral == 1
    assert t.player().coins == 2


def test_P6_fool_offers_every_piece_and_no_way_out() -> None:
    t = bench(bank=1, hotel=2, cathedral=1)
    t.friend("park")
    t.hire("fool")
    assert t.offered() == ["from:bank", "from:hotel", "from:cathedral", "from:friend"]


@pytest.mark.parametrize(("piece", "home"), [("from:hotel", "hotel"), ("from:friend", "park")])
def test_P6_fool_moves_to_another_own_sector_never_to_the_cathedral(piece: str, home: str) -> None:
    t = bench(hotel=2)
    t.friend("park")
    t.hire("fool", piece)
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS if name != home}


def test_P6_fool_takes_neither_from_the_supply_nor_from_the_general_supply() -> None:
    t = bench(bank=1, supply=0)
    t.hire("fool", "to:hospital")
    assert (t.player().supply, t.player().general) == (0, 13)
    assert sectors(t) == {"hospital": 1}


def test_P6_fool_counts_the_piece_that_came_and_not_the_one_that_left() -> None:
    t = bench(park=2, residence=1)
    events = t.hire("fool", "from:park", "to:residence")
    # One piece is left in the park: no pair, no bonus.
    assert gains(events) == [(2, 0)]


def test_P6_fool_counts_the_park_after_a_marker_has_joined_it() -> None:
    t = bench(park=1, bank=1)
    t.player().rat = 3
    events = t.hire("fool", "from:bank", "to:park")
    assert t.player().rat == 2
    assert gains(events) == []


@pytest.mark.parametrize(
    ("target", "changed"),
    [
        ("cloister-school", (0, 6, 0, 4)),
        ("bank", (2, 4, 0, 4)),
        ("residence", (0, 4, 2, 4)),
        ("park", (0, 4, 0, 3)),
        ("hospital", (0, 4, 0, 3)),
    ],
)
def test_P6_fool_executes_whatever_sector_it_is(
    target: str, changed: tuple[int, int, int, int]
) -> None:
    t = bench(hotel=1, **{target.replace("-", "_"): 1})
    t.player().rat = 4
    t.hire("fool", "from:hotel", f"to:{target}")
    p = t.player()
    assert (p.coins, p.supply, p.prestige, p.rat) == changed
    assert t.game.to_act == (1,)


@pytest.mark.parametrize(("edition", "benefits"), [("anniversary-2017", 2), ("rio-grande-2007", 1)])
def test_P6_fool_can_make_the_hotel_double(edition: str, benefits: int) -> None:
    t = Table(edition=edition)
    t.lay(hotel=2, bank=1)
    t.player().rat = 5
    t.hire("fool", "from:bank", "to:hotel", *["benefit:rat"] * benefits)
    assert t.player().rat == 5 - benefits
    assert t.game.to_act == (1,)


def test_P6_fool_sends_the_carriage_out() -> None:
    t = bench(bank=1)
    t.hire("fool", "to:carriage-house")
    assert "drive:blue/left-inner" in t.offered()
    assert "take:blue/left-inner" in t.offered()
