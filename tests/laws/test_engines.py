"""The raw interface: plain and compiled do the same, one at a time and in batches."""

from __future__ import annotations

import random
from typing import Any

import pytest

from notredame.compiling import cache, structs
from notredame.rules.errors import SetupError
from notredame.rules.fast.raw import blank_state, engine, results_size
from notredame.rules.model.actions import N_ACTIONS
from notredame.rules.model.options import EDITIONS, Options, options_of

PLAIN, FAST = engine("plain"), engine("compiled")


@pytest.mark.parametrize("new_persons", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simulated_games_are_the_same_plain_and_compiled(players: int, new_persons: bool) -> None:
    for number, edition in enumerate(EDITIONS):
        options = options_of(edition).changed({"new_persons": new_persons})
        blank = blank_state(players, options=options)
        slow_rng, fast_rng = PLAIN.chance(number), FAST.chance(number)
        slow_state, fast_state = PLAIN.hold(blank), FAST.hold(blank)
        slow = PLAIN.simulate(slow_state, slow_rng, 60)
        fast = FAST.simulate(fast_state, fast_rng, 60)
        assert list(slow) == list(fast)
        assert len(slow) == 60 * results_size(players)
        assert structs.pack(slow_state).tobytes() == fast_state.tobytes()
        assert slow_rng[0] == fast_rng[0]


def batch_of(engine_: Any, players: int, count: int) -> Any:
    rng = engine_.chance(4)
    states = []
    for _ in range(count):
        state = engine_.hold(blank_state(players))
        engine_.deal(state, rng)
        states.append(state)
    return engine_.many(states)


def test_batch_steps_like_single_games() -> None:
    batches = {e.name: batch_of(e, 3, 8) for e in (PLAIN, FAST)}
    singles = [PLAIN.one_of(batches["plain"], i) for i in range(8)]
    rng = random.Random(1)
    for _ in range(280):
        slow_masks = PLAIN.masks_many(batches["plain"])
        fast_masks = FAST.masks_many(batches["compiled"])
        assert [list(row) for row in fast_masks] == slow_masks
        actions = []
        for i, single in enumerate(singles):
            legal = PLAIN.legal(single)
            assert [a for a in range(N_ACTIONS) if slow_masks[i][a]] == legal
            actions.append(rng.choice(legal) if legal else -1)
            if legal:
                PLAIN.apply(single, actions[-1])
        for e in (PLAIN, FAST):
            e.step_many(batches[e.name], actions)
        for i, single in enumerate(singles):
            assert PLAIN.one_of(batches["plain"], i) == single
            assert FAST.release(FAST.one_of(batches["compiled"], i)) == single
    assert all(PLAIN.over(single) for single in singles)


def test_random_steps_deal_finished_games_anew_the_same_in_both_engines() -> None:
    batches = {e.name: batch_of(e, 2, 16) for e in (PLAIN, FAST)}
    rngs = {e.name: e.chance(7) for e in (PLAIN, FAST)}
    for _ in range(300):
        for e in (PLAIN, FAST):
            e.random_steps(batches[e.name], rngs[e.name])
    for i in range(16):
        assert FAST.release(FAST.one_of(batches["compiled"], i)) == batches["plain"][i]


def test_copies_are_independent_in_both_engines() -> None:
    for e in (PLAIN, FAST):
        state = e.hold(blank_state(4))
        e.deal(state, e.chance(2))
        before, twin = e.release(state), e.copy(state)
        e.playout(twin, e.chance(3))
        assert e.over(twin)
        assert not e.over(state)
        assert e.release(state) == before


def test_pack_and_unpack_are_inverse() -> None:
    state = blank_state(5, options=Options(new_persons=True))
    PLAIN.deal(state, PLAIN.chance(1))
    state.players[4].prestige = 1234
    state.players[0].coins = -3
    assert FAST.release(FAST.hold(state)) == state


def test_unknown_engine_is_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="there are plain and compiled"):
        engine("quick")


def test_without_numba_the_compiled_engine_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from notredame.rules.fast.raw import CompiledEngine

    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    assert not cache.available()
    with pytest.raises(SetupError, match="pip install numba"):
        CompiledEngine()


def test_new_persons_come_with_the_options_of_the_table() -> None:
    for e in (PLAIN, FAST):
        state = e.hold(blank_state(3, options=Options(new_persons=True)))
        seen = set()
        rng = e.chance(5)
        for _ in range(40):
            e.deal(state, rng)
            seen |= set(e.release(state).grey)
        assert seen == set(range(6, 33))


def test_threads_can_share_an_engine() -> None:
    from concurrent.futures import ThreadPoolExecutor

    start = FAST.hold(blank_state(4))
    FAST.deal(start, FAST.chance(1))

    def play(seed: int) -> bytes:
        state = FAST.copy(start)
        rng = FAST.chance(seed)
        for _ in range(8):
            legal = FAST.legal(state)
            FAST.apply(state, legal[FAST.draw(rng, len(legal))])
        FAST.playout(state, rng)
        data: bytes = state.tobytes()
        return data

    alone = [play(seed) for seed in range(1500)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(1500))) == alone


def test_a_finished_game_stays_as_it_is() -> None:
    for e in (PLAIN, FAST):
        state = e.hold(blank_state(2))
        e.deal(state, e.chance(4))
        e.playout(state, e.chance(5))
        before = e.release(state)
        assert e.legal(state) == []
        e.apply(state, 0)
        assert e.release(state) == before


def test_seeds_of_any_size_mean_the_same_in_both_engines() -> None:
    for seed in (0, 1, 2**61 - 1, 2**61, 2**80 + 7, 12345678901234567890):
        assert PLAIN.chance(seed)[0] == FAST.chance(seed)[0]
