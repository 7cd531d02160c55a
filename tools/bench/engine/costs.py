"""The engine's own measurements: the cost of copies and of possible worlds."""

from __future__ import annotations

from functools import partial
from random import Random

from notredame.rules.fast.raw import CompiledEngine, PlainEngine, blank_state
from notredame.rules.model.state import PHASE_CARDS, PHASE_DRAFT, PHASE_HIRE, State

from ..counting import repeated, timed
from ..measure import Bench
from .inside import copy_loop, world_loop

PLAYERS = 4

WORLDS = {
    # The less a seat has seen, the more a world costs: at the start nearly everything is drawn.
    "start": ("at the start", 0, PHASE_DRAFT, 0),
    "first-draft": ("in the first draft", 0, PHASE_DRAFT, 3),
    "middle-draft": ("in round 5's draft", 4, PHASE_DRAFT, 3),
    "middle-cards": ("in round 5's cards", 4, PHASE_CARDS, 0),
    "middle-hire": ("in round 5's hiring", 4, PHASE_HIRE, 0),
    "end": ("in the last cards", 8, PHASE_CARDS, 0),
}
"""Moments of a game: description, round, phase, and number of cards that all seats have drafted."""


def at_moment(round_no: int, phase: int, drafted: int) -> State:
    """The state of a random game when it first reaches a moment."""
    plain = PlainEngine()
    state, rng, numbers = blank_state(PLAYERS), plain.chance(5), Random(5)
    plain.deal(state, rng)
    while (
        state.round_no != round_no
        or state.phase != phase
        or sum(p.drafted for p in state.players) < drafted
    ):
        plain.apply(state, numbers.choice(plain.legal(state)))
    return state


def add_costs(bench: Bench, plain: PlainEngine, native: CompiledEngine) -> None:
    """Add copies, and possible worlds for the current seat at several moments of a game."""
    midway = at_moment(4, PHASE_CARDS, 0)
    held = native.hold(midway)

    def copies(times: int = 20_000) -> tuple[int, float]:
        copy_loop()(held, times)
        return times, 0

    bench.add("copy-compiled", "compiled, copy inside", "copies", partial(timed, copies))
    for name, play, state in (("plain", plain, midway), ("compiled", native, held)):
        work = repeated(partial(play.copy, state), 1000)
        what = f"{name}, copy from Python"
        bench.add(f"copy-{name}-python", what, "copies", partial(timed, work))
    for moment, (where, *when) in WORLDS.items():
        add_worlds(bench, plain, native, moment, where, at_moment(*when))


def add_worlds(
    bench: Bench,
    plain: PlainEngine,
    native: CompiledEngine,
    moment: str,
    where: str,
    state: State,
) -> None:
    """Add possible worlds at one moment, each from a veiled state, including a copy of it."""
    seat = state.current
    veiled = plain.veil(state, seat)
    held = native.hold(veiled)
    rng, other = native.chance(1), plain.chance(1)

    def worlds(times: int = 2_000) -> tuple[int, float]:
        world_loop()(held, seat, rng, times)
        return times, 0

    slow = repeated(partial(plain.imagine, veiled, seat, other), 100)
    bench.add(f"world-{moment}", f"compiled, world {where}", "worlds", partial(timed, worlds))
    bench.add(f"world-{moment}-plain", f"plain, world {where}", "worlds", partial(timed, slow))
