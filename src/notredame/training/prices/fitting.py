"""Prices fitted to moments of samples, by ridge regression towards the prices of before."""

from __future__ import annotations

import numpy as np

from notredame.bots.thinking.features import ALWAYS, N_FEATURES
from notredame.bots.thinking.value import SCALE
from notredame.rules.model.pieces import ROUNDS

from ..rows import Array
from .moments import Moments

RIDGE = 30.0
"""Weight of the prices of before, in samples."""


def fitted(moments: Moments, before: Array) -> Array:
    """Prices of a kind of game: rounds to come × features."""
    prices = np.reshape(before, (ROUNDS, N_FEATURES)) / SCALE
    for k in range(ROUNDS):
        count = moments.seats[k]
        if not count:
            continue
        seen = moments.seen[k]
        old = prices[k] * seen / (seen + RIDGE)  # prices of rare features shrink towards zero
        products = moments.products[k]
        spread = np.diag(products) / count - (moments.sums[k] / count) ** 2
        penalty = RIDGE * np.maximum(1, spread)
        penalty[ALWAYS] = 1e-3
        left = moments.gained[k] - products @ old
        prices[k] = old + np.linalg.solve(products + np.diag(penalty), left)
    if not moments.seats[-1]:
        prices[-1] = prices[-2]  # all games start alike, so there are no samples of that
    return np.rint(SCALE * prices).astype(np.int64)


def error_of(prices: Array, moments: Moments) -> float:
    """Root of the mean square error of prices over all samples, in points."""
    table = np.reshape(prices, (ROUNDS, N_FEATURES)) / SCALE
    total = sum(
        moments.squares[k]
        - 2 * table[k] @ moments.gained[k]
        + table[k] @ moments.products[k] @ table[k]
        for k in range(ROUNDS)
    )
    return float((total / moments.seats.sum()) ** 0.5) / 100
