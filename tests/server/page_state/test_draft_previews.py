"""What each card of the draft would bring now, and the cards passed on the left neighbour."""

from __future__ import annotations

import random

import pytest

from notredame.rules.game import Game
from notredame.rules.model.pieces import CARDS
from notredame.server.page_state.previews.preview import previews
from notredame.text import catalogue, languages
from tests.positions import Table
from tests.server.preview_positions import EN, brings


def drafting(*pack: str, seat: int = 0) -> Table:
    """A table in the draft, where a seat has drawn these cards."""
    table = Table(4)
    for slot, card in enumerate(pack):
        deck = table.player(seat).deck
        at = deck.index(CARDS.index(card), 0, 9)
        deck[slot], deck[at] = deck[at], deck[slot]
    return table


def test_a_card_says_what_it_would_bring_with_the_pieces_there() -> None:
    table = drafting("bank", "park", "residence")
    table.lay(bank=2)
    own, there, _ = brings(table, "keep:bank")
    assert (own, there) == ("+3 coins", "with 2 pieces already there")


def test_a_rat_says_where_it_goes_now_and_after_the_plague() -> None:
    table = drafting("bank", "park", "residence")
    table.player().rat = 5
    table.state.plague = 3
    assert brings(table, "keep:park")[:2] == ["rat moves to 4", "rat on 7 after the plague"]


def test_what_is_passed_on_says_what_it_would_bring_the_left_neighbour() -> None:
    table = drafting("bank", "carriage-house", "residence")
    table.lay(1, bank=1)
    assert brings(table, "keep:residence")[-1] == (
        "left neighbour: bank (+2 coins), carriage house (8 messages)"
    )
    assert brings(table, "keep:bank")[-1] == (
        "left neighbour: carriage house (8 messages), residence (+1 prestige)"
    )


def test_the_second_pick_passes_one_card_on() -> None:
    table = Table(4)
    for seat in range(4):
        table.game.play(seat, table.game.choices(seat)[0])
    first, second = table.game.choices(0)
    told = brings(table, first.id)[-1]
    assert EN.card(second.parts["card"]) in told
    assert "), " not in told


def test_a_card_brings_what_it_says_if_it_is_played_at_once() -> None:
    """Against the rules themselves: the same cards in the same position, one phase later."""
    for card in ("bank", "cloister-school", "residence", "hospital", "hotel", "notre-dame"):
        table = drafting(card)
        table.lay(bank=2, hotel=1, supply=1, cathedral=1)
        table.player().rat = 3
        said = brings(table, f"keep:{card}")
        table.turn_of()
        then = brings(table, f"play:own:{card}")
        assert said[: len(then)] == then, card


def test_nothing_is_said_of_an_empty_sector_or_a_card_without_one() -> None:
    table = drafting("bank", "trusted-friend", "notre-dame")
    for card in ("bank", "trusted-friend", "notre-dame"):
        assert not any("already there" in text for text in brings(table, f"keep:{card}"))


@pytest.mark.parametrize("language", languages())
def test_the_words_are_complete_in_every_language(language: str) -> None:
    table = drafting("bank", "park", "residence")
    table.lay(bank=2)
    words = catalogue(language)
    for card in ("bank", "park", "residence"):
        for text in brings(table, f"keep:{card}", words=words):
            assert not any(sign in text for sign in ("{", "}", "None"))


@pytest.mark.parametrize("seed", range(3))
def test_no_card_of_others_changes_what_a_seat_is_told(seed: int) -> None:
    """Decks that the seat cannot know are dealt anew; every preview stays the same."""
    chance = random.Random(seed)
    game = Game(3, seed=seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        if game.question == "keep":
            view = game.view(seat)
            other = view.possible_world(chance.randrange(1000))
            imagined = type(view)(other, seat)
            assert previews(imagined, imagined.choices(), EN) == previews(view, view.choices(), EN)
        game.play(seat, chance.choice(game.choices(seat)))
