"""The same thoughts in plain Python or compiled, with the same results.

Nobody who plays waits for compilation: a bot begins to think in plain mode, while another process
compiles, once per version and user (`code_cache`); from then on the compiled thoughts are loaded
in the background. Only the arena waits (`prepare`), because its bots shall all think at their best.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from notredame.compiling import cache, progress, structs, twins
from notredame.rules.fast.raw import PlainEngine, blank_state
from notredame.rules.model.actions import MAX_CHOICES, N_ACTIONS
from notredame.rules.model.chance import LARGEST_SEED, seed_chance
from notredame.rules.model.state import State

from .thinking import entrypoints, planning, policy, tree, workspace

COMPILED_PACKAGE = "bots/thinking"
"""The compiled room whose cache holds these thoughts."""


class Thinker:
    """One thinker: a workspace, and the functions that work on it."""

    compiled = False
    chunk = 1
    """Steps between two looks at the clock."""
    nodes = 1000
    """Size of a tree when nobody knows how many steps there will be."""

    def __init__(self) -> None:
        self.workspace: Any = workspace.new_workspace()
        self._rate: Callable[..., int] = policy.rate_quickly
        self._plan: Callable[..., int] = planning.plan
        self.search: Callable[..., None] = tree.search
        self.plant: Callable[[int, int], Any] = tree.plant
        self.visits: Callable[..., None] = tree.visits_at_root

    def numbers(self, count: int) -> Any:
        """Allocate `count` ints."""
        return [0] * count

    def hold(self, state: State) -> Any:
        """A state in the form this mind thinks in."""
        return state

    def chance(self, seed: int) -> Any:
        """A generator for possible worlds."""
        rng = self.numbers(1)
        seed_chance(rng, seed % LARGEST_SEED)
        return rng

    def rate(self, state: Any, seat: int, rng: Any, aim: int) -> dict[int, int]:
        """Each answer, and what it is worth at the end of this turn."""
        out, worths = self.numbers(MAX_CHOICES), self.numbers(MAX_CHOICES)
        n = self._rate(state, seat, rng, aim, out, worths, self.workspace)
        return {int(out[k]): int(worths[k]) for k in range(n)}

    def plan(self, state: Any, seat: int, rng: Any, worlds: int, ways: int) -> dict[int, int]:
        """Each answer, and what it is worth at the end of this round."""
        out, totals = self.numbers(MAX_CHOICES), self.numbers(MAX_CHOICES)
        n = self._plan(state, seat, rng, worlds, ways, out, totals, self.workspace)
        return {int(out[k]): int(totals[k]) for k in range(n)}

    def root_visits(self, grown: Any) -> list[int]:
        """How often each action was tried at the root."""
        counts = self.numbers(N_ACTIONS)
        self.visits(counts, grown)
        return [int(count) for count in counts]


class CompiledThinker(Thinker):
    """The same in native code."""

    compiled = True
    chunk = 16
    nodes = 50_000

    def __init__(self) -> None:
        self._np = structs.numpy()
        self.workspace = twins.twin(workspace.new_workspace)()
        self._rate = twins.twin(entrypoints.rate_on_bytes)
        self._plan = twins.twin(entrypoints.plan_on_bytes)
        self.search = twins.twin(entrypoints.search_on_bytes)
        self.plant = twins.twin(tree.plant)
        self.visits = twins.twin(tree.visits_at_root)

    def numbers(self, count: int) -> Any:
        return self._np.zeros(count, self._np.int64)

    def hold(self, state: State) -> Any:
        return structs.pack(state)


_ready = threading.Event()
_begun = threading.Lock()
_loader: threading.Thread | None = None


def current_thinker() -> Thinker:
    """A mind to think with now: compiled as soon as that can be had, plain until then."""
    if _ready.is_set():
        return CompiledThinker()
    get_ready()
    return Thinker()


def get_ready() -> None:
    """Begin to load the compiled thoughts in the background, or to compile them elsewhere."""
    global _loader
    with _begun:
        if _loader is None and cache.available():
            _loader = threading.Thread(target=_load, daemon=True, name="loading compiled bots")
            _loader.start()


def wait_while_loading(seconds: float) -> None:
    """Wait for compiled thoughts that are being loaded, but not while they are being compiled."""
    get_ready()
    if cache.available() and cache.is_warm(COMPILED_PACKAGE):
        _ready.wait(seconds)


def prepare() -> None:
    """Wait until the compiled thoughts are there; where Numba is not, there are none."""
    if cache.available() and not _ready.is_set():
        warm_up()


def _load() -> None:
    """Compile in a process of its own, so that nobody here is slowed down; then load."""
    if not cache.is_warm(COMPILED_PACKAGE):
        if not cache.can_be_kept():
            return  # what another process compiles would be lost
        command = [sys.executable, "-c", f"from {__name__} import warm_up; warm_up()"]
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, check=False
            )
        except OSError:
            return  # plain thoughts are thoughts as well
        if done.returncode != 0 or not cache.is_warm(COMPILED_PACKAGE):
            return
    # A Numba that cannot be loaded is none.
    with suppress(ImportError, OSError), progress.silently():
        warm_up()


def warm_up() -> None:
    """Compile or load everything that thinks."""
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
        grown = thinker.plant(10, 1)
        thinker.search(held, state.current, 1, thinker.workspace, grown)
        thinker.root_visits(grown)
    _ready.set()
