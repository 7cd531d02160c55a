"""OpenSpiel's observers show all that a seat may know or remember, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from notredame.envs.decode import view_from
from notredame.envs.layout import layout
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.view import View
from notredame.rules.model.state import State

from .openspiel_games import EVERY_GAME, random_game, some_states

every_game = pytest.mark.parametrize("name", [*EVERY_GAME, "notre_dame(totals=open)"])


def true_state(state: Any) -> State:
    """The true state of the game, with everything hidden."""
    table = state.table
    found: State = table.setup.engine.release(table.state)
    return found


@every_game
def test_tensor_holds_all_that_is_known(name: str) -> None:
    """The seat's view can be restored from the numbers."""
    for state in some_states(name):
        for seat in range(state.num_players()):
            row = [int(number) for number in state.observation_tensor(seat)]
            assert view_from(row, state.table.setup.blank) == View(true_state(state), seat)


@every_game
def test_tensors_and_strings_hold_nothing_hidden(name: str) -> None:
    """When everything unseen is drawn anew, all four stay the same."""
    rng = Random(1)
    differ = 0
    for state in some_states(name):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            differ += true_state(other) != true_state(state)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
    assert differ > 10


@every_game
def test_perfect_recall(name: str) -> None:
    """A seat that cannot tell two games apart could not do so at its earlier moves either, and has
    made the same moves.
    """
    rng = Random(2)
    for state in some_states(name, every=70):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert own_past(state, seat) == own_past(other, seat)


def own_past(state: Any, seat: int) -> list[tuple[str, int]]:
    """Every information state in which a seat chose, and what it chose."""
    past = []
    now = state.get_game().new_initial_state()
    for action in state.history():
        if now.current_player() == seat:
            past.append((now.information_state_string(), action))
        now.apply_action(action)
    return past


def test_information_state_tells_apart_what_the_position_forgets() -> None:
    """The position forgets the cards of a past period, the information state does not."""
    one = None
    for state in random_game("notre_dame(players=3)"):
        if state.table.setup.fields.number(state.table.state, "round_no") == 3:
            one = state
            break
    assert one is not None
    drew = one.information_state_string(0).splitlines()[3]
    assert drew.startswith("A1 ")
    assert len(drew.split(": ")[1].split("; ")) == 3
    cards = one.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    cards.set_from(one, 0)
    assert np.count_nonzero(cards.dict["cards"][:3]) == 18
    assert np.count_nonzero(cards.dict["cards"][3]) == 3  # drawn, nothing received yet


def test_an_own_kept_card_is_shown_and_others_are_not() -> None:
    """That a seat has kept a card is public; which card is not."""
    states = random_game("notre_dame(players=4)")
    first = next(states)
    seat = first.current_player()
    state = next(states)
    kept = CHOICES[state.history()[-1]].id
    assert state.information_state_string(seat).endswith(f"moves {seat} {kept}")
    assert state.information_state_string((seat + 1) % 4).endswith(f"moves {seat} keep")


def test_the_spy_shows_the_persons_to_come() -> None:
    """Only the seat that has hired the spy knows the order of the grey persons."""
    rng = Random(3)
    spied = (
        (state, state.table.seats[-1])
        for seed in range(50)
        for state in random_game("notre_dame(players=3,new_persons=True)", seed)
        if state.table.moves and CHOICES[state.table.moves[-1]].id == "hire:spy"
    )
    state, spy = next(spied)
    assert "\nto come " in state.information_state_string(spy)
    for seat in range(3):
        others = [state.resample_from_infostate(seat, rng.random) for _ in range(30)]
        orders = {other.table.deal.grey for other in others}
        assert (len(orders) == 1) == (seat == spy)
        assert ("\nto come " in state.information_state_string(seat)) == (seat == spy)


def test_pieces_of_the_tensor_have_names() -> None:
    """`dict` shows the same numbers, and parts are where the layout says."""
    *_, state = random_game("notre_dame(players=3)")
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 2)
    assert observer.tensor.tolist() == state.observation_tensor(2)
    assert {name: piece.shape[0] for name, piece in observer.dict.items()}["players"] == 3
    coins = next(part for part in layout(3) if part.name == "player0.coins")
    assert observer.tensor[coins.where] == [true_state(state).players[2].coins]


def test_public_and_private_parts() -> None:
    """The public part is the same for all seats; the private part is what a watcher lacks."""
    kind = pyspiel.IIGObservationType
    for state in some_states("notre_dame(players=4)", every=40):
        game = state.get_game()
        public = game.make_py_observer(
            kind(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )
        private = game.make_py_observer(kind(perfect_recall=False, public_info=False))
        shown = {public.string_from(state, seat) for seat in range(4)}
        assert len(shown) == 1
        assert "seat" not in shown.pop().split("\n")[0].split("; ")
        for seat in range(4):
            words = private.string_from(state, seat)
            assert f"seat {seat}" in words
            assert "coins" not in words
            if not state.is_terminal():
                assert "deck" in words


def test_strings_use_the_names_of_the_rules() -> None:
    state = next(random_game("notre_dame(players=2)"))
    words = state.observation_string(0)
    assert "phase draft; question keep; round A1; seat 0" in words
    assert "\nplayer0: " in words
    assert "coins 3" in words
    assert "after 0 moves" in str(state)


def test_before_the_first_move_there_is_nothing_to_see() -> None:
    """Tensors are all zeros, but have their full size."""
    game = pyspiel.load_game("notre_dame(players=2)")
    state = game.new_initial_state()
    assert not any(state.information_state_tensor(0))
    assert state.observation_string(1) == "nothing is dealt yet"
    assert game.information_state_tensor_size() == len(state.information_state_tensor(1))
