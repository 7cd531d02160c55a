"""The game for PettingZoo: `notredame_v0.env(players=4)`, an AEC environment.

A turn of the game consists of several small questions; `agent_selection` stays the same as long as
the same seat is asked. In the draft, where all players choose at once, the seats are asked one
after the other; that makes no difference, because no seat sees which cards the others keep. The
environment is not parallelizable: which agent comes next depends on the answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

try:
    import gymnasium
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        "notredame_v0 needs PettingZoo: pip install 'notredame[pettingzoo]'."
    ) from missing

import numpy as np
from gymnasium import spaces

from notredame.rules.errors import IllegalChoice
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import N_ACTIONS
from notredame.rules.model.chance import LARGEST_SEED

from .fast_wrapper import PUBLIC, FastWrapper
from .gymnasium_spaces import seen_space
from .one_game import OneGame
from .rendering import drawer
from .stepping.rewards import PRESTIGE, REWARD_KINDS
from .validation import NOT_BEGUN, allowed, known, refusal

ILLEGAL = -1.0
"""Reward of an agent for an illegal action, in `env`."""

Observation = dict[str, Any]


def env(**arguments: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers; the arguments are those of `raw_env`.

    An illegal action ends the game and costs its agent a point, an action that does not exist is
    an AssertionError, and calls in the wrong order are reported.
    """
    game: AECEnv = raw_env(**arguments)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return FastWrapper(game)


class NotreDame(AECEnv):  # type: ignore[misc]
    """The environment without wrappers: an illegal action is an error and changes nothing.

    `players` is 2 to 5. `edition` and `options` are those of `notredame.Game` (New Persons:
    `options={"new_persons": True}`). `reward` is win, rank, margin or prestige. `render` shows the
    table as `viewer` sees it: an agent, or None for a watcher.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "notredame_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = REWARD_KINDS[0],
        render_mode: str | None = None,
        viewer: str | None = None,
    ) -> None:
        super().__init__()
        self._game = OneGame(players, edition, options, reward)
        players = self._game.players
        self._shaped = reward == REWARD_KINDS[PRESTIGE]
        self._np_random: np.random.Generator | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        if render_mode is not None:
            known("render mode", render_mode, self.metadata["render_modes"])
        if viewer is not None:
            known("viewer", viewer, self.possible_agents)
        self.render_mode, self.viewer = render_mode, viewer
        self._draw = drawer(render_mode) if render_mode else None
        self.observation_spaces = {agent: seen_space(players) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(N_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """A row of numbers (see `notredame.envs.layout`) and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action space of the rules."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game: the seed's, or the next one of the series that the last seed began."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._game.deal(int(self._np_random.integers(LARGEST_SEED)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._game.current]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, in arrays that later steps do not change."""
        self._assert_begun()
        game, seat = self._game, self._seats[agent]
        if seat == game.current:
            return {"observation": game.row.copy(), "action_mask": game.mask.copy()}
        row, mask = game.look(seat)
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Answer for the selected agent; None for an agent whose game is over."""
        if not self.agents:
            raise IllegalChoice(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        elif self.allows(action):
            self.play(action)
        else:
            raise IllegalChoice(refusal(agent, action, self._game.mask))

    def allows(self, action: Any) -> bool:
        """Whether the selected agent may choose this action; never when the game is over."""
        if allowed(action, self._game.mask) is None:
            return False
        return not self.terminations.get(self.agent_selection, True)

    def play(self, action: Any) -> None:
        """Apply an action that is known to be allowed."""
        game, agent = self._game, self.agent_selection
        game.step(int(action))
        seat = game.current
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.agent_selection = self.agents[0]
            self.terminations = dict.fromkeys(self.agents, True)
        if seat < 0 or self._shaped:
            self._cumulative_rewards[agent] = 0.0
            self.rewards = dict(zip(self.agents, game.rewards.tolist(), strict=True))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Draw the table as the viewer sees it: text (ansi; human prints it) or a picture."""
        if self._draw is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode.")
            return None
        self._assert_begun()
        seat = None if self.viewer is None else self._seats[self.viewer]
        drawn = self._draw(View(self._game.state(), seat), self.possible_agents)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def __getattr__(self, name: str) -> Any:
        """Explain missing attributes: the public ones do not exist before `reset`."""
        raise AttributeError(NOT_BEGUN if name in PUBLIC else f"There is no {name}.")

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _assert_begun(self) -> None:
        if self._np_random is None:
            raise IllegalChoice(NOT_BEGUN)


raw_env = NotreDame
