"""New Persons of period A (X1 to X6)."""

from __future__ import annotations

from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.knowledge.description_types import HandCard
from notredame.rules.model.pieces import CARDS, SECTORS
from notredame.rules.named_events import Event
from tests.positions import Table, at, gains, of_kind, persons_table

NEW_A = {"manager", "nurse", "scholar", "priest", "procurator", "bell-ringer"}


def test_X1_X6_appear_in_period_a_and_nowhere_else() -> None:
    deals = [Game(3, options={"new_persons": True}, seed=k).deal.as_dict() for k in range(60)]
    seen = [{person for d in deals for person in d["gray"][k : k + 3]} for k in (0, 3, 6)]
    assert seen[0] == NEW_A | {"city-guard", "night-watchman", "bishop"}
    assert not NEW_A & (seen[1] | seen[2])


# X1 manager


@pytest.mark.parametrize("prestige", [1, 7, 30])
def test_X1_manager_gives_as_much_prestige_as_one_has(prestige: int) -> None:
    t = persons_table()
    t.player().prestige = prestige
    t.player(1).prestige = 50
    assert gains(t.hire("manager")) == [(prestige, 0)]
    assert t.player().prestige == 2 * prestige


def test_X1_manager_with_a_park_is_one_gain_with_one_bonus() -> None:
    t = persons_table(park=5)
    t.player().prestige = 7
    assert gains(t.hire("manager")) == [(7, 2)]
    assert t.player().prestige == 7 + 7 + 2


@pytest.mark.parametrize("park", [0, 4])
def test_X1_manager_with_no_prestige_gives_nothing_not_even_with_a_park(park: int) -> None:
    t = persons_table(park=park)
    assert gains(t.hire("manager")) == []
    assert (t.player().prestige, t.player().coins) == (0, 0)


# X2 nurse


@pytest.mark.parametrize("before", [0, 3])
def test_X2_nurse_places_in_the_hospital_and_moves_the_rat_back_one(before: int) -> None:
    t = persons_table(hospital=before)
    t.hire("nurse")
    p = t.player()
    assert at(t, "hospital") == before + 1
    assert (p.supply, p.general) == (4, 9 - before)
    assert p.rat == 4
    assert t.game.to_act == (1,)


def test_X2_nurse_does_not_need_the_own_supply() -> None:
    t = persons_table(supply=0)
    t.hire("nurse")
    assert (at(t, "hospital"), t.player().supply, t.player().general) == (1, 0, 13)


def test_X2_nurse_with_the_rat_on_zero_only_places() -> None:
    t = persons_table()
    t.player().rat = 0
    t.hire("nurse")
    assert (at(t, "hospital"), t.player().rat) == (1, 0)


def test_X2_nurse_helps_against_the_plague_of_the_same_round() -> None:
    t = persons_table()
    t.open_persons("nurse")
    t.turn_to_hire()
    t.state.plague = 3
    t.answer("hire:nurse")
    t.rest_pass()
    assert t.player().rat == 5 - 1 + 3 - 1


# X3 scholar


def scholar(card: str, players: int = 4, **pieces: int) -> Table:
    """Phase 4 of a round with the scholar, with `card` as the first seat's third card.

    Everybody plays two cards by the rules first; then the position is laid out anew.
    """
    t = Table(players, new_persons=True)
    t.open_persons("scholar")
    t.give_card(card, slot=2)
    t.turn_of(0)
    while t.game.as_dict()["phase"] == "cards":
        seat = t.game.to_act[0]
        t.answer(t.offered(seat)[0], seat=seat)
    p = t.lay(**pieces)
    t.friend(None)
    p.coins, p.rat, p.prestige, p.carriage = 4, 5, 0, 0
    for market, kind in enumerate((0, 1, 2, 3)):
        t.state.tokens[market] = kind
    p.taken, p.by_colour = [0] * 20, [0] * 5
    return t


@pytest.mark.parametrize(
    ("card", "answers", "expected"),
    [
        ("cloister-school", [], {"cloister-school": 2, "supply": 5}),
        ("bank", [], {"bank": 2, "supply": 3, "coins": 5}),
        ("residence", [], {"residence": 2, "supply": 3, "prestige": 2}),
        ("carriage-house", ["drive:red/left-inner"], {"carriage-house": 2, "supply": 3}),
        ("hotel", ["benefit:coin"], {"hotel": 2, "supply": 3, "coins": 4}),
        ("park", [], {"park": 2, "supply": 3, "rat": 4}),
        ("hospital", [], {"hospital": 2, "supply": 3, "rat": 4}),
        ("notre-dame", ["donate:3"], {"cathedral": 1, "supply": 3, "coins": 0, "prestige": 6}),
        ("trusted-friend", ["to:residence"], {"supply": 4, "prestige": 2, "friend": "residence"}),
    ],
)
def test_X3_scholar_executes_the_third_card(
    card: str, answers: list[str], expected: dict[str, Any]
) -> None:
    t = scholar(card, **{name.replace("-", "_"): 1 for name in SECTORS})
    events = t.answer("hire:scholar", *answers)
    (played,) = of_kind(events, "card-played", 0)
    assert played.parts["card"] == card
    me = t.game.view(0).as_dict()["players"][0]
    now = {"coins": 3, "rat": 5, "prestige": 0, "cathedral": 0, "friend": None}
    now |= dict.fromkeys(SECTORS, 1) | expected
    assert {key: me.get(key, me["sectors"].get(key)) for key in now} == now
    assert t.all_markers() == 14
    assert t.game.to_act == (1,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_X3_scholar_uses_the_third_card_with_any_number_of_players(players: int) -> None:
    t = scholar("residence", players, residence=2)
    assert gains(t.answer("hire:scholar")) == [(3, 0)]


def test_X3_scholar_comes_after_paying_so_the_coin_is_not_there_to_donate() -> None:
    t = scholar("notre-dame")
    t.player().coins = 1
    events = t.answer("hire:scholar")
    assert of_kind(events, "no-effect", 0)
    assert (t.player().cathedral, t.player().supply, t.player().coins) == (0, 4, 0)


def hand(t: Table, seat: int, viewer: int | None) -> list[HandCard]:
    """A seat's hand as another may see it."""
    return t.game.view(viewer).as_dict()["players"][seat]["hand"]


def test_X3_scholar_keeps_third_cards_face_down_with_their_players_in_phase_4() -> None:
    t = scholar("bank")
    assert hand(t, 0, viewer=0) == [{"card": "bank", "colour": "green", "deck": "far"}]
    for seat in range(4):
        assert len(hand(t, seat, viewer=seat)) == 1
        assert hand(t, seat, viewer=seat)[0]["card"] in CARDS
        assert hand(t, seat, viewer=None)[0]["card"] is None


def test_X3_scholar_third_cards_leave_after_phase_4_and_before_the_plague() -> None:
    t = scholar("bank")
    hiring = t.answer("hire:scholar")
    assert not of_kind(hiring, "card-hidden")
    for seat in (1, 2):
        assert not of_kind(t.answer("pass", seat=seat), "card-hidden")
    last = t.answer("pass", seat=3)
    kinds = [e.kind for e in last]
    assert {e.seat for e in of_kind(last, "card-hidden")} == {1, 2, 3}
    assert kinds.index("plague-strikes") > max(
        k for k, kind in enumerate(kinds) if kind == "card-hidden"
    )


def test_X3_without_the_scholar_third_cards_are_gone_before_phase_4() -> None:
    t = Table(new_persons=True)
    t.open_persons("priest")
    t.turn_of(0)
    events: list[Event] = []
    while t.game.as_dict()["phase"] == "cards":
        seat = t.game.to_act[0]
        events += t.answer(t.offered(seat)[0], seat=seat)
    assert {e.seat for e in of_kind(events, "card-hidden")} == {0, 1, 2, 3}
    assert [hand(t, seat, viewer=seat) for seat in range(4)] == [[]] * 4


def test_X3_scholar_shows_the_hirers_card_to_all() -> None:
    t = scholar("bank")
    # The third card of the first seat is green and came by way of yellow; red has not seen it.
    assert t.game.view(1).as_dict()["players"][2]["dealt"][0][2] is None
    (played,) = of_kind(t.answer("hire:scholar"), "card-played")
    for viewer in (None, 1, 2, 3):
        assert played.seen_by(viewer).parts == {"card": "bank", "colour": "green"}
    assert t.game.view(1).as_dict()["players"][2]["dealt"][0][2] == "bank"
    assert hand(t, 0, viewer=0) == []


def test_X3_scholar_leaves_the_cards_of_others_secret() -> None:
    t = scholar("bank")
    t.answer("hire:scholar")
    # Red's third card is yellow and came by way of blue; green has not seen it.
    (mine,) = hand(t, 1, viewer=1)
    for viewer in (None, 2):
        assert hand(t, 1, viewer=viewer)[0]["card"] is None
    events = t.rest_pass()
    (hidden,) = of_kind(events, "card-hidden", 1)
    assert hidden.seen_by(1).parts["card"] == mine["card"]
    for viewer in (None, 2):
        assert hidden.seen_by(viewer).parts["card"] is None
        assert t.game.view(viewer).as_dict()["players"][3]["dealt"][0][2] is None
        events = [e for e in t.game.log(viewer) if e.kind == "card-hidden"]
        assert events
        assert all(e.parts["card"] is None for e in events if e.seat != viewer)


def test_X3_scholar_leaves_the_third_card_of_a_hirer_of_somebody_else_secret() -> None:
    t = scholar("bank")
    t.answer("hire:money-lender")
    assert hand(t, 0, viewer=1)[0]["card"] is None
    (hidden,) = of_kind(t.rest_pass(), "card-hidden", 0)
    assert hidden.seen_by(1).parts["card"] is None
    assert t.game.view(1).as_dict()["players"][2]["dealt"][0][2] is None


def test_X3_scholar_serves_several_players_each_with_the_own_third_card() -> None:
    t = scholar("bank", bank=1)
    t.answer("hire:scholar")
    (mine,) = hand(t, 1, viewer=1)
    (played,) = of_kind(t.answer("hire:scholar", seat=1), "card-played")
    assert (played.seat, played.parts["card"]) == (1, mine["card"])


# X4 priest


def test_X4_priest_places_on_the_cathedral_and_nothing_else_happens() -> None:
    t = persons_table(cathedral=1)
    events = t.hire("priest")
    p = t.player()
    assert (p.cathedral, p.supply, p.general) == (2, 4, 8)
    assert (p.coins, p.rat, p.prestige) == (0, 5, 0)
    assert {e.kind for e in events} == {"person-hired", "markers-moved"}
    assert t.game.to_act == (1,)


def test_X4_priest_leaves_coins_alone_however_many_there_are() -> None:
    t = persons_table(supply=0)
    t.player().coins = 6
    t.hire("priest")
    assert (t.player().coins, t.player().cathedral, t.player().general) == (5, 1, 13)


# X5 procurator


@pytest.mark.parametrize(
    ("name", "answers", "after"),
    [
        ("cloister-school", [], (0, 6, 0, 5)),
        ("bank", [], (2, 4, 0, 5)),
        ("residence", [], (0, 4, 2, 5)),
        ("carriage-house", ["drive:red/centre"], (0, 4, 0, 5)),
        ("hotel", ["benefit:marker"], (0, 5, 0, 5)),
        ("park", [], (0, 4, 0, 4)),
        ("hospital", [], (0, 4, 0, 4)),
    ],
)
@pytest.mark.parametrize("friend", [False, True])
def test_X5_procurator_executes_a_sector_by_what_stands_there(
    name: str, answers: list[str], after: tuple[int, ...], friend: bool
) -> None:
    t = persons_table(None, **{name.replace("-", "_"): 1 if friend else 2})
    t.friend(name if friend else None)
    t.hire("procurator", *answers)
    p = t.player()
    assert (p.coins, p.supply, p.prestige, p.rat) == after
    assert at(t, name) == (1 if friend else 2)
    assert t.all_markers() == 14
    assert t.game.to_act == (1,)


def test_X5_procurator_drives_no_further_than_the_pieces_there() -> None:
    t = persons_table(carriage_house=1)
    t.hire("procurator")
    assert "drive:red/left-inner" in t.offered()
    assert "drive:red/centre" not in t.offered()


def test_X5_procurator_chooses_any_one_own_sector() -> None:
    t = persons_table(bank=2, residence=3, cathedral=2)
    t.friend("park")
    t.hire("procurator")
    assert t.offered() == ["to:bank", "to:residence", "to:park"]
    assert gains(t.answer("to:residence")) == [(3, 0)]
    assert t.game.to_act == (1,)


@pytest.mark.parametrize("pieces", [2, 3])
def test_X5_procurator_doubles_the_hotel_only_if_it_is_full_enough(pieces: int) -> None:
    t = persons_table(hotel=pieces)
    t.hire("procurator", "benefit:rat")
    assert t.game.to_act == ((1,) if pieces == 2 else (0,))


# X6 bell-ringer


@pytest.mark.parametrize("markers", [0, 1, 4])
def test_X6_bell_ringer_gives_three_for_each_own_marker_on_the_cathedral(markers: int) -> None:
    t = persons_table(cathedral=markers, bank=2)
    t.friend("park")
    t.lay(1, cathedral=3)
    t.hire("bell-ringer")
    assert t.player().prestige == 3 * markers
    assert t.player().cathedral == markers


def test_X6_bell_ringer_is_one_gain() -> None:
    t = persons_table(cathedral=3, park=2)
    assert gains(t.hire("bell-ringer")) == [(9, 1)]


def test_X6_bell_ringer_does_not_move_the_start_figure() -> None:
    t = persons_table(cathedral=1)
    t.hire("bell-ringer")
    assert t.state.start == 0
