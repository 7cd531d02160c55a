"""Section 1 of the rules: how the game is laid out (S1 to S7)."""

from __future__ import annotations

from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.knowledge.description_types import StateDescription
from tests.positions import Table, of_kind

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
NINE_CARDS = {
    "cloister-school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "notre-dame",
    "trusted-friend",
}
BROWN = {"money-lender", "hostess", "monk", "doctor", "minstrel", "fool"}
BASE_GREY = (
    {"city-guard", "night-watchman", "bishop"},
    {"guild-master", "beggar-king", "advocate"},
    {"lady-of-the-court", "mayor", "carpenter"},
)
NEW_GREY = (
    {"manager", "nurse", "scholar", "priest", "procurator", "bell-ringer"},
    {"spy", "gypsies", "coachman", "butcher", "benefactor", "trader"},
    {"host", "gravedigger", "actress", "advisor", "guard", "mistress"},
)


def laid_out(players: int, seed: int = 1, **options: Any) -> StateDescription:
    return Game(players, seed=seed, options=options).as_dict()


def grey_order(game: Game) -> list[str | None]:
    now = game.as_dict()
    return [*now["grey_past"], *now["grey_to_come"]]


# S1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "boroughs"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_S1_boroughs_for_the_number_of_players(players: int, boroughs: int) -> None:
    assert len({market.split("/")[0] for market in laid_out(players)["markets"]}) == boroughs


def test_S1_two_players_sit_opposite_each_other() -> None:
    now = laid_out(2)
    round_the_cathedral = list(dict.fromkeys(market.split("/")[0] for market in now["markets"]))
    first, second = (round_the_cathedral.index(p["colour"]) for p in now["players"])
    assert abs(first - second) == 2


def test_S1_boroughs_between_two_players_have_messages_but_no_carriage_and_no_owner() -> None:
    now = laid_out(2)
    owned = {p["colour"] for p in now["players"]}
    unowned = {market.split("/")[0] for market in now["markets"]} - owned
    assert len(unowned) == 2
    for colour in unowned:
        assert sum(market.startswith(colour) for market in now["markets"]) == 4
    assert {p["carriage"].split("/")[0] for p in now["players"]} == owned


@EVERY_COUNT
def test_S1_every_player_has_a_borough_of_their_own(players: int) -> None:
    assert len({p["colour"] for p in laid_out(players)["players"]}) == players


# S2 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tile"), [(2, 6), (3, 8), (4, 10), (5, 12)])
@pytest.mark.parametrize("last_round", ["A3", "B3", "C3"])
def test_S2_cathedral_tile_in_every_period(players: int, tile: int, last_round: str) -> None:
    table = Table(players)
    table.in_round(last_round)
    table.lay(0, cathedral=1)
    (scored,) = of_kind(table.strike(0), "cathedral-scored")
    assert scored.parts["tile"] == tile
    assert table.player(0).prestige == tile


# S3 ------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_S3_what_each_player_begins_with(players: int) -> None:
    for p in laid_out(players)["players"]:
        assert p["friend"] is None
        assert p["carriage"] == f"{p['colour']}/centre"
        assert (p["supply"], p["general_supply"], p["cathedral"]) == (4, 10, 0)
        assert set(p["sectors"].values()) == {0}
        assert p["coins"] == 3
        assert p["rat"] == 0
        assert p["prestige"] == 0
        assert p["messages"] == []


def test_S3_seven_sectors_and_the_harbour_is_none_of_them() -> None:
    assert set(laid_out(3)["players"][0]["sectors"]) == NINE_CARDS - {
        "notre-dame",
        "trusted-friend",
    }


@EVERY_COUNT
def test_S3_nine_different_action_cards_each(players: int) -> None:
    for p in laid_out(players)["players"]:
        cards = [*p["pack"], *p["deck"]]
        assert len(cards) == 9
        assert set(cards) == NINE_CARDS


def test_S3_action_cards_are_shuffled() -> None:
    drawn = {frozenset(laid_out(3, seed)["players"][0]["pack"]) for seed in range(40)}
    assert len(drawn) > 20
    assert {card for pack in drawn for card in pack} == NINE_CARDS


def test_S3_action_cards_lie_face_down() -> None:
    for p in Game(3, seed=1).view(0).as_dict()["players"]:
        assert set(p["deck"]) == {None}


# S4 ------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_S4_one_message_of_each_kind_on_the_four_edges_of_each_borough(players: int) -> None:
    markets = laid_out(players)["markets"]
    for colour in {market.split("/")[0] for market in markets}:
        here = {market: kind for market, kind in markets.items() if market.startswith(colour)}
        assert {market.split("/")[1] for market in here} == {
            "left-inner",
            "left-outer",
            "right-inner",
            "right-outer",
        }
        assert sorted(here.values()) == ["coin", "marker", "prestige", "rat"]


def test_S4_two_players_use_sixteen_messages() -> None:
    assert len(laid_out(2)["markets"]) == 16


def test_S4_messages_are_shuffled_and_lie_face_up_for_all() -> None:
    orders = set()
    for seed in range(80):
        game = Game(3, seed=seed)
        orders.add(tuple(game.as_dict()["markets"].values())[:4])
        assert game.view(None).as_dict()["markets"] == game.as_dict()["markets"]
    assert len(orders) > 16


@pytest.mark.parametrize(
    ("kind", "prestige", "coins", "markers"),
    [("coin", 1, 1, 0), ("marker", 2, 0, 1), ("rat", 3, 0, 0), ("prestige", 4, 0, 0)],
)
def test_S4_what_each_kind_brings(kind: str, prestige: int, coins: int, markers: int) -> None:
    table = Table(3)
    p = table.lay(0, carriage_house=1, supply=4)
    table.play("carriage-house", f"take:{table.market_with(f'blue/{kind}')}")
    assert (p.prestige, p.coins, p.supply) == (prestige, 3 + coins, 3 + markers)


def test_S4_the_three_prestige_message_may_move_the_rat_back_by_one() -> None:
    table = Table(3)
    p = table.lay(0, carriage_house=1)
    p.rat = 5
    table.play("carriage-house", f"take:{table.market_with('blue/rat')}")
    assert table.offered() == ["rat-back:0", "rat-back:1"]
    table.answer("rat-back:1")
    assert p.rat == 4


# S5 ------------------------------------------------------------------------------------------


def test_S5_each_brown_person_appears_once_per_period() -> None:
    table = Table(3)
    events = [*table.game.events(0), *table.run(lambda game: game.over)]
    rounds = [event.parts["persons"] for event in of_kind(events, "persons-appear")]
    for period in range(3):
        three = rounds[3 * period : 3 * period + 3]
        brown = [person for persons in three for person in persons[:2]]
        assert len(brown) == 6
        assert set(brown) == BROWN


@pytest.mark.parametrize("seed", range(5))
def test_S5_grey_persons_appear_once_per_game_by_their_letter(seed: int) -> None:
    grey = grey_order(Game(3, seed=seed))
    assert [set(grey[i : i + 3]) for i in (0, 3, 6)] == list(BASE_GREY)


def test_S5_grey_persons_are_shuffled_within_their_letter() -> None:
    for letter in range(3):
        orders = {
            tuple(grey_order(Game(3, seed=seed))[3 * letter : 3 * letter + 3]) for seed in range(60)
        }
        assert len(orders) == 6


def test_S5_brown_persons_are_shuffled_anew_in_each_period() -> None:
    orders = set()
    for seed in range(10):
        now = laid_out(3, seed)
        brown = [*now["brown_past"], *now["brown_to_come"]]
        orders |= {tuple(brown[i : i + 6]) for i in (0, 6, 12)}
    assert len(orders) > 20


# S6 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_S6_new_persons_three_of_nine_per_letter(seed: int) -> None:
    grey = grey_order(Game(3, seed=seed, options={"new_persons": True}))
    for letter in range(3):
        three = grey[3 * letter : 3 * letter + 3]
        assert len(set(three)) == 3
        assert set(three) <= BASE_GREY[letter] | NEW_GREY[letter]


def test_S6_every_one_of_the_nine_of_a_letter_can_be_drawn() -> None:
    seen: set[str | None] = set()
    for seed in range(80):
        seen |= set(grey_order(Game(3, seed=seed, options={"new_persons": True})))
    assert seen == set().union(*BASE_GREY, *NEW_GREY)


def test_S6_which_nine_are_in_the_game_is_public_but_not_their_order() -> None:
    game = Game(3, seed=4, options={"new_persons": True})
    for viewer in (None, 0, 1, 2):
        seen = game.view(viewer).as_dict()
        assert set(seen["persons_in_game"]) == BROWN | set(grey_order(game))
        assert seen["grey_to_come"] == [None] * 8


def test_S6_the_public_list_does_not_follow_the_order_of_the_stack() -> None:
    nine = []
    for seed in range(300):
        game = Game(3, seed=seed)
        nine.append((tuple(game.view(0).as_dict()["persons_in_game"]), tuple(grey_order(game))))
    assert len({public for public, _ in nine}) == 1
    assert len({order for _, order in nine}) > 100


# S7 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_S7_the_start_player_can_be_chosen(seat: int) -> None:
    assert Game(4, seed=1, start=seat).as_dict()["start_player"] == seat


@EVERY_COUNT
def test_S7_otherwise_the_start_player_is_drawn_with_the_deal(players: int) -> None:
    starts = [Game(players, seed=seed).as_dict()["start_player"] for seed in range(60)]
    assert set(starts) == set(range(players))


def test_S7_the_choice_of_start_player_changes_nothing_else() -> None:
    first, second = (Game(4, seed=9, start=seat).as_dict() for seat in (0, 2))
    assert first != second
    assert {**first, "start_player": 2} == second


def test_S7_the_start_figure_is_not_the_person_bell_ringer() -> None:
    game = Game(4, seed=1)
    assert "bell-ringer" not in game.as_dict()["persons_in_game"]
    assert game.as_dict()["start_player"] in range(4)
