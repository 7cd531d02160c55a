"""One game behind an environment: compiled where Numba is installed, plain elsewhere."""

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
from notredame.rules.model.state import State

from .stepping import entrypoints, observation, steps
from .stepping.rewards import WAYS
from .validation import whole

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


def way_number(reward: str) -> int:
    """The number of a way of counting rewards."""
    if reward not in WAYS:
        raise OptionError(f"There is no reward {shown(reward)}; there are {', '.join(WAYS)}.")
    return WAYS.index(reward)


def blank(players: int, edition: str | None, options: Mapping[str, Any] | None) -> State:
    """A game that was not dealt yet."""
    chosen = options_of(edition or DEFAULT_EDITION).changed(options or {})
    return blank_state(players, options=chosen)


class OneGame:
    """A game that is dealt and stepped; what the seat that is asked sees is written down.

    Made for speed: `step` believes its caller. The environments check what they are given.
    """

    PART: ClassVar[str] = "one"
    """What is compiled for it, by its name in `warming`."""
    TAKEN: ClassVar[tuple[str, ...]] = ("_engine", "_outputs", "_ints", "_spare", "_step", "_look")
    """What belongs to this process: a copy takes it anew."""

    def __init__(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = WAYS[0],
    ) -> None:
        self.players = players = whole(players)
        self.blank = blank(players, edition, options)
        self.row: Row = np.zeros(observation.observation_size(players), np.int16)
        self.mask: Mask = np.zeros(N_ACTIONS, np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros(players, np.float32)
        self.current = -1
        """Who is asked; -1 when the game is over or has not begun."""
        self._way = way_number(reward)
        self._take_engine()
        self._state = self._engine.hold(self.blank)

    def _take_engine(self) -> None:
        self._engine = engine()
        self._outputs = steps.Outputs(self.row, self.mask, self.rewards)
        self._ints: Any = np.zeros(MAX_CHOICES, np.int64)
        if self._engine.name == "compiled":
            from .warm_up import make_ready  # which makes such games itself

            make_ready(self.PART)
            self._spare: Any = self._engine.hold(self.blank)
            self._step = twins.twin(entrypoints.step_on_bytes)
            self._look = twins.twin(entrypoints.look_on_bytes)
        else:
            self._spare = [self._engine.hold(self.blank)]
            self._step = steps.step
            self._look = observation.look

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: the state as both engines read it."""
        own = {name: value for name, value in vars(self).items() if name not in self.TAKEN}
        return own | {"_state": self.state()}

    def __setstate__(self, given: dict[str, Any]) -> None:
        """Go on from there, perhaps with the other engine."""
        vars(self).update(given)
        self._take_engine()
        self._state = self._engine.hold(given["_state"])

    def deal(self, seed: int) -> None:
        """Begin anew; the same seed gives the same deal."""
        seed = whole(seed)
        if not isinstance(seed, int):
            raise SetupError(f"A seed is a whole number, not {shown(seed)}.")
        self._state = self._engine.hold(self.blank)
        self._engine.deal(self._state, self._engine.chance(seed))
        self._seen()

    def take(self, state: State) -> None:
        """Go on from a state."""
        self._state = self._engine.hold(state)
        self._seen()

    def step(self, action: int) -> None:
        """Apply the answer of the seat that is asked; it must be one that the mask allows, or the
        game goes on as no game could.
        """
        self.current = self._step(
            self._state,
            action,
            self._way,
            self._spare,
            self._ints,
            self._outputs,
        )

    def look(self, seat: int) -> tuple[Row, Mask]:
        """What a seat, or the spectator -1, sees now."""
        if seat not in range(-1, self.players):
            raise SetupError(
                f"The seats of {self.players} players are 0 to {self.players - 1}, and -1 is a "
                f"spectator; {shown(seat)} is none."
            )
        row, mask = np.empty_like(self.row), np.empty_like(self.mask)
        self._look(self._state, seat, self._spare, self._ints, row, mask)
        return row, mask

    def state(self) -> State:
        """The true state."""
        return self._engine.release(self._state)

    def _seen(self) -> None:
        over = self._engine.over(self._state)
        self.current = -1 if over else self._engine.current(self._state)
        seat = max(0, self.current)
        self._look(self._state, seat, self._spare, self._ints, self.row, self.mask)
        self.rewards[:] = 0.0
