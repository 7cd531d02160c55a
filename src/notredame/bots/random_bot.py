"""The bot that chooses anything, each possible choice as often as any other."""

from __future__ import annotations

import random

from notredame.rules.choices import Choice
from notredame.rules.view import View


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Choice:
        """Any of the seat's choices."""
        return self._random.choice(view.choices())
