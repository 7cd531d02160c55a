"""Functions that are written out from tables."""

from __future__ import annotations

import subprocess
import sys

import pytest

from notredame.compiling.generated import switch

GAME = """
from notredame import Game
game = Game(2, seed=2, options={"new_persons": True})
while not game.over:
    seat = game.to_act[0]
    game.play(seat, game.choices(seat)[-1])
print(game.result().prestige)
"""


def test_games_are_the_same_without_assertions() -> None:
    """`python -O` leaves out assertions, so none of them may do anything that is needed."""
    played = [
        subprocess.run([sys.executable, *flags, "-c", GAME], capture_output=True, text=True)
        for flags in ([], ["-O"])
    ]
    assert [done.stderr for done in played] == ["", ""]
    assert played[0].stdout == played[1].stdout != ""


def test_two_functions_of_one_name_are_refused() -> None:
    def own() -> None:
        """Take the place of nothing."""

    own.__name__ = "switch"
    with pytest.raises(NameError, match="another switch"):
        switch("choose", "", [(0, own)])
