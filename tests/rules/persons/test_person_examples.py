"""The worked examples about persons in the rule documents (digest, section 10)."""

from __future__ import annotations

import pytest

from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, gains, of_kind


def sick_round(t: Table, *answers: str) -> None:
    """A round of plague value 6 in which the first seat hires the doctor, or not."""
    t.open_persons("doctor")
    t.turn_to_hire()
    t.state.plague = 6
    t.answer(*answers)
    t.rest_pass()


def kevin() -> Table:
    """One marker and the friend in the hospital, two markers in the bank, the rat on 7."""
    t = Table()
    t.lay(hospital=1, bank=3)
    t.friend("hospital")
    t.player().rat = 7
    t.player().prestige = 10
    return t


def test_P4_example_doctor_moves_the_rat_from_seven_to_five() -> None:
    t = kevin()
    sick_round(t, "hire:doctor")
    assert t.player().rat == 5
    assert (t.player().prestige, t.player().sectors[SECTORS.index("bank")]) == (10, 3)


def test_P4_example_without_the_doctor_the_rat_would_pass_nine() -> None:
    t = kevin()
    sick_round(t, "pass")
    # 7 + 6 - 2 is beyond 9: two prestige and a marker of the fullest sector are lost.
    assert t.player().rat == 9
    assert (t.player().prestige, t.player().sectors[SECTORS.index("bank")]) == (8, 2)


@pytest.mark.parametrize("edition", ["anniversary-2017", "rio-grande-2007", "lifestyle-ru"])
def test_P6_example_fool_sends_the_carriage_up_to_three_markets(edition: str) -> None:
    t = Table(5, edition)
    t.lay(bank=2, carriage_house=2)
    t.hire("fool", "from:bank", "to:carriage-house")
    offered = t.offered()
    # One, two and three steps from the blue centre, and a market that is four steps away.
    assert "drive:blue/left-inner" in offered
    assert "drive:red/centre" in offered
    assert "drive:green/centre" in offered
    assert "drive:green/right-outer" not in offered
    events = t.answer("take:red/right-outer")
    assert [e.parts["market"] for e in of_kind(events, "message-taken", 0)] == ["red/right-outer"]
    assert t.player().sectors[SECTORS.index("carriage-house")] == 3


def test_P11_example_beggar_king_gives_five_for_a_rat_on_four() -> None:
    t = Table()
    t.player().rat = 4
    assert gains(t.hire("beggar-king")) == [(5, 0)]


@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (2, 1)])
def test_P12_example_advocate_gives_six_for_five_messages(park: int, bonus: int) -> None:
    t = Table()
    t.lay(park=park)
    t.collect("coin", "blue", "red", "green")
    t.collect("prestige", "yellow", "red")
    assert gains(t.hire("advocate")) == [(6, bonus)]


def test_P13_example_lady_gives_five_for_two_sectors_of_five() -> None:
    t = Table()
    t.lay(carriage_house=5, hotel=5)
    assert gains(t.hire("lady-of-the-court")) == [(5, 0)]


@pytest.mark.parametrize(
    ("kind", "prestige", "markers", "coins"),
    [("prestige", 8, 0, 0), ("marker", 4, 2, 0), ("coin", 1, 0, 1)],
)
def test_X9_example_coachman_gives_eight_or_four_with_markers_or_one_with_a_coin(
    kind: str, prestige: int, markers: int, coins: int
) -> None:
    t = Table(new_persons=True)
    t.collect("prestige", "blue", "red")
    t.collect("marker", "green", "yellow")
    t.collect("coin", "blue")
    t.hire("coachman", f"kind:{kind}")
    p = t.player()
    assert (p.prestige, p.supply, p.coins) == (prestige, 4 + markers, 3 - 1 + coins)


def test_X17_example_guard_gives_six_for_five_markers_in_the_general_supply() -> None:
    t = Table(new_persons=True)
    assert t.lay(supply=9).general == 5
    assert gains(t.hire("guard")) == [(6, 0)]
