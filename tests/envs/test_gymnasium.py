"""One learning seat against bots, as Gymnasium wants it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import notredame.envs.gymnasium as ours
from notredame.envs.gymnasium import ID, NotreDame
from notredame.envs.one_game import OneGame
from notredame.rules.errors import NotreDameError

Stepped = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


def made(**arguments: Any) -> NotreDame:
    env = gymnasium.make(ID, **arguments).unwrapped
    assert isinstance(env, NotreDame)
    return env


def played(env: NotreDame, seed: int) -> list[Stepped]:
    """A game of random actions from `action_space.sample`, every step of it."""
    env.action_space.seed(seed)
    steps: list[Stepped] = [(env.reset(seed=seed)[0], 0.0, False, False, {})]
    while not steps[-1][2]:
        steps.append(env.step(env.action_space.sample()))
    return steps


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_gymnasiums_own_checks_pass(players: int, new_persons: bool) -> None:
    # The checks play an action of one position in another, so here a possible one takes its place.
    env = made(players=players, options={"new_persons": new_persons}, illegal="random")
    check_env(env, skip_render_check=players != 2 or new_persons)


def test_making_it_by_name_needs_no_import() -> None:
    code = (
        "import gymnasium, sys\n"
        f"env = gymnasium.make('notredame.envs.gymnasium:{ID}', players=2)\n"
        "env.reset(seed=1)\n"
        "print(env.spec.id)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ID


def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = (played(made(opponents="greedy"), seed) for seed in (1, 1, 2))
    assert len(first) == len(again)
    for (seen, reward, *_), (seen_again, reward_again, *_) in zip(first, again, strict=True):
        assert np.array_equal(seen["observation"], seen_again["observation"])
        assert reward == reward_again
    assert not np.array_equal(first[0][0]["observation"], other[0][0]["observation"])


def test_the_observation_is_the_learning_seats_and_the_deal_that_of_the_seed() -> None:
    env = made(players=3, seat=1)
    seen, info = env.reset(seed=5)
    game = OneGame(3)
    game.deal(5)
    while game.current != 1:
        game.step(int(np.flatnonzero(game.mask)[0]))
    assert info["seat"] == 1
    first_mine = game.look(1)[0]
    deck = slice(-211 * 2 - 108, -211 * 2)  # what the first player block says of the own cards
    assert np.array_equal(seen["observation"][deck], first_mine[deck])


def test_the_seat_is_drawn_by_the_seed() -> None:
    env = made()
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]


@pytest.mark.parametrize("reward", ["win", "rank", "margin", "prestige"])
def test_rewards_are_those_of_the_seat_bots_moves_included(reward: str) -> None:
    env = made(players=2, reward=reward)
    steps = played(env, 3)
    total = sum(step[1] for step in steps)
    prestige = [p.prestige for p in env._game.state().players[:2]]
    mine, other = prestige[env.seat], prestige[1 - env.seat]
    assert mine != other
    wanted = {"win": mine > other, "rank": mine > other, "margin": mine - other, "prestige": mine}
    assert total == wanted[reward]
    if reward != "prestige":
        assert all(step[1] == 0 for step in steps[:-1])


def test_any_bots_can_sit_in_the_other_seats() -> None:
    env = made(players=3, opponents=["planner@20", "greedy"], seat=0)
    steps = played(env, 1)
    assert steps[-1][2]
    assert steps[-1][4]["rewards"].sum() == 1


def test_a_bot_that_fails_is_told() -> None:
    env = made(players=2, opponents="run:false")
    with pytest.warns(UserWarning, match="A random choice takes the place"):
        played(env, 1)


def test_an_illegal_action_is_an_error_that_says_what_is_possible() -> None:
    env = made()
    seen, _ = env.reset(seed=1)
    possible = np.flatnonzero(seen["action_mask"])
    for action in (156, -1, 157, 1.0, "pass", None):
        with pytest.raises(ValueError, match=rf"but: {possible[0]} \(keep:"):
            env.step(action)
    env.step(possible[0])


def test_a_random_one_can_take_the_place_of_an_illegal_action() -> None:
    env = made(illegal="random")
    seen, _ = env.reset(seed=1)
    *_, info = env.step(156)
    assert seen["action_mask"][info["action"]] == 1


def test_a_game_that_is_over_or_not_begun_cannot_be_stepped() -> None:
    env = made(players=2)
    with pytest.raises(ResetNeeded):
        env.step(0)
    played(env, 1)
    with pytest.raises(ResetNeeded, match=r"reset\(\) begins one"):
        env.step(0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 6}, "2 to 5"),
        ({"edition": "first"}, "There is no edition 'first'"),
        ({"options": {"coin": 1}}, "coin"),
        ({"reward": "money"}, "There is no reward 'money'"),
        ({"opponents": "nobody"}, "There is no bot 'nobody'"),
        ({"opponents": ["random"]}, "4 players have 3 opponents"),
        ({"seat": 4}, "The seats of 4 players are 0 to 3, not 4"),
        ({"illegal": "lose"}, "there are error, random"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(NotreDameError, match=words):
        made(**arguments)


def test_the_table_can_be_shown_in_letters() -> None:
    env = made(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "learner" in str(env.render())


def test_without_gymnasium_the_import_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import notredame.envs.gymnasium"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'notredame[gymnasium]'" in done.stderr
    assert ours.ID == "notredame/NotreDame-v0"
