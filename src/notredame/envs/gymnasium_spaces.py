"""The spaces of the Gymnasium environments.

At any moment most of the 157 actions are impossible. Sampling an action space without a mask
therefore gives an action that is possible now, so `env.step(env.action_space.sample())` works.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from notredame.rules.model.actions import N_ACTIONS

from .stepping.observation import observation_size


def seen_space(players: int) -> spaces.Dict:
    """The observation space: a row (see `notredame.envs.layout`) and a mask of possible actions."""
    numbers = np.iinfo(np.int16)
    shape = (observation_size(players),)
    return spaces.Dict(
        {
            "observation": spaces.Box(numbers.min, numbers.max, shape, np.int16),
            "action_mask": spaces.Box(0, 1, (N_ACTIONS,), np.int8),
        }
    )


class Answers(spaces.Discrete):
    """The actions of one game; the array `mask` says which are possible now."""

    def __init__(self, mask: npt.NDArray[np.int8]) -> None:
        super().__init__(N_ACTIONS)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random action that the mask allows, by default one that is possible now."""
        if probability is not None:
            return super().sample(mask, probability)
        return super().sample(self.mask if mask is None else mask)


class ManyAnswers(spaces.MultiDiscrete):
    """An action for each of many games; the array `masks` says which are possible now."""

    def __init__(self, masks: npt.NDArray[np.int8]) -> None:
        super().__init__([N_ACTIONS] * len(masks))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Sample as MultiDiscrete does, by default an action that is possible now in each game."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        scores = self.np_random.random(self._masks.shape, np.float32)
        return (scores * self._masks).argmax(axis=1)
