"""Prices fitted to moments of samples, by ridge regression towards the prices of before."""

from __future__ import annotations

import numpy as np

from notredame.bots.thinking.features import ALWAYS
from notredame.bots.thinking.value import SCALE
from notredame.rules.model.pieces import ROUNDS

from ..rows import Array
from .moments import PRICE_TABLE, Moments

RIDGE = 30.0
"""Weight of the prices of before, in samples."""
NOTHING_TO_COME = (0, 0)
"""Turns and rounds to come at the end of the game, where nothing has a price."""


def fitted(moments: Moments, before: Array) -> Array:
    """Prices of a kind of game: turns to come × rounds to come × features."""
    prices = np.reshape(before, PRICE_TABLE) / SCALE
    for at in zip(*np.nonzero(moments.seats), strict=True):
        if at == NOTHING_TO_COME:
            continue
        count, seen, products = moments.seats[at], moments.seen[at], moments.products[at]
        old = prices[at] * seen / (seen + RIDGE)  # prices of rare features shrink towards zero
        spread = np.diag(products) / count - (moments.sums[at] / count) ** 2
        penalty = RIDGE * np.maximum(1, spread)
        penalty[ALWAYS] = 1e-3
        left = moments.gained[at] - products @ old
        prices[at] = old + np.linalg.solve(products + np.diag(penalty), left)
    if not moments.seats[0, ROUNDS]:
        prices[0, ROUNDS] = prices[0, ROUNDS - 1]  # all games start alike: no samples of that
    return np.rint(SCALE * prices).astype(np.int64)


def error_of(prices: Array, moments: Moments) -> float:
    """Root of the mean square error of prices over all samples, in points."""
    table = np.reshape(prices, PRICE_TABLE) / SCALE
    total = (
        moments.squares.sum()
        - 2 * (table * moments.gained).sum()
        + np.einsum("trf,trfg,trg->", table, moments.products, table)
    )
    return float((total / moments.seats.sum()) ** 0.5) / 100
