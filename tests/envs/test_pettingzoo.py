"""notredame_v0: PettingZoo's own tests, turns, rewards, errors, copies."""

from __future__ import annotations

import copy
import importlib
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error
from pettingzoo.test import api_test, seed_test

from notredame.compiling.twins import twin
from notredame.envs import notredame_v0
from notredame.envs.stepping import entrypoints
from notredame.rules.errors import IllegalChoice, OptionError, SetupError
from notredame.rules.knowledge.description import seats_to_act
from notredame.rules.model.options import EDITIONS
from notredame.rules.model.state import PHASE_CARDS, PHASE_DRAFT

Log = pytest.LogCaptureFixture

PLAYERS = [2, 3, 4, 5]
NEW_PERSONS = [False, True]

# PettingZoo's tests expect dictionaries as observations only of environments on their own list, and
# a legal action even for agents whose game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def with_new(players: int, new_persons: bool, **more: Any) -> dict[str, Any]:
    return {"players": players, "options": {"new_persons": new_persons}, **more}


def some_action(env: Any, rng: np.random.Generator) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(mask.nonzero()[0]))


def decisions(env: Any, seed: int) -> Iterator[str]:
    """Play at random, and yield every agent that is asked, before it answers."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        yield env.agent_selection
        env.step(some_action(env, rng))


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Each agent's rewards in a random game, added up from `last`."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else some_action(env, rng))
    return got


def true_state(env: Any) -> Any:
    return env.unwrapped._game.state()


# PettingZoo's tests.


@pytest.mark.parametrize("new_persons", NEW_PERSONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_it_is_an_aec_environment(players: int, new_persons: bool) -> None:
    api_test(notredame_v0.env(**with_new(players, new_persons)), num_cycles=300)


@pytest.mark.parametrize("reward", ["rank", "margin", "prestige"])
def test_it_is_one_with_every_kind_of_reward_and_without_wrappers(reward: str) -> None:
    api_test(notredame_v0.env(players=3, reward=reward), num_cycles=300)
    api_test(notredame_v0.raw_env(players=3, reward=reward), num_cycles=300)


@pytest.mark.parametrize("new_persons", NEW_PERSONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seed_determines_everything(players: int, new_persons: bool) -> None:
    seed_test(lambda: notredame_v0.env(**with_new(players, new_persons)), num_cycles=100)


def test_it_says_that_it_is_not_parallelizable() -> None:
    """So `max_cycles_test`, which steps all agents at once, does not apply."""
    assert notredame_v0.env().metadata["is_parallelizable"] is False
    assert not hasattr(notredame_v0, "parallel_env")


# Games.


def test_other_seeds_give_other_games_and_the_next_ones_follow_from_the_first() -> None:
    env = notredame_v0.env()

    def first_rows(seed: int | None) -> bytes:
        env.reset(seed=seed)
        return b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents)

    once = [first_rows(7), first_rows(None), first_rows(None)]
    again = [first_rows(7), first_rows(None), first_rows(None)]
    assert once == again
    assert len({*once, first_rows(8)}) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_played(edition: str) -> None:
    assert sum(play_out(notredame_v0.env(players=3, edition=edition), 1).values()) == 1


def test_options_are_those_of_the_game() -> None:
    env = notredame_v0.raw_env(players=2, options={"totals": "open", "new_persons": True})
    env.reset(seed=1)
    assert true_state(env).open_totals == 1
    assert true_state(env).new_persons == 1


def test_an_agent_stays_selected_as_long_as_it_is_asked() -> None:
    """A card asks several questions: where the marker comes from, where the carriage goes …"""
    env = notredame_v0.env(players=3)
    in_a_row, before = 0, ""
    for agent in decisions(env, 3):
        state = true_state(env)
        assert env.possible_agents.index(agent) in seats_to_act(state)
        in_a_row += agent == before and state.phase == PHASE_CARDS
        before = agent
    assert in_a_row > 20


def test_in_the_draft_nobody_sees_what_was_kept_before() -> None:
    """Whatever the first seat keeps, the others see the same: the order makes no difference."""
    env = notredame_v0.env(players=4)
    env.reset(seed=5)
    first = env.agent_selection
    seen = set()
    for action in env.observe(first)["action_mask"].nonzero()[0]:
        env.reset(seed=5)
        env.step(action)
        assert true_state(env).phase == PHASE_DRAFT
        others = [agent for agent in env.agents if agent != first]
        seen.add(b"".join(env.observe(agent)["observation"].tobytes() for agent in others))
    assert len(seen) == 1


def test_later_steps_do_not_change_an_observation() -> None:
    env = notredame_v0.env(players=2)
    kept: list[tuple[Any, bytes, bytes]] = []
    for agent in decisions(env, 1):
        for seen in (env.last()[0], env.observe(agent)):
            kept.append((seen, seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        if len(kept) > 100:
            break
    for seen, row, mask in kept:
        assert seen["observation"].tobytes() == row
        assert seen["action_mask"].tobytes() == mask


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    env = notredame_v0.env(players=3)
    for number, agent in enumerate(decisions(env, 2)):
        masks = {each: env.observe(each)["action_mask"].sum() for each in env.agents}
        assert masks.pop(agent) > 1
        assert not any(masks.values())
        if number > 60:
            break


def test_any_kind_of_number_is_an_action() -> None:
    """Compiled code gets the same type each time, so it is not compiled again."""
    step = twin(entrypoints.step_on_bytes)
    for kind in (int, np.int8, np.int32, np.int64, np.uint8):
        env = notredame_v0.env(players=2)
        env.reset(seed=1)
        before = len(step.signatures)
        env.step(kind(env.last()[0]["action_mask"].argmax()))
        assert len(step.signatures) == before


# Rewards.


@pytest.mark.parametrize("seed", range(4))
def test_rewards_follow_from_the_result(seed: int) -> None:
    env = notredame_v0.env(players=3)
    play_out(env, seed)
    state = true_state(env)
    standings = [(p.prestige, p.coins + p.supply) for p in state.players[:3]]
    points = [prestige for prestige, _ in standings]
    won = [standing == max(standings) for standing in standings]

    def rewards(kind: str) -> list[float]:
        got = play_out(notredame_v0.env(players=3, reward=kind), seed)
        return [got[agent] for agent in env.possible_agents]

    assert rewards("win") == pytest.approx([float(one) / sum(won) for one in won])
    beaten = [
        sum(0.5 * (mine >= other) + 0.5 * (mine > other) for other in standings) - 0.5
        for mine in standings
    ]
    assert rewards("rank") == pytest.approx([count / 2 for count in beaten])
    others = [max(points[:k] + points[k + 1 :]) for k in range(3)]
    margins = [mine - best for mine, best in zip(points, others, strict=True)]
    assert rewards("margin") == margins
    assert rewards("prestige") == points


def test_prestige_is_rewarded_when_it_is_gained() -> None:
    env = notredame_v0.env(players=2, reward="prestige")
    before = dict.fromkeys(env.possible_agents, 0.0)
    paid = 0
    for _ in decisions(env, 4):
        now = {
            agent: float(true_state(env).players[seat].prestige)
            for seat, agent in enumerate(env.possible_agents)
        }
        assert env.rewards == {agent: now[agent] - before[agent] for agent in now}
        paid += any(env.rewards.values())
        before = now
    assert paid > 5


# Errors.


def test_an_illegal_action_ends_the_game_and_costs_a_point(caplog: Log) -> None:
    env = notredame_v0.env(players=3)
    env.reset(seed=1)
    env.step(some_action(env, np.random.default_rng(1)))
    loser = env.agent_selection
    illegal = int((env.observe(loser)["action_mask"] == 0).argmax())
    legal = some_action(env, np.random.default_rng(1))
    env.step(illegal)
    assert "Illegal move made" in caplog.text
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(legal)  # too late
    got = {}
    for agent in env.agent_iter():
        _, got[agent], terminated, truncated, _ = env.last()
        assert terminated
        assert truncated
        env.step(None)
    assert got == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert sum(play_out(env, 2).values()) == 1  # a reset starts a proper game


def test_an_outdated_mask_does_not_make_an_action_legal() -> None:
    """PettingZoo's wrapper stores the last mask that was observed through it."""
    env = notredame_v0.env(players=2)
    env.reset(seed=1)
    asked = env.agent_selection
    old = env.observe(asked)["action_mask"]
    env.step(int(old.argmax()))
    while env.agent_selection != asked:
        env.step(some_action(env.unwrapped, np.random.default_rng(1)))
    now = env.unwrapped.observe(asked)["action_mask"]
    env.step(int(((old == 1) & (now == 0)).argmax()))
    assert all(env.terminations.values())


def test_the_raw_environment_refuses_an_illegal_action_and_goes_on() -> None:
    env = notredame_v0.raw_env(players=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    legal = int(before["action_mask"].argmax())
    one, two = np.array([legal]), np.array([legal, legal])
    for wrong in (58, 157, -1, float(legal), "keep:bank", None, one, two, np.True_):
        with pytest.raises(IllegalChoice, match=r"player_\d cannot choose .* now, but: \d \(keep:"):
            env.step(wrong)
    now = env.observe(env.agent_selection)
    assert now["observation"].tolist() == before["observation"].tolist()
    env.step(np.int32(before["action_mask"].argmax()))


@pytest.mark.parametrize("wrong", [157, -1, 2.0, None, "keep:bank", np.array([1]), np.True_])
def test_an_action_that_does_not_exist_is_refused(wrong: Any) -> None:
    env = notredame_v0.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(wrong)


def test_true_is_1_as_everywhere(caplog: Log) -> None:
    """That holds both where 1 is legal and where it is not."""
    seen = set()
    for seed in range(20):
        env, other = notredame_v0.env(players=2), notredame_v0.env(players=2)
        for one, action in ((env, True), (other, 1)):
            one.reset(seed=seed)
            seen.add(bool(one.last()[0]["action_mask"][1]))
            one.step(action)
        assert env.terminations == other.terminations
        assert true_state(env) == true_state(other)
    assert seen == {True, False}
    assert "Illegal move made" in caplog.text


def test_a_finished_game_takes_no_more_actions(caplog: Log) -> None:
    env = notredame_v0.env(players=2)
    for _ in decisions(env, 1):
        pass
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    for _ in env.agent_iter():
        env.step(None)
    env.step(None)
    assert "Should reset() first" in caplog.text
    with pytest.raises(IllegalChoice, match=r"reset\(\) begins one"):
        env.unwrapped.step(None)


def test_nothing_happens_before_reset() -> None:
    env = notredame_v0.env()
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.agent_iter):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            ask()
    for name in ("agents", "agent_selection", "rewards"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    raw = notredame_v0.raw_env(render_mode="ansi")
    for ask in (lambda: raw.step(0), lambda: raw.observe("player_0"), raw.render):
        with pytest.raises(IllegalChoice, match=r"reset\(\) begins one"):
            ask()
    for ask in (raw.last, lambda: raw.agent_selection, lambda: raw.rewards):
        with pytest.raises(AttributeError, match=r"reset\(\) begins one"):
            ask()


def test_a_loop_must_step() -> None:
    env = notredame_v0.env()
    env.reset(seed=1)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"players": 6}, SetupError, "2 to 5"),
        ({"players": 1}, SetupError, "2 to 5"),
        ({"edition": "first"}, OptionError, "anniversary-2017"),
        ({"options": {"persons": 3}}, OptionError, "persons"),
        ({"options": {"totals": "secret"}}, OptionError, "totals"),
        ({"reward": "coins"}, OptionError, "win, rank, margin, prestige"),
        ({"render_mode": "video"}, SetupError, "human, ansi, rgb_array"),
        ({"viewer": "player_4"}, SetupError, "player_0, player_1, player_2, player_3"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(
    arguments: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        notredame_v0.env(**arguments)


def test_a_seed_is_not_negative() -> None:
    with pytest.raises(Error, match="Seed"):
        notredame_v0.env().reset(seed=-1)


def test_without_pettingzoo_the_import_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "notredame.envs.notredame_v0")
    with pytest.raises(ImportError, match=r"pip install 'notredame\[pettingzoo\]'"):
        importlib.import_module("notredame.envs.notredame_v0")


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = notredame_v0.env(players=3, edition="player-aid")
    sent = pickle.loads(pickle.dumps(env))
    assert play_out(sent, 3) == play_out(env, 3)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("make", [notredame_v0.env, notredame_v0.raw_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_a_copy_in_the_middle_of_a_game_plays_on_alike(make: Any, copied: Any) -> None:
    """Both come to the same end, independently, and have the same next game."""
    env = make(players=3, reward="prestige")
    for _, _ in zip(range(50), decisions(env, 6), strict=False):
        pass
    before = true_state(env)
    other = copied(env)
    assert true_state(other) == before
    ends = []
    for one in (other, env):
        rng = np.random.default_rng(1)
        got = []
        for agent in one.agent_iter():
            seen, reward, terminated, *_ = one.last()
            got.append((agent, seen["observation"].tobytes(), reward))
            one.step(None if terminated else some_action(one, rng))
        one.reset()
        ends.append((got, true_state(one)))
        if one is other:
            assert true_state(env) == before
    assert ends[0] == ends[1]
    assert len(ends[0][0]) > 100
