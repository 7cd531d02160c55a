"""Draft weights: picks that are noted, and the fit that finds what made the outcome."""

from __future__ import annotations

import numpy as np
import pytest

from notredame.bots.thinkers import prepare
from notredame.bots.thinking.drafting import CARD_WORTH, LEFT_GAIN, OWN_GAIN
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import shipped_weights
from notredame.bots.workspaces import plain_workspace
from notredame.compiling import cache
from notredame.rules.fast.raw import PlainEngine, blank_state
from notredame.rules.model.pieces import N_CARDS, ROUNDS
from notredame.training.drafts import picks as picks_module
from notredame.training.drafts.fitting import DRAFT_TABLE, draft_moments_of, fitted_draft
from notredame.training.drafts.picks import WILD, Picks, play_drafts
from notredame.training.sampling import drafts
from notredame.training.sampling.drafts import PICK, sample_drafts

pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")

KIND = GAME_KINDS.index((3, False))


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def made_up(count: int, seed: int = 1) -> Picks:
    """Picks at random whose outcome is half of the own gain, less a quarter of the left
    neighbour's best, and as many points as the number of the card, in every round.
    """
    chance = np.random.default_rng(seed)
    rows = np.zeros((count, PICK), np.int64)
    rows[:, drafts.PICK_ROUND] = chance.integers(0, ROUNDS, count)
    rows[:, drafts.PICK_SIZE] = chance.integers(2, 4, count)
    rows[:, drafts.PICK_KEPT] = chance.integers(0, rows[:, drafts.PICK_SIZE])
    for k in range(count):
        rows[k, drafts.PICK_CARD : drafts.PICK_CARD + 3] = chance.permutation(N_CARDS)[:3]
    gains = slice(drafts.PICK_OWN_GAIN, drafts.PICK_OWN_GAIN + 6)
    rows[:, gains] = chance.integers(-300, 900, (count, 6))
    leads = np.zeros(count)
    for k, row in enumerate(rows):
        cards, kept = row[drafts.PICK_SIZE], row[drafts.PICK_KEPT]
        passed = [row[drafts.PICK_LEFT_GAIN + j] for j in range(cards) if j != kept]
        leads[k] = (
            row[drafts.PICK_CARD + kept]
            + row[drafts.PICK_OWN_GAIN + kept] / 200
            - max(passed) / 400
        )
    return Picks(rows, leads)


def test_the_fit_finds_the_weights_that_made_the_outcome() -> None:
    table = fitted_draft(draft_moments_of(made_up(120_000)))
    assert table.shape == DRAFT_TABLE
    assert np.allclose(table[:, :, OWN_GAIN], 500, atol=50)
    assert np.allclose(table[:, :, LEFT_GAIN], -250, atol=50)
    worths = table[:, :, CARD_WORTH:]
    apart = worths - worths.mean(2, keepdims=True)
    assert np.allclose(apart, 100 * np.arange(N_CARDS) - 400, rtol=0.15, atol=30)


def test_a_gain_never_counts_the_wrong_way() -> None:
    picks = made_up(20_000)
    table = fitted_draft(draft_moments_of(Picks(picks.rows, -picks.leads)))
    assert (table[:, :, OWN_GAIN] == 0).all()
    assert (table[:, :, LEFT_GAIN] == 0).all()


def test_sums_of_two_lots_add_up_to_those_of_both() -> None:
    one, two = made_up(300, 1), made_up(200, 2)
    both = Picks(np.concatenate([one.rows, two.rows]), np.concatenate([one.leads, two.leads]))
    added, at_once = draft_moments_of(one) + draft_moments_of(two), draft_moments_of(both)
    for name in vars(added):
        assert np.allclose(getattr(added, name), getattr(at_once, name))


def test_some_picks_are_made_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy keeps the card it likes; at random, each is kept as often as the others."""

    def kept_by_policy(wild: int) -> float:
        monkeypatch.setattr(picks_module, "WILD", wild)
        picks = play_drafts(KIND, shipped_weights(), 20, 1).rows
        gains = picks[:, drafts.PICK_OWN_GAIN :][np.arange(len(picks)), picks[:, drafts.PICK_KEPT]]
        most = picks[:, drafts.PICK_OWN_GAIN : drafts.PICK_OWN_GAIN + 3].max(1)
        return float((gains == most).mean())

    assert kept_by_policy(0) > kept_by_policy(WILD) > kept_by_policy(100)


def test_every_pick_is_noted() -> None:
    picks = play_drafts(KIND, shipped_weights(), 40, 1)
    assert len(picks.rows) == 40 * 3 * 2 * ROUNDS
    assert set(picks.rows[:, drafts.PICK_SIZE]) == {2, 3}
    assert (picks.rows[:, drafts.PICK_KEPT] < picks.rows[:, drafts.PICK_SIZE]).all()
    assert abs(picks.leads.mean()) < 1e-9
    held = picks.rows[:, drafts.PICK_HELD_GAIN] != 0
    assert (picks.rows[held, drafts.PICK_SIZE] == 2).all()
    assert held.sum() > 0.4 * len(held)


def test_plain_and_compiled_drafts_are_the_same() -> None:
    picks = play_drafts(KIND, shipped_weights(), 1, 3)
    rules, state, rows = PlainEngine(), blank_state(3), [0] * 100 * PICK
    noted = sample_drafts(state, rules.chance(3), WILD, rows, plain_workspace())
    assert noted == len(picks.rows)
    for k in range(noted):
        assert rows[PICK * k : PICK * (k + 1)] == picks.rows[k].tolist()
