"""The raw interface: states and small ints, plain or compiled, with the same results.

`engine()` gives the compiled one where Numba is installed; its first calls may have to compile. A
state is opaque: a `State` in plain mode, one array of bytes in compiled mode. Answers are not
checked; `legal` says which there are. Threads may share an engine, but not a state or a generator.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from notredame.compiling import cache, structs, twins

from ..errors import SetupError, shown
from ..knowledge.possible_worlds import imagine
from ..knowledge.veil import veil
from ..model.actions import MAX_CHOICES, N_ACTIONS
from ..model.chance import LARGEST_SEED, draw, seed_chance
from ..model.deal import boroughs_for
from ..model.options import DEFAULT_EDITION, Options, options_of
from ..model.pieces import N_SOURCES
from ..model.printed_data import PRINTED, Printed
from ..model.state import PHASE_OVER, State
from ..play.questions import apply, apply_by, legal, legal_for
from . import entrypoints, playouts
from .random_deal import deal_at_random


class Engine(Protocol):
    """What both engines do. Seats are 0 to n - 1; the watcher is -1."""

    name: str

    def chance(self, seed: int) -> Any:
        """A random generator for the calls that take `rng`."""

    def draw(self, rng: Any, n: int) -> int:
        """A random number from 0 to n - 1."""

    def hold(self, state: State) -> Any:
        """A plain state in this engine's form; the plain engine copies it."""

    def release(self, state: Any) -> State:
        """This engine's state as a plain one."""

    def copy(self, state: Any) -> Any:
        """An independent copy."""

    def deal(self, state: Any, rng: Any, start: int = -1) -> None:
        """Begin a new random game in a state, with its players and options."""

    def legal(self, state: Any) -> list[int]:
        """The current seat's legal answers, ascending."""

    def legal_for(self, state: Any, seat: int) -> list[int]:
        """One seat's legal answers, ascending; none when it is not asked."""

    def apply(self, state: Any, action: int) -> None:
        """Apply the current seat's answer, which must be legal."""

    def apply_by(self, state: Any, seat: int, action: int) -> None:
        """Apply one seat's answer, which must be legal."""

    def current(self, state: Any) -> int:
        """The seat that is asked; in the draft, the first of those that may answer."""

    def over(self, state: Any) -> bool:
        """Whether the game has ended."""

    def playout(self, state: Any, rng: Any) -> int:
        """Give random answers to the end of the game; return how many."""

    def simulate(self, state: Any, rng: Any, games: int, start: int = -1) -> Sequence[int]:
        """Whole random games; per game decisions, start player, and ten numbers per seat.

        A start player of -1 is drawn for each.
        """

    def veil(self, state: Any, seat: int) -> Any:
        """What a seat may see, as a new state."""

    def imagine(self, veiled: Any, seat: int, rng: Any) -> Any:
        """A possible world of a seat's veiled state, as a new state."""

    def many(self, states: Sequence[Any]) -> Any:
        """A batch of states, copied, for the calls that step many games."""

    def one_of(self, batch: Any, i: int) -> Any:
        """A copy of one state of a batch."""

    def step_many(self, batch: Any, actions: Any) -> None:
        """Apply one answer in each game of a batch; an action below 0 leaves its game alone."""

    def masks_many(self, batch: Any) -> Any:
        """For each game of a batch, 1 for every action its current seat may choose, else 0."""

    def random_steps(self, batch: Any, rng: Any) -> None:
        """Give one random answer in each game of a batch; deal finished games anew."""


def blank_state(
    players: int,
    edition: str = DEFAULT_EDITION,
    options: Options | None = None,
    printed: Printed = PRINTED,
) -> State:
    """A plain state with players, options and printed data, to be dealt by an engine."""
    s = State()
    s.boroughs = boroughs_for(players)
    s.n = players
    (options or options_of(edition)).write_into(s)
    printed.write_into(s)
    return s


def results_size(players: int) -> int:
    """Numbers that `simulate` returns for each game."""
    return 2 + players * (2 + N_SOURCES)


class Scratch(threading.local):
    """Buffer for legal answers, one per thread."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.out = make()


class PlainEngine:
    """The rules as plain Python: nothing to compile, nothing to install."""

    name = "plain"

    def __init__(self) -> None:
        self._scratch = Scratch(lambda: [0] * MAX_CHOICES)
        self.apply = apply
        self.apply_by = apply_by

    def chance(self, seed: int) -> list[int]:
        rng = [0]
        seed_chance(rng, seed % LARGEST_SEED)
        return rng

    def draw(self, rng: list[int], n: int) -> int:
        return draw(rng, n)

    def hold(self, state: State) -> State:
        return state.copy()

    def release(self, state: State) -> State:
        return state.copy()

    def copy(self, state: State) -> State:
        return state.copy()

    def deal(self, state: State, rng: list[int], start: int = -1) -> None:
        deal_at_random(state, rng, start)

    def legal(self, state: State) -> list[int]:
        out: list[int] = self._scratch.out
        return out[: legal(state, out)]

    def legal_for(self, state: State, seat: int) -> list[int]:
        out: list[int] = self._scratch.out
        return out[: legal_for(state, seat, out)]

    def current(self, state: State) -> int:
        return state.current

    def over(self, state: State) -> bool:
        return state.phase == PHASE_OVER

    def playout(self, state: State, rng: list[int]) -> int:
        return playouts.playout(state, rng)

    def simulate(self, state: State, rng: list[int], games: int, start: int = -1) -> Sequence[int]:
        results = [0] * (games * results_size(state.n))
        playouts.simulate(state, rng, games, start, results)
        return results

    def veil(self, state: State, seat: int) -> State:
        veiled = state.copy()
        veil(veiled, seat)
        return veiled

    def imagine(self, veiled: State, seat: int, rng: list[int]) -> State:
        world = veiled.copy()
        imagine(world, seat, rng)
        return world

    def many(self, states: Sequence[State]) -> list[State]:
        return [state.copy() for state in states]

    def one_of(self, batch: list[State], i: int) -> State:
        return batch[i].copy()

    def step_many(self, batch: list[State], actions: list[int]) -> None:
        playouts.step_many(batch, actions)

    def masks_many(self, batch: list[State]) -> list[list[int]]:
        masks = [[0] * N_ACTIONS for _ in batch]
        playouts.masks_many(batch, masks)
        return masks

    def random_steps(self, batch: list[State], rng: list[int]) -> None:
        playouts.random_steps(batch, rng)


class CompiledEngine:
    """The same rules as native code. The first call of each function compiles it, once per
    machine and version; `warm_up` does so for all of them.
    """

    name = "compiled"

    def __init__(self) -> None:
        if not cache.available():
            raise SetupError(
                "The compiled rules need Numba (pip install numba), "
                "and NOTREDAME_PLAIN must not be set."
            )
        self._np = np = structs.numpy()
        self._scratch = Scratch(lambda: np.zeros(MAX_CHOICES, np.int64))
        self._size = structs.dtype(State).itemsize
        self._phase = structs.dtype(State).fields["phase"][1]
        self._current = structs.dtype(State).fields["current"][1]
        twin = twins.twin
        self._legal = twin(entrypoints.legal_on_bytes)
        self._legal_for = twin(entrypoints.legal_for_on_bytes)
        self._deal = twin(entrypoints.deal_on_bytes)
        self._playout = twin(entrypoints.playout_on_bytes)
        self._simulate = twin(entrypoints.simulate_on_bytes)
        self._step_many = twin(entrypoints.step_many_on_bytes)
        self._masks_many = twin(entrypoints.masks_many_on_bytes)
        self._random_steps = twin(entrypoints.random_steps_on_bytes)
        self._seed = twin(seed_chance)
        self._draw = twin(draw)
        self.apply = twin(entrypoints.apply_on_bytes)
        self.apply_by = twin(entrypoints.apply_by_on_bytes)
        self.veil = twin(entrypoints.veil_on_bytes)
        self.imagine = twin(entrypoints.imagine_on_bytes)

    def chance(self, seed: int) -> Any:
        rng = self._np.zeros(1, self._np.int64)
        self._seed(rng, seed % LARGEST_SEED)
        return rng

    def draw(self, rng: Any, n: int) -> int:
        return int(self._draw(rng, n))

    def hold(self, state: State) -> Any:
        return structs.pack(state)

    def release(self, state: Any) -> State:
        return structs.unpack(State, state)

    def copy(self, state: Any) -> Any:
        return state.copy()

    def deal(self, state: Any, rng: Any, start: int = -1) -> None:
        self._deal(state, rng, start)

    def legal(self, state: Any) -> list[int]:
        out = self._scratch.out
        found: list[int] = out[: self._legal(state, out)].tolist()
        return found

    def legal_for(self, state: Any, seat: int) -> list[int]:
        out = self._scratch.out
        found: list[int] = out[: self._legal_for(state, seat, out)].tolist()
        return found

    def current(self, state: Any) -> int:
        return int(state[self._current])

    def over(self, state: Any) -> bool:
        return int(state[self._phase]) == PHASE_OVER

    def playout(self, state: Any, rng: Any) -> int:
        return int(self._playout(state, rng))

    def simulate(self, state: Any, rng: Any, games: int, start: int = -1) -> Any:
        players = self.release(state).n
        results = self._np.zeros(games * results_size(players), self._np.int64)
        self._simulate(state, rng, games, start, results)
        return results

    def many(self, states: Sequence[Any]) -> Any:
        return self._np.concatenate(list(states))

    def one_of(self, batch: Any, i: int) -> Any:
        return batch[i * self._size : (i + 1) * self._size].copy()

    def step_many(self, batch: Any, actions: Any) -> None:
        self._step_many(batch, self._np.asarray(actions, self._np.int64))

    def masks_many(self, batch: Any) -> Any:
        masks = self._np.zeros((len(batch) // self._size, N_ACTIONS), self._np.int8)
        self._masks_many(batch, masks)
        return masks

    def random_steps(self, batch: Any, rng: Any) -> None:
        self._random_steps(batch, rng)

    def warm_up(self) -> None:
        """Compile (or load) everything now rather than at the first call."""
        with cache.warming():
            rng = self.chance(1)
            self.draw(rng, 2)
            state = self.hold(blank_state(2))
            self.deal(state, rng)
            self.legal_for(state, 0)
            self.apply(state, self.legal(state)[0])
            self.apply_by(state, self.current(state), self.legal(state)[0])
            self.imagine(self.veil(state, 0), 0, rng)
            batch = self.many([state, state])
            self.step_many(batch, [-1, -1])
            self.masks_many(batch)
            self.random_steps(batch, rng)
            self.playout(state, rng)
            self.simulate(state, rng, 1)


_engines: dict[str, Engine] = {}


def engine(name: str | None = None) -> Engine:
    """The engine called `plain` or `compiled`; without a name, compiled where it can be."""
    wanted = name or ("compiled" if cache.available() else "plain")
    if wanted not in ("plain", "compiled"):
        raise SetupError(f"There is no engine {shown(wanted)}; there are plain and compiled.")
    if wanted not in _engines:
        _engines[wanted] = PlainEngine() if wanted == "plain" else CompiledEngine()
    return _engines[wanted]
