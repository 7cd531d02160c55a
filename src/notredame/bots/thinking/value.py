"""The value of a position to a seat: its prestige, and the prices of its features.

Features are chosen by hand (`features.py`); their prices depend on the rounds still to come, the
seat's turns still to come in this round, and the kind of game (`bots/weights`). Values are in
hundredths of a point.
"""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.pieces import N_SECTORS, ROUNDS
from notredame.rules.model.state import PHASE_OVER, Player, State, pieces

from .features import (
    MOST_TURNS,
    N_FEATURES,
    SECTOR,
    note_features,
    rounds_to_come,
    turns_to_come,
)
from .game_kinds import kind_of
from .workspace import Workspace

SCALE = 64
"""Prices are in 64ths of a hundredth of a point."""
PRICES_OF_KIND = (MOST_TURNS + 1) * (ROUNDS + 1) * N_FEATURES
"""Prices of one kind of game: a row for each number of turns and of rounds to come, both from 0 on.
"""


@rule
def first_price(s: State, turns: int, rounds: int) -> int:
    """Where the row of prices begins for a game of this kind with so much to come."""
    return PRICES_OF_KIND * kind_of(s) + N_FEATURES * ((ROUNDS + 1) * turns + rounds)


@rule
def price_of_sectors(p: Player, at: int, workspace: Workspace) -> int:
    """The price of all pieces in sectors: the features of `note_sectors`, without writing them."""
    total = 0
    for sector in range(N_SECTORS):
        count = pieces(p, sector)
        for k in range(min(count, 4)):
            total += workspace.prices[at + k]
        if count > 4:
            total += workspace.prices[at + 4] * (count - 4)
        at += 5
    return total


@rule
def value(s: State, seat: int, workspace: Workspace) -> int:
    """The value of the position to a seat, in hundredths of a point."""
    p = s.players[seat]
    if s.phase == PHASE_OVER:
        return 100 * p.prestige + min(99, p.coins + p.supply)
    features = workspace.features
    rounds = rounds_to_come(s)
    turns = turns_to_come(s, seat)
    prestige = note_features(s, seat, features)
    if turns == 0 and rounds == 0:
        return prestige + min(99, p.coins + p.supply)
    total = 0
    at = first_price(s, turns, rounds)
    for k in range(SECTOR):
        total += workspace.prices[at + k] * features[k]
    return prestige + (total + price_of_sectors(p, at + SECTOR, workspace)) // SCALE
