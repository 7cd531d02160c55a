"""The setup of an OpenSpiel game: its parameters, and what does not change during play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from notredame.compiling import twins
from notredame.envs.one_game import Row, blank, reward_number
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
from notredame.rules.model.printed_data import PRINTED, UNNAMED, shipped_name, shipped_tables

from ..stepping import entrypoints, observation
from ..warm_up import make_ready
from .deal import Shuffles
from .state_fields import fields_of

NO_LIMIT = -1
"""Value of `coins` for no limit."""
REWARDS = ("win", "rank", "margin")

QUESTIONS_A_ROUND = 11
"""Maximum for one player: 2 cards to keep, 2 to play with at most 3 further questions each (a
marker from the board or the friend's sector; two benefits, or a stop and the rat), 1 for the
plague."""
QUESTIONS_OF_PERSONS = ROUNDS * 5
"""Maximum for one player in a game: whom to hire, and the fool's 4 questions, in each round."""
QUESTIONS_OF_NEW_PERSONS = QUESTIONS_OF_PERSONS + 10 + 6 + 2
"""The same with New Persons: the gypsies may ask 14 questions instead of 4, the advisor may bring
two further persons, the butcher may ask 6 questions."""


def _parameters() -> dict[str, Any]:
    """Each option with its value if all editions agree; otherwise 0 or "" for the edition's."""
    out: dict[str, Any] = {"players": 4, "edition": DEFAULT_EDITION, "reward": REWARDS[0]}
    out["printed"] = shipped_name(PRINTED)
    for name, allowed in ALLOWED.items():
        presets = (*EDITIONS.values(), *STORED_EDITIONS.values())
        values = {getattr(options, name) for options in presets}
        if name == "log":
            continue  # affects only what the page shows
        if len(values) == 1:
            out[name] = values.pop()
        else:
            out[name] = 0 if type(allowed[0]) is int else ""
    return out


PARAMETERS = _parameters()
"""The parameters of the game and their defaults."""


def options_from(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are set, in the form that the rules expect."""
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
    """The parameters to store with a game: also its tables, and what its edition corrected."""
    tables = {"printed": PARAMETERS["printed"]}
    return tables | _corrected(parameters, EDITIONS) | dict(parameters)


def from_stored_parameters(stored: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a stored game; one without tables or corrected options is older."""
    now = {"printed": PARAMETERS["printed"]} | _corrected(stored, EDITIONS)
    named = {"printed": UNNAMED} | _corrected(stored, STORED_EDITIONS) | dict(stored)
    return {name: value for name, value in named.items() if value != now.get(name)}


def _corrected(parameters: Mapping[str, Any], presets: Mapping[str, Options]) -> dict[str, Any]:
    """The options in which a game's edition was corrected, with their values in `presets`."""
    edition = parameters.get("edition", DEFAULT_EDITION)
    names = options_of(edition).stored(edition)
    return {name: value_words(getattr(presets[edition], name)) for name in names}


class Setup:
    """What all states of a game share; `parameters` must be complete."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        given = dict(parameters)
        self.parameters = {k: v for k, v in given.items() if v != PARAMETERS[k] or k == "players"}
        """The parameters that differ from their defaults, and `players`, for the game's name."""
        self.players = int(given["players"])
        self.reward = str(given["reward"])
        self.reward_kind = reward_number(self.reward)
        tables = shipped_tables(given["printed"])
        self.blank = blank(self.players, given["edition"], options_from(given), tables)
        new = bool(self.blank.new_persons)
        self.shuffles = Shuffles(self.players, new)
        self.longest = self.players * (
            ROUNDS * QUESTIONS_A_ROUND + (QUESTIONS_OF_NEW_PERSONS if new else QUESTIONS_OF_PERSONS)
        )
        """Maximum moves of a game; random games have less than half as many."""
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
        """Scratch memory for observations; each thread has its own."""
        held = self.engine.hold(self.blank)
        spare = held if self.engine.name == "compiled" else [held]
        return spare, np.zeros(MAX_CHOICES, np.int64), np.zeros(N_ACTIONS, np.int8)

    def row(self, state: Any, viewer: int) -> Row:
        """The row of what a seat, or a watcher (-1), sees of a held state."""
        row: Row = np.zeros(observation.observation_size(self.players), np.int16)
        spare, ints, mask = self._scratch.out
        self._look(state, viewer, spare, ints, row, mask)
        return row


@lru_cache(maxsize=64)
def _setup(items: tuple[tuple[str, Any], ...]) -> Setup:
    return Setup(dict(items))


def setup_of(parameters: Mapping[str, Any]) -> Setup:
    """The setup for a game's parameters; equal parameters share one."""
    return _setup(tuple(sorted((PARAMETERS | dict(parameters)).items())))
