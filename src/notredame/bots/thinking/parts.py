"""The named parts of a position's value: prestige by source, and what the features are worth.

The parts of a seat add up to its value, so that a difference between two positions can be told in
words that players use.
"""

from __future__ import annotations

from notredame.compiling.twins import lookup_table, rule
from notredame.rules.model.pieces import N_SOURCES, SECTORS, SOURCES
from notredame.rules.model.state import PHASE_OVER, State

from .features import (
    BEST_MESSAGE,
    CATHEDRAL_SHARE,
    COINS,
    FRIEND_PLACED,
    MESSAGES_HELD,
    N_FEATURES,
    NO_MARKERS,
    PERSON_HERE,
    PERSONS_TO_COME,
    RAT,
    SECTOR,
    SUPPLY,
    note_features,
    note_sectors,
    rounds_to_come,
)
from .value import SCALE, first_price
from .workspace import Workspace

ASSETS = (
    "base",
    "coins",
    "markers",
    "friend-placed",
    "rat",
    "cathedral-markers",
    "messages-near",
    "persons-to-come",
    *(f"{sector}-pieces" for sector in SECTORS),
)
"""What a seat has at the moment, each with the prestige it is expected to bring; `base` is what
players have no word for."""
PARTS = (*SOURCES, *ASSETS)
"""Prestige gained so far, by source, and what the assets are worth."""
N_PARTS = len(PARTS)


def _asset_of(feature: int) -> str:
    """The asset that a feature belongs to."""
    if feature >= SECTOR:
        return f"{SECTORS[(feature - SECTOR) // 5]}-pieces"
    if feature == NO_MARKERS:
        return "base"
    begins = {
        "base": 0,
        "coins": COINS,
        "markers": SUPPLY,
        "friend-placed": FRIEND_PLACED,
        "rat": RAT,
        "cathedral-markers": CATHEDRAL_SHARE,
        "messages-near": BEST_MESSAGE,
        "persons-to-come": PERSONS_TO_COME,
    }
    if feature == MESSAGES_HELD:
        return "messages-near"
    if feature == PERSON_HERE:
        return "persons-to-come"
    return max((at, asset) for asset, at in begins.items() if at <= feature)[1]


PART_OF_FEATURE = lookup_table(PARTS.index(_asset_of(feature)) for feature in range(N_FEATURES))
COINS_PART = PARTS.index("coins")
UNIT = 100 * SCALE
"""One point in the units of `add_parts`."""


@rule
def add_parts(s: State, seat: int, parts: list[int], at: int, workspace: Workspace) -> None:
    """Add the parts of a seat's value to the N_PARTS ints from `at` on, in UNITs of a point.

    The position is the start of a round or the end of the game.
    """
    p = s.players[seat]
    for source in range(N_SOURCES):
        parts[at + source] += UNIT * p.ledger[source]
    rounds = rounds_to_come(s)
    if s.phase == PHASE_OVER or rounds == 0:
        # The tie-break (T9): coins and markers, a hundredth of a point each.
        parts[at + COINS_PART] += SCALE * min(99, p.coins + p.supply)
        return
    features = workspace.features
    note_features(s, seat, features)
    note_sectors(p, features)
    first = first_price(s, 0, rounds)
    for k in range(N_FEATURES):
        parts[at + PART_OF_FEATURE[k]] += workspace.prices[first + k] * features[k]
