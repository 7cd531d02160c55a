"""The games behind a vector environment: compiled if Numba is installed, otherwise plain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from notredame.bots.workspaces import compiled_workspace, plain_workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import engine
from notredame.rules.model.actions import N_ACTIONS

from .one_game import Mask, blank, reward_number
from .stepping import entrypoints, steps
from .stepping.observation import observation_size


class ManyGames:
    """Games that are dealt and stepped together, and written into the same arrays every time."""

    NOT_COPIED: ClassVar[tuple[str, ...]] = (
        "_engine",
        "_compiled",
        "_workspace",
        "_batch",
        "_reset",
        "_step",
        "_first_illegal",
    )
    """Attributes that belong to this process; a copy creates its own."""

    def __init__(
        self,
        games: int,
        players: int,
        edition: str | None,
        options: Mapping[str, Any] | None,
        reward: str,
        mine: Sequence[int],
        opponent: int,
    ) -> None:
        self.rows: npt.NDArray[np.int16] = np.zeros((games, observation_size(players)), np.int16)
        self.masks: Mask = np.zeros((games, N_ACTIONS), np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros((games, players), np.float32)
        self.over: npt.NDArray[np.int8] = np.zeros(games, np.int8)
        self.seats: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        """The seat of each row: the one that is asked."""
        self._reward_kind = reward_number(reward)
        self._opponent = opponent
        self._mine = np.array(mine, np.int64)
        self._bind_engine()
        play = self._engine
        self._states = play.many([play.hold(blank(players, edition, options))] * games)
        self._rngs: Any = None

    def _bind_engine(self) -> None:
        self._engine = engine()
        self._compiled = self._engine.name == "compiled"
        if self._compiled:
            from .warm_up import make_ready  # here, because `warm_up` imports this module

            make_ready("many")
            self._workspace = compiled_workspace()
            self._reset = twins.twin(entrypoints.reset_many_on_bytes)
            self._step = twins.twin(entrypoints.step_many_on_bytes)
            self._first_illegal = twins.twin(steps.first_illegal)
        else:
            self._workspace = plain_workspace()
            self._reset = steps.reset_many
            self._step = steps.step_many
            self._first_illegal = steps.first_illegal

    def __getstate__(self) -> dict[str, Any]:
        """The state for copies and pickles, in a form that both engines can read."""
        play = self._engine
        games = range(len(self.over))
        kept = {name: value for name, value in vars(self).items() if name not in self.NOT_COPIED}
        kept["_states"] = [play.release(play.one_of(self._states, i)) for i in games]
        kept["_rngs"] = None if self._rngs is None else [int(rng[0]) for rng in self._rngs]
        return kept

    def __setstate__(self, given: dict[str, Any]) -> None:
        """Restore a copied state, perhaps with the other engine."""
        vars(self).update(given)
        self._bind_engine()
        self._states = self._engine.many([self._engine.hold(s) for s in given["_states"]])
        if given["_rngs"] is not None:
            self._set_rngs([[number] for number in given["_rngs"]])

    def _set_rngs(self, rngs: list[Any]) -> None:
        self._rngs = np.array(rngs, np.int64) if self._compiled else rngs
        self._batch = steps.Batch(
            mine=self._mine,
            opponent=self._opponent,
            reward_kind=self._reward_kind,
            rngs=self._rngs,
            rows=self.rows,
            masks=self.masks,
            rewards=self.rewards,
            over=self.over,
            seats=self.seats,
        )

    def deal(self, seeds: Sequence[int], which: npt.NDArray[np.bool_]) -> None:
        """Deal the games in `which`, each from its seed, which also determines its later games."""
        rngs = [self._engine.chance(seed) for seed in seeds]
        if self._rngs is not None:
            rngs = [rngs[i] if which[i] else rng for i, rng in enumerate(self._rngs)]
        self._set_rngs(rngs)
        self.rewards[:] = 0.0
        self._reset(self._states, which, self._batch, self._workspace)

    def first_illegal(self, actions: npt.NDArray[np.int64]) -> int:
        """Index of the first game whose action is illegal, or -1."""
        return int(self._first_illegal(actions, self._batch))

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Apply an action in each game; a game that is over starts again instead."""
        numbers = actions if self._compiled else actions.tolist()
        self._step(self._states, numbers, self._batch, self._workspace)
