"""The interface of a bot: it gets its seat's view, never the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from .budget import Budget


class Bot(Protocol):
    """Chooses for one seat of one game.

    A view holds no deal, no seed and no other seat's cards, so a bot cannot see them. To look
    ahead, a bot asks the view for possible worlds.
    """

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Return one of `choices`, for the view's seat."""
