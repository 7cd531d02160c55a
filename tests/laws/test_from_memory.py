"""A table that plays from memory (option `log`): cards of earlier rounds are not shown (T10)."""

from __future__ import annotations

import random

import pytest

from notredame.rules.game import Game
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.knowledge.veil import WATCHER
from notredame.rules.knowledge.view import View
from notredame.rules.model.pieces import CARDS

from .checks import viewers
from .observer import Observer


def shown_cards(view: ViewDescription, colour: int) -> list[list[str | None]]:
    """The cards of a deck by round of the period, the two that were passed on in order."""
    return view["players"][colour]["dealt"]


def noted(observer: Observer, colour: int, round_of_period: int) -> list[str | None]:
    """The cards of a deck as an observer has noted them, a pair of unknown order sorted."""
    place = 3 * round_of_period
    cards = [observer.known.get((colour, place + slot)) for slot in range(3)]
    if observer.knows_only_pair(colour, round_of_period):
        cards[1:] = sorted(observer.pairs[colour, round_of_period])
    return [None if card is None else CARDS[card] for card in cards]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_lists_of_earlier_rounds_only_what_the_seat_drafted(players: int) -> None:
    game = Game(players, options={"log": "round", "new_persons": True}, seed=players)
    rng = random.Random(players)
    seeing = {viewer: Observer(game, viewer) for viewer in viewers(game.state)}
    drafting = {viewer: Observer(game, viewer) for viewer in viewers(game.state)}
    left_out = 0
    while not game.over:
        now = game.state.round_no % 3
        for viewer in viewers(game.state):
            view = game.view(None if viewer == WATCHER else viewer)
            for colour in range(players):
                for earlier, cards in enumerate(shown_cards(view.as_dict(), colour)[:now]):
                    assert cards == noted(drafting[viewer], colour, earlier)
                    left_out += cards != noted(seeing[viewer], colour, earlier)
        seat = rng.choice(game.to_act)
        events = game.play(seat, rng.choice(game.choices(seat)))
        for observer in seeing.values():
            observer.read(events)
        for observer in drafting.values():
            observer.read([event for event in events if event.kind != "card-played"])
    assert left_out > 0


def test_this_round_and_everything_else_is_shown_as_at_other_tables() -> None:
    tables = [Game(3, options={"log": log}, seed=4) for log in ("whole", "round")]
    rng = random.Random(1)
    while not tables[0].over:
        for seat in (0, 2, None):
            whole, short = (game.view(seat).as_dict() for game in tables)
            for view in (whole, short):
                for player in view["players"]:
                    player["dealt"] = player["dealt"][-1:]
            assert whole == short
        seat = rng.choice(tables[0].to_act)
        choice = rng.choice(tables[0].choices(seat))
        for game in tables:
            game.play(seat, choice)


def test_a_bot_remembers() -> None:
    """The view and its possible worlds are those of a table with the whole log."""
    tables = [Game(4, options={"log": log}, seed=4) for log in ("whole", "round")]
    rng = random.Random(2)
    while tables[0].state.round_no < 2:
        seat = rng.choice(tables[0].to_act)
        choice = rng.choice(tables[0].choices(seat))
        for game in tables:
            game.play(seat, choice)
    whole, short = (game.view(1) for game in tables)
    assert whole.as_dict() != short.as_dict()
    worlds = [view.possible_world(seed=3) for view in (whole, short)]
    for state in (short.state, worlds[1]):
        assert state.from_memory == 1
        state.from_memory = 0
    assert whole == short
    assert worlds[0] == worlds[1]


def test_a_view_in_numbers_is_as_forgetful_as_the_view() -> None:
    game = Game(3, options={"log": "round"}, seed=4)
    rng = random.Random(3)
    while game.state.round_no < 2:
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.choices(seat)))
    view = game.view(0)
    assert View.from_numbers(view.as_numbers()).as_dict() == view.as_dict()
