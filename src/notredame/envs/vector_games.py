"""Many games in one call: compiled where Numba is installed, plain elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from notredame.bots.thinking import workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import engine
from notredame.rules.model.actions import N_ACTIONS

from .one_game import Mask, blank, way_number
from .stepping import entrypoints, steps
from .stepping.observation import observation_size


class ManyGames:
    """Games that are dealt and stepped together; what is seen is written into arrays that stay."""

    TAKEN: ClassVar[tuple[str, ...]] = (
        "_engine",
        "_compiled",
        "_workspace",
        "_batch",
        "_reset",
        "_step",
        "_first_illegal",
    )
    """What belongs to this process: a copy takes it anew."""

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
        """Whose row it is: who is asked."""
        self._way = way_number(reward)
        self._opponent = opponent
        self._mine = np.array(mine, np.int64)
        self._take_engine()
        play = self._engine
        self._states = play.many([play.hold(blank(players, edition, options))] * games)
        self._rngs: Any = None

    def _take_engine(self) -> None:
        self._engine = engine()
        self._compiled = self._engine.name == "compiled"
        if self._compiled:
            from .warm_up import make_ready  # which makes such games itself

            make_ready("many")
            self._workspace = twins.twin(workspace.new_workspace)()
            self._reset = twins.twin(entrypoints.reset_many_on_bytes)
            self._step = twins.twin(entrypoints.step_many_on_bytes)
            self._first_illegal = twins.twin(steps.first_illegal)
        else:
            self._workspace = workspace.new_workspace()
            self._reset = steps.reset_many
            self._step = steps.step_many
            self._first_illegal = steps.first_illegal

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: the states as both engines read them."""
        play = self._engine
        games = range(len(self.over))
        own = {name: value for name, value in vars(self).items() if name not in self.TAKEN}
        own["_states"] = [play.release(play.one_of(self._states, i)) for i in games]
        own["_rngs"] = None if self._rngs is None else [int(rng[0]) for rng in self._rngs]
        return own

    def __setstate__(self, given: dict[str, Any]) -> None:
        """Go on from there, perhaps with the other engine."""
        vars(self).update(given)
        self._take_engine()
        self._states = self._engine.many([self._engine.hold(s) for s in given["_states"]])
        if given["_rngs"] is not None:
            self._hold_chance([[number] for number in given["_rngs"]])

    def _hold_chance(self, rngs: list[Any]) -> None:
        self._rngs = np.array(rngs, np.int64) if self._compiled else rngs
        self._batch = steps.Batch(
            mine=self._mine,
            opponent=self._opponent,
            way=self._way,
            rngs=self._rngs,
            rows=self.rows,
            masks=self.masks,
            rewards=self.rewards,
            over=self.over,
            seats=self.seats,
        )

    def deal(self, seeds: Sequence[int], which: npt.NDArray[np.bool_]) -> None:
        """Begin these games anew, each by its seed; all its later games follow from it too."""
        chances = [self._engine.chance(seed) for seed in seeds]
        if self._rngs is not None:
            chances = [chances[i] if which[i] else rng for i, rng in enumerate(self._rngs)]
        self._hold_chance(chances)
        self.rewards[:] = 0.0
        self._reset(self._states, which, self._batch, self._workspace)

    def first_illegal(self, actions: npt.NDArray[np.int64]) -> int:
        """The first game whose action cannot be chosen, or -1."""
        return int(self._first_illegal(actions, self._batch))

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """An action in each game; one that was over begins anew instead."""
        numbers = actions if self._compiled else actions.tolist()
        self._step(self._states, numbers, self._batch, self._workspace)
