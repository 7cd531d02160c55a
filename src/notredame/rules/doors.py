"""Doors from Python into compiled code: a state is handed over as bytes.

Handing bytes over costs about a microsecond per call, a NumPy record twenty. These functions only
run compiled; plain mode calls the rules directly.
"""

from __future__ import annotations

from typing import Any

from . import playout as playouts
from .apply import apply, apply_by
from .chance import draw
from .compiled import Layout, rule
from .legal import legal, legal_for
from .random_deal import deal_at_random
from .state import State
from .veil import veil
from .worlds import imagine

playout = playouts.playout
simulate = playouts.simulate
step_many = playouts.step_many
masks_many = playouts.masks_many
random_steps = playouts.random_steps
STATE: Any = Layout(State)


@rule
def door_legal(data: Any, out: Any) -> int:
    return legal(data.view(STATE)[0], out)


@rule
def door_legal_for(data: Any, seat: int, out: Any) -> int:
    return legal_for(data.view(STATE)[0], seat, out)


@rule
def door_apply(data: Any, action: int) -> None:
    apply(data.view(STATE)[0], action)


@rule
def door_apply_by(data: Any, seat: int, action: int) -> None:
    apply_by(data.view(STATE)[0], seat, action)


@rule
def door_deal(data: Any, rng: Any, new_persons: int, start: int) -> None:
    deal_at_random(data.view(STATE)[0], rng, new_persons, start)


@rule
def door_playout(data: Any, rng: Any, out: Any) -> int:
    return playout(data.view(STATE)[0], rng, out)


@rule
def door_simulate(data: Any, rng: Any, out: Any, games: int, new_persons: int, results: Any) -> int:
    return simulate(data.view(STATE)[0], rng, out, games, new_persons, results)


@rule
def door_veil(data: Any, seat: int) -> Any:
    veiled = data.copy()
    veil(veiled.view(STATE)[0], seat)
    return veiled


@rule
def door_imagine(data: Any, seat: int, rng: Any) -> Any:
    world = data.copy()
    imagine(world.view(STATE)[0], seat, rng)
    return world


@rule
def door_step_many(data: Any, actions: Any) -> None:
    step_many(data.view(STATE), actions)


@rule
def door_masks_many(data: Any, masks: Any, out: Any) -> None:
    masks_many(data.view(STATE), masks, out)


@rule
def door_random_steps(data: Any, rng: Any, out: Any, new_persons: int) -> None:
    random_steps(data.view(STATE), rng, out, new_persons)


@rule
def door_count_copies(data: Any, times: int) -> int:
    """Copy a state many times, for the benchmark; the sum keeps the work from being skipped."""
    total = 0
    for i in range(times):
        total += data.copy()[i & 15]
    return total


@rule
def door_count_worlds(data: Any, seat: int, rng: Any, times: int) -> int:
    """Make many possible worlds of one view, for the benchmark."""
    total = 0
    for _ in range(times):
        world = data.copy()
        imagine(world.view(STATE)[0], seat, rng)
        total += world[draw(rng, 16)]
    return total
