"""Entry points from Python into compiled code: a state is passed as bytes.

Passing bytes costs about a microsecond per call, a NumPy record twenty. These functions only run
compiled; plain mode calls the rules directly.
"""

from __future__ import annotations

from typing import Any

from notredame.compiling.twins import Layout, rule

from ..knowledge.possible_worlds import imagine
from ..knowledge.veil import veil
from ..model.state import State
from ..play.questions import apply, apply_by, legal, legal_for
from .playouts import masks_many, playout, random_steps, simulate, step_many
from .random_deal import deal_at_random

STATE: Any = Layout(State)


@rule
def legal_on_bytes(data: Any, out: Any) -> int:
    return legal(data.view(STATE)[0], out)


@rule
def legal_for_on_bytes(data: Any, seat: int, out: Any) -> int:
    return legal_for(data.view(STATE)[0], seat, out)


@rule
def apply_on_bytes(data: Any, action: int) -> None:
    apply(data.view(STATE)[0], action)


@rule
def apply_by_on_bytes(data: Any, seat: int, action: int) -> None:
    apply_by(data.view(STATE)[0], seat, action)


@rule
def deal_on_bytes(data: Any, rng: Any, start: int) -> None:
    deal_at_random(data.view(STATE)[0], rng, start)


@rule
def playout_on_bytes(data: Any, rng: Any) -> int:
    return playout(data.view(STATE)[0], rng)


@rule
def simulate_on_bytes(data: Any, rng: Any, games: int, first: int, results: Any) -> int:
    return simulate(data.view(STATE)[0], rng, games, first, results)


@rule
def veil_on_bytes(data: Any, seat: int) -> Any:
    veiled = data.copy()
    veil(veiled.view(STATE)[0], seat)
    return veiled


@rule
def imagine_on_bytes(data: Any, seat: int, rng: Any) -> Any:
    world = data.copy()
    imagine(world.view(STATE)[0], seat, rng)
    return world


@rule
def step_many_on_bytes(data: Any, actions: Any) -> None:
    step_many(data.view(STATE), actions)


@rule
def masks_many_on_bytes(data: Any, masks: Any) -> None:
    masks_many(data.view(STATE), masks)


@rule
def random_steps_on_bytes(data: Any, rng: Any) -> None:
    random_steps(data.view(STATE), rng)
