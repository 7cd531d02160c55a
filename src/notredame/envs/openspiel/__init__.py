"""Notre Dame as a game of OpenSpiel; importing this registers it.

    import pyspiel
    import notredame.envs.openspiel
    game = pyspiel.load_game("notre_dame(players=3,new_persons=True)")

`PARAMETERS` has all parameters. Those on which the editions differ are 0 or "" until they are set:
`notre_dame(edition=rio-grande-2007,hotel_double_from=3,city_guard_friend=no)`. `coins` is 25, or -1
without limit.
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
"""More than anybody can have, for the bounds of `reward=margin`: 18 cards of at most 22, 11 hired
persons of at most 71, 3 cathedrals of at most 19, all of it doubled by the manager."""


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

    All chance is drawn before the first move, one piece a node. The simultaneous draft goes seat by
    seat and reveals nothing. What players get at the end, by the parameter `reward`:

    - `win`: 1 for the winner, -1 / (players - 1) for the others; who win together share.
    - `rank`: 1 for the first, -1 for the last, evenly between.
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
        """Before anything is dealt."""
        return NotreDameState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every game has as many."""
        return self.setup.shuffles.count

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An observer; see `notredame.envs.openspiel.observers`."""
        return make_observer(self.setup, iig_obs_type, params)


pyspiel.register_game(ZERO_SUM, NotreDameGame)
