"""A game in which some seats belong to bots that answer in compiled code.

To ask a bot in Python, the whole state is unpacked for it, which takes longer than all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from notredame.bots.thinking import workspace
from notredame.compiling import twins

from .one_game import OneGame
from .stepping import entrypoints
from .stepping.steps import NO_ANSWER, step_among_bots


class GameAmongBots(OneGame):
    """A step goes on until a seat without such a bot is asked, and rewards all that happened."""

    PART: ClassVar[str] = "among"
    TAKEN: ClassVar[tuple[str, ...]] = (*OneGame.TAKEN, "_workspace", "_step_among")

    def begin(self, seed: int, bots: Sequence[int], chance: int) -> None:
        """Deal a game and let the bots answer; `bots` has one for each seat, or NO_BOT.

        What the bots draw follows from `chance` alone.
        """
        self.deal(seed)
        self._bots = np.array(bots, np.int64)
        self._chance = self._engine.chance(chance)
        self.step(NO_ANSWER)

    def step(self, action: int) -> None:
        """Apply the answer of the seat that is asked, and the bots' answers to it."""
        self.current = self._step_among(
            self._state,
            action,
            self._bots,
            self._way,
            self._chance,
            self._workspace,
            self._outputs,
        )

    def _take_engine(self) -> None:
        super()._take_engine()
        if self._engine.name == "compiled":
            self._workspace = twins.twin(workspace.new_workspace)()
            self._step_among = twins.twin(entrypoints.step_among_bots_on_bytes)
        else:
            self._workspace = workspace.new_workspace()
            self._step_among = step_among_bots

    def __getstate__(self) -> dict[str, Any]:
        own = super().__getstate__()
        return own | {"_chance": int(self._chance[0])} if "_chance" in own else own

    def __setstate__(self, given: dict[str, Any]) -> None:
        super().__setstate__(given)
        if "_chance" in given:
            self._chance = self._engine.chance(0)
            self._chance[0] = given["_chance"]
