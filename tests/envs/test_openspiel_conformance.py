"""OpenSpiel's own tests, for every number of players, with and without New Persons."""

from __future__ import annotations

import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.tests import games_sim_test

from .openspiel_games import EVERY_GAME

every_game = pytest.mark.parametrize("name", EVERY_GAME)


@every_game
def test_random_sim_test(name: str) -> None:
    """OpenSpiel's simulation in C++: legal actions, clones, serialisation, tensors, returns."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_sim_game(name: str) -> None:
    """OpenSpiel's simulation in Python: the same, and pickling."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@every_game
def test_api(name: str) -> None:
    """OpenSpiel's API test: histories, invalid players, legal actions, private and public parts."""
    case = type(
        "NotreDame",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": pyspiel.load_game(name), "game_name": "notre_dame"},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.errors + result.failures


@every_game
def test_resample_infostate(name: str) -> None:
    """OpenSpiel's resampling test; its own is in C++, where Python games cannot be resampled."""
    rng = Random(name)
    state = pyspiel.load_game(name).new_initial_state()
    varied = 0
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.3:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, rng.random)
                assert_same_to(state, other, player)
                varied += other.history() != state.history()
        state.apply_action_with_legality_check(rng.choice(state.legal_actions()))
    assert varied > 50


def assert_same_to(state: Any, other: Any, player: int) -> None:
    """Check what OpenSpiel requires of a resampled state."""
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.current_player() == state.current_player()


def test_reinforcement_learning_environment() -> None:
    """OpenSpiel's environment for agents runs on the game."""
    game = pyspiel.load_game("notre_dame(players=3)")
    chance = rl_environment.ChanceEventSampler(seed=1)
    environment = rl_environment.Environment(game, chance_event_sampler=chance)
    rng = Random(2)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0
