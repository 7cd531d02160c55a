"""What a game of OpenSpiel is set up from: its parameters, and what never changes during play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from notredame.compiling import twins
from notredame.envs.one_game import Row, blank, way_number
from notredame.rules.fast.raw import Scratch, engine
from notredame.rules.model.actions import MAX_CHOICES, N_ACTIONS
from notredame.rules.model.options import (
    ALLOWED,
    DEFAULT_EDITION,
    EDITIONS,
    STORED_EDITIONS,
    Options,
    options_of,
    parse_option,
    value_words,
)
from notredame.rules.model.pieces import ROUNDS

from ..stepping import entrypoints, observation
from ..warm_up import make_ready
from .deal import Shuffles
from .state_fields import fields_of

NO_LIMIT = -1
"""`coins` without a limit."""
REWARDS = ("win", "rank", "margin")

QUESTIONS_A_ROUND = 11
"""Of one player: 2 kept cards, 2 played ones with at most 3 more questions each (a marker from the
board or the friend's sector; two benefits, or a stop and the rat), 1 for the plague."""
QUESTIONS_OF_PERSONS = ROUNDS * 5
"""At most 1 and the fool's 4 in each round ..."""
QUESTIONS_OF_NEW_PERSONS = QUESTIONS_OF_PERSONS + 10 + 6 + 2
"""... but once 14 for the gypsies' markers, once two further persons of the advisor's, once 6 for
the butcher."""


def _parameters() -> dict[str, Any]:
    """Every option by name, with its value unless the editions differ: then 0 or "" for theirs."""
    out: dict[str, Any] = {"players": 4, "edition": DEFAULT_EDITION, "reward": REWARDS[0]}
    for name, allowed in ALLOWED.items():
        presets = (*EDITIONS.values(), *STORED_EDITIONS.values())
        values = {getattr(options, name) for options in presets}
        if name == "log":
            continue  # says what a page shows
        if len(values) == 1:
            out[name] = values.pop()
        else:
            out[name] = 0 if type(allowed[0]) is int else ""
    return out


PARAMETERS = _parameters()
"""The parameters of the game and their defaults."""


def options_from(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that differ from the edition's, as the rules want them."""
    out: dict[str, Any] = {}
    for name, value in parameters.items():
        if name not in ALLOWED or value == PARAMETERS[name]:
            continue
        if name == "coins" and value == NO_LIMIT:
            out[name] = "unlimited"
        elif isinstance(value, str):
            out |= [parse_option(f"{name}={value}")]
        else:
            out[name] = value
    return out


def stored_parameters(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters that a stored game names, what was corrected in its edition among them."""
    return _corrected(parameters, EDITIONS) | dict(parameters)


def from_stored_parameters(stored: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a stored game; without a correction it was played before it."""
    now = _corrected(stored, EDITIONS)
    named = _corrected(stored, STORED_EDITIONS) | dict(stored)
    return {name: value for name, value in named.items() if value != now.get(name)}


def _corrected(parameters: Mapping[str, Any], presets: Mapping[str, Options]) -> dict[str, Any]:
    """The options in which a game's edition was corrected, as presets have them."""
    edition = parameters.get("edition", DEFAULT_EDITION)
    names = options_of(edition).stored(edition)
    return {name: value_words(getattr(presets[edition], name)) for name in names}


class Setup:
    """Shared by all states of a game; `parameters` must be complete."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        given = dict(parameters)
        self.parameters = {k: v for k, v in given.items() if v != PARAMETERS[k] or k == "players"}
        """Those that say something: what the game is called by."""
        self.players = int(given["players"])
        self.reward = str(given["reward"])
        self.way = way_number(self.reward)
        self.blank = blank(self.players, given["edition"], options_from(given))
        new = bool(self.blank.new_persons)
        self.shuffles = Shuffles(self.players, new)
        self.longest = self.players * (
            ROUNDS * QUESTIONS_A_ROUND + (QUESTIONS_OF_NEW_PERSONS if new else QUESTIONS_OF_PERSONS)
        )
        """No game has more moves. Random ones have less than half as many."""
        self.engine = engine()
        self.fields = fields_of(self.engine.name)
        compiled_look = self.engine.name == "compiled"
        if compiled_look:
            make_ready("openspiel")
        self._look: Any = (
            twins.twin(entrypoints.look_on_bytes) if compiled_look else observation.look
        )
        self._scratch = Scratch(self._buffers)

    def _buffers(self) -> tuple[Any, ...]:
        """What looking overwrites, for each thread its own."""
        held = self.engine.hold(self.blank)
        spare = held if self.engine.name == "compiled" else [held]
        return spare, np.zeros(MAX_CHOICES, np.int64), np.zeros(N_ACTIONS, np.int8)

    def row(self, state: Any, viewer: int) -> Row:
        """What a seat, or the spectator -1, sees of a held state."""
        row: Row = np.zeros(observation.observation_size(self.players), np.int16)
        spare, ints, mask = self._scratch.out
        self._look(state, viewer, spare, ints, row, mask)
        return row


@lru_cache(maxsize=64)
def _setup(items: tuple[tuple[str, Any], ...]) -> Setup:
    return Setup(dict(items))


def setup_of(parameters: Mapping[str, Any]) -> Setup:
    """The setup of a game's parameters; the same parameters share one."""
    return _setup(tuple(sorted((PARAMETERS | dict(parameters)).items())))
