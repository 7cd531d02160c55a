"""Rows of positions as arrays: blocks of seats, rounds to come, leads."""

from __future__ import annotations

from typing import Any

import numpy as np

from notredame.rules.model.pieces import ROUNDS
from notredame.rules.model.state import PHASE_DRAFT

from .sampling.position_row import BLOCK, PHASE, ROUND, SHARED

Array = Any
"""A NumPy array."""


def blocks_of(rows: Array, players: int) -> Array:
    """The blocks of all seats: positions × seats × BLOCK."""
    return rows[:, SHARED : SHARED + players * BLOCK].reshape(len(rows), players, BLOCK)


def rounds_to_come(rows: Array) -> Array:
    """Whole rounds still to be played, as the value counts them."""
    in_draft = rows[:, PHASE] == PHASE_DRAFT
    return np.where(in_draft, ROUNDS - rows[:, ROUND], ROUNDS - 1 - rows[:, ROUND])


def leads_from(points: Array) -> Array:
    """Leads from what the seats have: positions × seats."""
    players = points.shape[1]
    return (players * points - points.sum(1, keepdims=True)) / (players - 1)
