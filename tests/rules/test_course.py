"""Section 2 of the rules, without the draft: the course of play (T1, T2, T5 to T10)."""

from __future__ import annotations

from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.named_events import Event
from tests.positions import Table, in_phase, of_kind

ROUNDS = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def whole_game(players: int = 3, seed: int = 1, **options: Any) -> tuple[Table, list[Event]]:
    table = Table(players, seed=seed, **options)
    return table, [*table.game.events(0), *table.run(lambda game: game.over)]


def seats(events: list[Event]) -> list[int | None]:
    return [event.seat for event in events]


def at_the_end(*standings: tuple[int, int, int]) -> Table:
    """The end of the last round, with the prestige, coins and supply markers of all seats."""
    table = Table(len(standings))
    table.in_round("C3")
    for seat, (prestige, coins, supply) in enumerate(standings):
        p = table.lay(seat, supply=supply)
        p.prestige, p.coins = prestige, coins
    return table


# T1, T2 --------------------------------------------------------------------------------------


@EVERY_COUNT
def test_T1_three_periods_of_three_rounds(players: int) -> None:
    _, events = whole_game(players)
    assert [event.parts["round"] for event in of_kind(events, "round-begins")] == ROUNDS
    assert [event.parts["period"] for event in of_kind(events, "period-ends")] == ["A", "B", "C"]


def test_T1_five_phases_in_order_in_every_round() -> None:
    phase_of = {
        "persons-appear": 1,
        "card-kept": 2,
        "card-played": 3,
        "person-hired": 4,
        "hire-declined": 4,
        "plague-strikes": 5,
    }
    _, events = whole_game(4)
    rounds: list[list[int]] = []
    for event in events:
        if event.kind == "round-begins":
            rounds.append([])
        elif event.kind in phase_of and phase_of[event.kind] not in rounds[-1][-1:]:
            rounds[-1].append(phase_of[event.kind])
    assert rounds == [[1, 2, 3, 4, 5]] * 9


def test_T2_two_brown_and_one_grey_person_lie_face_up() -> None:
    _, events = whole_game(3)
    brown = {"money-lender", "hostess", "monk", "doctor", "minstrel", "fool"}
    for event in of_kind(events, "persons-appear"):
        assert [person in brown for person in event.parts["persons"]] == [True, True, False]


def test_T2_the_plague_value_is_the_sum_of_their_rats_and_known_at_once() -> None:
    for seed in range(20):
        game = Game(3, seed=seed)
        rats = game.printed.as_dict()["rats"]
        for viewer in (None, 0, 1, 2):
            seen = game.view(viewer).as_dict()
            assert seen["phase"] == "draft"
            assert seen["plague"] == sum(rats[person] for person in seen["persons"])


# T5 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 2])
def test_T5_everyone_plays_one_card_clockwise_from_the_start_player_then_a_second(
    start: int,
) -> None:
    table = Table(4, start=start)
    events = table.run(in_phase("hire"))
    clockwise = [(start + step) % 4 for step in range(4)]
    assert seats(of_kind(events, "card-played")) == clockwise + clockwise


def test_T5_a_card_is_executed_before_the_next_player_plays() -> None:
    table = Table(3)
    table.play("trusted-friend")
    assert table.game.to_act == (0,)
    table.answer("to:bank")
    assert table.player(0).coins == 4
    assert table.offered(1) != []


def test_T5_any_of_the_three_cards_may_be_played_first_and_the_other_two_second() -> None:
    table = Table(3)
    for slot, card in enumerate(["bank", "park", "hospital"]):
        table.give_card(card, slot=slot)
    table.turn_of(0)
    assert table.offered() == ["play:own:bank", "play:right:park", "play:far:hospital"]
    table.answer("play:right:park")
    table.state.turn, table.state.current = 3, 0
    assert table.offered() == ["play:own:bank", "play:far:hospital"]


def test_T5_the_third_card_goes_away_unused_with_the_second() -> None:
    table = Table(3)
    for slot, card in enumerate(["bank", "park", "hospital"]):
        table.give_card(card, slot=slot)
    table.turn_of(0, second=True)
    table.player(0).in_hand = 5
    events = table.answer("play:own:bank")
    (hidden,) = of_kind(events, "card-hidden", 0)
    assert hidden.parts["card"] == "hospital"
    assert table.game.as_dict()["players"][0]["hand"] == []
    assert table.player(0).sectors[6] == 0


def test_T5_the_third_card_is_unseen_by_everybody_else() -> None:
    table = Table(4)
    events = table.run(in_phase("hire"))
    hidden = of_kind(events, "card-hidden")
    assert sorted(event.seat for event in hidden if event.seat is not None) == [0, 1, 2, 3]
    for event in hidden:
        for viewer in (0, 1, 2, 3, None):
            seen = event.seen_by(viewer).parts["card"]
            assert (seen is not None) == (viewer == event.seat)


def test_T5_the_third_card_stays_until_after_phase_4_when_the_scholar_lies_open() -> None:
    table = Table(3, new_persons=True)
    table.open_persons("scholar")
    events = table.run(in_phase("hire"))
    assert of_kind(events, "card-hidden") == []
    for seat in range(3):
        assert len(table.game.as_dict()["players"][seat]["hand"]) == 1
        events += table.answer("pass", seat=seat)
    order = [event.kind for event in events if event.kind in ("card-hidden", "plague-strikes")]
    assert order == ["card-hidden"] * 3 + ["plague-strikes"] * 3


def test_T5_the_discard_pile_may_not_be_looked_through() -> None:
    """A watcher who forgets nothing knows the two open cards of each player, and no third."""
    table = Table(5)
    table.run(in_phase("draft", "A2"))
    dealt = [card for p in table.game.view(None).as_dict()["players"] for card in p["dealt"][0]]
    assert len(dealt) == 15
    assert dealt.count(None) == 5


@pytest.mark.parametrize(("slot", "deck"), [(0, "own"), (1, "right"), (2, "far")])
def test_T5_whoever_plays_a_card_acts_in_the_own_borough_with_own_pieces(
    slot: int, deck: str
) -> None:
    table = Table(4)
    table.give_card("bank", slot=slot)
    table.turn_of(0)
    table.answer(f"play:{deck}:bank")
    banks = [table.player(seat).sectors[1] for seat in range(4)]
    assert banks == [1, 0, 0, 0]
    assert [table.player(seat).supply for seat in range(4)] == [3, 4, 4, 4]
    assert [table.player(seat).coins for seat in range(4)] == [4, 3, 3, 3]


def test_T5_two_cards_of_the_same_action_may_both_be_played() -> None:
    table = Table(4)
    table.give_card("bank", slot=0)
    table.give_card("bank", slot=1)
    table.turn_of(0)
    table.answer("play:own:bank")
    table.state.turn, table.state.current = 4, 0
    table.answer("play:right:bank")
    assert table.player(0).sectors[1] == 2
    assert table.player(0).coins == 3 + 1 + 2


# T6 ------------------------------------------------------------------------------------------


def test_T6_clockwise_from_the_start_player() -> None:
    table = Table(4, start=2)
    table.run(in_phase("hire"))
    table.coins(2, 2, 2, 2)
    order = []
    while table.game.as_dict()["phase"] == "hire":
        (seat,) = table.game.to_act
        order.append(seat)
        table.answer("pass", seat=seat)
    assert order == [2, 3, 0, 1]


def test_T6_one_of_the_three_open_persons_or_nobody() -> None:
    table = Table(4)
    table.open_persons("monk", "fool", "bishop")
    table.turn_to_hire(0)
    assert set(table.offered()) == {"pass", "hire:monk", "hire:fool", "hire:bishop"}


def test_T6_a_person_costs_one_coin() -> None:
    table = Table(4)
    table.hire("monk")
    assert table.player(0).coins == 2


def test_T6_passing_costs_nothing() -> None:
    table = Table(4)
    table.turn_to_hire(0)
    table.answer("pass")
    assert table.player(0).coins == 3
    assert table.game.to_act == (1,)


def test_T6_once_per_round() -> None:
    table = Table(4)
    table.hire("monk")
    assert table.game.to_act == (1,)
    for seat in (1, 2, 3):
        table.answer("pass", seat=seat)
    assert table.game.as_dict()["round"] == "A2"


def test_T6_several_players_may_hire_the_same_person() -> None:
    table = Table(3)
    events = table.hire("monk")
    events += table.answer("hire:monk", seat=1)
    events += table.answer("hire:monk", seat=2)
    assert seats(of_kind(events, "person-hired")) == [0, 1, 2]
    assert [table.player(seat).prestige for seat in range(3)] == [1, 1, 1]


def test_T6_a_player_without_coins_hires_nobody() -> None:
    table = Table(4)
    table.coins(3, 0, 3, 3)
    events = table.hire("monk")
    (declined,) = of_kind(events, "hire-declined")
    assert (declined.seat, declined.parts["cannot_pay"]) == (1, True)
    assert table.game.to_act == (2,)


# T7, T8 --------------------------------------------------------------------------------------


def test_T7_the_plague_comes_after_the_last_hiring_for_everybody() -> None:
    table = Table(4)
    events = table.strike(2)
    assert sorted(event.seat or 0 for event in of_kind(events, "plague-strikes")) == [0, 1, 2, 3]
    assert [table.player(seat).rat for seat in range(4)] == [2, 2, 2, 2]


@EVERY_COUNT
def test_T7_then_the_start_figure_moves_to_the_left(players: int) -> None:
    _, events = whole_game(players)
    starts = seats(of_kind(events, "round-begins"))
    assert starts == [round_no % players for round_no in range(9)]


def test_T7_persons_go_under_their_stacks_so_none_comes_again_within_a_period() -> None:
    _, events = whole_game(3, seed=6)
    rounds = [event.parts["persons"] for event in of_kind(events, "persons-appear")]
    for period in range(3):
        persons = [p for three in rounds[3 * period : 3 * period + 3] for p in three]
        assert len(set(persons)) == 9


def test_T7_after_a_third_round_the_period_ends_when_the_plague_is_over() -> None:
    table = Table(3)
    table.in_round("A3")
    kinds = [event.kind for event in table.strike(3)]
    assert kinds.index("period-ends") > max(
        i for i, kind in enumerate(kinds) if kind == "plague-strikes"
    )


@pytest.mark.parametrize("name", ROUNDS)
def test_T8_the_cathedral_is_scored_after_rounds_3_6_and_9_only(name: str) -> None:
    table = Table(3)
    table.in_round(name)
    p = table.lay(0, cathedral=1)
    table.strike(0)
    assert p.prestige == (8 if name in ("A3", "B3", "C3") else 0)
    assert p.cathedral == (0 if name in ("A3", "B3", "C3") else 1)


@pytest.mark.parametrize("name", ["B1", "C1"])
def test_T8_action_cards_go_back_to_their_owners(name: str) -> None:
    table = Table(4)
    table.run(in_phase("draft", name))
    for p in table.game.as_dict()["players"]:
        assert len([*p["pack"], *p["deck"]]) == 9
        assert len({*p["pack"], *p["deck"]}) == 9


def test_T8_action_cards_are_reshuffled() -> None:
    orders = set()
    for seed in range(10):
        decks = Game(3, seed=seed).deal.as_dict()["decks"]
        orders |= {tuple(period["blue"]) for period in decks}
    assert len(orders) == 30


def test_T8_nothing_else_is_given_back_at_the_end_of_a_period() -> None:
    table = Table(3)
    table.in_round("A3")
    p = table.lay(0, bank=2, hotel=1, supply=2)
    table.friend("park")
    p.coins, p.rat = 5, 4
    table.collect("coin", "red")
    table.strike(0)
    now = table.game.as_dict()["players"][0]
    assert (now["sectors"]["bank"], now["sectors"]["hotel"]) == (2, 1)
    assert (now["supply"], now["friend"], now["coins"], now["rat"]) == (2, "park", 5, 4)
    assert now["messages"] == [{"colour": "red", "kind": "coin"}]


# T9 ------------------------------------------------------------------------------------------


def test_T9_the_game_ends_after_round_9() -> None:
    table = Table(3)
    table.in_round("C3")
    events = table.strike(0)
    assert events[-1].kind == "game-ends"
    assert table.game.over
    assert table.game.to_act == ()


def test_T9_most_prestige_wins() -> None:
    table = at_the_end((20, 9, 4), (31, 0, 0), (30, 9, 4))
    table.strike(0)
    assert table.game.result().winners == (1,)
    assert table.game.result().ranks == (3, 1, 2)


def test_T9_the_last_cathedral_scoring_counts() -> None:
    table = at_the_end((20, 0, 4), (15, 0, 4), (0, 0, 4))
    table.lay(1, cathedral=2)
    table.strike(0)
    assert table.game.result().prestige == (20, 23, 0)
    assert table.game.result().winners == (1,)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [((2, 3), (4, 0), 0), ((0, 4), (3, 2), 1), ((6, 0), (0, 5), 0), ((0, 6), (5, 0), 0)],
)
def test_T9_a_tie_goes_to_most_coins_and_markers_in_the_supply_together(
    first: tuple[int, int], second: tuple[int, int], winner: int
) -> None:
    table = at_the_end((30, *first), (30, *second), (29, 9, 9))
    table.strike(0)
    assert table.game.result().winners == (winner,)


def test_T9_nothing_on_the_board_and_no_general_supply_breaks_a_tie() -> None:
    table = at_the_end((30, 1, 1), (30, 0, 3), (0, 0, 0))
    table.lay(0, bank=5, park=3, supply=1)
    table.lay(1, hospital=11, supply=3)
    table.strike(0)
    assert table.game.result().tie_break == (2, 3, 0)
    assert table.game.result().winners == (1,)


def test_T9_still_tied_players_share_the_win() -> None:
    table = at_the_end((30, 2, 3), (30, 5, 0), (12, 0, 4))
    table.strike(0)
    assert table.game.result().winners == (0, 1)
    assert table.game.result().ranks == (1, 1, 3)


def test_T9_there_is_no_other_end_scoring() -> None:
    table = at_the_end((10, 9, 4), (10, 0, 4), (10, 0, 0))
    table.lay(0, residence=5, park=4, supply=4)
    table.collect("prestige", "blue", "red", "green")
    table.strike(0)
    assert table.game.result().prestige == (10, 10, 10)


# T10 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_T10_coins_supplies_and_the_board_are_open(viewer: int | None) -> None:
    table = Table(3)
    table.lay(0, bank=2, cathedral=1, supply=1)
    table.friend("hotel")
    table.carriage("red/left-outer")
    table.collect("rat", "green", "red")
    table.player(0).rat = 6
    table.player(0).coins = 7
    true = table.game.as_dict()
    seen = table.game.view(viewer).as_dict()
    for part in (
        "coins",
        "supply",
        "general_supply",
        "cathedral",
        "sectors",
        "friend",
        "rat",
        "carriage",
        "messages",
    ):
        assert seen["players"][0][part] == true["players"][0][part]
    assert seen["players"][0]["messages"] == [
        {"colour": "red", "kind": "rat"},
        {"colour": "green", "kind": "rat"},
    ]
    assert seen["markets"] == true["markets"]
    assert seen["persons"] == true["persons"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_T10_cards_are_open_as_they_are_played(viewer: int | None) -> None:
    table = Table(4)
    (played,) = of_kind(table.play("residence"), "card-played")
    assert played.seen_by(viewer).parts == {"card": "residence", "colour": "blue"}


def test_T10_hands_are_secret() -> None:
    table = Table(5)
    table.run(in_phase("cards"))
    for viewer in (1, 2, None):
        hand = table.game.view(viewer).as_dict()["players"][0]["hand"]
        assert [card["card"] for card in hand] == [None] * 3
    mine = table.game.view(0).as_dict()["players"][0]["hand"]
    assert mine == table.game.as_dict()["players"][0]["hand"]


def test_T10_decks_are_secret_even_from_their_owners() -> None:
    game = Game(3, seed=1)
    for viewer in (0, 1, 2, None):
        for p in game.view(viewer).as_dict()["players"]:
            assert p["deck"] == [None] * 6
            assert p["later_decks"] == [[None] * 9] * 2


def test_T10_the_order_of_face_down_persons_is_secret() -> None:
    for viewer in (0, 1, 2, None):
        seen = Game(3, seed=1).view(viewer).as_dict()
        assert seen["grey_to_come"] == [None] * 8
        assert seen["brown_to_come"] == [None] * 16


def test_T10_totals_are_secret_but_each_gain_is_open() -> None:
    table = Table(3)
    events = table.play("residence")
    (gain,) = of_kind(events, "prestige-gained")
    for viewer in (1, 2, None):
        assert table.game.view(viewer).as_dict()["players"][0]["prestige"] is None
        assert table.game.view(viewer).as_dict()["players"][0]["prestige_by_source"] is None
        assert gain.seen_by(viewer).parts["count"] == 1
    assert table.game.view(0).as_dict()["players"][0]["prestige"] == 1


def test_T10_totals_are_shown_when_the_game_is_over() -> None:
    table, _ = whole_game(3)
    for viewer in (0, 1, 2, None):
        shown = [p["prestige"] for p in table.game.view(viewer).as_dict()["players"]]
        assert tuple(shown) == table.game.result().prestige


def test_T10_the_third_card_stays_secret_for_ever() -> None:
    table, _ = whole_game(4)
    for viewer in (0, 1, 2, 3, None):
        hidden = of_kind(table.game.log(viewer), "card-hidden")
        assert len(hidden) == 36
        for event in hidden:
            assert (event.parts["card"] is None) == (event.seat != viewer)


def test_T10_the_log_of_a_watcher_shows_no_cards_but_those_played() -> None:
    table, _ = whole_game(4)
    for event in table.game.log(None):
        if event.kind in ("cards-drawn", "cards-passed", "cards-received"):
            assert event.parts["cards"] is None
        if event.kind == "card-kept":
            assert event.parts["card"] is None


def test_T10_the_log_lists_all_that_was_played_in_the_open() -> None:
    table, events = whole_game(3)
    assert of_kind(table.game.log(1), "card-played") == of_kind(events, "card-played")


def test_T10_the_log_may_be_kept_to_the_current_round() -> None:
    table = Table(3, log="round")
    table.run(in_phase("cards", "A2"))
    seen = table.game.log(0)
    assert [event.parts["round"] for event in of_kind(seen, "round-begins")] == ["A2"]
    assert of_kind(seen, "card-played") == []
