"""The park and the persons (A9)."""

from __future__ import annotations

import pytest

from tests.hiring_conditions import advisor
from tests.positions import gains, persons_table

WITH_A_PARK: list[tuple[str, list[str], int]] = [
    ("money-lender", [], 1),
    ("hostess", ["benefit:coin"], 3),
    ("monk", [], 1),
    ("fool", ["from:hotel", "to:residence"], 3),
    ("city-guard", [], 8),
    ("night-watchman", [], 4),
    ("bishop", ["to:carriage-house", "take:blue/left-inner"], 4),
    ("guild-master", [], 4),
    ("beggar-king", [], 4),
    ("advocate", [], 3),
    ("lady-of-the-court", [], 4),
    ("mayor", [], 3),
    ("carpenter", [], 3),
    ("manager", [], 5),
    ("scholar", [], 3),
    ("procurator", ["to:residence"], 2),
    ("bell-ringer", [], 3),
    ("spy", [], 2),
    ("gypsies", ["from:hotel", "pass"], 2),
    ("coachman", ["rat-back:2"], 6),
    ("host", [], 2),
    ("gravedigger", [], 7),
    ("actress", ["from:hotel", "to:residence"], 3),
    ("guard", [], 6),
]


@pytest.mark.parametrize(("person", "answers", "points"), WITH_A_PARK)
def test_A9_park_bonus_comes_once_with_each_gain_from_a_person(
    person: str, answers: list[str], points: int
) -> None:
    t = persons_table(park=4, residence=2, hotel=1, cathedral=1, supply=2)
    t.collect("rat", "red", "green")
    t.state.tokens[:4] = [3, 0, 1, 2]
    t.player().prestige = 5
    t.open_persons(person)
    t.turn_to_hire()
    t.state.plague = 7
    t.give_card("residence")
    t.player().in_hand = 1
    assert gains(t.answer(f"hire:{person}", *answers)) == [(points, 2)]
    assert t.player().prestige == 5 + points + 2


@pytest.mark.parametrize(
    "person",
    [
        *("doctor", "minstrel", "advocate", "manager", "nurse", "priest", "bell-ringer"),
        *("coachman", "butcher", "benefactor", "trader", "host", "gravedigger", "guard"),
        *("mistress", "beggar-king", "procurator"),
    ],
)
def test_A9_park_bonus_never_comes_where_a_person_brings_no_prestige(person: str) -> None:
    t = persons_table(park=4, supply=9)
    if person == "advocate":
        t.collect("coin", "red")
    t.player().rat = 9
    t.open_persons(person)
    t.turn_to_hire()
    t.state.plague = 0
    events = t.answer(f"hire:{person}")
    while t.game.to_act == (0,):
        events += t.answer(t.offered()[-1])
    assert gains(events) == []
    assert t.player().prestige == 0


def test_A9_park_counts_the_friend_with_persons() -> None:
    t = persons_table("park", park=1)
    assert gains(t.hire("monk")) == [(1, 1)]


def test_A9_park_filled_by_the_minstrel_counts_from_the_next_gain_on() -> None:
    t = advisor(3, "minstrel", "monk", bank=3)
    events = t.answer("hire:minstrel", "to:park", "group:3")
    assert gains(events) == []
    assert gains(t.answer("hire:monk")) == [(1, 1)]
