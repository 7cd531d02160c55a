"""Wrong use raises a SpielError with a sentence, and changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

from .openspiel_games import random_game


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("players=6", "Notre Dame is for 2 to 5 players, not 6."),
        ("players=1", "Notre Dame is for 2 to 5 players, not 1."),
        ("players=many", "Wrong type for parameter players"),
        ("edition=first", "There is no edition 'first'; there are anniversary-2017"),
        ("reward=prestige", "no reward 'prestige'; there are win, rank, margin."),
        ("coins=7", "Option coins cannot be 7; it can be 25 or unlimited."),
        ("bishop_any_sector=maybe", "Option bishop_any_sector cannot be 'maybe'"),
        ("colour=blue", "Unknown parameter 'colour'"),
    ],
)
def test_impossible_games_are_refused(words: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game(f"notre_dame({words})")


@pytest.mark.parametrize("action", [100, 1000, -5, 157])
def test_illegal_action(action: int) -> None:
    state = next(random_game("notre_dame(players=2)"))
    before, past = str(state), state.history()
    with pytest.raises(
        pyspiel.SpielError, match=rf"Player \d cannot choose {action} now; possible"
    ):
        state.apply_action(action)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(action)
    assert (str(state), state.history()) == (before, past)


def test_illegal_outcome_of_chance() -> None:
    state = pyspiel.load_game("notre_dame(players=2)").new_initial_state()
    with pytest.raises(
        pyspiel.SpielError, match=r"Chance cannot choose 2 now; possible are 0 \(st"
    ):
        state.apply_action(2)
    with pytest.raises(pyspiel.SpielError, match="not a chance node"):
        next(random_game("notre_dame(players=2)")).chance_outcomes()


def test_finished_game() -> None:
    *_, state = random_game("notre_dame(players=2)")
    with pytest.raises(pyspiel.SpielError, match="The game is over; begin a new one"):
        state.apply_action(3)
    assert state.legal_actions() == []
    assert state.is_terminal()


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda state: state.resample_from_infostate(2, lambda: 0.5), "There is no player 2"),
        (lambda state: state.information_state_string(7), "player <"),
        (lambda state: state.observation_tensor(-1), "player >= 0"),
        (lambda state: state.legal_actions(-3), "pseudo-player -3"),
        (lambda state: state.action_to_string(0, 157), "There is no action 157"),
        (lambda state: state.action_to_string(-1, 99), "Chance has no outcome 99"),
        (lambda state: state.get_game().deserialize_state("nonsense"), "pieces.size"),
    ],
)
def test_wrong_calls_are_refused(call: Callable[[Any], Any], sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        call(next(random_game("notre_dame(players=2)")))


def test_observations_that_do_not_exist() -> None:
    game = pyspiel.load_game("notre_dame")
    with pytest.raises(pyspiel.SpielError, match="no observation parameters; leave out colour"):
        game.make_py_observer(None, {"colour": "blue"})
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(pyspiel.SpielError, match="what one player sees"):
        game.make_py_observer(kind)


def run(code: str, **environment: str) -> str:
    """Run code in a new Python process and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=100,
    )
    return done.stdout + done.stderr


def test_without_openspiel() -> None:
    """Importing says what to install."""
    code = "import sys; sys.modules['pyspiel'] = None; import notredame.envs.openspiel"
    assert "pip install 'notredame[openspiel]'" in run(code)


def test_without_numba() -> None:
    """The plain rules do the same, only slower."""
    code = """
import pyspiel, notredame.envs.openspiel, random
game = pyspiel.load_game("notre_dame(players=2)")
pyspiel.random_sim_test(game, 1, True, False)
random.seed(1)
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
other = state.resample_from_infostate(0, random.random)
assert other.information_state_string(0) == state.information_state_string(0)
print(game.setup.engine.name, state.history())
"""
    plain = run(code, NOTREDAME_PLAIN="1").split()
    compiled = run(code).split()
    assert plain[0] == "plain"
    assert plain[1:] == compiled[1:]
