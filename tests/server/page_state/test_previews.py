"""Previews: what each choice would bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.play.questions import apply
from notredame.server.page_state.previews.preview import previews
from notredame.text import Catalogue, catalogue, languages
from tests.positions import Table
from tests.server.preview_positions import EN, brings, to_hire, to_play
from tests.text.test_languages import tables

# Countable gains.


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


# The rat: where it moves now, and where it will be after this round.


def test_now_and_after_the_plague_are_told_apart() -> None:
    table = to_play("hospital")
    table.player().rat, table.state.plague = 4, 3
    assert brings(table, "play:own:hospital") == ["rat moves to 3", "rat on 5 after the plague"]


def test_the_doctor_keeps_the_plague_away() -> None:
    table = to_hire("doctor", hospital=1)
    table.player().rat, table.state.plague = 4, 3
    assert brings(table, "hire:doctor") == ["−1 coin", "rat on 3 after the plague"]


def test_the_doctor_helps_whoever_hires_last_too() -> None:
    table = Table(4, start=1)
    table.lay()
    table.open_persons("doctor")
    table.turn_to_hire(0)
    table.player().rat, table.state.plague = 4, 3
    assert brings(table, "hire:doctor") == ["−1 coin", "rat on 4 after the plague"]


def test_past_the_end_has_no_number() -> None:
    table = Table(4)
    table.lay(hospital=1)
    table.hire("minstrel")
    table.player().rat, table.state.plague = 9, 1
    assert table.game.question == "minstrel-to"
    assert brings(table, "to:bank") == ["plague takes the rat past 9", "makes 1 piece in the bank"]


def test_what_does_not_change_the_rat_says_nothing_of_it() -> None:
    table = to_play("bank")
    table.player().rat, table.state.plague = 9, 3
    assert brings(table, "play:own:bank") == ["+1 coin"]


# The cathedral and the park, which pay later.


def test_a_donation_is_a_share_of_the_cathedral() -> None:
    table = to_play("notre-dame")
    table.lay(1, cathedral=2)
    table.answer("play:own:notre-dame")
    share = "a share of 10 at the end of the period (currently 3)"
    assert brings(table, "donate:2") == [share]
    assert brings(table, "pass") == []


def test_the_card_already_says_so() -> None:
    assert brings(to_play("notre-dame"), "play:own:notre-dame") == [
        "a share of 10 at the end of the period (currently 10)",
        "then: donate coins, up to 3",
    ]


def test_the_second_piece_in_the_park_counts() -> None:
    each_gain = "from now on +1 each time you gain prestige"
    assert each_gain not in brings(to_play("park"), "play:own:park")
    assert each_gain in brings(to_play("park", park=1), "play:own:park")
    assert each_gain not in brings(to_play("park", park=2), "play:own:park")


def test_a_marker_that_leaves_the_park_may_end_its_bonus() -> None:
    for there, ended in ((1, False), (2, True), (3, False)):
        table = to_play("bank", park=there, supply=0)
        table.answer("play:own:bank")
        assert ("the park no longer adds prestige" in brings(table, "from:park")) == ended
    table = to_play("bank", park=4, supply=0)
    table.answer("play:own:bank")
    assert "from now on +1 each time you gain prestige" in brings(table, "from:park")


def test_what_the_plague_takes_from_the_park_is_not_the_choices_doing() -> None:
    """Nobody else can pay, so the plague comes at once; it stops where an owner must choose."""
    table = to_hire("monk", park=2)
    table.lay(3, bank=1, park=1)
    for seat in (1, 2, 3):
        table.player(seat).coins = 0
    table.state.plague = 9
    for seat in (0, 3):
        table.player(seat).rat = 9
    assert not any("park" in said for said in brings(table, "pass"))


# Choices that only change the number of pieces.


def test_a_rat_on_0_stays_there() -> None:
    for sector, before in (("park", 0), ("park", 2), ("hospital", 3)):
        table = to_play(sector, **{sector: before})
        table.state.plague = 3
        assert brings(table, f"play:own:{sector}") == [
            "rat stays on 0",
            EN.say(
                "brings",
                "makes",
                pieces=EN.count("piece", before + 1),
                **{"in": EN.say("place_in", sector)},
            ),
        ]


def test_the_friend_counts_where_he_comes() -> None:
    table = to_play("trusted-friend", park=2, hospital=1)
    table.answer("play:own:trusted-friend")
    table.state.plague = 2
    assert brings(table, "to:park") == ["rat stays on 0", "makes 3 pieces in the park"]
    assert brings(table, "to:hospital") == ["rat stays on 0", "rat on 0 after the plague"]


def test_where_none_are_to_be_had_the_card_says_so() -> None:
    table = to_play("cloister-school")
    table.empty_general_supply()
    assert brings(table, "play:own:cloister-school") == ["±0 markers"]
    table = to_play("bank")
    for p in table.state.players[1:4]:
        p.coins = 0
    table.state.coin_limit = table.player().coins
    assert brings(table, "play:own:bank") == ["±0 coins"]


def test_a_sector_used_in_vain_without_a_piece_that_comes() -> None:
    table = to_hire("procurator", park=2, hotel=1, supply=11)
    table.answer("hire:procurator")
    assert brings(table, "to:park") == ["rat stays on 0"]
    for p in table.state.players[1:4]:
        p.coins = 0
    table.state.coin_limit = table.player().coins
    assert brings(table, "to:hotel") == ["no effect"]


# Pieces that leave.


def test_with_an_empty_supply_a_card_still_says_what_it_brings() -> None:
    table = to_play("bank", bank=2, residence=1, park=1, supply=0)
    marker = "then: choose the marker that moves"
    assert brings(table, "play:own:bank") == ["+3 coins", marker]
    table.give_card("hotel", slot=1)
    said = brings(table, "play:right:hotel")
    assert said == [marker, "then choose: 1 coin or 1 marker"]


def test_what_hangs_on_the_marker_is_told_at_its_least() -> None:
    """One from the park would end its bonus, one from the bank would not (A9)."""
    table = to_play("residence", residence=1, park=2, bank=1, supply=0)
    said = brings(table, "play:own:residence")
    assert said == ["at least +2 prestige", "then: choose the marker that moves"]
    table.answer("play:own:residence")
    assert brings(table, "from:bank")[0] == "+3 prestige"
    assert brings(table, "from:park")[0] == "+2 prestige"


def test_a_rat_forecast_that_hangs_on_the_marker_is_not_told() -> None:
    table = to_play("park", hospital=1, bank=1, supply=0)
    table.player().rat, table.state.plague = 4, 3
    said = brings(table, "play:own:park")
    assert said == ["rat moves to 3", "then: choose the marker that moves"]


def test_what_stays_where_a_marker_leaves() -> None:
    table = to_play("bank", residence=2, park=1, cathedral=1, supply=0)
    table.lay(1, cathedral=2)
    table.answer("play:own:bank")
    assert brings(table, "from:residence") == ["+1 coin", "still 1 piece in the residence"]
    assert brings(table, "from:park") == ["+1 coin", "nothing left in the park"]
    assert brings(table, "from:cathedral") == [
        "+1 coin",
        "1 fewer on the cathedral (current share: 3)",
    ]


def test_a_marker_that_moves_into_the_park_leaves_the_rat_on_0() -> None:
    table = to_play("park", bank=2, supply=0)
    table.answer("play:own:park")
    assert brings(table, "from:bank") == ["rat stays on 0", "still 1 piece in the bank"]


def test_the_fool_takes_one_piece() -> None:
    table = to_hire("fool", bank=2, hotel=1)
    table.friend("hotel")
    table.answer("hire:fool")
    then = "then: choose the sector to use"
    assert brings(table, "from:bank") == ["still 1 piece in the bank", then]
    assert brings(table, "from:friend") == ["still 1 piece in the hotel", then]


def test_the_minstrel_says_what_stands_where() -> None:
    table = to_hire("minstrel", bank=2, park=1)
    table.friend("bank")
    table.answer("hire:minstrel")
    assert brings(table, "from:bank") == [
        "currently 3 pieces in the bank",
        "then: choose where the pieces go",
    ]
    table.answer("from:bank")
    assert brings(table, "to:hotel") == [
        "currently 0 pieces in the hotel",
        "then: choose which pieces",
    ]
    table.answer("to:park")
    assert brings(table, "group:1") == [
        "from now on +1 each time you gain prestige",
        "makes 2 pieces in the park",
        "still 2 pieces in the bank",
    ]
    assert brings(table, "group:friend+2")[1:] == [
        "makes 4 pieces in the park",
        "nothing left in the bank",
    ]


# Persons that place markers, or look at cards.


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
        "a look at the grey persons to come",
    ]


# For every seat, in every language, and never more than the seat knows.


class Recorder(Catalogue):
    """A catalogue that records what it was asked for."""

    def __init__(self) -> None:
        en = catalogue("en")
        super().__init__("en", {name: en.table(name) for name in tables("en")})
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
    for seed in (1, 17, 5, 6, 25, *range(60)):  # the first ones have many words
        for view in positions(seed):
            previews(view, view.choices(), words)
        if wanted <= words.asked:
            break
    assert wanted - words.asked == set()


def test_follow_ups_are_all_questions_that_a_choice_leads_to() -> None:
    of_phases = {"nothing", "keep", "card", "plague", "over"}
    assert set(tables("en")["then"]) == {*QUESTIONS, "benefit-twice"} - of_phases


SAYS_IT_ALL = {"pass", "drive", "take", "donate", "benefit", "rat-back"}
"""Choices whose label may be enough."""


@pytest.mark.parametrize("seed", range(6))
def test_every_other_choice_has_a_word(seed: int) -> None:
    for view in positions(seed):
        choices = [c for c in view.choices() if c.parts["do"] not in SAYS_IT_ALL]
        for choice, preview in zip(choices, previews(view, choices, EN), strict=True):
            assert preview.brings, choice


@pytest.mark.parametrize("seed", range(6))
def test_what_a_card_says_holds_for_every_marker_that_may_move(seed: int) -> None:
    marker = EN.say("then", "marker")
    for view in positions(seed):
        cards = [c for c in view.choices() if c.parts["do"] == "play"]
        for card, shown in zip(cards, previews(view, cards, EN), strict=True):
            said = [part["text"] for part in shown.brings]
            if marker not in said:
                continue
            said.remove(marker)
            after = view.possible_world(0)
            apply(after, card.action)
            then = View(after, view.seat)
            moves = [c for c in then.choices() if c.parts["do"] == "from"]
            for move in previews(then, moves, EN):
                told = {part["text"] for part in move.brings}
                assert {one for one in said if not one.startswith(("at least", "makes"))} <= told


@pytest.mark.parametrize("language", languages())
def test_previews_are_clean_in_every_language(language: str) -> None:
    words = catalogue(language)
    for view in positions(3):
        for preview in previews(view, view.choices(), words):
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
            said.append(previews(view, choices, EN))
        assert said[0] == said[1] == said[2]
