"""Doors from Python into compiled steps; see `rules/doors.py`."""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.rooms import Desk
from notredame.rules.compiled import Layout, rule
from notredame.rules.state import State

from .observing import look
from .stepping import reset_many, step, step_among_bots, step_many

STATE: Any = Layout(State)


@rule
def door_look(data: Any, viewer: int, spare: Any, paper: Any, out: Any, mask: Any) -> None:
    look(data.view(STATE)[0], viewer, spare.view(STATE), paper, out, mask)


@rule
def door_step(
    data: Any, action: int, way: int, spare: Any, paper: Any, out: Any, mask: Any, rewards: Any
) -> int:
    s = data.view(STATE)[0]
    return step(s, action, way, spare.view(STATE), paper, out, mask, rewards)


@rule
def door_step_among_bots(
    data: Any,
    action: int,
    bots: Any,
    way: int,
    rng: Any,
    desk: Desk,
    before: Any,
    out: Any,
    mask: Any,
    rewards: Any,
) -> int:
    s = data.view(STATE)[0]
    return step_among_bots(s, action, bots, way, rng, desk, before, out, mask, rewards)


@rule
def door_reset_many(
    data: Any,
    which: Any,
    mine: Any,
    opponent: int,
    rngs: Any,
    desk: Desk,
    rows: Any,
    masks: Any,
    over: Any,
    seats: Any,
) -> None:
    reset_many(data.view(STATE), which, mine, opponent, rngs, desk, rows, masks, over, seats)


@rule
def door_step_many(
    data: Any,
    actions: Any,
    mine: Any,
    opponent: int,
    way: int,
    rngs: Any,
    desk: Desk,
    before: Any,
    rows: Any,
    masks: Any,
    rewards: Any,
    over: Any,
    seats: Any,
) -> None:
    step_many(
        data.view(STATE),
        actions,
        mine,
        opponent,
        way,
        rngs,
        desk,
        before,
        rows,
        masks,
        rewards,
        over,
        seats,
    )
