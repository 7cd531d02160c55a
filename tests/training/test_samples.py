"""Samples of play: which positions are noted, and that they can be repeated."""

from __future__ import annotations

import numpy as np
import pytest

from notredame.bots.thinkers import prepare
from notredame.bots.workspaces import plain_workspace
from notredame.compiling import cache
from notredame.rules.fast.raw import PlainEngine, blank_state
from notredame.rules.model.state import PHASE_DRAFT
from notredame.training.rows import rounds_to_come
from notredame.training.samples import Sampler
from notredame.training.sampling.games import sample_game
from notredame.training.sampling.position_row import BLOCK, PHASE, ROUND, ROW, SHARED

pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def test_without_a_share_each_game_gives_the_start_of_its_round() -> None:
    samples = Sampler().play(3, False, games=20, seed=1, stop=4)
    assert set(samples.rows[:, ROUND]) == {4}
    assert set(samples.rows[:, PHASE]) == {PHASE_DRAFT}
    assert set(rounds_to_come(samples.rows)) == {5}
    assert samples.finals.shape == (20, 3)
    assert samples.finals.max() > 30


def test_a_share_of_later_moments_comes_with_it() -> None:
    samples = Sampler().play(2, True, games=30, seed=1, share=10, stop=3)
    assert len(samples.rows) > 2 * 30
    assert set(samples.rows[:, ROUND]) == {3, 4, 5, 6, 7, 8}
    assert len(np.unique(samples.finals, axis=0)) <= 30


def test_the_same_seed_gives_the_same_samples() -> None:
    one, again, other = (Sampler().play(2, False, games=5, seed=seed) for seed in (1, 1, 2))
    assert (one.rows == again.rows).all()
    assert (one.finals == again.finals).all()
    assert (one.finals != other.finals).any()


def test_plain_and_compiled_games_are_the_same() -> None:
    samples = Sampler().play(2, False, games=1, seed=3, share=20, stop=7, wild=30)
    rules, state, rows = PlainEngine(), blank_state(2), [0] * 100 * ROW
    noted = sample_game(state, rules.chance(3), 7, [30] * 5, 20, rows, plain_workspace())
    used = SHARED + 2 * BLOCK
    assert noted == len(samples.rows)
    for k in range(noted):
        assert rows[ROW * k : ROW * k + used] == samples.rows[k, :used].tolist()
    assert [p.prestige for p in state.players[:2]] == samples.finals[0].tolist()
