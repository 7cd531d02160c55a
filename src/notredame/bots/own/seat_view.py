"""Helpers for bots that use a thinker: the seat they choose for, and seeds."""

from __future__ import annotations

import random

from notredame.rules.errors import NotreDameError
from notredame.rules.knowledge.view import View


def seat_of(view: View) -> int:
    """The seat that a bot chooses for; a watcher's view is refused."""
    if view.seat is None:
        raise NotreDameError("A watcher has nothing to choose; a bot needs the view of a seat.")
    return view.seat


def seed_for(chance: random.Random) -> int:
    """Draw a seed for the possible worlds of one choice."""
    return chance.getrandbits(60)
