"""A bot that chooses at random, every possible choice with the same probability."""

from __future__ import annotations

import random
from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from ..budget import Budget


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return any of the choices."""
        return self._random.choice(choices)
