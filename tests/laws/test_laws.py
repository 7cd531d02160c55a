"""The laws of the game on a sample of random games; `make soak` does the same on thousands."""

from __future__ import annotations

import pytest

from notredame.rules.game import Game
from notredame.rules.model.options import EDITIONS

from .checks import play_lawfully


@pytest.mark.parametrize("new_persons", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_laws_hold_at_every_state(players: int, edition: str, new_persons: bool) -> None:
    for seed in range(2):
        game = Game(players, edition=edition, options={"new_persons": new_persons}, seed=seed)
        play_lawfully(game, seed, views_every=3)
