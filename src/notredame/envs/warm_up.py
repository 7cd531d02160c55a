"""Compiling what environments call, all at once: before anybody needs it, or at first use."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

import numpy as np

from notredame.compiling import cache
from notredame.rules.fast.raw import CompiledEngine, engine

from .one_game import OneGame
from .single_seat import GameAmongBots
from .stepping.rewards import WAYS
from .stepping.steps import NO_BOT, RANDOM
from .vector_games import ManyGames

COMPILED_PACKAGE = "envs/stepping"
"""The compiled room whose cache holds them."""


_working = threading.RLock()
_seen_to: set[str] = set()
"""Parts that need not be looked after in this process any more."""
_inside = False


def make_ready(part: str) -> None:
    """Compile a part if that was never done here; where it was, it is loaded at first use.

    So it is done by one process, and told of as one, not in pieces with every first call.
    """
    with _working:
        if _inside or part in _seen_to:
            return
        _seen_to.add(part)
        if not cache.is_warm(COMPILED_PACKAGE, part) and cache.can_be_kept():
            _warm([part], part)


def warm_up() -> None:
    """Compile or load every part."""
    _warm(PARTS, "")


def _warm(parts: Iterable[str], name: str) -> None:
    global _inside
    with _working, cache.warming(COMPILED_PACKAGE, name):
        _inside = True  # the games made here need nothing made ready
        try:
            for part in parts:
                PARTS[part]()
        finally:
            _inside = False


def _one_game() -> None:
    one = OneGame(2)
    one.deal(1)
    one.step(int(one.mask.argmax()))


def _among_bots() -> None:
    GameAmongBots(2).begin(1, [NO_BOT, RANDOM], chance=1)


def _many_games() -> None:
    many = ManyGames(2, 2, None, None, WAYS[0], mine=[1, 1], opponent=0)
    many.deal([1, 2], np.ones(2, np.bool_))
    actions = many.masks.argmax(1)
    many.first_illegal(actions)
    many.step(actions)


def _openspiel() -> None:
    native = engine("compiled")
    assert isinstance(native, CompiledEngine)
    native.warm_up()
    _one_game()


PARTS: dict[str, Callable[[], None]] = {
    "one": _one_game,
    "among": _among_bots,
    "many": _many_games,
    "openspiel": _openspiel,
}
"""What each kind of environment calls, all of it once."""
