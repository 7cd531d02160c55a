"""Values of positions from prices, and fitted to samples, on samples whose truth is known."""

from __future__ import annotations

import random
import sys
from dataclasses import replace

import numpy as np
import pytest

from notredame import Game
from notredame.bots.thinking.features import N_FEATURES
from notredame.bots.thinking.game_kinds import kind_of
from notredame.bots.thinking.value import SCALE, value
from notredame.bots.weights.weights import blank_weights
from notredame.bots.workspaces import plain_workspace
from notredame.rules.errors import NotreDameError
from notredame.rules.model.state import PHASE_DRAFT
from notredame.training.network import inputs_of, networked
from notredame.training.price_value import by_prices, priced
from notredame.training.prices.moments import PRICE_TABLE
from notredame.training.rows import Array, blocks_of, leads_from
from notredame.training.samples import Samples
from notredame.training.sampling.position_row import (
    BLOCK,
    FEATURES,
    PERSONS_HERE,
    PHASE,
    PRESTIGE,
    ROUND,
    ROW,
    SHARED,
    START,
    write_row,
)
from tests.random_games import play_on

PRICES = SCALE * np.random.default_rng(1).integers(-100, 200, PRICE_TABLE)


def made_up_rows(positions: int, players: int, seed: int = 2) -> Array:
    """Rows of positions at the starts of rounds, with features at random."""
    chance = np.random.default_rng(seed)
    rows = np.zeros((positions, ROW), np.int64)
    rows[:, ROUND] = chance.integers(1, 9, positions)
    rows[:, PHASE] = PHASE_DRAFT
    rows[:, START] = chance.integers(0, players, positions)
    blocks = blocks_of(rows, players)
    blocks[:, :, FEATURES : FEATURES + N_FEATURES] = chance.integers(
        0, 3, (positions, players, N_FEATURES)
    )
    blocks[:, :, PRESTIGE] = 100 * chance.integers(0, 30, (positions, players))
    return rows


def test_leads_by_prices_are_prestige_and_priced_features() -> None:
    rows = made_up_rows(1, 2)
    rows[:, ROUND] = 7
    first, second = blocks_of(rows, 2)[0]
    prices = PRICES[0, 2] / SCALE

    def points(block: Array) -> float:
        return float(block[PRESTIGE] + block[FEATURES : FEATURES + N_FEATURES] @ prices) / 100

    gap = points(first) - points(second)
    assert by_prices(2, PRICES)(rows)[0].tolist() == pytest.approx([gap, -gap])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_priced_rows_are_worth_what_the_bots_say(players: int) -> None:
    """With prices at random, so that every row of them is another."""
    game = play_on(Game(players, seed=players), random.Random(players))
    kind, prices = kind_of(game.state), tuple(int(price) for price in PRICES.ravel())
    weights = blank_weights()
    own = replace(weights.kinds[kind], prices=prices)
    workspace = plain_workspace(weights.with_kind(kind, own))
    for k in range(0, len(game.moves), 7):
        state = game.before(k + 1).state
        row = [0] * ROW
        write_row(state, row, 0, workspace)
        worths = priced(np.array([row]), players, np.array(prices))[0]
        for seat in range(players):
            assert worths[seat] == pytest.approx(value(state, seat, workspace) / 100, abs=0.011)


def test_inputs_are_seen_from_each_seat() -> None:
    rows = made_up_rows(5, 4)
    inputs = inputs_of(rows, 4).reshape(5, 4, -1)
    for position in range(5):
        for seat in range(4):
            own = blocks_of(rows, 4)[position, seat].astype(np.float32)
            own[PRESTIGE] /= 100
            assert inputs[position, seat, :BLOCK].tolist() == own.tolist()
            place = (rows[position, START] - seat) % 4
            at = 4 * BLOCK + SHARED - PERSONS_HERE
            assert inputs[position, seat, at : at + 4].tolist() == np.eye(4)[place].tolist()


@pytest.mark.soak
def test_a_network_learns_what_prices_leave_over() -> None:
    pytest.importorskip("torch")

    def truth(rows: Array) -> Array:
        """The start player ends six points ahead of what prices say."""
        return priced(rows, 2, PRICES) + 6 * np.eye(2)[rows[:, START]]

    rows, new_rows = made_up_rows(2000, 2), made_up_rows(300, 2, seed=3)
    value = networked(2, by_prices(2, PRICES), Samples(rows, truth(rows)), seed=1, epochs=40)
    wanted = leads_from(truth(new_rows))
    missed = np.abs(value(new_rows) - wanted).mean()
    assert missed < 1.5 < 5 < np.abs(by_prices(2, PRICES)(new_rows) - wanted).mean()
    assert np.allclose(value(new_rows).sum(1), 0, atol=1e-4)


def test_without_pytorch_a_sentence_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    rows = made_up_rows(10, 2)
    with pytest.raises(NotreDameError, match="needs PyTorch, which is not installed"):
        networked(2, by_prices(2, PRICES), Samples(rows, priced(rows, 2, PRICES)), 1)
