"""The Gymnasium environment: one learning seat against bots."""

from __future__ import annotations

import copy
import pickle
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import notredame.envs.gymnasium as ours
from notredame.bots.thinkers import Thinker
from notredame.bots.thinking.turns import PRESTIGE_NOW, VALUE
from notredame.bots.workspaces import plain_workspace
from notredame.envs import notredame_v0
from notredame.envs.gymnasium import ID, NotreDame
from notredame.envs.layout import layout
from notredame.envs.one_game import OneGame
from notredame.envs.stepping.steps import OPPONENTS, bot_answer
from notredame.envs.vector import NotreDameVector
from notredame.rules.errors import NotreDameError
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import N_ACTIONS

Stepped = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


def made(**arguments: Any) -> NotreDame:
    env = gymnasium.make(ID, **arguments).unwrapped
    assert isinstance(env, NotreDame)
    return env


def played(env: NotreDame, seed: int) -> list[Stepped]:
    """Every step of a game of random actions from `action_space.sample`."""
    env.action_space.seed(seed)
    steps: list[Stepped] = [(env.reset(seed=seed)[0], 0.0, False, False, {})]
    while not steps[-1][2]:
        steps.append(env.step(env.action_space.sample()))
    return steps


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_gymnasiums_own_checks_pass(players: int, new_persons: bool) -> None:
    # The checks play an action of one position in another, so illegal ones must be replaced.
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
    deck = slice(-211 * 2 - 108, -211 * 2)  # the own cards in the first player's block
    assert np.array_equal(seen["observation"][deck], first_mine[deck])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seed_is_the_same_deal_in_every_interface(players: int) -> None:
    game = OneGame(players)
    game.deal(5)
    first = game.current
    table = notredame_v0.env(players=players)
    table.reset(seed=5)
    many = NotreDameVector(2, players, opponents=None)
    seen = [
        table.last()[0],
        made(players=players, seat=first).reset(seed=5)[0],
        {name: rows[0] for name, rows in many.reset(seed=5)[0].items()},
    ]
    for each in seen:
        assert np.array_equal(each["observation"], game.row)
        assert np.array_equal(each["action_mask"], game.mask)
    assert table.unwrapped._game.state() == game.state()  # including what no seat sees yet


def test_the_seat_is_drawn_by_the_seed() -> None:
    env = made()
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]


@pytest.mark.parametrize("reward", ["win", "rank", "margin", "prestige"])
def test_rewards_include_what_the_bots_moves_bring_the_seat(reward: str) -> None:
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


def test_a_bot_that_fails_is_reported() -> None:
    env = made(players=2, opponents="run:false")
    with pytest.warns(UserWarning, match="A random choice replaces the bot's"):
        played(env, 1)


def test_an_illegal_action_is_an_error_that_says_what_is_possible() -> None:
    env = made()
    seen, _ = env.reset(seed=1)
    possible = np.flatnonzero(seen["action_mask"])
    for action in (156, -1, 157, 1.0, "pass", None, possible[:1], np.True_):
        with pytest.raises(ValueError, match=rf"but: {possible[0]} \(keep:"):
            env.step(action)
    env.step(possible[0])


def test_a_random_action_can_replace_an_illegal_one() -> None:
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


def test_action_masks_are_those_of_the_observation() -> None:
    """They are found through every wrapper of `make`, as sb3-contrib's MaskablePPO does it."""
    env = made(players=3)
    with pytest.raises(ResetNeeded, match=r"reset\(\) begins one"):
        env.get_wrapper_attr("action_masks")()
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        masks = env.get_wrapper_attr("action_masks")()
        assert (masks.dtype, masks.shape) == (np.bool_, (N_ACTIONS,))
        assert np.array_equal(masks, seen["action_mask"] == 1)
        before = masks.copy()
        seen, _, over, _, _ = env.step(int(masks.argmax()))
        assert np.array_equal(masks, before), "the array stays the caller's"
    assert not env.get_wrapper_attr("action_masks")().any()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 6}, "2 to 5"),
        ({"edition": "first"}, "There is no edition 'first'"),
        ({"options": {"coin": 1}}, "coin"),
        ({"options": ["new_persons"]}, "Options are values by name, .*, not \\['new_persons'\\]"),
        ({"options": {"new_persons": "yes"}}, "cannot be 'yes'; it can be False or True"),
        ({"reward": "money"}, "There is no reward 'money'"),
        ({"opponents": "nobody"}, "There is no bot 'nobody'"),
        ({"opponents": ["random"]}, "4 players have 3 opponents"),
        ({"opponents": None}, "one bot for all other seats"),
        ({"opponents": 3}, "one bot for all other seats"),
        ({"opponents": ["random", None, "random"]}, "one bot for all other seats"),
        ({"seat": 4}, "The seats of 4 players are 0 to 3, not 4"),
        ({"illegal": "lose"}, "there are error, random"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(NotreDameError, match=words):
        made(**arguments)


def test_any_type_of_whole_number_will_do() -> None:
    three: Any = np.int64(3)
    one: Any = np.int8(1)
    env = made(players=three, seat=one)
    size = len(env.reset(seed=1)[0]["observation"])
    assert env.seat == 1
    assert len(OneGame(three).row) == layout(three)[-1].where.stop == size
    table = notredame_v0.env(players=three)
    table.reset(seed=1)
    assert table.num_agents == 3
    seen, _ = NotreDameVector(three - 1, three, seat=one).reset(seed=1)
    assert seen["observation"].shape == (2, size)
    for wrong in (True, 3.0, "3"):
        with pytest.raises(NotreDameError, match="2 to 5 players"):
            made(players=wrong)


def test_the_table_can_be_shown_as_text() -> None:
    env = made(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "learner" in str(env.render())


def test_the_human_mode_prints_the_deal_and_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(players=2, render_mode="human")
    seen, _ = env.reset(seed=1)
    assert capsys.readouterr().out.count("learner") > 0
    env.step(int(seen["action_mask"].argmax()))
    assert capsys.readouterr().out.count("learner") > 0


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def trace(env: Any, steps: int) -> list[Any]:
    """Results of some steps with random actions; a game that ends is followed by the next."""
    out: list[Any] = []
    for _ in range(steps):
        seen, reward, over, _, info = env.step(env.action_space.sample())
        out.append((seen["observation"].tobytes(), reward, over, info["rewards"].tolist()))
        if over:
            out.append(env.reset()[0]["observation"].tobytes())
    return out


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("opponents", [*OPPONENTS, "planner@5", "search@10"])
def test_a_copy_plays_on_alike_and_independently(opponents: str, copied: Any) -> None:
    env = gymnasium.make(ID, players=2, opponents=opponents, reward="prestige")
    env.action_space.seed(4)
    env.reset(seed=4)
    trace(env, 20)
    other, third = copied(env), copied(env)
    steps = 100 if opponents in OPPONENTS else 8
    first = trace(other, steps)  # while the others wait
    assert first == trace(env, steps) == trace(third, steps)


PROGRAM = """
import json, sys
sys.stdin.readline()
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "choice": asked["choices"][0]}), flush=True)
"""


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_a_copy_starts_its_programs_anew(copied: Any, tmp_path: Path) -> None:
    """The programs get the same seed, but what they have in memory is not copied."""
    bot = tmp_path / "bot.py"
    bot.write_text(PROGRAM)
    program = f"run:{shlex.join([sys.executable, str(bot)])}"
    env = made(players=2, opponents=program, reward="prestige")
    env.action_space.seed(4)
    env.reset(seed=4)
    trace(env, 5)
    other = copied(env)
    assert trace(other, 10) == trace(env, 10)
    (own,), (copys,) = (one._bots.values() for one in (env, other))
    assert own._seed == copys._seed
    assert own._bot is not copys._bot
    for one in (env, other):
        one.close()


def test_a_copy_can_be_made_before_the_first_game() -> None:
    env = gymnasium.make(ID, players=2)
    other = copy.deepcopy(env)
    assert np.array_equal(
        env.reset(seed=1)[0]["observation"], other.reset(seed=1)[0]["observation"]
    )


def test_without_numba_a_copy_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    env = gymnasium.make(ID, players=2, opponents="greedy")
    env.action_space.seed(5)
    env.reset(seed=5)
    trace(env, 5)
    sent = pickle.dumps(env)
    fast = trace(env, 10)
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    assert trace(pickle.loads(sent), 10) == fast


@pytest.mark.parametrize(("name", "aim"), [("greedy", PRESTIGE_NOW), ("quick", VALUE)])
def test_bots_in_compiled_code_choose_what_the_bot_of_their_name_rates_highest(
    name: str, aim: int
) -> None:
    """Both use the same seed, which determines the possible worlds that they examine."""
    game, thinker, workspace = OneGame(3), Thinker(), plain_workspace()
    game.deal(3)
    decided = 0
    while game.current >= 0:
        state, seat = game.state(), game.current
        veiled = View(state, seat).state
        rated = thinker.rate(veiled, seat, thinker.chance(decided), aim)
        answer = bot_answer(state, OPPONENTS.index(name), thinker.chance(decided), workspace)
        assert rated[answer] == max(rated.values())
        decided += len(set(rated.values())) > 1
        game.step(answer)
    assert decided > 30


def test_without_gymnasium_the_import_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import notredame.envs.gymnasium"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'notredame[gymnasium]'" in done.stderr
    assert ours.ID == "notredame/NotreDame-v0"
