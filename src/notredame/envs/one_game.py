"""The game behind an environment: compiled if Numba is installed, otherwise plain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as missing:
    raise ImportError("notredame.envs needs NumPy: pip install 'notredame[fast]'.") from missing

from notredame.compiling import twins
from notredame.rules.errors import OptionError, SetupError, shown
from notredame.rules.fast.raw import blank_state, engine
from notredame.rules.model.actions import MAX_CHOICES, N_ACTIONS
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.rules.model.printed_data import PRINTED, Printed
from notredame.rules.model.state import State

from .stepping import entrypoints, observation, steps
from .stepping.rewards import REWARD_KINDS
from .validation import whole

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


def reward_number(reward: str) -> int:
    """The index of a kind of reward; raises OptionError if there is none of this name."""
    if reward not in REWARD_KINDS:
        raise OptionError(
            f"There is no reward {shown(reward)}; there are {', '.join(REWARD_KINDS)}."
        )
    return REWARD_KINDS.index(reward)


def blank(
    players: int,
    edition: str | None,
    options: Mapping[str, Any] | None,
    printed: Printed = PRINTED,
) -> State:
    """A state before the deal."""
    chosen = options_of(edition or DEFAULT_EDITION).changed(options or {})
    return blank_state(players, options=chosen, printed=printed)


class OneGame:
    """A game that can be dealt and stepped; `row` and `mask` show what the seat to act sees.

    Made for speed: `step` does not check its argument. The environments check theirs.
    """

    PART: ClassVar[str] = "one"
    """The part of the compiled code that it needs, by its name in `warm_up.PARTS`."""
    NOT_COPIED: ClassVar[tuple[str, ...]] = (
        "_engine",
        "_ints",
        "_spare",
        "_step",
        "_look",
    )
    """Attributes that belong to this process; a copy creates its own."""

    def __init__(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = REWARD_KINDS[0],
    ) -> None:
        self.players = players = whole(players)
        self.blank = blank(players, edition, options)
        self.row: Row = np.zeros(observation.observation_size(players), np.int16)
        self.mask: Mask = np.zeros(N_ACTIONS, np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros(players, np.float32)
        self.current = -1
        """The seat that is asked; -1 when the game is over or has not begun."""
        self._reward_kind = reward_number(reward)
        self._bind_engine()
        self._state = self._engine.hold(self.blank)

    def _bind_engine(self) -> None:
        self._engine = engine()
        self._ints: Any = np.zeros(MAX_CHOICES, np.int64)
        if self._engine.name == "compiled":
            from .warm_up import make_ready  # here, because `warm_up` imports this module

            make_ready(self.PART)
            self._spare: Any = self._engine.hold(self.blank)
            self._step = twins.twin(entrypoints.step_on_bytes)
            self._look = twins.twin(entrypoints.look_on_bytes)
        else:
            self._spare = [self._engine.hold(self.blank)]
            self._step = steps.step
            self._look = observation.look

    def __getstate__(self) -> dict[str, Any]:
        """The state for copies and pickles, in a form that both engines can read."""
        kept = {name: value for name, value in vars(self).items() if name not in self.NOT_COPIED}
        return kept | {"_state": self.state()}

    def __setstate__(self, given: dict[str, Any]) -> None:
        """Restore a copied state, perhaps with the other engine."""
        vars(self).update(given)
        self._bind_engine()
        self._state = self._engine.hold(given["_state"])

    def deal(self, seed: int) -> None:
        """Deal a new game; the same seed gives the same deal."""
        seed = whole(seed)
        if not isinstance(seed, int):
            raise SetupError(f"A seed is a whole number, not {shown(seed)}.")
        self._state = self._engine.hold(self.blank)
        self._engine.deal(self._state, self._engine.chance(seed))
        self._look_at_game()

    def take(self, state: State) -> None:
        """Continue from a state."""
        self._state = self._engine.hold(state)
        self._look_at_game()

    def step(self, action: int) -> None:
        """Apply the answer of the seat that is asked.

        The mask must allow it; any other action leads to an impossible state without an error.
        """
        self.current = self._step(
            self._state,
            action,
            self._reward_kind,
            self._spare,
            self._ints,
            self.row,
            self.mask,
            self.rewards,
        )

    def look(self, seat: int) -> tuple[Row, Mask]:
        """Row and mask of what a seat, or a watcher (-1), sees now."""
        if seat not in range(-1, self.players):
            raise SetupError(
                f"The seats of {self.players} players are 0 to {self.players - 1}, and -1 is a "
                f"watcher, not {shown(seat)}."
            )
        row, mask = np.empty_like(self.row), np.empty_like(self.mask)
        self._look(self._state, seat, self._spare, self._ints, row, mask)
        return row, mask

    def state(self) -> State:
        """The true state."""
        return self._engine.release(self._state)

    def _look_at_game(self) -> None:
        """Write what the seat to act sees, without rewards."""
        over = self._engine.over(self._state)
        self.current = -1 if over else self._engine.current(self._state)
        seat = max(0, self.current)
        self._look(self._state, seat, self._spare, self._ints, self.row, self.mask)
        self.rewards[:] = 0.0
