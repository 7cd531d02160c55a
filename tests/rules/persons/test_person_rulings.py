"""Rulings on persons: what must be done, empty supplies, benefits (PR1 to PR3)."""

from __future__ import annotations

import pytest

from notredame.rules.model.persons import PERSONS
from tests.hiring_conditions import CONDITIONS, PICKS, check_books, hire_and_answer, summary
from tests.positions import Table, gains, of_kind, persons_table

# PR1


@pytest.mark.parametrize("pick", PICKS)
@pytest.mark.parametrize("coins", [1, 4])
@pytest.mark.parametrize("friend", [None, "park"])
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("person", PERSONS)
def test_PR1_everyone_can_be_hired_under_every_condition(
    person: str, condition: str, friend: str | None, coins: int, pick: str
) -> None:
    t = persons_table(friend, coins, **CONDITIONS[condition])
    t.collect("rat", "red", "green")
    t.collect("marker", "yellow")
    t.player().prestige = 3
    before = summary(t)
    others = [t.game.as_dict()["players"][seat]["coins"] for seat in (1, 2, 3)]
    events = hire_and_answer(t, person, pick)
    first = events[0]
    assert (first.kind, first.seat) == ("person-hired", 0)
    assert first.parts == {"person": person, "coins": 1}
    assert t.game.to_act == (1,)
    assert [t.all_markers(seat) for seat in range(4)] == [14] * 4
    assert [t.game.as_dict()["players"][seat]["coins"] for seat in (1, 2, 3)] == others
    check_books(before, summary(t), events)


@pytest.mark.parametrize(
    "person",
    [
        *("minstrel", "fool", "city-guard", "guild-master", "advocate", "lady-of-the-court"),
        *("mayor", "carpenter", "manager", "procurator", "bell-ringer", "gypsies", "coachman"),
        *("benefactor", "host", "actress", "mistress"),
    ],
)
def test_PR1_hiring_somebody_who_can_do_nothing_is_legal_and_costs_the_coin(person: str) -> None:
    t = persons_table()
    before = summary(t)
    t.hire(person)
    assert summary(t) == before | {"coins": 0}
    assert t.game.to_act == (1,)


@pytest.mark.parametrize(
    ("person", "answers"),
    [
        ("minstrel", ["from:bank", "to:park", "group:1"]),
        ("fool", ["from:bank", "to:park"]),
        ("actress", ["from:bank", "to:park"]),
        ("bishop", ["to:residence"]),
        ("procurator", ["to:bank"]),
    ],
)
def test_PR1_what_is_possible_must_be_done(person: str, answers: list[str]) -> None:
    t = persons_table(bank=2, hotel=1)
    t.hire(person)
    for answer in answers:
        assert "pass" not in t.offered()
        t.answer(answer)
    assert t.game.to_act == (1,)


def test_PR1_mistress_and_butcher_place_without_being_asked() -> None:
    t = persons_table("residence")
    assert gains(t.hire("mistress")) == [(2, 0)]
    t = persons_table(bank=1)
    t.hire("butcher")
    assert t.player().sectors == [1] * 7


@pytest.mark.parametrize(
    ("person", "way_out"),
    [("gypsies", "pass"), ("benefactor", "rat-back:0"), ("advisor", "pass")],
)
def test_PR1_what_may_be_done_may_be_left(person: str, way_out: str) -> None:
    t = persons_table(bank=2, coins=3)
    before = summary(t)
    t.hire(person, way_out)
    assert summary(t) == before | {"coins": 2}
    assert t.game.to_act == (1,)


@pytest.mark.parametrize("person", sorted(set(PERSONS) - {"scholar"}))
@pytest.mark.parametrize("pick", PICKS)
def test_PR1_an_empty_supply_matters_to_no_person_but_the_scholar(person: str, pick: str) -> None:
    events = []
    for supply in (0, 4):
        t = persons_table("hotel", coins=3, bank=2, hotel=1, park=2)
        t.player().supply = supply
        events.append(hire_and_answer(t, person, pick))
    assert events[0] == events[1]


@pytest.mark.parametrize("person", sorted(set(PERSONS) - {"benefactor", "advisor"}))
@pytest.mark.parametrize("pick", PICKS)
def test_PR1_further_coins_matter_to_no_person_but_benefactor_and_advisor(
    person: str, pick: str
) -> None:
    events = []
    for coins in (1, 4):
        t = persons_table("hotel", coins, bank=2, hotel=1, park=2)
        events.append(hire_and_answer(t, person, pick))
    assert events[0] == events[1]


def test_PR1_somebody_without_a_coin_is_passed_over() -> None:
    t = persons_table()
    t.player(1).coins = 0
    events = t.hire("money-lender")
    assert of_kind(events, "hire-declined", 1)
    assert t.game.to_act == (2,)


# PR2


@pytest.mark.parametrize("person", ["bishop", "priest", "mistress", "butcher"])
def test_PR2_without_a_general_supply_there_is_nothing_to_place(person: str) -> None:
    t = persons_table("residence", residence=2, cathedral=1, supply=11)
    before = summary(t)
    events = t.hire(person)
    assert of_kind(events, "no-effect", 0)
    assert summary(t) == before | {"coins": 0}
    assert t.game.to_act == (1,)


def test_PR2_nurse_without_a_general_supply_still_moves_the_rat() -> None:
    t = persons_table(supply=14)
    before = summary(t)
    t.hire("nurse")
    assert summary(t) == before | {"coins": 0, "rat": 4}


@pytest.mark.parametrize(("general", "got"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_PR2_monk_gives_what_there_is_and_the_prestige_anyway(general: int, got: int) -> None:
    t = persons_table(supply=14 - general)
    t.hire("monk")
    assert (t.player().supply, t.player().prestige) == (14 - general + got, 1)


@pytest.mark.parametrize(("general", "got"), [(0, 0), (1, 1), (2, 2), (5, 3)])
def test_PR2_coachman_gives_the_markers_there_are(general: int, got: int) -> None:
    t = persons_table(supply=14 - general)
    t.collect("marker", "red", "green", "yellow")
    t.hire("coachman")
    assert (t.player().supply, t.player().prestige) == (14 - general + got, 6)


@pytest.mark.parametrize("general", [0, 1])
def test_PR2_a_message_gives_the_marker_only_if_there_is_one(general: int) -> None:
    t = persons_table(bank=1, supply=13 - general)
    t.state.tokens[:4] = [1, 0, 2, 3]
    t.hire("fool", "to:carriage-house", "take:blue/left-inner")
    assert (t.player().supply, t.player().prestige) == (13, 2)


@pytest.mark.parametrize(
    ("person", "answers"),
    [
        ("procurator", []),
        ("fool", ["from:bank", "to:cloister-school"]),
        ("actress", ["from:bank", "to:cloister-school"]),
    ],
)
def test_PR2_school_executed_through_a_person_gives_what_there_is(
    person: str, answers: list[str]
) -> None:
    t = persons_table(cloister_school=3, bank=1 if answers else 0, supply=9 if answers else 10)
    t.player().supply += t.player().general - 1
    t.player().general = 1
    before = t.player().supply
    t.hire(person, *answers)
    assert (t.player().supply, t.player().general) == (before + 1, 0)


# PR3


@pytest.mark.parametrize(
    ("rat", "general", "offered"),
    [
        (5, 3, ["benefit:coin", "benefit:marker", "benefit:rat"]),
        (0, 3, ["benefit:coin", "benefit:marker"]),
        (5, 0, ["benefit:coin", "benefit:rat"]),
    ],
)
@pytest.mark.parametrize("person", ["hostess", "procurator"])
def test_PR3_a_benefit_without_effect_is_not_offered(
    person: str, rat: int, general: int, offered: list[str]
) -> None:
    t = persons_table(hotel=1, supply=13 - general)
    t.player().rat = rat
    t.hire(person)
    assert t.offered() == offered


@pytest.mark.parametrize(("person", "prestige"), [("hostess", 3), ("procurator", 0)])
def test_PR3_the_only_benefit_with_an_effect_must_be_taken(person: str, prestige: int) -> None:
    t = persons_table(hotel=1, supply=13)
    t.player().rat = 0
    t.hire(person)
    assert (t.player().coins, t.player().prestige) == (1, prestige)
    assert t.game.to_act == (1,)


def test_PR3_hostess_without_a_general_supply_has_no_marker_where_the_hotel_gives_points() -> None:
    t = Table(hotel_marker_is_prestige=True)
    t.lay(supply=14)
    t.player().rat = 5
    t.hire("hostess")
    assert t.offered() == ["benefit:coin", "benefit:rat"]


@pytest.mark.parametrize(
    ("first", "rat", "general", "then"),
    [
        ("benefit:rat", 1, 3, ["benefit:coin", "benefit:marker"]),
        ("benefit:marker", 5, 1, ["benefit:coin", "benefit:rat"]),
        ("benefit:coin", 1, 1, ["benefit:coin", "benefit:marker", "benefit:rat"]),
    ],
)
def test_PR3_a_second_hotel_choice_is_checked_after_the_first(
    first: str, rat: int, general: int, then: list[str]
) -> None:
    t = persons_table(hotel=3, supply=11 - general)
    t.player().rat = rat
    t.hire("procurator", first)
    assert t.offered() == then


def test_PR3_a_second_hotel_benefit_without_any_effect_is_skipped() -> None:
    t = persons_table(hotel=3, supply=11, coins=25)
    t.player().rat = 0
    for seat in (1, 2, 3):
        t.player(seat).coins = 0
    events = t.hire("procurator")
    # The coin paid comes back as the first benefit; then nobody has another one to give.
    assert [e.parts for e in of_kind(events, "coins-gained", 0)] == [{"count": 1, "from": None}]
    assert t.player().coins == 25


def test_PR3_a_coin_that_only_another_player_has_is_a_benefit_with_effect() -> None:
    t = persons_table(hotel=3, supply=11, coins=24)
    t.player().rat = 0
    for seat, coins in ((1, 1), (2, 0), (3, 0)):
        t.player(seat).coins = coins
    t.hire("procurator")
    assert (t.player().coins, t.player(1).coins) == (25, 0)


@pytest.mark.parametrize(
    ("person", "answers"),
    [("fool", ["from:bank"]), ("bishop", []), ("actress", ["from:bank"])],
)
def test_PR3_a_sector_that_brings_nothing_may_be_chosen(person: str, answers: list[str]) -> None:
    t = persons_table(bank=1, hotel=1)
    t.player().rat = 0
    t.hire(person, *answers)
    assert {"to:park", "to:hospital"} <= set(t.offered())
    t.answer("to:park")
    assert t.game.to_act == (1,)


def test_PR3_procurator_may_choose_a_sector_that_brings_nothing() -> None:
    t = persons_table(cloister_school=2, hospital=1, supply=11)
    t.player().rat = 0
    t.hire("procurator")
    assert t.offered() == ["to:cloister-school", "to:hospital"]
