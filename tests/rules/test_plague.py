"""Section 6 of the rules: the plague (G1 to G4)."""

from __future__ import annotations

import pytest

from notredame.rules.game import Game
from tests.positions import Table, in_phase, of_kind


def overrun(table: Table, prestige: int = 10) -> None:
    """A table where seat 0's rat is on 9, the plague value is 3 and all other rats are safe."""
    table.player(0).rat = 9
    table.player(0).prestige = prestige
    table.strike(3)


# G1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_G1_the_value_is_the_number_of_rats_on_the_three_persons(seed: int) -> None:
    table = Table(3, seed=seed)
    rats = Game(3, seed=seed).printed.as_dict()["rats"]
    persons = table.game.as_dict()["persons"]
    table.run(in_phase("hire"))
    events = []
    while table.game.as_dict()["round"] == "A1":
        events += table.answer(table.offered(table.game.to_act[0])[0], seat=table.game.to_act[0])
    values = [event.parts["value"] for event in of_kind(events, "plague-strikes")]
    assert values == [sum(rats[person] for person in persons)] * 3


def test_G1_everybody_is_struck_whether_they_hired_or_not() -> None:
    table = Table(3)
    table.open_persons("monk", "money-lender", "city-guard")
    table.turn_to_hire(0)
    table.answer("hire:monk")
    table.answer("pass", seat=1)
    table.answer("pass", seat=2)
    assert [table.player(seat).rat for seat in range(3)] == [4, 4, 4]


@pytest.mark.parametrize(
    ("rat", "value", "markers", "friend", "after"),
    [
        (0, 4, 0, False, 4),
        (2, 4, 1, False, 5),
        (2, 4, 1, True, 4),
        (2, 4, 4, False, 2),
        (5, 4, 5, True, 3),
        (1, 0, 3, False, 0),
        (0, 2, 6, True, 0),
    ],
)
def test_G1_forward_by_the_value_less_the_pieces_in_the_hospital(
    rat: int, value: int, markers: int, friend: bool, after: int
) -> None:
    table = Table(3)
    p = table.lay(0, hospital=markers)
    table.friend("hospital" if friend else None)
    p.rat = rat
    table.strike(value)
    assert p.rat == after


def test_G1_only_the_own_hospital_helps() -> None:
    table = Table(3)
    table.lay(0, hospital=3)
    table.strike(3)
    assert [table.player(seat).rat for seat in range(3)] == [0, 3, 3]


def test_G1_with_the_doctor_the_value_is_0_for_the_hirer_alone() -> None:
    table = Table(3)
    table.open_persons("doctor", "hostess", "city-guard")
    table.lay(1, hospital=1)
    for seat in range(3):
        table.player(seat).rat = 1
    table.turn_to_hire(1)
    table.answer("hire:doctor", seat=1)
    table.answer("pass", seat=2)
    assert [table.player(seat).rat for seat in range(3)] == [9, 0, 9]


def test_G1_the_doctor_helps_for_one_round_only() -> None:
    table = Table(3)
    table.hire("doctor", seat=2)
    assert table.player(2).rat == 0
    table.strike(4)
    assert table.player(2).rat == 4


# G2 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rat", "value"), [(9, 1), (7, 3), (5, 9), (9, 9)])
def test_G2_a_marker_that_would_pass_9_stays_there_with_one_penalty(rat: int, value: int) -> None:
    table = Table(3)
    p = table.lay(0, bank=3, hotel=1)
    p.rat, p.prestige, general = rat, 10, p.general
    table.strike(value)
    assert p.rat == 9
    assert p.prestige == 8
    assert (p.sectors[1], p.sectors[4]) == (2, 1)
    assert p.general == general + 1


@pytest.mark.parametrize(
    ("rat", "value", "hospital"), [(6, 3, 0), (9, 0, 0), (9, 3, 3), (9, 2, 4), (8, 2, 1)]
)
def test_G2_landing_on_9_or_standing_there_is_safe(rat: int, value: int, hospital: int) -> None:
    table = Table(3)
    p = table.lay(0, bank=3, hospital=hospital)
    p.rat, p.prestige = rat, 10
    events = table.strike(value)
    assert p.rat == rat + value - hospital
    assert (p.prestige, p.sectors[1]) == (10, 3)
    assert of_kind(events, "rat-overrun") == []


def test_G2_the_penalty_comes_again_in_the_next_round() -> None:
    table = Table(3)
    p = table.lay(0, bank=3)
    for prestige in (8, 6):
        p.prestige = prestige + 2
        p.rat = 9
        table.strike(1)
        assert p.prestige == prestige
    assert p.sectors[1] == 1


def test_G2_only_those_who_pass_9_pay() -> None:
    table = Table(3)
    for seat in range(3):
        table.lay(seat, bank=2).prestige = 5
    table.player(1).rat = 9
    table.strike(2)
    assert [table.player(seat).prestige for seat in range(3)] == [5, 3, 5]
    assert [table.player(seat).sectors[1] for seat in range(3)] == [2, 1, 2]


# G3 ------------------------------------------------------------------------------------------


def test_G3_the_friend_counts_for_the_fullest_sector_but_is_never_removed() -> None:
    table = Table(3)
    p = table.lay(0, bank=3, hotel=3)
    table.friend("hotel")
    overrun(table)
    assert (p.sectors[1], p.sectors[4]) == (3, 2)
    assert table.game.as_dict()["players"][0]["friend"] == "hotel"


def test_G3_the_owner_chooses_among_equally_full_sectors() -> None:
    table = Table(3)
    p = table.lay(0, bank=2, hotel=1, park=1, residence=2)
    table.friend("park")
    overrun(table)
    assert table.game.to_act == (0,)
    assert set(table.offered()) == {"from:bank", "from:residence", "from:park"}
    table.answer("from:park")
    assert (p.sectors[1], p.sectors[2], p.sectors[5]) == (2, 2, 0)
    assert table.game.as_dict()["round"] == "A2"


def test_G3_every_owner_chooses_for_the_own_borough() -> None:
    table = Table(3)
    for seat in range(3):
        table.lay(seat, bank=1, park=1).rat = 9
    table.strike(1)
    for seat, sector in enumerate(["park", "bank", "park"]):
        assert table.game.to_act == (seat,)
        table.answer(f"from:{sector}", seat=seat)
    assert [table.player(seat).sectors[1] for seat in range(3)] == [1, 0, 1]


def test_G3_the_cathedral_is_no_sector_of_the_borough() -> None:
    table = Table(3)
    p = table.lay(0, cathedral=5, bank=1)
    overrun(table)
    assert (p.cathedral, p.sectors[1]) == (5, 0)


# G4 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_G4_with_fewer_than_two_prestige_lose_what_there_is(before: int, after: int) -> None:
    table = Table(3)
    p = table.lay(0, bank=1)
    overrun(table, prestige=before)
    assert p.prestige == after
    assert p.sectors[1] == 0


def test_G4_among_tied_sectors_one_with_a_marker_is_chosen() -> None:
    table = Table(3)
    p = table.lay(0, bank=1)
    table.friend("park")
    overrun(table)
    assert p.sectors[1] == 0
    assert p.general == 14 - 4


def test_G4_a_sector_with_only_the_friend_is_no_choice_among_tied_ones() -> None:
    table = Table(3)
    table.lay(0, bank=1, hotel=1)
    table.friend("park")
    overrun(table)
    assert set(table.offered()) == {"from:bank", "from:hotel"}


def test_G4_a_fullest_sector_with_only_the_friend_loses_nothing() -> None:
    table = Table(3)
    p = table.lay(0, cathedral=2)
    table.friend("park")
    general = p.general
    overrun(table)
    assert p.prestige == 8
    assert (p.general, p.cathedral) == (general, 2)
    assert table.game.as_dict()["players"][0]["friend"] == "park"


def test_G4_without_a_marker_nothing_is_removed() -> None:
    table = Table(3)
    p = table.lay(0)
    overrun(table)
    assert (p.prestige, p.general, p.supply) == (8, 10, 4)
