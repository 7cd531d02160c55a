"""What each choice would bring, said before it is made."""

from __future__ import annotations

import random
from typing import Any

import pytest

from notredame.rules.actions import QUESTIONS
from notredame.rules.choices import BY_ID
from notredame.rules.game import Game
from notredame.rules.view import View
from notredame.server import previews
from notredame.text import Catalogue, catalogue, languages

from ..positions import Table
from ..text.test_languages import tables

EN = catalogue("en")


def brings(table: Table, choice: str, seat: int = 0) -> list[str]:
    (preview,) = previews.previews(table.game.view(seat), [BY_ID[choice]], EN)
    return [part["text"] for part in preview.brings]


def to_play(card: str, **pieces: int) -> Table:
    table = Table(4)
    table.lay(**pieces)
    table.give_card(card)
    table.turn_of()
    return table


def to_hire(person: str, **pieces: int) -> Table:
    table = Table(4)
    table.lay(**pieces)
    table.open_persons(person)
    table.turn_to_hire()
    return table


# What is counted.


def test_the_bank_brings_coins() -> None:
    assert brings(to_play("bank", bank=2), "play:own:bank") == ["+3 coins"]


def test_the_parks_part_belongs_to_a_gain() -> None:
    table = to_play("residence", residence=1, park=4)
    assert brings(table, "play:own:residence") == ["+4 prestige"]


def test_a_person_costs_a_coin() -> None:
    assert brings(to_hire("monk"), "hire:monk") == ["−1 coin", "+2 markers", "+1 prestige"]


def test_a_gain_that_only_pays_the_price_is_no_gain_and_no_loss() -> None:
    assert brings(to_hire("trader"), "hire:trader") == ["±0 coins"]


def test_hiring_in_vain_is_called_so() -> None:
    assert brings(to_hire("minstrel"), "hire:minstrel") == ["−1 coin", "no effect"]
    assert brings(to_hire("mayor"), "hire:mayor") == ["−1 coin", "no effect"]


# The rat: where it goes now, and where it will be after this round.


def test_now_and_after_the_plague_are_told_apart() -> None:
    table = to_play("hospital")
    table.player().rat, table.state.plague = 4, 3
    assert brings(table, "play:own:hospital") == ["rat now on 3", "rat after the plague on 5"]


def test_the_doctor_keeps_the_plague_away() -> None:
    table = to_hire("doctor", hospital=1)
    table.player().rat, table.state.plague = 4, 3
    assert brings(table, "hire:doctor") == ["−1 coin", "rat after the plague on 3"]


def test_the_doctor_helps_whoever_hires_last_too() -> None:
    table = Table(4, start=1)
    table.lay()
    table.open_persons("doctor")
    table.turn_to_hire(0)
    table.player().rat, table.state.plague = 4, 3
    assert brings(table, "hire:doctor") == ["−1 coin", "rat after the plague on 4"]


def test_past_the_end_has_no_number() -> None:
    table = Table(4)
    table.lay(hospital=1)
    table.hire("minstrel")
    table.player().rat, table.state.plague = 9, 1
    assert table.game.question == "minstrel-to"
    assert brings(table, "to:bank") == ["rat after the plague past 9"]


def test_what_does_not_change_the_rat_says_nothing_of_it() -> None:
    table = to_play("bank")
    table.player().rat, table.state.plague = 9, 3
    assert brings(table, "play:own:bank") == ["+1 coin"]


# The cathedral and the park, which pay later.


def test_a_donation_is_a_share_of_the_cathedral() -> None:
    table = to_play("notre-dame")
    table.lay(1, cathedral=2)
    table.answer("play:own:notre-dame")
    assert brings(table, "donate:2") == [
        "−2 coins",
        "+3 prestige",
        "a share of 10 at the end of the period (as it stands 3)",
    ]
    assert brings(table, "pass") == []


def test_the_card_already_says_so() -> None:
    assert brings(to_play("notre-dame"), "play:own:notre-dame") == [
        "a share of 10 at the end of the period (as it stands 10)",
        "then: donate coins, up to 3",
    ]


def test_the_second_piece_in_the_park_counts() -> None:
    each_gain = "from now on +1 with each gain of prestige"
    assert brings(to_play("park"), "play:own:park") == []
    assert brings(to_play("park", park=1), "play:own:park") == [each_gain]
    assert brings(to_play("park", park=2), "play:own:park") == []


def test_a_marker_that_leaves_the_park_may_end_its_bonus() -> None:
    for there, said in ((1, []), (2, ["the park adds no more prestige"]), (3, [])):
        table = to_play("bank", park=there, supply=0)
        table.answer("play:own:bank")
        assert brings(table, "from:park")[1:] == said
    table = to_play("bank", park=4, supply=0)
    table.answer("play:own:bank")
    assert "from now on +1 with each gain of prestige" in brings(table, "from:park")


# Persons that put markers somewhere, or look.


def test_where_a_persons_markers_go() -> None:
    assert brings(to_hire("priest"), "hire:priest")[1] == "1 marker onto the cathedral"
    assert brings(to_hire("butcher"), "hire:butcher")[1] == "7 markers into your empty sectors"


def test_the_scholar_names_the_card_that_he_lets_one_play() -> None:
    table = to_hire("scholar", bank=2)
    table.give_card("bank")
    table.player().in_hand = 1
    assert brings(table, "hire:scholar") == ["+2 coins", "bank"]


def test_the_spy_says_that_he_looks_but_not_whom_he_sees() -> None:
    assert brings(to_hire("spy"), "hire:spy") == [
        "−1 coin",
        "+2 prestige",
        "a look at the gray persons to come",
    ]


# What is asked next.


def test_the_hotel_says_what_there_will_be_to_choose() -> None:
    table = to_play("hotel", hotel=1)
    table.player().rat = 2
    once = "then choose: 1 coin, 1 marker or rat 1 back"
    assert brings(table, "play:own:hotel") == [once]
    table.lay(hotel=2)
    assert brings(table, "play:own:hotel") == [once.replace("choose", "choose twice")]


def test_the_carriage_house_says_how_far_and_how_many_messages() -> None:
    (said,) = brings(to_play("carriage-house"), "play:own:carriage-house")
    assert said == "then: drive to a market, up to 1 away; messages within reach: 8"


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("hire:bishop", "then: choose a sector for a marker and use it"),
        ("hire:fool", "then: choose a piece, and a sector to use with it"),
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


def test_a_card_to_keep_says_what_it_is_for() -> None:
    table = Table(4)
    choice = table.game.choices(0)[0]
    hint = EN.say("card_hint", choice.parts["card"])
    assert brings(table, choice.id) == [hint]


# For everybody, in every language, and never more than they know.


class Recorder(Catalogue):
    """A catalogue that remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__("en", tables("en"))
        self.asked: set[tuple[str, str]] = set()

    def say(self, table: str, key: str, **values: object) -> str:
        self.asked.add((table, key))
        return super().say(table, key, **values)


def positions(seed: int) -> Any:
    chance = random.Random(seed)
    players = chance.choice([2, 3, 4, 5])
    game = Game(players, options={"new_persons": True}, seed=seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        yield game.view(seat)
        game.play(seat, chance.choice(game.choices(seat)))


def test_every_word_of_a_preview_is_used() -> None:
    words = Recorder()
    wanted = {(table, key) for table in ("brings", "then") for key in tables("en")[table]}
    for seed in range(60):
        for view in positions(seed):
            previews.previews(view, view.choices(), words)
        if wanted <= words.asked:
            break
    assert wanted - words.asked == set()


def test_follow_ups_are_questions() -> None:
    assert set(tables("en")["then"]) <= {*QUESTIONS, "benefit-twice"}


@pytest.mark.parametrize("language", languages())
def test_previews_are_clean_in_every_language(language: str) -> None:
    words = catalogue(language)
    for view in positions(3):
        for preview in previews.previews(view, view.choices(), words):
            for part in preview.brings:
                assert part["what"]
                assert not any(sign in part["text"] for sign in ("{", "}", "None", "  ")), part


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_is_the_same_in_every_possible_world(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = View.possible_world
    for number, view in enumerate(positions(seed)):
        if number % 3:
            continue
        choices = view.choices()
        said = []
        for world in (1, 2, 3):
            monkeypatch.setattr(
                View, "possible_world", lambda self, _, world=world: honest(self, world)
            )
            said.append(previews.previews(view, choices, EN))
        assert said[0] == said[1] == said[2]
