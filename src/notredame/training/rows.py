"""Rows of positions as arrays: blocks of seats, rounds and turns to come, leads."""

from __future__ import annotations

from typing import Any

import numpy as np

from notredame.rules.model.actions import ASK_CARD, ASK_HIRE
from notredame.rules.model.pieces import ROUNDS
from notredame.rules.model.state import PHASE_DRAFT

from .sampling.position_row import ASK, BLOCK, CARDS_TO_PLAY, PHASE, ROUND, SHARED, TO_HIRE

Array = Any
"""A NumPy array."""


def blocks_of(rows: Array, players: int) -> Array:
    """The blocks of all seats: positions × seats × BLOCK."""
    return rows[:, SHARED : SHARED + players * BLOCK].reshape(len(rows), players, BLOCK)


def rounds_to_come(rows: Array) -> Array:
    """Whole rounds still to be played, as the value counts them."""
    in_draft = rows[:, PHASE] == PHASE_DRAFT
    return np.where(in_draft, ROUNDS - rows[:, ROUND], ROUNDS - 1 - rows[:, ROUND])


def turns_to_come(rows: Array, players: int) -> Array:
    """Each seat's turns still to come in this round, positions × seats: up to 3, none in the draft.

    The value counts at most MOST_TURNS (`features.turns_to_come`).
    """
    blocks = blocks_of(rows, players)
    turns = blocks[:, :, CARDS_TO_PLAY] + blocks[:, :, TO_HIRE]
    return np.where((rows[:, PHASE] == PHASE_DRAFT)[:, None], 0, turns)


def between_turns(rows: Array) -> Array:
    """Whether nobody is in the middle of a turn."""
    return (rows[:, PHASE] == PHASE_DRAFT) | np.isin(rows[:, ASK], (ASK_CARD, ASK_HIRE))


def leads_from(points: Array) -> Array:
    """Leads from what the seats have: positions × seats."""
    players = points.shape[1]
    return (players * points - points.sum(1, keepdims=True)) / (players - 1)
