"""Samples: positions of partly random games, and what the quick policy made of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from notredame.bots.weights.weights import Weights
from notredame.bots.workspaces import compiled_workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import blank_state, engine
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.rules.model.pieces import MAX_PLAYERS, ROUNDS

from .rows import Array
from .sampling.games import sample_game_on_bytes
from .sampling.position_row import ROW

WILDEST = 70
"""Exclusive limit of the percentage of random answers."""
MOST_ROWS = 600
"""More moments than any game has."""


@dataclass(frozen=True)
class Samples:
    """Positions as rows, and the prestige of each seat at the end, in points."""

    rows: Array
    finals: Array


def new_state(players: int, new_persons: bool) -> Any:
    """A compiled state to deal games in, on the default edition."""
    options = replace(options_of(DEFAULT_EDITION), new_persons=new_persons)
    return engine("compiled").hold(blank_state(players, options=options))


class Sampler:
    """Plays games by the quick policy with some weights, and notes positions."""

    def __init__(self, weights: Weights | None = None) -> None:
        """Without weights, those that the bots use."""
        self._workspace = compiled_workspace(weights)
        self._sample = twins.twin(sample_game_on_bytes)

    def play(
        self,
        players: int,
        new_persons: bool,
        games: int,
        seed: int,
        share: int = 0,
        stop: int | None = None,
        wild: int | None = None,
    ) -> Samples:
        """Play games of a kind. The start of one round of each game is noted, and of the later
        moments `share` percent.

        `stop` is that round's index, at least 1 since all games start alike, and `wild` the
        percentage of answers given at random before it; without them, each game draws its own, the
        percentage for each seat.
        """
        rules = engine("compiled")
        state, rng = new_state(players, new_persons), rules.chance(seed)
        setup = np.random.default_rng(seed)
        room = np.zeros(MOST_ROWS * ROW, np.int64)
        rows, finals = [], []
        for _ in range(games):
            drawn_stop = int(setup.integers(1, ROUNDS))
            drawn_wild = setup.integers(0, 3, MAX_PLAYERS) * setup.integers(
                0, WILDEST // 2, MAX_PLAYERS
            )
            noted = self._sample(
                state,
                rng,
                drawn_stop if stop is None else stop,
                drawn_wild if wild is None else np.full(MAX_PLAYERS, wild),
                share,
                room,
                self._workspace,
            )
            rows.append(room[: noted * ROW].reshape(noted, ROW).astype(np.int16))
            end = [p.prestige for p in rules.release(state).players[:players]]
            finals.append(np.tile(np.array(end, np.int16), (noted, 1)))
        return Samples(np.concatenate(rows), np.concatenate(finals))
