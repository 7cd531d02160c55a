"""The question that a choice leads to, and what its label already states."""

from __future__ import annotations

import pytest

from notredame.rules.model.persons import PERSONS
from notredame.text import catalogue, languages
from tests.positions import Table
from tests.server.preview_positions import EN, brings, to_hire, to_play

# The next question.


def test_the_hotel_says_what_there_will_be_to_choose() -> None:
    table = to_play("hotel", hotel=1)
    table.player().rat = 2
    once = "then choose: 1 coin, 1 marker or rat back 1"
    assert brings(table, "play:own:hotel") == [once]
    table.lay(hotel=2)
    assert brings(table, "play:own:hotel") == [once.replace("choose", "choose twice")]


def test_the_carriage_house_says_how_far_and_how_many_messages() -> None:
    (said,) = brings(to_play("carriage-house"), "play:own:carriage-house")
    assert said == "then: drive up to 1 market; 8 messages within reach"


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("hire:bishop", "then: choose a sector for a marker and use it"),
        ("hire:fool", "then: choose a piece and the sector to use with it"),
        ("hire:advisor", "then: hire up to 2 more"),
        ("hire:procurator", "then: choose a sector to use"),
    ],
)
def test_a_person_says_what_it_will_ask(choice: str, said: str) -> None:
    table = to_hire(choice.removeprefix("hire:"), bank=1, park=2)
    assert brings(table, choice)[-1] == said


def test_the_friend_asks_where_to() -> None:
    (said,) = brings(to_play("trusted-friend"), "play:own:trusted-friend")
    assert said == "then: choose a sector for the friend"


def test_the_pick_that_ends_the_draft_says_nothing_of_the_turn_that_follows() -> None:
    table = Table(4)
    for seat in (0, 1, 2, 3, 3, 2, 1):
        table.game.play(seat, table.game.choices(seat)[0])
    for choice in table.game.choices(0):
        assert EN.say("prompt", "card") not in str(brings(table, choice.id))
        assert brings(table, choice.id)[-1].startswith("left neighbour: ")
    table.game.play(0, table.game.choices(0)[0])
    assert (table.game.question, table.game.to_act) == ("card", (0,))


def test_the_last_card_of_a_round_says_nothing_of_hiring() -> None:
    """Nobody else can pay, so the player who plays last is asked again at once."""
    table = Table(4, start=1)
    table.lay()
    for seat in (1, 2, 3):
        table.player(seat).coins = 0
    table.give_card("bank")
    table.turn_of(second=True)
    assert brings(table, "play:own:bank") == ["+1 coin"]
    table.answer("play:own:bank")
    assert (table.game.question, table.game.to_act) == ("hire", (0,))


def test_the_advisor_asks_for_more_after_each_person() -> None:
    table = to_hire("advisor")
    table.state.persons[0] = PERSONS.index("hostess")
    table.answer("hire:advisor", "hire:hostess")
    assert brings(table, "benefit:coin") == ["then: hire up to 1 more"]


# Previews never repeat the label, in any language.


@pytest.mark.parametrize("language", languages())
def test_what_a_label_says_is_not_said_again(language: str) -> None:
    words = catalogue(language)
    table = to_play("hotel")
    table.answer("play:own:hotel")
    assert brings(table, "benefit:coin", words=words) == []
    assert brings(table, "benefit:marker", words=words) == []
    table = to_play("carriage-house")
    table.answer("play:own:carriage-house")
    take = [c for c in table.game.choices(0) if c.parts["do"] == "take"]
    kinds = [table.game.view(0).as_dict()["markets"][c.parts["market"]] for c in take]
    assert set(kinds) > {"coin", "marker"}
    assert all(brings(table, choice.id, words=words) == [] for choice in take)
    table = to_hire("benefactor")
    table.player().rat, table.state.plague = 2, 9
    table.answer("hire:benefactor")
    assert brings(table, "rat-back:1", words=words)[0] == words.say("brings", "rat", to=1)


def test_what_a_label_does_not_say_is_told() -> None:
    """The park's bonus, and a message's marker that the general supply no longer has."""
    table = to_play("notre-dame", park=2)
    table.answer("play:own:notre-dame")
    assert brings(table, "donate:2")[0] == "+4 prestige"
    table = to_play("carriage-house")
    table.empty_general_supply()
    table.answer("play:own:carriage-house")
    markets = table.game.view(0).as_dict()["markets"]
    take = next(
        c
        for c in table.game.choices(0)
        if markets.get(c.parts["market"]) == "marker" and c.parts["do"] == "take"
    )
    assert brings(table, take.id) == ["±0 markers"]


def test_messages_used_again_are_added_up() -> None:
    table = to_hire("coachman")
    table.collect("coin", "red", "blue")
    table.collect("marker", "green")
    table.answer("hire:coachman")
    assert brings(table, "kind:coin") == ["+2 coins", "+2 prestige"]
    assert brings(table, "kind:marker") == []


def test_messages_used_again_may_bring_less_than_they_promise() -> None:
    table = to_hire("coachman", supply=13)
    table.collect("coin", "red")
    table.collect("marker", "green", "blue")
    table.answer("hire:coachman")
    assert brings(table, "kind:marker") == ["+1 marker", "+4 prestige"]


def test_points_of_the_hotel_come_at_the_end() -> None:
    table = Table(4, hotel_marker_is_prestige=True)
    table.lay(hotel=3)
    table.play("hotel")
    (first,) = brings(table, "benefit:marker")
    assert first.startswith("then choose: ")
    assert brings(table, "benefit:coin") == [first]
    table.answer("benefit:marker")
    assert brings(table, "benefit:marker") == ["+2 prestige"]
    assert brings(table, "benefit:coin") == ["+1 prestige"]
