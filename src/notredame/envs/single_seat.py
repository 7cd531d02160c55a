"""A game in which bots that answer in compiled code have some of the seats.

For a bot in Python the whole state must be unpacked, which takes longer than everything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from notredame.bots.workspaces import compiled_workspace, plain_workspace
from notredame.compiling import twins

from .one_game import OneGame
from .stepping import entrypoints
from .stepping.steps import NO_ANSWER, step_among_bots


class GameAmongBots(OneGame):
    """A game whose steps go on until a seat without such a bot is asked.

    The rewards of a step are those of all these answers together.
    """

    PART: ClassVar[str] = "among"
    NOT_COPIED: ClassVar[tuple[str, ...]] = (*OneGame.NOT_COPIED, "_workspace", "_step_among")

    def begin(self, seed: int, bots: Sequence[int], chance: int) -> None:
        """Deal a game and let the bots answer; `bots` has an index or NO_BOT for each seat.

        `chance` is the seed of the bots' random choices.
        """
        self.deal(seed)
        self._bots = np.array(bots, np.int64)
        self._chance = self._engine.chance(chance)
        self.step(NO_ANSWER)

    def step(self, action: int) -> None:
        """Apply the answer of the seat that is asked, and the bots' answers that follow."""
        self.current = self._step_among(
            self._state,
            action,
            self._bots,
            self._reward_kind,
            self._chance,
            self._workspace,
            self.row,
            self.mask,
            self.rewards,
        )

    def _bind_engine(self) -> None:
        super()._bind_engine()
        if self._engine.name == "compiled":
            self._workspace = compiled_workspace()
            self._step_among = twins.twin(entrypoints.step_among_bots_on_bytes)
        else:
            self._workspace = plain_workspace()
            self._step_among = step_among_bots

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        return kept | {"_chance": int(self._chance[0])} if "_chance" in kept else kept

    def __setstate__(self, given: dict[str, Any]) -> None:
        super().__setstate__(given)
        if "_chance" in given:
            self._chance = self._engine.chance(0)
            self._chance[0] = given["_chance"]
