"""The value that is a sum of prices, as the bots compute it, for many positions at once."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from notredame.bots.thinking.features import COINS, FRIEND_PLACED, MOST_TURNS, N_FEATURES
from notredame.bots.thinking.value import SCALE

from .prices.moments import PRICE_TABLE
from .rows import Array, blocks_of, leads_from, rounds_to_come, turns_to_come
from .samples import Samples
from .sampling.position_row import FEATURES, PRESTIGE

LeadValue = Callable[[Array], Array]
"""Estimates leads in points, positions × seats, from rows of positions."""


def priced(rows: Array, players: int, prices: Array) -> Array:
    """What a position is worth to each seat, in points, by the prices of a kind of game; when
    nothing is to come, coins and markers count for the tie-break (T9).
    """
    blocks = blocks_of(rows, players)
    turns = np.minimum(turns_to_come(rows, players), MOST_TURNS)
    rounds = rounds_to_come(rows)[:, None]
    features = blocks[:, :, FEATURES : FEATURES + N_FEATURES]
    worth = (features * np.reshape(prices, PRICE_TABLE)[turns, rounds]).sum(2) / SCALE
    tie_break = np.minimum(99, features[:, :, COINS:FRIEND_PLACED].sum(2))
    over = (turns == 0) & (rounds == 0)
    return (blocks[:, :, PRESTIGE] + np.where(over, tie_break, worth)) / 100


def by_prices(players: int, prices: Array) -> LeadValue:
    """The value that is a sum of prices, for one number of players."""
    return lambda rows: leads_from(priced(rows, players, prices))


def left_over(base: LeadValue, samples: Samples) -> Array:
    """Leads at the end less their estimates."""
    return leads_from(samples.finals.astype(float)) - base(samples.rows)
