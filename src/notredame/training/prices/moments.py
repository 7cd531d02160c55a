"""Moments of samples: the sums that prices are fitted to, which are small and can be added up."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from notredame.bots.thinking.features import N_FEATURES
from notredame.rules.model.pieces import ROUNDS

from ..rows import Array, blocks_of, rounds_to_come
from ..samples import Samples
from ..sampling.position_row import FEATURES, PRESTIGE


@dataclass(frozen=True)
class Moments:
    """Sums over the seats of samples; every array begins with the rounds to come, less 1."""

    seats: Array
    """Number of seats: ROUNDS."""
    seen: Array
    """Seats that have a feature at all: ROUNDS × N_FEATURES."""
    sums: Array
    """Features: ROUNDS × N_FEATURES."""
    products: Array
    """Features times features: ROUNDS × N_FEATURES × N_FEATURES."""
    gained: Array
    """Features times what the seat still gained, in hundredths of a point."""
    squares: Array
    """Squares of what the seats still gained: ROUNDS."""

    def __add__(self, other: Moments) -> Moments:
        names = [field.name for field in fields(Moments)]
        return Moments(*(getattr(self, name) + getattr(other, name) for name in names))


def moments_of(samples: Samples, players: int) -> Moments:
    """The moments of samples that were taken at the starts of rounds."""
    blocks = blocks_of(samples.rows, players)
    to_come = rounds_to_come(samples.rows)
    found = Moments(
        np.zeros(ROUNDS),
        np.zeros((ROUNDS, N_FEATURES)),
        np.zeros((ROUNDS, N_FEATURES)),
        np.zeros((ROUNDS, N_FEATURES, N_FEATURES)),
        np.zeros((ROUNDS, N_FEATURES)),
        np.zeros(ROUNDS),
    )
    for rounds in set(to_come.tolist()) - {0}:
        chosen, k = to_come == rounds, rounds - 1
        features = blocks[chosen][:, :, FEATURES : FEATURES + N_FEATURES]
        x = features.reshape(-1, N_FEATURES).astype(float)
        finals = 100.0 * samples.finals[chosen].ravel()
        gained = finals - blocks[chosen][:, :, PRESTIGE].ravel()
        found.seats[k] = len(x)
        found.seen[k] = (x != 0).sum(0)
        found.sums[k] = x.sum(0)
        found.products[k] = x.T @ x
        found.gained[k] = x.T @ gained
        found.squares[k] = (gained**2).sum()
    return found
