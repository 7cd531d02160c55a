"""The vector environment: many games in one call are the same as one by one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import Error, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from notredame.compiling import cache
from notredame.envs.decode import view_from
from notredame.envs.gymnasium import ID
from notredame.envs.one_game import OneGame
from notredame.envs.stepping.steps import OPPONENTS
from notredame.envs.vector import NotreDameVector
from notredame.rules.errors import NotreDameError
from notredame.rules.fast.raw import blank_state, engine
from notredame.rules.knowledge.view import View

Trace = list[tuple[Any, ...]]


def traced(envs: NotreDameVector, steps: int, seed: int = 7) -> Trace:
    """All results of some steps with random actions."""
    envs.action_space.seed(seed)
    seen, info = envs.reset(seed=seed)
    out: Trace = [(*seen.values(), *info.values())]
    for _ in range(steps):
        seen, rewards, terminated, truncated, info = envs.step(envs.action_space.sample())
        out.append((*seen.values(), *info.values(), rewards, terminated, truncated))
    return out


def same(one: Trace, other: Trace) -> bool:
    return all(
        np.array_equal(a, b)
        for x, y in zip(one, other, strict=True)
        for a, b in zip(x, y, strict=True)
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("reward", ["rank", "prestige"])
def test_each_game_is_the_single_game_of_its_seed(players: int, reward: str) -> None:
    options = {"new_persons": players % 2 == 0}
    envs = NotreDameVector(3, players, None, options=options, reward=reward)
    seen, info = envs.reset(seed=40)
    play = engine()
    chances = [play.chance(40 + i) for i in range(3)]
    singles = [OneGame(players, options=options, reward=reward) for _ in range(3)]

    def deal(i: int) -> None:
        state = play.hold(singles[i].blank)
        play.deal(state, chances[i])
        singles[i].take(play.release(state))

    for i in range(3):
        deal(i)
    ends = 0
    while ends < 5:  # some games go on after their end
        for i, game in enumerate(singles):
            if game.current >= 0:
                assert info["seat"][i] == game.current
                assert np.array_equal(seen["observation"][i], game.row)
                assert np.array_equal(seen["action_mask"][i], game.mask)
        masks = envs.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, seen["action_mask"] == 1)
        actions = envs.action_space.sample()
        answered = info["seat"]
        seen, rewards, terminated, truncated, info = envs.step(actions)
        assert not truncated.any()
        for i, game in enumerate(singles):
            if game.current < 0:
                deal(i)
                assert rewards[i] == 0
            else:
                game.step(int(actions[i]))
                assert np.array_equal(info["rewards"][i], game.rewards)
                assert rewards[i] == game.rewards[answered[i]]
            assert terminated[i] == (game.current < 0)
        ends += int(terminated.sum())


@pytest.mark.parametrize("opponents", [None, *OPPONENTS])
def test_plain_games_are_the_same(opponents: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if not cache.available():
        pytest.skip("Numba is not installed, so there is nothing to compare with.")
    steps = 60 if opponents in ("greedy", "quick") else 150
    fast = traced(NotreDameVector(2, 3, opponents, reward="prestige"), steps)
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    plain = NotreDameVector(2, 3, opponents, reward="prestige")
    assert same(fast, traced(plain, steps))


def test_the_same_seed_gives_the_same_games_and_each_depends_on_its_own() -> None:
    envs = NotreDameVector(4, 2)
    assert same(traced(envs, 50), traced(envs, 50))
    assert not same(traced(envs, 1, seed=7), traced(envs, 1, seed=8))
    first = envs.reset(seed=10)[0]["observation"]
    turned = envs.reset(seed=[12, 11, 10, 13])[0]["observation"]
    assert np.array_equal(first[1], turned[1])  # the index determines the seat, the seed the deal
    assert not np.array_equal(first[0], turned[0])


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_only_the_learning_seat_is_asked(opponents: str) -> None:
    envs = NotreDameVector(8, 4, opponents)
    for step in traced(envs, 150):
        assert np.array_equal(step[2], np.arange(8) % 4)
    for step in traced(NotreDameVector(8, 4, opponents, seat=2), 20):
        assert (step[2] == 2).all()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("opponents", OPPONENTS)
def test_rows_and_rewards_are_right_with_opponents_too(opponents: str, players: int) -> None:
    """A row is the learning seat's; rewards add up to each seat's prestige at the end."""
    envs = NotreDameVector(3, players, opponents, reward="prestige")
    envs.action_space.seed(1)
    blank, play = blank_state(players), engine()
    seen, info = envs.reset(seed=11)
    # No reward includes what happens before the first answer, but in the draft no seat gains.
    mine, everybody = np.zeros(3), np.zeros((3, players))
    ends = 0
    while ends < 4:
        states = [play.release(play.one_of(envs._games._states, i)) for i in range(3)]
        for i, state in enumerate(states):
            row, seat = seen["observation"][i], int(info["seat"][i])
            assert view_from(row.tolist(), blank) == View(state, seat)
        seen, rewards, terminated, _, info = envs.step(envs.action_space.sample())
        mine += rewards
        everybody += info["rewards"]
        for i in np.flatnonzero(terminated).tolist():
            state = play.release(play.one_of(envs._games._states, i))
            prestige = [p.prestige for p in state.players[:players]]
            assert everybody[i].tolist() == prestige
            assert mine[i] == prestige[info["seat"][i]]
            mine[i], everybody[i] = 0, 0
            ends += 1


def test_each_kind_of_opponents_plays_better_than_the_one_before() -> None:
    def lost(opponents: str) -> float:
        envs = NotreDameVector(64, 2, opponents, reward="margin")
        margins = [step[4][step[5]] for step in traced(envs, 130)[1:]]
        return float(np.concatenate(margins).mean())

    assert lost("greedy") < lost("random") - 8
    assert lost("quick") < lost("greedy") - 20


def test_gymnasium_creates_it_and_its_wrappers_accept_it() -> None:
    envs = gymnasium.make_vec(ID, num_envs=5, vectorization_mode="vector_entry_point", players=2)
    assert isinstance(envs.unwrapped, NotreDameVector)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    wrapped = DictInfoToList(RecordEpisodeStatistics(envs))
    seen, _ = wrapped.reset(seed=1)
    assert seen in envs.observation_space
    episodes = 0
    for _ in range(130):
        seen, rewards, terminated, truncated, infos = wrapped.step(envs.action_space.sample())
        assert seen in envs.observation_space
        assert rewards.shape == terminated.shape == truncated.shape == (5,)
        assert terminated.dtype == truncated.dtype == np.bool_
        episodes += sum("episode" in info for info in infos)
    assert episodes >= 5
    assert envs.action_space.sample() in envs.action_space


def test_any_bots_play_in_gymnasiums_own_vectors() -> None:
    envs = gymnasium.make_vec(
        ID, num_envs=2, vectorization_mode="sync", players=2, opponents="planner@10"
    )
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    envs.step(seen["action_mask"].argmax(axis=1))
    envs.close()


def test_results_are_copies_unless_copy_is_false() -> None:
    envs, sharing = NotreDameVector(3, 2), NotreDameVector(3, 2, copy=False)
    first, _ = envs.reset(seed=1)
    before = first["observation"].copy()
    second = envs.step(envs.action_space.sample())[0]
    assert np.array_equal(first["observation"], before)
    assert second["observation"] is not first["observation"]
    first, info = sharing.reset(seed=1)
    second, *_, later = sharing.step(sharing.action_space.sample())
    for name, array in first.items():
        assert second[name] is array
    assert later["rewards"] is info["rewards"]


def test_an_illegal_action_names_its_game_and_changes_nothing() -> None:
    envs = NotreDameVector(3, 2)
    seen, _ = envs.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    for wrong in (156, -1, 157, 10**6):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(ValueError, match=rf"Seat 0 of game 2 cannot choose {wrong} now, but:"):
            envs.step(bad)
    for shape in (actions[:2], actions.astype(float), actions[:, None]):
        with pytest.raises(ValueError, match="3 games take an array of as many whole numbers"):
            envs.step(shape)
    again = NotreDameVector(3, 2)
    again.reset(seed=1)
    assert np.array_equal(
        envs.step(actions)[0]["observation"], again.step(actions)[0]["observation"]
    )


def first_rows(envs: NotreDameVector, seed: Any) -> Any:
    return envs.reset(seed=seed)[0]["observation"]


def test_any_whole_numbers_are_seeds() -> None:
    envs = NotreDameVector(3, 2)
    rows = first_rows(envs, 8)
    for seed in (np.int64(8), [8, 9, 10], (8, 9, 10), np.arange(8, 11), range(8, 11)):
        assert np.array_equal(first_rows(envs, seed), rows)
    some = first_rows(envs, [8, None, 10])
    assert np.array_equal(some[[0, 2]], rows[[0, 2]])
    assert not np.array_equal(some[1], first_rows(envs, [8, None, 10])[1])


@pytest.mark.parametrize("seed", [3, [5, 2, 7], np.array([1, 1, 1])])
def test_the_games_after_a_seed_depend_on_it(seed: Any) -> None:
    envs, other = NotreDameVector(3, 2), NotreDameVector(3, 2)
    for one in (envs, other):
        one.reset(seed=seed)
    following = [first_rows(envs, None), first_rows(envs, None)]
    assert np.array_equal(following, [first_rows(other, None), first_rows(other, None)])
    assert not np.array_equal(following[0], following[1])
    other.reset(seed=[5, 2, 8])
    assert not np.array_equal(following[0], first_rows(other, None))


@pytest.mark.parametrize("seed", [-1, [1, -2, 3], 1.0, [1, 2.0, 3], "abc"])
def test_an_invalid_seed_raises_gymnasiums_error_and_changes_nothing(seed: Any) -> None:
    envs, other = NotreDameVector(3, 2), NotreDameVector(3, 2)
    for one in (envs, other):
        one.reset(seed=1)
    with pytest.raises(Error, match=r"Seed must be (a python integer|greater or equal to zero)"):
        envs.reset(seed=seed)
    assert np.array_equal(first_rows(envs, None), first_rows(other, None))


@pytest.mark.parametrize("plain", [False, True])
def test_only_the_games_of_a_mask_are_dealt(plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if plain:
        monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    envs, other = (NotreDameVector(4, 2, None, reward="prestige") for _ in range(2))
    before = traced(envs, 20)[-1][0]
    traced(other, 20)
    which = np.array([True, False, False, True])
    options = {"reset_mask": which}
    seen, info = envs.reset(seed=60, options=options)
    assert np.array_equal(seen["observation"][~which], before[~which])
    fresh, _ = NotreDameVector(4, 2, None).reset(seed=60)
    assert np.array_equal(seen["observation"][which], fresh["observation"][which])
    assert np.array_equal(seen["action_mask"][which], fresh["action_mask"][which])
    assert not info["rewards"].any()
    # The others go on as if nothing had happened, and later draw their own next games.
    for _ in range(150):
        actions = envs.action_space.sample()
        seen = envs.step(actions)[0]["observation"]
        theirs = other._games.masks.argmax(1)
        theirs[~which] = actions[~which]
        assert np.array_equal(seen[~which], other.step(theirs)[0]["observation"][~which])


def test_a_game_that_is_over_can_be_dealt_by_a_mask() -> None:
    envs = NotreDameVector(2, 2, None)
    seen, _ = envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        seen, _, over, _, _ = envs.step(envs.action_space.sample())
    seen, _ = envs.reset(options={"reset_mask": over})
    assert seen["action_mask"].any(axis=1).all()
    _, _, ended, _, _ = envs.step(envs.action_space.sample())
    assert not ended[over].any()


@pytest.mark.parametrize(
    ("which", "error"),
    [
        ([True, False], TypeError),
        (np.array([1, 0]), TypeError),
        (np.array([True]), ValueError),
        (np.array([False, False]), ValueError),
    ],
)
def test_masks_that_gymnasium_refuses_are_refused(which: Any, error: type[Exception]) -> None:
    sync = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync", players=2)
    for envs in (sync, NotreDameVector(2, 2)):
        envs.reset(seed=1)
        with pytest.raises(error, match="reset_mask"):
            envs.reset(options={"reset_mask": which})


def test_the_first_reset_deals_all_games() -> None:
    with pytest.raises(ResetNeeded, match="leave reset_mask out"):
        NotreDameVector(2, 2).reset(options={"reset_mask": np.array([True, False])})


def test_a_render_mode_can_be_none() -> None:
    assert gymnasium.make_vec(ID, num_envs=2, render_mode=None).reset(seed=1)


def pickled(envs: Any) -> Any:
    return pickle.loads(pickle.dumps(envs))


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("opponents", [None, *OPPONENTS])
def test_a_copy_plays_on_alike_and_independently(opponents: str | None, copied: Any) -> None:
    envs = NotreDameVector(3, 2, opponents, reward="prestige")

    def steps(one: NotreDameVector) -> Trace:
        out = []
        for _ in range(150):  # all games end and start again in between
            one.single_action_space.seed(1)
            actions = one.action_space.sample()
            actions[0] = one.single_action_space.sample()
            if one._games.over[0]:
                actions[0] = 0
            seen, rewards, terminated, _, info = one.step(actions)
            out.append((*seen.values(), *info.values(), rewards, terminated))
        return [*out, (first_rows(one, None),)]

    traced(envs, 30)
    other, third = copied(envs), copied(envs)
    first = steps(other)  # while the others wait
    assert same(first, steps(envs))
    assert same(first, steps(third))


def test_without_numba_a_copy_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    envs = NotreDameVector(2, 2)
    fresh = pickle.dumps(envs)
    traced(envs, 30)
    sent = pickle.dumps(envs)

    def steps(one: NotreDameVector) -> Trace:
        return [(*one.step(one.action_space.sample())[0].values(),) for _ in range(30)]

    fast = steps(envs)
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    assert same(fast, steps(pickle.loads(sent)))
    assert same(traced(envs, 5), traced(pickle.loads(fresh), 5))


def test_stepping_before_the_first_reset_is_refused() -> None:
    envs = NotreDameVector(1)
    for ask in (lambda: envs.step(np.zeros(1, int)), envs.action_masks):
        with pytest.raises(ResetNeeded, match=r"reset\(\) begins them"):
            ask()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"num_envs": 0}, "num_envs is a whole number of at least 1, not 0"),
        ({"players": 1}, "2 to 5"),
        ({"players": 0}, "2 to 5 players, not 0"),
        ({"players": -1}, "2 to 5 players, not -1"),
        ({"players": "x"}, "2 to 5 players, not 'x'"),
        ({"render_mode": "human"}, "cannot be shown, so render_mode must be None, not 'human'"),
        ({"opponents": "planner"}, "random, greedy, quick, or None"),
        ({"opponents": None, "seat": 1}, "leave seat out"),
        ({"seat": -1}, "The seats of 4 players are 0 to 3, not -1"),
        ({"illegal": "random"}, "illegal='random' is for vectorization_mode=\"sync\""),
        ({"reward": "money"}, "There is no reward"),
        ({"edition": "first"}, "There is no edition"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(NotreDameError, match=words):
        NotreDameVector(**arguments)
    envs = NotreDameVector(2)
    with pytest.raises(NotreDameError, match="2 games have as many seeds, not 1"):
        envs.reset(seed=[1])
