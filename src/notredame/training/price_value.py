"""The value that is a sum of prices: as the bots compute it, and fitted to samples."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from notredame.bots.thinking.features import COINS, FRIEND_PLACED, N_FEATURES
from notredame.bots.thinking.value import SCALE
from notredame.rules.model.pieces import ROUNDS

from .rows import Array, blocks_of, leads_from, rounds_to_come
from .samples import Samples
from .sampling.position_row import FEATURES, PRESTIGE

LeadValue = Callable[[Array], Array]
"""Estimates leads in points, positions × seats, from rows of positions."""
RIDGE = 30.0
"""Weight of the pull towards 0, in samples."""


def priced(rows: Array, players: int, prices: Array) -> Array:
    """What a position is worth to each seat, in points, by a price for each feature and number of
    rounds to come; before the end of the last round coins and markers count for the tie-break (T9).
    """
    blocks = blocks_of(rows, players)
    rounds = rounds_to_come(rows)
    table = np.vstack([np.zeros(N_FEATURES), np.reshape(prices, (-1, N_FEATURES))])
    features = blocks[:, :, FEATURES : FEATURES + N_FEATURES]
    worth = (features * table[rounds][:, None, :]).sum(2) / SCALE
    tie_break = np.minimum(99, features[:, :, COINS:FRIEND_PLACED].sum(2))
    return (blocks[:, :, PRESTIGE] + worth + np.where(rounds[:, None] == 0, tie_break, 0)) / 100


def by_prices(players: int, prices: Array) -> LeadValue:
    """The value that is a sum of prices, for one number of players."""
    return lambda rows: leads_from(priced(rows, players, prices))


def fitted_prices(players: int, samples: Samples) -> Array:
    """Prices for each number of rounds to come, fitted to what the seats still gained."""
    blocks = blocks_of(samples.rows, players).astype(float)
    gained = 100 * samples.finals - blocks[:, :, PRESTIGE]
    rounds = rounds_to_come(samples.rows)
    found = np.zeros((ROUNDS, N_FEATURES))
    for to_come in set(rounds.tolist()) - {0}:
        features = blocks[rounds == to_come][:, :, FEATURES : FEATURES + N_FEATURES]
        x, y = features.reshape(-1, N_FEATURES), gained[rounds == to_come].ravel()
        penalty = RIDGE * np.maximum(1e-6, x.var(0))
        found[to_come - 1] = np.linalg.solve(x.T @ x + np.diag(penalty), x.T @ y)
    if not found[-1].any():
        found[-1] = found[-2]  # all games start alike, so few samples are of the first round
    return SCALE * found


def left_over(base: LeadValue, samples: Samples) -> Array:
    """Leads at the end less their estimates."""
    return leads_from(samples.finals.astype(float)) - base(samples.rows)
