"""Compiling the steps of environments now, so that no first `reset` waits for it."""

from __future__ import annotations

import numpy as np

from notredame.rules import compiled

from .among_bots import GameAmongBots
from .one_game import OneGame
from .stepping.rewarding import WAYS
from .stepping.stepping import NO_BOT, RANDOM
from .vector_games import ManyGames

ROOM = "envs/stepping"
"""The compiled room whose cache holds them."""


def warm_up() -> None:
    """Compile or load every step."""
    with compiled.warming(ROOM):
        one = OneGame(2)
        one.deal(1)
        one.step(int(one.mask.argmax()))
        GameAmongBots(2).begin(1, [NO_BOT, RANDOM], chance=1)
        many = ManyGames(2, 2, None, None, WAYS[0], mine=[1, 1], opponent=0)
        many.deal([1, 2], np.ones(2, np.bool_))
        actions = many.masks.argmax(1)
        many.first_illegal(actions)
        many.step(actions)
