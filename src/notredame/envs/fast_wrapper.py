"""A wrapper that avoids the cost of PettingZoo's wrappers for legal actions."""

from __future__ import annotations

from typing import Any, Protocol

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

PUBLIC = frozenset(
    ("agents", "agent_selection", "infos", "num_agents", "rewards", "terminations", "truncations")
)
"""Attributes that are read at every step."""


class Playable(Protocol):
    """An environment that checks actions itself."""

    def allows(self, action: Any) -> bool:
        """Whether the selected agent may choose this action."""

    def play(self, action: Any) -> None:
        """Apply a legal action."""

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's observation."""

    def last(self, observe: bool) -> tuple[Any, ...]:
        """The selected agent's observation, reward, and end of game, as in PettingZoo."""


class FastWrapper(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """The outermost wrapper: it passes legal actions straight to the game.

    Through three wrappers every attribute would be looked up in each of them, which takes several
    times as long as the game itself. Anything illegal goes through PettingZoo's own wrappers,
    which report it.
    """

    def __init__(self, env: AECEnv) -> None:
        super().__init__(env)
        self._game: Playable = env.unwrapped

    def __getattr__(self, name: str) -> Any:
        if name in PUBLIC and self._has_reset:
            return getattr(self._game, name)
        return super().__getattr__(name)

    def step(self, action: Any) -> None:
        """Answer for the selected agent."""
        if self._has_reset and self._game.allows(action):
            self._has_updated = True
            self._game.play(action)
        else:
            # Those wrappers index the mask, and NumPy does not treat True as the index 1.
            super().step(int(action) if isinstance(action, bool) else action)

    def observe(self, agent: str) -> Any:
        """An agent's observation; not through the other wrappers, one of which would store it."""
        return self._game.observe(agent) if self._has_reset else super().observe(agent)

    def last(self, observe: bool = True) -> Any:
        """The selected agent's observation, reward, end of game, and info."""
        return self._game.last(observe) if self._has_reset else super().last(observe)
