"""New Persons of period B (X7 to X12)."""

from __future__ import annotations

from itertools import combinations

import pytest

from notredame.rules.game import Game
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, gains, of_kind, persons_table, sectors_of

NEW_B = {"spy", "gypsies", "coachman", "butcher", "benefactor", "trader"}


def test_X7_X12_appear_in_period_b_and_nowhere_else() -> None:
    deals = [Game(3, options={"new_persons": True}, seed=k).deal.as_dict() for k in range(60)]
    seen = [{person for d in deals for person in d["gray"][k : k + 3]} for k in (0, 3, 6)]
    assert seen[1] == NEW_B | {"guild-master", "beggar-king", "advocate"}
    assert not NEW_B & (seen[0] | seen[2])


# X7 spy


def in_round(t: Table, number: int) -> list[str]:
    """Move on to a later round; return the grey persons after it."""
    t.state.round_no = number - 1
    return [PERSONS[person] for person in t.state.grey[number:]]


def to_come(t: Table, viewer: int | None) -> list[str | None]:
    """The grey persons still face down, as a seat may know them."""
    persons: list[str | None] = t.game.view(viewer).as_dict()["grey_to_come"]
    return persons


def test_X7_spy_gives_two_prestige() -> None:
    assert gains(persons_table().hire("spy")) == [(2, 0)]


def test_X7_spy_shows_the_grey_persons_to_come_in_order() -> None:
    t = persons_table()
    hidden = in_round(t, 5)
    assert to_come(t, 0) == [None] * 4
    events = t.hire("spy")
    assert to_come(t, 0) == hidden
    seen = of_kind(events, "grey-seen", 0)
    assert [e.parts["person"] for e in seen] == hidden
    assert [e.parts["round"] for e in seen] == ["B3", "C1", "C2", "C3"]


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_X7_spy_shows_them_to_the_hirer_alone(viewer: int | None) -> None:
    t = persons_table()
    in_round(t, 5)
    events = t.hire("spy")
    assert to_come(t, viewer) == [None] * 4
    for event in of_kind(events, "grey-seen"):
        assert event.seen_by(viewer).parts["person"] is None
        assert event.seen_by(0).parts["person"] is not None
    assert all(e.parts["person"] is None for e in t.game.log(viewer) if e.kind == "grey-seen")


def test_X7_spy_does_not_show_the_brown_persons() -> None:
    t = persons_table()
    in_round(t, 5)
    t.hire("spy")
    assert set(t.game.view(0).as_dict()["brown_to_come"]) == {None}


def test_X7_spy_changes_neither_order_nor_later_persons() -> None:
    t = persons_table()
    hidden = in_round(t, 5)
    t.hire("spy")
    t.rest_pass()
    assert t.game.view(1).as_dict()["persons"][2] == hidden[0]
    assert to_come(t, 0) == hidden[1:]
    assert to_come(t, 1) == [None] * 3


def test_X7_spy_may_be_hired_by_several_and_each_knows_then() -> None:
    t = persons_table()
    hidden = in_round(t, 4)
    t.hire("spy")
    assert to_come(t, 2) == [None] * 5
    t.answer("pass", seat=1)
    t.answer("hire:spy", seat=2)
    assert to_come(t, 2) == hidden
    assert to_come(t, 1) == [None] * 5


# X8 gypsies


@pytest.mark.parametrize(
    ("returned", "points"),
    [
        ([], 0),
        (["bank"], 2),
        (["bank", "bank"], 4),
        (["bank", "cathedral"], 4),
        (["hotel", "cathedral", "cathedral"], 6),
    ],
)
def test_X8_gypsies_return_any_number_of_markers_for_two_each(
    returned: list[str], points: int
) -> None:
    t = persons_table(bank=2, hotel=1, cathedral=3)
    events = t.hire("gypsies", *[f"from:{place}" for place in returned], "pass")
    p = t.player()
    assert gains(events) == ([(points, 0)] if points else [])
    assert (p.supply, p.general) == (4, 4 + len(returned))
    assert p.cathedral == 3 - returned.count("cathedral")
    assert p.sectors[SECTORS.index("bank")] == 2 - returned.count("bank")
    assert p.sectors[SECTORS.index("hotel")] == 1 - returned.count("hotel")
    assert t.game.to_act == (1,)


def test_X8_gypsies_may_return_everything_and_nothing_is_asked_then() -> None:
    t = persons_table(bank=2, hotel=1, cathedral=1)
    t.hire("gypsies", "from:bank", "from:bank", "from:hotel", "from:cathedral")
    assert (t.player().prestige, t.player().general) == (8, 10)
    assert t.game.to_act == (1,)


def test_X8_gypsies_never_take_the_friend_nor_what_is_in_the_supply() -> None:
    t = persons_table(bank=1, supply=6)
    t.friend("bank")
    t.hire("gypsies")
    assert t.offered() == ["from:bank", "pass"]
    t.answer("from:bank")
    assert SECTORS[t.player().friend] == "bank"
    assert (t.player().prestige, t.player().supply, t.player().general) == (2, 6, 8)


# X9 coachman


def test_X9_coachman_uses_all_messages_of_the_chosen_kind_again() -> None:
    t = persons_table()
    t.collect("prestige", "blue", "green", "red")
    t.collect("coin", "yellow")
    t.hire("coachman")
    assert t.offered() == ["kind:coin", "kind:prestige"]
    assert gains(t.answer("kind:prestige")) == [(12, 0)]
    assert t.player().coins == 0


@pytest.mark.parametrize(
    ("kind", "after"),
    [("coin", (2, 2, 4, 10)), ("marker", (4, 0, 6, 8)), ("prestige", (8, 0, 4, 10))],
)
def test_X9_coachman_gives_the_benefit_of_each_message(kind: str, after: tuple[int, ...]) -> None:
    t = persons_table()
    t.collect(kind, "red", "yellow")
    t.hire("coachman")
    p = t.player()
    assert (p.prestige, p.coins, p.supply, p.general) == after
    assert p.rat == 5
    assert t.game.to_act == (1,)


@pytest.mark.parametrize("spaces", [0, 1, 2, 3])
def test_X9_coachman_lets_the_rat_go_back_up_to_once_for_each_rat_message(spaces: int) -> None:
    t = persons_table()
    t.collect("rat", "red", "yellow", "green")
    events = t.hire("coachman")
    assert gains(events) == [(9, 0)]
    assert t.offered() == ["rat-back:0", "rat-back:1", "rat-back:2", "rat-back:3"]
    t.answer(f"rat-back:{spaces}")
    assert t.player().rat == 5 - spaces


@pytest.mark.parametrize(("rat", "most"), [(2, 2), (1, 1), (0, 0)])
def test_X9_coachman_moves_the_rat_no_further_than_zero(rat: int, most: int) -> None:
    t = persons_table()
    t.collect("rat", "red", "yellow", "green")
    t.player().rat = rat
    t.hire("coachman")
    assert t.player().prestige == 9
    offered = [f"rat-back:{k}" for k in range(most + 1)] if most else []
    assert t.offered() == offered


def test_X9_coachman_leaves_the_messages_with_the_player() -> None:
    t = persons_table()
    t.collect("prestige", "blue", "red")
    t.hire("coachman")
    me = t.game.view(0).as_dict()["players"][0]
    assert len(me["messages"]) == 2


def test_X9_coachman_uses_own_messages_only() -> None:
    t = persons_table()
    t.collect("prestige", "blue", seat=1)
    events = t.hire("coachman")
    assert of_kind(events, "no-effect", 0)
    assert t.player().prestige == 0


# X10 butcher


def test_X10_butcher_places_into_each_empty_sector_without_actions() -> None:
    t = persons_table(bank=2)
    t.friend("hotel")
    events = t.hire("butcher")
    p = t.player()
    wanted = dict.fromkeys(set(SECTORS) - {"hotel"}, 1) | {"bank": 2}
    assert sectors_of(t) == wanted
    assert (p.supply, p.general) == (4, 8 - 5)
    assert (p.coins, p.rat, p.prestige) == (0, 5, 0)
    assert gains(events) == []
    assert t.game.to_act == (1,)


def test_X10_butcher_uses_the_general_supply_and_not_the_cathedral() -> None:
    t = persons_table(supply=0, cathedral=2)
    t.hire("butcher")
    assert (t.player().supply, t.player().general, t.player().cathedral) == (0, 5, 2)
    assert sum(t.player().sectors) == 7


def test_X10_butcher_without_an_empty_sector_does_nothing() -> None:
    t = persons_table(None, **{name.replace("-", "_"): 1 for name in SECTORS[1:]})
    t.friend("cloister-school")
    events = t.hire("butcher")
    assert of_kind(events, "no-effect", 0)
    assert t.player().general == 4


def test_X10_butcher_with_just_enough_markers_asks_nothing() -> None:
    t = persons_table(bank=4, hotel=1, supply=4)
    t.hire("butcher")
    assert t.player().general == 0
    assert sectors_of(t) == dict.fromkeys(SECTORS, 1) | {"bank": 4}


@pytest.mark.parametrize("wanted", list(combinations(SECTORS[3:], 2)))
def test_X10_butcher_with_two_markers_reaches_every_pair_of_four_empty_sectors(
    wanted: tuple[str, str],
) -> None:
    t = persons_table(cloister_school=4, bank=3, residence=3, supply=2)
    t.hire("butcher")
    while t.game.question == "butcher":
        t.answer(next(f"to:{name}" for name in wanted if f"to:{name}" in t.offered()))
    assert sectors_of(t) == {"cloister-school": 4, "bank": 3, "residence": 3} | dict.fromkeys(
        wanted, 1
    )
    assert t.player().general == 0


# X11 benefactor


@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_X11_benefactor_moves_the_rat_back_once_for_each_coin(coins: int) -> None:
    t = persons_table()
    t.player().coins = 4
    t.hire("benefactor", f"rat-back:{coins}")
    assert (t.player().coins, t.player().rat) == (3 - coins, 5 - coins)
    assert t.game.to_act == (1,)


@pytest.mark.parametrize(("coins", "rat", "most"), [(3, 5, 2), (8, 5, 5), (8, 2, 2), (2, 9, 1)])
def test_X11_benefactor_is_limited_by_coins_and_by_the_rat(coins: int, rat: int, most: int) -> None:
    t = persons_table()
    t.player().coins, t.player().rat = coins, rat
    t.hire("benefactor")
    assert t.offered() == [f"rat-back:{k}" for k in range(most + 1)]


def test_X11_benefactor_returns_the_coins_to_the_supply() -> None:
    t = persons_table()
    t.player().coins = 4
    before = t.game.view(1).as_dict()["coins_in_supply"]
    assert before is not None
    t.hire("benefactor", "rat-back:2")
    assert t.game.view(1).as_dict()["coins_in_supply"] == before + 3


# X12 trader


@pytest.mark.parametrize("free", range(5))
def test_X12_trader_gives_a_coin_for_each_own_market_without_a_message(free: int) -> None:
    t = persons_table()
    for kind in ("coin", "marker", "rat", "prestige")[:free]:
        t.collect(kind, "blue", seat=1)
    t.hire("trader")
    assert t.player().coins == 1 + free


@pytest.mark.parametrize(("players", "seat", "home"), [(2, 1, "green"), (5, 4, "violet")])
def test_X12_trader_looks_at_the_own_borough_only(players: int, seat: int, home: str) -> None:
    t = Table(players, new_persons=True)
    others = {"blue", "red", "green", home} - {home}
    for kind in ("coin", "marker", "prestige"):
        t.collect(kind, *others, seat=0)
    t.collect("rat", home, seat=0)
    t.hire("trader", seat=seat)
    # Three at the start, one paid, centre and one free market; the last seat ends the round.
    assert t.player(seat).coins == 3 - 1 + 2


def test_X12_trader_does_not_mind_carriages() -> None:
    t = persons_table()
    t.player().carriage = t.player(1).carriage
    t.hire("trader")
    assert t.player().coins == 1


def rich(purses: tuple[int, int, int], coins: int | str = 25) -> Table:
    """Three players with these coins; three markets of the first are free."""
    t = Table(3, new_persons=True, coins=coins)
    for seat, count in enumerate(purses):
        t.player(seat).coins = count
    t.collect("coin", "blue", seat=1)
    t.collect("rat", "blue", seat=1)
    return t


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 5, 6), (3, 5, 6)),
        ((1, 10, 14), (3, 10, 12)),
        ((1, 12, 12), (3, 10, 12)),
        ((21, 2, 2), (23, 0, 2)),
        ((23, 1, 1), (25, 0, 0)),
        ((25, 0, 0), (25, 0, 0)),
    ],
)
def test_X12_trader_takes_what_is_missing_of_25_coins_from_the_richest_other(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    t = rich(before)
    t.hire("trader")
    assert tuple(t.player(seat).coins for seat in range(3)) == after


def test_X12_trader_finds_coins_without_end_where_they_are_not_rich() -> None:
    t = rich((1, 10, 14), coins="unlimited")
    t.hire("trader")
    assert [t.player(seat).coins for seat in range(3)] == [3, 10, 14]
