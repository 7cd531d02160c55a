"""Rulings on gravedigger, scholar and advisor (PR8, PR9)."""

from __future__ import annotations

import pytest

from notredame.rules.model.pieces import CARDS, SECTORS
from tests.hiring_conditions import (
    CONDITIONS,
    ONE_EACH,
    PICKS,
    advisor,
    check_books,
    hire_and_answer,
    summary,
)
from tests.positions import Table, gains, of_kind, persons_table

# PR8


def gravedigger(t: Table, plague: int) -> None:
    t.open_persons("doctor", "gravedigger")
    t.turn_to_hire()
    t.state.plague = plague


def test_PR8_gravedigger_ignores_the_hospital() -> None:
    t = persons_table("hospital", hospital=5)
    gravedigger(t, 7)
    assert gains(t.answer("hire:gravedigger")) == [(7, 0)]


def test_PR8_gravedigger_ignores_a_doctor_hired_by_another() -> None:
    t = persons_table()
    gravedigger(t, 7)
    t.answer("hire:doctor")
    assert gains(t.answer("hire:gravedigger", seat=1), seat=1) == [(7, 0)]
    t.rest_pass()
    assert (t.player().rat, t.player(1).rat) == (5, 7)


def test_PR8_gravedigger_ignores_a_doctor_of_the_same_player() -> None:
    t = persons_table()
    gravedigger(t, 7)
    t.player().doctor = 1
    assert gains(t.answer("hire:gravedigger")) == [(7, 0)]


def scholar(card: str, friend: str | None = None, coins: int = 4, **pieces: int) -> Table:
    """A table where the scholar was hired by a seat with this third card."""
    t = persons_table(friend, coins, **pieces)
    t.open_persons("scholar")
    t.turn_to_hire()
    t.give_card(card)
    t.player().in_hand = 1
    t.answer("hire:scholar")
    return t


@pytest.mark.parametrize("pick", PICKS)
@pytest.mark.parametrize("friend", [None, "park"])
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("card", CARDS)
def test_PR8_scholar_plays_every_card_under_every_condition(
    card: str, condition: str, friend: str | None, pick: str
) -> None:
    t = persons_table(friend, 2, **CONDITIONS[condition])
    before = summary(t)
    events = hire_and_answer(t, "scholar", pick, card)
    (played,) = of_kind(events, "card-played")
    assert played.parts["card"] == card
    assert t.all_markers() == 14
    assert t.game.to_act == (1,)
    check_books(before, summary(t), events)


@pytest.mark.parametrize("card", [*SECTORS, "notre-dame"])
def test_PR8_scholar_with_an_empty_supply_moves_a_marker_from_elsewhere_or_forgoes(
    card: str,
) -> None:
    t = scholar(card, "bank", supply=0, cathedral=1, **ONE_EACH)
    place = "cathedral" if card == "notre-dame" else card
    places = [name for name in (*SECTORS, "cathedral") if name != place]
    assert t.offered() == [f"from:{name}" for name in places] + ["pass"]
    before = summary(t)
    t.answer("pass")
    assert summary(t) == before
    assert t.game.to_act == (1,)


def test_PR8_scholar_with_an_empty_supply_executes_with_the_moved_marker() -> None:
    t = scholar("residence", supply=0, residence=2, hospital=1)
    assert gains(t.answer("from:hospital")) == [(3, 0)]


@pytest.mark.parametrize("friend", [None, "residence"])
def test_PR8_scholar_with_nothing_to_move_does_nothing(friend: str | None) -> None:
    t = scholar("residence", friend, supply=0, residence=2)
    assert t.player().prestige == 0
    assert t.game.to_act == (1,)


def test_PR8_scholar_sends_the_friend_to_a_different_sector_without_a_marker() -> None:
    t = scholar("trusted-friend", "park", supply=0)
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS if name != "park"}


def test_PR8_scholar_brings_the_friend_in_for_the_first_time() -> None:
    t = scholar("trusted-friend", supply=0)
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS}


@pytest.mark.parametrize(("coins", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_PR8_scholar_donates_what_is_left_after_the_hire(coins: int, most: int) -> None:
    t = scholar("notre-dame", coins=coins)
    assert t.offered() == ["pass"] + [f"donate:{k}" for k in range(1, most + 1)]


# PR9


@pytest.mark.parametrize("hires", [0, 1, 2])
def test_PR9_advisor_brings_up_to_two_further_hires_each_paid(hires: int) -> None:
    t = advisor(5, "monk", "doctor")
    t.answer(*["hire:monk"] * hires)
    if hires < 2:
        t.answer("pass")
    assert (t.player().coins, t.player().prestige) == (4 - hires, hires)
    assert t.game.to_act == (1,)


def test_PR9_advisor_lets_coins_won_by_the_first_pay_the_second() -> None:
    t = advisor(2, "money-lender", "monk")
    t.answer("hire:money-lender", "hire:monk")
    assert (t.player().coins, t.player().prestige, t.player().supply) == (1, 2, 6)


def test_PR9_advisor_lets_coins_won_by_an_action_of_the_first_pay_the_second() -> None:
    t = advisor(2, "fool", "monk", hotel=1)
    t.answer("hire:fool", "to:bank")
    assert t.player().coins == 1
    t.answer("hire:monk")
    assert (t.player().coins, t.player().supply) == (0, 6)


def test_PR9_advisor_asks_for_the_second_when_the_first_is_done() -> None:
    t = advisor(5, "fool", "hostess", bank=1, hotel=1)
    t.answer("hire:fool")
    assert t.game.question == "fool-from"
    t.answer("from:bank")
    assert t.game.question == "fool-to"
    t.answer("to:carriage-house")
    assert t.game.question == "drive"
    t.answer("drive:blue/left-inner")
    assert t.offered() == ["pass", "hire:hostess", "hire:fool"]


def test_PR9_advisor_makes_each_hire_a_gain_of_its_own() -> None:
    t = advisor(3, "monk", "doctor", park=2)
    assert gains(t.answer("hire:monk", "hire:monk")) == [(1, 1), (1, 1)]


def test_PR9_advisor_second_hire_sees_what_the_first_changed() -> None:
    t = advisor(3, "fool", "minstrel", residence=2, bank=1)
    events = t.answer("hire:fool", "from:bank", "to:residence")
    events += t.answer("hire:fool", "to:hotel", "benefit:rat")
    assert gains(events) == [(3, 0)]
    assert t.player().sectors[SECTORS.index("residence")] == 2


def test_PR9_advisor_can_bring_the_doctor() -> None:
    t = advisor(2, "doctor", "monk", hospital=1)
    t.answer("hire:doctor")
    t.rest_pass()
    assert t.player().rat == 4
