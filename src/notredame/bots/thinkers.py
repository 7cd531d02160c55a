"""Thinkers, plain or compiled, with the same results.

Players never wait for compilation: a bot starts to think in plain mode while another process
compiles, once per version and user (`notredame.compiling.cache`); the compiled code is then loaded
in the background. Commands that run for long wait (`prepare`), so that all their bots play at full
strength.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from notredame.compiling import cache, progress, structs, twins
from notredame.rules.fast.raw import PlainEngine, blank_state
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.chance import LARGEST_SEED, seed_chance
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import State

from .thinking import comparison, entrypoints, outlook, planning, policy, race, tree
from .thinking.parts import N_PARTS
from .weights.weights import Weights
from .workspaces import compiled_workspace, plain_workspace

COMPILED_PACKAGE = "bots/thinking"
"""The package whose compiled code thinkers use, as its cache names it."""


class WorldValues(NamedTuple):
    """What positions at the end of some steps are worth, as flat lists."""

    values: list[int]
    """Hundredths of a point: MAX_PLAYERS for each world."""
    parts: list[int]
    """The parts of those values, added up over the worlds: N_PARTS for each seat, in `parts.UNIT`s
    of a point."""


class Thinker:
    """A workspace with weights, and the functions that work on it, in plain Python.

    Without weights of its own it has those that come with the package.
    """

    compiled = False
    chunk = 1
    """Steps of a search between two looks at the clock."""
    nodes = 1000
    """Maximum nodes of a tree when the budget limits seconds only."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.workspace: Any = plain_workspace(weights)
        self._rate: Callable[..., int] = policy.rate_quickly
        self._plan: Callable[..., int] = planning.plan
        self.run_race: Callable[..., None] = race.run
        self.new_race: Callable[[], Any] = race.new_race
        self.new_tree: Callable[[int, int], Any] = tree.new_tree
        self._compare: Callable[..., None] = comparison.compare
        self._outlook: Callable[..., None] = outlook.outlook
        self._stage_outlook: Callable[..., None] = outlook.stage_outlook

    def numbers(self, count: int) -> Any:
        """Allocate `count` ints."""
        return [0] * count

    def hold(self, state: State) -> Any:
        """Convert a state to the form that this thinker works on."""
        return state

    def chance(self, seed: int) -> Any:
        """A random generator for possible worlds."""
        rng = self.numbers(1)
        seed_chance(rng, seed % LARGEST_SEED)
        return rng

    def rate(self, state: Any, seat: int, rng: Any, aim: int) -> dict[int, int]:
        """What each answer is worth at the end of this turn, in hundredths of a point."""
        out, worths = self.numbers(MAX_CHOICES), self.numbers(MAX_CHOICES)
        n = self._rate(state, seat, rng, aim, out, worths, self.workspace)
        return {int(out[k]): int(worths[k]) for k in range(n)}

    def plan(self, state: Any, seat: int, rng: Any, worlds: int, ways: int) -> dict[int, int]:
        """What each answer is worth at the end of this round, in hundredths of a point.

        In the draft, the sum over `worlds` possible worlds.
        """
        out, totals = self.numbers(MAX_CHOICES), self.numbers(MAX_CHOICES)
        n = self._plan(state, seat, rng, worlds, ways, out, totals, self.workspace)
        return {int(out[k]): int(totals[k]) for k in range(n)}

    def compare(
        self,
        state: Any,
        seat: int,
        actions: Sequence[int],
        first_world: int,
        worlds: int,
        tree: Any,
    ) -> list[WorldValues]:
        """Try each action in the same possible worlds; see `comparison.compare`."""
        tried = self.numbers(len(actions))
        for k, action in enumerate(actions):
            tried[k] = action
        values = self.numbers(len(actions) * worlds * MAX_PLAYERS)
        parts = self.numbers(len(actions) * MAX_PLAYERS * N_PARTS)
        self._compare(state, seat, tried, first_world, worlds, values, parts, self.workspace, tree)
        in_values, in_parts = worlds * MAX_PLAYERS, MAX_PLAYERS * N_PARTS
        values, parts = self.listed(values), self.listed(parts)
        return [
            WorldValues(
                values[in_values * k : in_values * (k + 1)],
                parts[in_parts * k : in_parts * (k + 1)],
            )
            for k in range(len(actions))
        ]

    def outlook(self, state: Any, seat: int, seed: int, worlds: int) -> WorldValues:
        """What a view is worth to each seat if everybody plays on as people might."""
        values, parts = self.numbers(worlds * MAX_PLAYERS), self.numbers(MAX_PLAYERS * N_PARTS)
        rng = self.numbers(1)
        self._outlook(state, seat, seed, worlds, values, parts, rng, self.workspace)
        return WorldValues(self.listed(values), self.listed(parts))

    def stage_outlook(
        self, state: Any, seat: int, stage: int, seed: int, worlds: int
    ) -> WorldValues:
        """What a stage of the beginning of a round is worth to each seat; see `outlook`."""
        values, parts = self.numbers(worlds * MAX_PLAYERS), self.numbers(MAX_PLAYERS * N_PARTS)
        rng = self.numbers(1)
        self._stage_outlook(state, seat, stage, seed, worlds, values, parts, rng, self.workspace)
        return WorldValues(self.listed(values), self.listed(parts))

    def listed(self, numbers: Any) -> list[int]:
        """The numbers as a list of ints."""
        return list(numbers)


class CompiledThinker(Thinker):
    """The same functions, compiled."""

    compiled = True
    chunk = 16
    nodes = 50_000

    def __init__(self, weights: Weights | None = None) -> None:
        self._np = structs.numpy()
        self.workspace = compiled_workspace(weights)
        self._rate = twins.twin(entrypoints.rate_on_bytes)
        self._plan = twins.twin(entrypoints.plan_on_bytes)
        self.run_race = twins.twin(entrypoints.run_on_bytes)
        self.new_race = twins.twin(race.new_race)
        self.new_tree = twins.twin(tree.new_tree)
        self._compare = twins.twin(entrypoints.compare_on_bytes)
        self._outlook = twins.twin(entrypoints.outlook_on_bytes)
        self._stage_outlook = twins.twin(entrypoints.stage_outlook_on_bytes)

    def numbers(self, count: int) -> Any:
        return self._np.zeros(count, self._np.int64)

    def hold(self, state: State) -> Any:
        return structs.pack(state)

    def listed(self, numbers: Any) -> list[int]:
        found: list[int] = numbers.tolist()
        return found


_ready = threading.Event()
_loader_lock = threading.Lock()
_loader: threading.Thread | None = None


def current_thinker(weights: Weights | None = None) -> Thinker:
    """Create a thinker: compiled if the compiled code is loaded, otherwise plain."""
    if _ready.is_set():
        return CompiledThinker(weights)
    get_ready()
    return Thinker(weights)


def get_ready() -> None:
    """Start loading the compiled code in the background; another process compiles it if need be."""
    global _loader
    with _loader_lock:
        if _loader is None and cache.available():
            _loader = threading.Thread(target=_load, daemon=True, name="loading compiled bots")
            _loader.start()


def wait_while_loading(seconds: float) -> None:
    """Wait up to `seconds` for the compiled code if it is being loaded; not if being compiled."""
    get_ready()
    if cache.available() and cache.is_warm(COMPILED_PACKAGE):
        _ready.wait(seconds)


def prepare() -> None:
    """Wait until the compiled code is loaded; without Numba, return at once."""
    if cache.available() and not _ready.is_set():
        warm_up()


def _load() -> None:
    """Compile in a process of its own, so that this one is not slowed down; then load."""
    if not cache.is_warm(COMPILED_PACKAGE):
        if not cache.can_be_kept():
            return  # without a cache, what another process compiles would be lost
        command = [sys.executable, "-c", f"from {__name__} import warm_up; warm_up()"]
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, check=False
            )
        except OSError:
            return  # thinkers stay plain
        if done.returncode != 0 or not cache.is_warm(COMPILED_PACKAGE):
            return
    # If Numba fails to load, thinkers stay plain.
    with suppress(ImportError, OSError), progress.silently():
        warm_up()


def warm_up() -> None:
    """Compile or load all functions of a thinker, by calling each of them once."""
    with cache.warming(COMPILED_PACKAGE):
        engine = PlainEngine()
        state = blank_state(2)
        engine.deal(state, engine.chance(1))
        veiled = engine.veil(state, state.current)
        thinker = CompiledThinker()
        held = thinker.hold(veiled)
        rng = thinker.chance(1)
        thinker.rate(held, state.current, rng, 0)
        thinker.plan(held, state.current, rng, 1, 1)
        searched = thinker.new_tree(10, 1)
        thinker.run_race(held, state.current, 1, thinker.workspace, searched, thinker.new_race())
        thinker.compare(held, state.current, [0], 0, 0, searched)
        thinker.outlook(held, state.current, 1, 1)
        thinker.stage_outlook(thinker.hold(state), state.current, 0, 1, 1)
    _ready.set()
