"""Notre Dame for OpenSpiel; importing this package registers the game.

    import pyspiel
    import notredame.envs.openspiel
    game = pyspiel.load_game("notre_dame(players=3,new_persons=True)")

`PARAMETERS` has all parameters. Those in which editions differ are 0 or "" by default, which means
the edition's value: `notre_dame(edition=rio-grande-2007,hotel_double_from=3,city_guard_friend=no)`.
`coins` is 25, or -1 for no limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "notredame.envs.openspiel needs OpenSpiel: pip install 'notredame[openspiel]'"
    ) from missing

from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.actions import N_ACTIONS

from .deal import MAX_OUTCOMES
from .observers import Observer, make_observer
from .setup import PARAMETERS, REWARDS, Setup, setup_of
from .state import NotreDameState

__all__ = ["PARAMETERS", "NotreDameGame", "NotreDameState"]

MOST_PRESTIGE = 2500
"""Upper bound of a player's prestige, for the bounds of `reward=margin`: 18 cards at 22 or less, 11
hired persons at 71 or less, 3 cathedrals at 19 or less, all doubled by the manager."""


def _type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name="notre_dame",
        long_name="Notre Dame",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


ZERO_SUM = _type(pyspiel.GameType.Utility.ZERO_SUM)
GENERAL_SUM = _type(pyspiel.GameType.Utility.GENERAL_SUM)


def _checked(parameters: Mapping[str, Any]) -> Setup:
    if parameters.get("reward", REWARDS[0]) not in REWARDS:
        raise pyspiel.SpielError(
            f"notre_dame has no reward {shown(parameters['reward'])}; "
            f"there are {', '.join(REWARDS)}."
        )
    try:
        return setup_of(parameters)
    except NotreDameError as problem:
        raise pyspiel.SpielError(str(problem)) from None


class NotreDameGame(pyspiel.Game):  # type: ignore[misc]
    """The game for OpenSpiel.

    All chance is drawn before the first move, one piece at each node. In the simultaneous draft
    the seats are asked one after the other, which reveals nothing. Returns by `reward`:

    - `win`: 1 for the winner, -1 / (players - 1) for the others; joint winners share.
    - `rank`: from 1 for the first to -1 for the last, evenly spaced.
    - `margin`: prestige less the best of the others'; zero-sum for two players only.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        setup = _checked(params or {})
        margin = setup.reward == "margin"
        least = -1.0 / (setup.players - 1) if setup.reward == "win" else -1.0
        zero = not margin or setup.players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=N_ACTIONS,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=setup.players,
            min_utility=-float(MOST_PRESTIGE) if margin else least,
            max_utility=float(MOST_PRESTIGE) if margin else 1.0,
            utility_sum=0.0 if zero else None,
            max_game_length=setup.longest,
        )
        super().__init__(ZERO_SUM if zero else GENERAL_SUM, info, setup.parameters)
        self.setup = setup

    def new_initial_state(self) -> NotreDameState:
        """The state before anything is dealt."""
        return NotreDameState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Number of chance nodes, which is the same in every game."""
        return self.setup.shuffles.count

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Create an observer; see `notredame.envs.openspiel.observers`."""
        return make_observer(self.setup, iig_obs_type, params)


pyspiel.register_game(ZERO_SUM, NotreDameGame)
