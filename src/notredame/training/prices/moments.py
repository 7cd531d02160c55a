"""Moments of samples: the sums that prices are fitted to, which are small and can be added up."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from notredame.bots.thinking.features import N_FEATURES
from notredame.bots.weights.weights import SHAPES

from ..rows import Array, between_turns, blocks_of, rounds_to_come, turns_to_come
from ..samples import Samples
from ..sampling.position_row import FEATURES, PRESTIGE

PRICE_TABLE = SHAPES["prices"]
PRICE_ROWS = PRICE_TABLE[:2]
"""Numbers of turns and of rounds to come, for each of which there is a row of prices."""


@dataclass(frozen=True)
class Moments:
    """Sums over the seats of samples; every array begins with turns and rounds to come."""

    seats: Array
    """Number of seats."""
    seen: Array
    """Seats that have a feature at all, by feature."""
    sums: Array
    """Features."""
    products: Array
    """Features times features."""
    gained: Array
    """Features times what the seat still gained, in hundredths of a point."""
    squares: Array
    """Squares of what the seats still gained."""

    def __add__(self, other: Moments) -> Moments:
        names = [field.name for field in fields(Moments)]
        return Moments(*(getattr(self, name) + getattr(other, name) for name in names))


def moments_of(samples: Samples, players: int) -> Moments:
    """The moments of samples, without positions in the middle of a turn and without seats that have
    the whole round to come but for the draft: a turn of theirs is always behind a choice.
    """
    found = Moments(
        np.zeros(PRICE_ROWS),
        np.zeros(PRICE_TABLE),
        np.zeros(PRICE_TABLE),
        np.zeros((*PRICE_TABLE, N_FEATURES)),
        np.zeros(PRICE_TABLE),
        np.zeros(PRICE_ROWS),
    )
    chosen = between_turns(samples.rows)
    rows, finals = samples.rows[chosen], samples.finals[chosen]
    blocks = blocks_of(rows, players)
    gained = 100.0 * finals - blocks[:, :, PRESTIGE]
    turns = turns_to_come(rows, players)
    rounds = np.broadcast_to(rounds_to_come(rows)[:, None], turns.shape)
    for at in np.ndindex(PRICE_ROWS):
        here = (turns == at[0]) & (rounds == at[1])
        x = blocks[here][:, FEATURES : FEATURES + N_FEATURES].astype(float)
        y = gained[here]
        found.seats[at] = len(x)
        found.seen[at] = (x != 0).sum(0)
        found.sums[at] = x.sum(0)
        found.products[at] = x.T @ x
        found.gained[at] = x.T @ y
        found.squares[at] = (y**2).sum()
    return found
