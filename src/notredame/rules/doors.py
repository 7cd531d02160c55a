"""Doors from Python into compiled code: a state is handed over as bytes.

Handing bytes over costs about a microsecond per call, a NumPy record twenty. These functions only
run compiled; plain mode calls the rules directly.
"""

from __future__ import annotations

from typing import Any

from .apply import apply, apply_by
from .compiled import Layout, rule
from .legal import legal, legal_for
from .playout import masks_many, playout, random_steps, simulate, step_many
from .random_deal import deal_at_random
from .state import State
from .veil import veil
from .worlds import imagine

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
def door_deal(data: Any, rng: Any, start: int) -> None:
    deal_at_random(data.view(STATE)[0], rng, start)


@rule
def door_playout(data: Any, rng: Any) -> int:
    return playout(data.view(STATE)[0], rng)


@rule
def door_simulate(data: Any, rng: Any, games: int, first: int, results: Any) -> int:
    return simulate(data.view(STATE)[0], rng, games, first, results)


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
def door_masks_many(data: Any, masks: Any) -> None:
    masks_many(data.view(STATE), masks)


@rule
def door_random_steps(data: Any, rng: Any) -> None:
    random_steps(data.view(STATE), rng)
