"""Finding prices: moments, the fit, duels, and generations that can be repeated."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from notredame.bots.thinkers import prepare
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.thinking.value import SCALE
from notredame.bots.weights.weights import blank_weights, shipped_weights
from notredame.compiling import cache
from notredame.rules.errors import NotreDameError
from notredame.rules.model.actions import ASK_CARD, ASK_DRIVE
from notredame.rules.model.state import PHASE_CARDS
from notredame.training.duels import duel
from notredame.training.generation import (
    REMEMBERED,
    Generation,
    GenerationJob,
    Progress,
    after,
    raise_generation,
)
from notredame.training.price_value import priced
from notredame.training.prices.fitting import error_of, fitted
from notredame.training.prices.moments import PRICE_TABLE, moments_of
from notredame.training.rows import blocks_of
from notredame.training.run_folder import RunFolder
from notredame.training.samples import Samples
from notredame.training.sampling.position_row import ASK, CARDS_TO_PLAY, PHASE, TO_HIRE
from notredame.training.settings import TINY

from .test_values import PRICES, made_up_rows

pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")

KIND = GAME_KINDS.index((2, False))
BLANK = np.zeros(PRICE_TABLE, np.int64)
BLANK_WEIGHTS = blank_weights().kinds[KIND]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def made_up(positions: int, seed: int) -> Samples:
    """Samples whose outcome is what `PRICES` say."""
    rows = made_up_rows(positions, 3, seed)
    rows[::2, PHASE], rows[::2, ASK] = PHASE_CARDS, ASK_CARD
    turns = np.random.default_rng(seed).integers(0, 2, (positions, 3))
    blocks_of(rows, 3)[:, :, CARDS_TO_PLAY], blocks_of(rows, 3)[:, :, TO_HIRE] = turns, 1
    return Samples(rows, priced(rows, 3, PRICES))


def test_the_fit_finds_the_prices_that_made_the_outcome() -> None:
    moments = moments_of(made_up(40_000, 1), 3)
    found = fitted(moments, BLANK)
    assert np.allclose(found[0, 1:9], PRICES[0, 1:9], atol=5 * SCALE), "starts of rounds"
    assert np.allclose(found[1:, 0:8], PRICES[1:, 0:8], atol=5 * SCALE), "turns to come"
    assert (found[0, 9] == found[0, 8]).all(), "nine rounds to come: as with eight"
    assert not found[0, 0].any(), "nothing to come"
    assert error_of(found, moments) < 0.2 < 5 < error_of(BLANK, moments)


def test_moments_of_two_lots_add_up_to_those_of_both() -> None:
    one, two = made_up(300, 1), made_up(200, 2)
    both = Samples(np.concatenate([one.rows, two.rows]), np.concatenate([one.finals, two.finals]))
    added, at_once = moments_of(one, 3) + moments_of(two, 3), moments_of(both, 3)
    for name in vars(added):
        assert np.allclose(getattr(added, name), getattr(at_once, name))


def test_prices_without_samples_stay_near_those_of_before() -> None:
    few = moments_of(made_up(2, 1), 3)
    before = np.full(PRICE_TABLE, 700)
    found = fitted(few, before)
    unseen = few.seats == 0
    unseen[0, 9] = False
    assert unseen.any()
    assert (found[unseen] == before[unseen]).all()


def test_positions_in_the_middle_of_a_turn_are_left_out() -> None:
    samples = made_up(100, 1)
    samples.rows[:, PHASE], samples.rows[:, ASK] = PHASE_CARDS, ASK_DRIVE
    assert moments_of(samples, 3).seats.sum() == 0


def test_a_duel_with_itself_is_even_and_a_better_side_wins() -> None:
    same = duel(KIND, shipped_weights(), shipped_weights(), 20, 1)
    assert same.lead.mean == 0
    assert same.wins.mean == 0.5
    better = duel(KIND, shipped_weights(), blank_weights(), 20, 1)
    assert better.lead.low is not None
    assert better.lead.low > 5
    assert better.wins.mean > 0.9


def generation(number: int, progress: Progress) -> Generation:
    """A tiny generation of games for two."""
    job = GenerationJob(TINY, number, blank_weights(), {KIND: progress})
    return raise_generation(job, KIND)


def test_a_generation_can_be_repeated_and_another_one_is_played_anew() -> None:
    one, again, other = (
        generation(number, Progress(BLANK_WEIGHTS, BLANK_WEIGHTS)) for number in (1, 1, 2)
    )
    assert one.weights == again.weights
    assert one.result == again.result
    assert one.weights.prices != other.weights.prices
    assert one.weights.draft != other.weights.draft


def test_the_best_prices_stay_until_others_surely_beat_them() -> None:
    now = Progress(BLANK_WEIGHTS, BLANK_WEIGHTS)
    kept = []
    for number in range(1, REMEMBERED + 2):
        found = generation(number, now)
        before, now = now, after(now, found)
        kept.append(found.kept)
        assert now.best is (found.weights if found.kept else before.best)
        assert now.latest is found.weights
        assert len(now.remembered) == min(number, REMEMBERED - 1)
    assert set(kept) == {True, False}


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path / "run", TINY, blank_weights())
    found = generation(1, folder.progress(KIND))
    folder.keep(found)
    again = RunFolder.resume(tmp_path / "run")
    kept = again.generations(KIND)[0]
    assert kept.weights == found.weights
    assert kept.kept == found.kept
    assert kept.result.lead.mean == pytest.approx(found.result.lead.mean, abs=1e-3)
    one, two = (generation(2, run.progress(KIND)) for run in (folder, again))
    assert one.weights == two.weights


def test_a_run_goes_on_with_the_settings_and_weights_it_was_begun_with(tmp_path: Path) -> None:
    begun = RunFolder.begin(tmp_path, replace(TINY, games=123, kinds=(KIND,)), shipped_weights())
    again = RunFolder.resume(tmp_path)
    assert (again.settings, again.start) == (begun.settings, begun.start)


def test_a_run_whose_beginning_was_interrupted_is_begun_anew(tmp_path: Path) -> None:
    RunFolder.begin(tmp_path, TINY, blank_weights())
    (tmp_path / "run.json").rename(tmp_path / "run.json.half")
    RunFolder.begin(tmp_path, TINY, shipped_weights())
    assert RunFolder.resume(tmp_path).start == shipped_weights()
    (tmp_path / "run.json").unlink()
    (tmp_path / "generations/2-base-01.npz").touch()
    with pytest.raises(NotreDameError, match="is not empty"):
        RunFolder.begin(tmp_path, TINY, blank_weights())


def test_a_folder_with_a_run_is_not_begun_anew(tmp_path: Path) -> None:
    RunFolder.begin(tmp_path, TINY, blank_weights())
    with pytest.raises(NotreDameError, match="already contains a run; add --resume"):
        RunFolder.begin(tmp_path, TINY, blank_weights())


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"notredame": "0.0.1"}, "was begun with version 0.0.1"),
        ({"code": "0123"}, "rules or bots have changed"),
        ({"format": "other"}, "not a run that this version can continue"),
        ({"version": 2}, "not a run that this version can continue"),
        ({"settings": {}}, "not a run that this version can continue"),
        ({"settings": []}, "not a run that this version can continue"),
        ({"settings": {**TINY.as_data(), "kinds": [99]}}, "not a run that this version"),
        ({"settings": {**TINY.as_data(), "games": "many"}}, "not a run that this version"),
        ({"start": "0123"}, "start.json in .* has changed since the run was begun"),
        ({"settings": {**TINY.as_data(), "more": 1}}, "not a run that this version can continue"),
    ],
)
def test_a_run_of_other_code_is_refused(
    tmp_path: Path, changes: dict[str, object], words: str
) -> None:
    RunFolder.begin(tmp_path, TINY, blank_weights())
    head = json.loads((tmp_path / "run.json").read_text())
    (tmp_path / "run.json").write_text(json.dumps(head | changes))
    with pytest.raises(NotreDameError, match=words):
        RunFolder.resume(tmp_path)


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"\x80"])
def test_a_run_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "run.json").write_bytes(content)
    with pytest.raises(NotreDameError, match="not a run that this version can continue"):
        RunFolder.resume(tmp_path)
