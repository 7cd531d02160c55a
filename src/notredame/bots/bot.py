"""What a bot is: a player who gets what its seat may see, and never the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from .budget import Budget


class Bot(Protocol):
    """Chooses for one seat of one game.

    A view holds no deal, no seed and nobody else's cards, so a bot cannot look at them. One that
    wants to look ahead asks the view for possible worlds.
    """

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """One of `choices`, for the seat whose view it is."""
