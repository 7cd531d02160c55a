"""Compiles what environments call, all at once: in advance, or at first use."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

import numpy as np

from notredame.compiling import cache
from notredame.rules.fast.raw import CompiledEngine, engine

from .one_game import OneGame
from .single_seat import GameAmongBots
from .stepping.rewards import REWARD_KINDS
from .stepping.steps import NO_BOT, RANDOM
from .vector_games import ManyGames

COMPILED_PACKAGE = "envs/stepping"
"""The package whose compiled code environments use, as its cache names it."""


_lock = threading.RLock()
_checked: set[str] = set()
"""Parts that this process has already made ready."""
_warming = False
"""Whether a part is being compiled or loaded now."""


def make_ready(part: str) -> None:
    """Compile a part unless it is in the cache, from which it is loaded at first use.

    Thus one process compiles all of it and reports its progress once, instead of compiling piece
    by piece with every first call.
    """
    with _lock:
        if _warming or part in _checked:
            return
        _checked.add(part)
        if not cache.is_warm(COMPILED_PACKAGE, part) and cache.can_be_kept():
            _warm([part], part)


def warm_up() -> None:
    """Compile or load every part."""
    _warm(PARTS, "")


def _warm(parts: Iterable[str], name: str) -> None:
    global _warming
    with _lock, cache.warming(COMPILED_PACKAGE, name):
        _warming = True  # the games that are created here must not call `make_ready`
        try:
            for part in parts:
                PARTS[part]()
        finally:
            _warming = False


def _one_game() -> None:
    one = OneGame(2)
    one.deal(1)
    one.step(int(one.mask.argmax()))


def _among_bots() -> None:
    GameAmongBots(2).begin(1, [NO_BOT, RANDOM], chance=1)


def _many_games() -> None:
    many = ManyGames(2, 2, None, None, REWARD_KINDS[0], mine=[1, 1], opponent=0)
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
"""For each part, a function that calls once everything an environment of that kind needs."""
