"""Win chances from the values of a position, fitted to games by `tools/win_chances.py`."""

from __future__ import annotations

import math
from collections.abc import Sequence

SPREADS = (0.2, 2.5, 2.9, 3.1, 3.5, 4.0, 4.0, 4.4, 4.3)
"""By whole rounds still to come: the lead in points by which one of two seats wins e times as often
as the other."""


def win_chances(values: Sequence[float], rounds_to_come: int) -> list[float]:
    """Each seat's chance to win, from 0 to 1, if the seats are worth `values` points."""
    best = max(values)
    spread = SPREADS[rounds_to_come]
    weights = [math.exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
