"""Rulings on persons (PR1 to PR9), and every person under every condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from notredame.rules.happenings import Event
from notredame.rules.pieces import CARDS, PERSONS, SECTORS
from tests.positions import Table, gains, of_kind

ONE_EACH = {name.replace("-", "_"): 1 for name in SECTORS}
CONDITIONS: dict[str, dict[str, int]] = {
    "some of everything": {"bank": 2, "hotel": 1, "park": 2, "cathedral": 1},
    "empty board": {"supply": 4},
    "empty supply": {"bank": 2, "hotel": 1, "park": 2, "cathedral": 1, "supply": 0},
    "empty general supply": {"bank": 2, "hotel": 1, "park": 2, "cathedral": 1, "supply": 8},
    "empty supplies": {"bank": 5, "hotel": 4, "park": 3, "cathedral": 2, "supply": 0},
    "only the cathedral": {"cathedral": 3, "supply": 0},
    "no empty sector": ONE_EACH,
}
PICKS: dict[str, Callable[[list[str]], str]] = {
    "first": lambda ids: ids[0],
    "last": lambda ids: ids[-1],
}


def bench(friend: str | None = None, coins: int = 1, **pieces: int) -> Table:
    """A table with New Persons; the first seat has these pieces and coins, and a rat on 5."""
    t = Table(new_persons=True)
    p = t.lay(**pieces)
    p.rat = 5
    p.coins = coins
    t.friend(friend)
    return t


def summary(t: Table) -> dict[str, Any]:
    """All of the first seat that lies open, and its prestige."""
    me: dict[str, Any] = t.game.view(0).as_dict()["players"][0]
    names = ("coins", "supply", "general_supply", "cathedral", "sectors", "friend", "rat")
    return {name: me[name] for name in (*names, "carriage", "messages", "prestige")}


def hire_and_answer(t: Table, person: str, pick: str, card: str = "hotel") -> list[Event]:
    """Hire a person and answer every question with the first or the last choice."""
    t.open_persons(person)
    t.turn_to_hire()
    if person == "scholar":
        t.give_card(card)
        t.player().in_hand = 1
    events = t.answer(f"hire:{person}")
    while t.game.to_act == (0,):
        assert len(t.offered()) > 1, "a question with one answer is never asked"
        events += t.answer(PICKS[pick](t.offered()))
    return events


def check_books(before: dict[str, Any], after: dict[str, Any], events: list[Event]) -> None:
    """What changed is what the events told, and nothing got lost."""

    def told(kind: str, part: str = "count") -> int:
        return sum(e.parts[part] for e in of_kind(events, kind, 0))

    spent = told("person-hired", "coins") + told("coins-paid")
    assert after["coins"] == before["coins"] - spent + told("coins-gained")
    won = told("prestige-gained") + told("prestige-gained", "park_bonus")
    assert after["prestige"] == before["prestige"] + won
    assert 0 <= after["rat"] <= before["rat"]
    assert after["coins"] >= 0


# PR1


@pytest.mark.parametrize("pick", PICKS)
@pytest.mark.parametrize("coins", [1, 4])
@pytest.mark.parametrize("friend", [None, "park"])
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("person", PERSONS)
def test_PR1_everyone_can_be_hired_under_every_condition(
    person: str, condition: str, friend: str | None, coins: int, pick: str
) -> None:
    t = bench(friend, coins, **CONDITIONS[condition])
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
    t = bench()
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
    t = bench(bank=2, hotel=1)
    t.hire(person)
    for answer in answers:
        assert "pass" not in t.offered()
        t.answer(answer)
    assert t.game.to_act == (1,)


def test_PR1_mistress_and_butcher_place_without_being_asked() -> None:
    t = bench("residence")
    assert gains(t.hire("mistress")) == [(2, 0)]
    t = bench(bank=1)
    t.hire("butcher")
    assert t.player().sectors == [1] * 7


@pytest.mark.parametrize(
    ("person", "way_out"),
    [("gypsies", "pass"), ("benefactor", "rat-back:0"), ("advisor", "pass")],
)
def test_PR1_what_may_be_done_may_be_left(person: str, way_out: str) -> None:
    t = bench(bank=2, coins=3)
    before = summary(t)
    t.hire(person, way_out)
    assert summary(t) == before | {"coins": 2}
    assert t.game.to_act == (1,)


@pytest.mark.parametrize("person", sorted(set(PERSONS) - {"scholar"}))
@pytest.mark.parametrize("pick", PICKS)
def test_PR1_an_empty_supply_matters_to_no_person_but_the_scholar(person: str, pick: str) -> None:
    told = []
    for supply in (0, 4):
        t = bench("hotel", coins=3, bank=2, hotel=1, park=2)
        t.player().supply = supply
        told.append(hire_and_answer(t, person, pick))
    assert told[0] == told[1]


@pytest.mark.parametrize("person", sorted(set(PERSONS) - {"benefactor", "advisor"}))
@pytest.mark.parametrize("pick", PICKS)
def test_PR1_further_coins_matter_to_no_person_but_benefactor_and_advisor(
    person: str, pick: str
) -> None:
    told = []
    for coins in (1, 4):
        t = bench("hotel", coins, bank=2, hotel=1, park=2)
        told.append(hire_and_answer(t, person, pick))
    assert told[0] == told[1]


def test_PR1_somebody_without_a_coin_is_passed_over() -> None:
    t = bench()
    t.player(1).coins = 0
    events = t.hire("money-lender")
    assert of_kind(events, "hire-declined", 1)
    assert t.game.to_act == (2,)


# PR2


@pytest.mark.parametrize("person", ["bishop", "priest", "mistress", "butcher"])
def test_PR2_without_a_general_supply_there_is_nothing_to_place(person: str) -> None:
    t = bench("residence", residence=2, cathedral=1, supply=11)
    before = summary(t)
    events = t.hire(person)
    assert of_kind(events, "no-effect", 0)
    assert summary(t) == before | {"coins": 0}
    assert t.game.to_act == (1,)


def test_PR2_nurse_without_a_general_supply_still_moves_the_rat() -> None:
    t = bench(supply=14)
    before = summary(t)
    t.hire("nurse")
    assert summary(t) == before | {"coins": 0, "rat": 4}


@pytest.mark.parametrize(("general", "got"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_PR2_monk_gives_what_there_is_and_the_prestige_anyway(general: int, got: int) -> None:
    t = bench(supply=14 - general)
    t.hire("monk")
    assert (t.player().supply, t.player().prestige) == (14 - general + got, 1)


@pytest.mark.parametrize(("general", "got"), [(0, 0), (1, 1), (2, 2), (5, 3)])
def test_PR2_coachman_gives_the_markers_there_are(general: int, got: int) -> None:
    t = bench(supply=14 - general)
    t.collect("marker", "red", "green", "yellow")
    t.hire("coachman")
    assert (t.player().supply, t.player().prestige) == (14 - general + got, 6)


@pytest.mark.parametrize("general", [0, 1])
def test_PR2_a_message_gives_the_marker_only_if_there_is_one(general: int) -> None:
    t = bench(bank=1, supply=13 - general)
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
    t = bench(cloister_school=3, bank=1 if answers else 0, supply=9 if answers else 10)
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
    t = bench(hotel=1, supply=13 - general)
    t.player().rat = rat
    t.hire(person)
    assert t.offered() == offered


@pytest.mark.parametrize(("person", "prestige"), [("hostess", 3), ("procurator", 0)])
def test_PR3_the_only_benefit_with_an_effect_must_be_taken(person: str, prestige: int) -> None:
    t = bench(hotel=1, supply=13)
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
    t = bench(hotel=3, supply=11 - general)
    t.player().rat = rat
    t.hire("procurator", first)
    assert t.offered() == then


def test_PR3_a_second_hotel_benefit_without_any_effect_is_skipped() -> None:
    t = bench(hotel=3, supply=11, coins=25)
    t.player().rat = 0
    for seat in (1, 2, 3):
        t.player(seat).coins = 0
    events = t.hire("procurator")
    # The coin paid comes back as the first benefit; then nobody has another one to give.
    assert [e.parts for e in of_kind(events, "coins-gained", 0)] == [{"count": 1, "from": None}]
    assert t.player().coins == 25


def test_PR3_a_coin_that_only_another_player_has_is_a_benefit_with_effect() -> None:
    t = bench(hotel=3, supply=11, coins=24)
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
    t = bench(bank=1, hotel=1)
    t.player().rat = 0
    t.hire(person, *answers)
    assert {"to:park", "to:hospital"} <= set(t.offered())
    t.answer("to:park")
    assert t.game.to_act == (1,)


def test_PR3_procurator_may_choose_a_sector_that_brings_nothing() -> None:
    t = bench(cloister_school=2, hospital=1, supply=11)
    t.player().rat = 0
    t.hire("procurator")
    assert t.offered() == ["to:cloister-school", "to:hospital"]


# PR4


def test_PR4_gypsies_may_take_from_the_cathedral_alone() -> None:
    t = bench(cathedral=2)
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
    t = bench(bank=1, park=4, cathedral=1)
    events = t.hire("gypsies", *[f"from:{place}" for place in returned], "pass")
    assert gains(events) == [gain]


def test_PR4_gypsies_count_the_friend_who_stays_in_the_park() -> None:
    t = bench("park", park=2)
    events = t.hire("gypsies", "from:park", "pass")
    assert gains(events) == [(2, 1)]


def test_PR4_gypsies_without_a_marker_on_the_board_ask_nothing() -> None:
    t = bench("park")
    before = summary(t)
    t.hire("gypsies")
    assert summary(t) == before | {"coins": 0}


def test_PR4_manager_and_coachman_are_one_gain_each() -> None:
    t = bench(park=2)
    t.player().prestige = 6
    assert gains(t.hire("manager")) == [(6, 1)]
    t = bench(park=2)
    t.collect("prestige", "blue", "red", "green")
    assert gains(t.hire("coachman")) == [(12, 1)]


def test_PR4_coachman_must_choose_a_kind() -> None:
    t = bench()
    t.collect("prestige", "blue")
    t.collect("rat", "red")
    t.hire("coachman")
    assert t.offered() == ["kind:rat", "kind:prestige"]


def test_PR4_coachman_with_one_kind_uses_it_without_being_asked() -> None:
    t = bench()
    t.collect("coin", "blue", "red")
    t.hire("coachman")
    assert (t.player().prestige, t.player().coins) == (2, 2)


def test_PR4_coachman_leaves_each_rat_step_to_the_player() -> None:
    t = bench()
    t.collect("rat", "blue", "red")
    t.hire("coachman", "rat-back:1")
    assert (t.player().rat, t.player().prestige) == (4, 6)


def test_PR4_coachman_coins_come_from_the_richest_when_25_are_out() -> None:
    t = bench(coins=1)
    t.collect("coin", "blue", "red")
    for seat, coins in ((1, 9), (2, 12), (3, 3)):
        t.player(seat).coins = coins
    t.hire("coachman")
    assert [t.player(seat).coins for seat in range(4)] == [2, 9, 11, 3]


# PR5


def test_PR5_procurator_acts_only_where_a_piece_stands() -> None:
    t = bench("park", bank=1, cathedral=2)
    t.hire("procurator")
    assert t.offered() == ["to:bank", "to:park"]


def test_PR5_procurator_on_an_empty_borough_does_not_even_move_the_rat() -> None:
    t = bench(cathedral=2)
    before = summary(t)
    t.hire("procurator")
    assert summary(t) == before | {"coins": 0}


@pytest.mark.parametrize("person", ["minstrel", "actress"])
def test_PR5_minstrel_and_actress_need_a_piece_in_the_source(person: str) -> None:
    t = bench("park", bank=1)
    t.hire(person)
    assert t.offered() == ["from:bank", "from:park"]


@pytest.mark.parametrize("person", ["fool", "minstrel", "actress"])
def test_PR5_friend_off_the_board_cannot_be_brought_in(person: str) -> None:
    t = bench(bank=2, hotel=1)
    events = hire_and_answer(t, person, "last")
    assert not of_kind(events, "friend-moved")
    assert t.player().friend == -1
    t = bench(bank=2, hotel=1)
    t.hire(person)
    assert t.offered() == ["from:bank", "from:hotel"]


@pytest.mark.parametrize("person", ["fool", "minstrel", "actress"])
def test_PR5_friend_alone_on_the_board_is_the_piece_that_moves(person: str) -> None:
    t = bench("park")
    t.hire(person, "to:residence")
    assert t.game.view(0).as_dict()["players"][0]["friend"] == "residence"
    assert t.player().prestige == (0 if person == "minstrel" else 1)


def test_PR5_fool_with_all_sectors_empty_takes_a_cathedral_marker() -> None:
    t = bench(cathedral=2)
    t.hire("fool")
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS}
    t.answer("to:residence")
    assert (t.player().cathedral, t.player().prestige) == (1, 1)


# PR6


@pytest.mark.parametrize("wanted", SECTORS)
def test_PR6_butcher_with_one_marker_lets_the_owner_choose_any_empty_sector(wanted: str) -> None:
    t = bench(cathedral=3, supply=10)
    t.hire("butcher")
    assert t.offered() == [f"to:{name}" for name in SECTORS]
    t.answer(f"to:{wanted}")
    assert t.player().sectors == [int(name == wanted) for name in SECTORS]
    assert t.game.to_act == (1,)


def test_PR6_butcher_with_too_few_markers_places_all_there_are() -> None:
    t = bench("park", supply=9)
    hire_and_answer(t, "butcher", "last")
    assert (t.player().general, sum(t.player().sectors), max(t.player().sectors)) == (0, 5, 1)
    assert t.player().sectors[SECTORS.index("park")] == 0
    assert t.player().rat == 5


@pytest.mark.parametrize(("rat", "most"), [(1, 1), (4, 4), (9, 7)])
def test_PR6_benefactor_spends_no_more_coins_than_the_rat_can_go_back(rat: int, most: int) -> None:
    t = bench(coins=8)
    t.player().rat = rat
    t.hire("benefactor", f"rat-back:{most}")
    assert (t.player().coins, t.player().rat) == (7 - most, rat - most)


@pytest.mark.parametrize(("coins", "rat"), [(1, 5), (4, 0)])
def test_PR6_benefactor_without_coins_or_rats_does_nothing(coins: int, rat: int) -> None:
    t = bench(coins=coins)
    t.player().rat = rat
    t.hire("benefactor")
    assert (t.player().coins, t.player().rat) == (coins - 1, rat)
    assert t.game.to_act == (1,)


# PR7


def test_PR7_trader_counts_the_centre_so_it_is_never_in_vain() -> None:
    t = bench()
    t.hire("trader")
    assert t.player().coins == 1


def test_PR7_trader_counts_all_five_markets() -> None:
    t = bench()
    t.state.tokens[:4] = [-1] * 4
    t.hire("trader")
    assert t.player().coins == 5


# PR8


def gravedigger(t: Table, plague: int) -> None:
    t.open_persons("doctor", "gravedigger")
    t.turn_to_hire()
    t.state.plague = plague


def test_PR8_gravedigger_ignores_the_hospital() -> None:
    t = bench("hospital", hospital=5)
    gravedigger(t, 7)
    assert gains(t.answer("hire:gravedigger")) == [(7, 0)]


def test_PR8_gravedigger_ignores_a_doctor_hired_by_another() -> None:
    t = bench()
    gravedigger(t, 7)
    t.answer("hire:doctor")
    assert gains(t.answer("hire:gravedigger", seat=1), seat=1) == [(7, 0)]
    t.rest_pass()
    assert (t.player().rat, t.player(1).rat) == (5, 7)


def test_PR8_gravedigger_ignores_a_doctor_of_the_same_player() -> None:
    t = bench()
    gravedigger(t, 7)
    t.player().doctor = 1
    assert gains(t.answer("hire:gravedigger")) == [(7, 0)]


def scholar(card: str, friend: str | None = None, coins: int = 4, **pieces: int) -> Table:
    """The scholar was hired by somebody with this third card."""
    t = bench(friend, coins, **pieces)
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
    t = bench(friend, 2, **CONDITIONS[condition])
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


def advisor(coins: int, *others: str, **pieces: int) -> Table:
    """The advisor was hired; these two lie beside him."""
    t = bench(None, coins, **pieces)
    t.open_persons(*others, "advisor")
    t.turn_to_hire()
    t.answer("hire:advisor")
    return t


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


# The park and the persons (A9)

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
    t = bench(park=4, residence=2, hotel=1, cathedral=1, supply=2)
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
    t = bench(park=4, supply=9)
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
    t = bench("park", park=1)
    assert gains(t.hire("monk")) == [(1, 1)]


def test_A9_park_filled_by_the_minstrel_counts_from_the_next_gain_on() -> None:
    t = advisor(3, "minstrel", "monk", bank=3)
    events = t.answer("hire:minstrel", "to:park", "group:3")
    assert gains(events) == []
    assert gains(t.answer("hire:monk")) == [(1, 1)]
