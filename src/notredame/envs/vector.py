"""The vector environment for Gymnasium: thousands of games, stepped in one compiled call.

`gymnasium.make_vec("notredame/NotreDame-v0", num_envs=1024)` creates one, after
`notredame.envs.gymnasium` has been imported. Without Numba it works too, but slowly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError(
        "notredame.envs.vector needs Gymnasium 1.1: pip install 'notredame[gymnasium]'."
    ) from missing

import numpy as np
import numpy.typing as npt

from notredame.rules.errors import IllegalChoice, SetupError, shown
from notredame.rules.model.chance import LARGEST_SEED
from notredame.rules.model.deal import boroughs_for

from .gymnasium_spaces import Answers, ManyAnswers, seen_space
from .stepping.rewards import REWARD_KINDS
from .stepping.steps import OPPONENTS, RANDOM
from .validation import refusal, seat_at, whole
from .vector_games import ManyGames

NONE_BEGUN = "No games are being played; reset() begins them."


class NotreDameVector(VectorEnv[dict[str, Any], Any, Any]):
    """Many games, each with one learning seat, or with all seats learning (`opponents=None`).

    `opponents` is `random`, `greedy` or `quick` for all other seats; any other bot needs
    `make_vec(..., vectorization_mode="sync")`. Unless `seat` is given, the learning seat of game i
    is i modulo `players`. With `opponents=None` the caller answers every question of every seat:
    `info["seat"]` is the seat of the observation, the reward is that of the seat that answered, and
    `info["rewards"]` has the rewards of all seats. A game that is over starts again at the next
    step, whatever its action. `copy=False` returns the arrays that the next step overwrites.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        opponents: str | None = OPPONENTS[RANDOM],
        seat: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = REWARD_KINDS[0],
        copy: bool = True,
        render_mode: None = None,
        illegal: str = "error",
    ) -> None:
        players, num_envs = whole(players), whole(num_envs)
        boroughs_for(players)  # raises an error for an impossible number
        if render_mode is not None:
            raise SetupError(
                f"Many games at once cannot be shown, so render_mode must be None, not "
                f'{shown(render_mode)}; vectorization_mode="sync" can show each of a few.'
            )
        if illegal != "error":
            raise SetupError(
                f"In many games at once an illegal action is an error; illegal={shown(illegal)} "
                f'is for vectorization_mode="sync".'
            )
        if type(num_envs) is not int or num_envs < 1:
            raise SetupError(f"num_envs is a whole number of at least 1, not {shown(num_envs)}.")
        if opponents is not None and opponents not in OPPONENTS:
            raise SetupError(
                f"Many games at once are played against {', '.join(OPPONENTS)}, or None for "
                f'all seats, not {shown(opponents)}; vectorization_mode="sync" knows every bot.'
            )
        if opponents is None and seat is not None:
            raise SetupError("With opponents=None all seats are the caller's; leave seat out.")
        fixed = seat_at(players, seat)
        if opponents is None:
            mine = [(1 << players) - 1] * num_envs
        else:
            mine = [1 << (i % players if fixed is None else fixed) for i in range(num_envs)]
        opponent = RANDOM if opponents is None else OPPONENTS.index(opponents)
        self._games = ManyGames(num_envs, players, edition, options, reward, mine, opponent)
        self._copy = copy
        self._begun = False
        self._numbers = np.arange(num_envs)
        self.num_envs = num_envs
        self.single_observation_space = seen_space(players)
        self.single_action_space: Answers = Answers(self._games.masks[0])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = ManyAnswers(self._games.masks)

    def __setstate__(self, given: dict[str, Any]) -> None:
        """Restore a copy, whose action space must refer to the mask of its own game 0."""
        vars(self).update(given)
        self.single_action_space.mask = self._games.masks[0]

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all games: game i from seed + i, or from the i-th of a list, where None is any seed.

        Without a seed, the games continue the series that the last seed or seeds began. With
        `options={"reset_mask": array}` only the games where the array is True are dealt.
        """
        which = self._reset_mask(options or {})
        self._games.deal(self._seeds(seed), which)
        self._begun = True
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Apply an action in each game."""
        games = self._games
        if not self._begun:
            raise ResetNeeded(NONE_BEGUN)
        wanted = self._checked(actions)
        answered = games.seats.copy()
        games.step(wanted)
        rewards = games.rewards[self._numbers, answered]
        terminated = games.over == 1
        return self._seen(), rewards, terminated, np.zeros_like(terminated), self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each action that is possible now, by game; all False where a game is over."""
        if not self._begun:
            raise ResetNeeded(NONE_BEGUN)
        return self._games.masks.astype(np.bool_)

    def _reset_mask(self, options: Mapping[str, Any]) -> Any:
        """The mask of games to deal; refuses the same masks as Gymnasium's own vectors."""
        which = options.get("reset_mask")
        if which is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(which, np.ndarray) or which.dtype != np.bool_:
            raise TypeError(f"reset_mask is an array of bools, not {shown(which)}.")
        if which.shape != (self.num_envs,) or not which.any():
            raise SetupError(
                f"reset_mask has a bool for each of {self.num_envs} games, at least one of them "
                f"True; {shown(which)} has not."
            )
        if not self._begun:
            raise ResetNeeded("The first reset() begins all games; leave reset_mask out.")
        return np.array(which)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise SetupError(f"{self.num_envs} games have as many seeds, not {len(seed)}.")
            given = [None if one is None else checked_seed(one) for one in seed]
            known = [one for one in given if one is not None]
            if len(known) == self.num_envs:
                self.np_random = np.random.default_rng(known)
            drawn = self._drawn()
            return [drawn[i] if one is None else one for i, one in enumerate(given)]
        if seed is None:
            return self._drawn()
        first = checked_seed(seed)
        super().reset(seed=first)
        return list(range(first, first + self.num_envs))

    def _drawn(self) -> list[int]:
        drawn: list[int] = self.np_random.integers(LARGEST_SEED, size=self.num_envs).tolist()
        return drawn

    def _checked(self, actions: Any) -> Any:
        """The actions as an array of ints; raises IllegalChoice unless all are possible."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise IllegalChoice(
                f"{self.num_envs} games take an array of as many whole numbers, not one of shape "
                f"{given.shape} and type {given.dtype}."
            )
        wanted = np.ascontiguousarray(given, np.int64)
        bad = self._games.first_illegal(wanted)
        if bad >= 0:
            chooser = f"Seat {self._games.seats[bad]} of game {bad}"
            raise IllegalChoice(refusal(chooser, int(wanted[bad]), self._games.masks[bad]))
        return wanted

    def _seen(self) -> dict[str, Any]:
        rows, masks = self._games.rows, self._games.masks
        if self._copy:
            rows, masks = rows.copy(), masks.copy()
        return {"observation": rows, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        seats, rewards = self._games.seats, self._games.rewards
        if self._copy:
            seats, rewards = seats.copy(), rewards.copy()
        return {"seat": seats, "rewards": rewards}


def checked_seed(seed: Any) -> int:
    """A seed of any type of whole number as an int; anything else raises Gymnasium's error."""
    number = int(seed) if isinstance(seed, np.integer) else seed
    if type(number) is not int or number < 0:
        seeding.np_random(number)  # raises the error
    return int(number)
