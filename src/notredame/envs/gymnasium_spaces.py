"""The spaces of the Gymnasium environments.

Most of the 157 actions are impossible at any moment. So a sample of an action space here, taken
without a mask, is one that is possible now: `env.step(env.action_space.sample())` plays on.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from notredame.rules.model.actions import N_ACTIONS

from .stepping.observation import observation_size


def seen_space(players: int) -> spaces.Dict:
    """A row of numbers, named in `notredame.envs.layout`, and the mask of possible actions."""
    numbers = np.iinfo(np.int16)
    shape = (observation_size(players),)
    return spaces.Dict(
        {
            "observation": spaces.Box(numbers.min, numbers.max, shape, np.int16),
            "action_mask": spaces.Box(0, 1, (N_ACTIONS,), np.int8),
        }
    )


class Answers(spaces.Discrete):
    """The actions of one game; `mask` is the array that says what is possible now."""

    def __init__(self, mask: npt.NDArray[np.int8]) -> None:
        super().__init__(N_ACTIONS)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any action that the mask allows; without one, any that is possible now."""
        if probability is not None:
            return super().sample(mask, probability)
        return super().sample(self.mask if mask is None else mask)


class ManyAnswers(spaces.MultiDiscrete):
    """An action for each of many games; `masks` is the array that says what is possible now."""

    def __init__(self, masks: npt.NDArray[np.int8]) -> None:
        super().__init__([N_ACTIONS] * len(masks))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """As MultiDiscrete does; without a mask, any that is possible now in each game."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        lots = self.np_random.random(self._masks.shape, np.float32)
        return (lots * self._masks).argmax(axis=1)
