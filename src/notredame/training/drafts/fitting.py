"""Draft weights fitted to picks, by ridge regression of the lead at the end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from notredame.bots.thinking.drafting import CARD_WORTH, LEFT_GAIN, OWN_GAIN, PICK_WEIGHTS, PICKS
from notredame.bots.weights.weights import SHAPES
from notredame.rules.model.pieces import N_CARDS, ROUNDS

from ..rows import Array
from ..sampling import drafts
from .picks import Picks

DRAFT_TABLE = SHAPES["draft"]
OFFERED = 6
"""Numbers that describe what was there to pick from, before the cards: they explain leads, but no
pick changes them."""
COLUMNS = PICK_WEIGHTS + OFFERED + N_CARDS
"""Columns of the regression."""
RIDGE = 100.0
"""Weight of the pull towards 0 for what a pick changes: for a card, in picks that kept it."""
NO_RIDGE = 1e-3
"""The same for what it does not change; the cards there add up to a constant, so it cannot be 0."""


@dataclass(frozen=True)
class DraftMoments:
    """Sums over picks, which can be added up; both begin with round and pick."""

    products: Array
    """Columns times columns."""
    outcomes: Array
    """Columns times leads, in points."""

    def __add__(self, other: DraftMoments) -> DraftMoments:
        return DraftMoments(self.products + other.products, self.outcomes + other.outcomes)


def draft_moments_of(picks: Picks) -> DraftMoments:
    """The sums of some picks."""
    found = DraftMoments(
        np.zeros((ROUNDS, PICKS, COLUMNS, COLUMNS)), np.zeros((ROUNDS, PICKS, COLUMNS))
    )
    for round_no in range(ROUNDS):
        for pick in range(PICKS):
            cards = 3 - pick
            rows = picks.rows
            chosen = (rows[:, drafts.PICK_ROUND] == round_no) & (rows[:, drafts.PICK_SIZE] == cards)
            columns = _columns(rows[chosen], cards)
            found.products[round_no, pick] = columns.T @ columns
            found.outcomes[round_no, pick] = columns.T @ picks.leads[chosen]
    return found


def _columns(rows: Array, cards: int) -> Array:
    """The columns of picks from `cards` cards: first what a pick changes, then what it does not."""
    each, kept = np.arange(len(rows)), rows[:, drafts.PICK_KEPT]
    card = rows[:, drafts.PICK_CARD : drafts.PICK_CARD + cards]
    own = rows[:, drafts.PICK_OWN_GAIN : drafts.PICK_OWN_GAIN + cards] / 100
    left = rows[:, drafts.PICK_LEFT_GAIN : drafts.PICK_LEFT_GAIN + cards] / 100
    passed = left.copy()
    passed[each, kept] = -np.inf
    is_kept = np.zeros((len(rows), N_CARDS))
    is_kept[each, card[each, kept]] = 1
    is_there = np.zeros((len(rows), N_CARDS))
    is_there[each[:, None], card] = 1
    changed = [own[each, kept], passed.max(1)]
    offered = [
        np.ones(len(rows)),
        own.sum(1),
        own.max(1),
        left.sum(1),
        left.max(1),
        rows[:, drafts.PICK_HELD_GAIN] / 100,
    ]
    return np.column_stack([*changed, is_kept, *offered, is_there])


def fitted_draft(moments: DraftMoments) -> Array:
    """Draft weights of a kind of game: rounds × picks × weights.

    A gain never counts against the seat that has it, nor one of the left neighbour for it.
    """
    table = np.zeros(DRAFT_TABLE)
    penalty = np.full(COLUMNS, NO_RIDGE)
    penalty[:PICK_WEIGHTS] = RIDGE
    for at in np.ndindex(ROUNDS, PICKS):
        found = np.linalg.solve(moments.products[at] + np.diag(penalty), moments.outcomes[at])
        table[at][OWN_GAIN] = 1000 * max(0.0, found[OWN_GAIN])
        table[at][LEFT_GAIN] = 1000 * min(0.0, found[LEFT_GAIN])
        table[at][CARD_WORTH:] = 100 * found[CARD_WORTH:PICK_WEIGHTS]
    return np.rint(table).astype(np.int64)
