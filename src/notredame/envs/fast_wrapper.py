"""PettingZoo's wrappers without their price."""

from __future__ import annotations

from typing import Any, Protocol

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

PUBLIC = frozenset(
    ("agents", "agent_selection", "infos", "num_agents", "rewards", "terminations", "truncations")
)
"""What is asked for again and again."""


class Playable(Protocol):
    """An environment that tells legal actions itself."""

    def allows(self, action: Any) -> bool:
        """Whether the agent that is asked may choose this."""

    def play(self, action: Any) -> None:
        """Do what is allowed."""

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees."""

    def last(self, observe: bool) -> tuple[Any, ...]:
        """What the agent that is asked sees, and what it has got."""


class FastWrapper(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """The outermost wrapper: a legal action goes straight to the game.

    On the way through three wrappers every attribute is looked for in each of them, which takes
    several times as long as the game itself. Whatever is not legal takes the long way, so it is
    met by PettingZoo's own wrappers.
    """

    def __init__(self, env: AECEnv) -> None:
        super().__init__(env)
        self._game: Playable = env.unwrapped

    def __getattr__(self, name: str) -> Any:
        if name in PUBLIC and self._has_reset:
            return getattr(self._game, name)
        return super().__getattr__(name)

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked."""
        if self._has_reset and self._game.allows(action):
            self._has_updated = True
            self._game.play(action)
        else:
            # To those wrappers a mask at True is not the mask at 1.
            super().step(int(action) if isinstance(action, bool) else action)

    def observe(self, agent: str) -> Any:
        """What an agent sees; never by the long way, where a wrapper would remember it."""
        return self._game.observe(agent) if self._has_reset else super().observe(agent)

    def last(self, observe: bool = True) -> Any:
        """What the agent that is asked sees and has got, and whether its game is over."""
        return self._game.last(observe) if self._has_reset else super().last(observe)
