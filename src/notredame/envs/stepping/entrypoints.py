"""Entry points from Python into compiled steps; see `rules/fast/entrypoints.py`."""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.workspace import Workspace
from notredame.compiling.twins import Layout, rule
from notredame.rules.model.state import State

from .observation import look
from .steps import reset_many, step, step_among_bots, step_many

STATE: Any = Layout(State)


@rule
def look_on_bytes(data: Any, viewer: int, spare: Any, paper: Any, out: Any, mask: Any) -> None:
    look(data.view(STATE)[0], viewer, spare.view(STATE), paper, out, mask)


@rule
def step_on_bytes(
    data: Any, action: int, way: int, spare: Any, paper: Any, out: Any, mask: Any, rewards: Any
) -> int:
    s = data.view(STATE)[0]
    return step(s, action, way, spare.view(STATE), paper, out, mask, rewards)


@rule
def step_among_bots_on_bytes(
    data: Any,
    action: int,
    bots: Any,
    way: int,
    rng: Any,
    workspace: Workspace,
    before: Any,
    out: Any,
    mask: Any,
    rewards: Any,
) -> int:
    s = data.view(STATE)[0]
    return step_among_bots(s, action, bots, way, rng, workspace, before, out, mask, rewards)


@rule
def reset_many_on_bytes(
    data: Any,
    which: Any,
    mine: Any,
    opponent: int,
    rngs: Any,
    workspace: Workspace,
    rows: Any,
    masks: Any,
    over: Any,
    seats: Any,
) -> None:
    reset_many(data.view(STATE), which, mine, opponent, rngs, workspace, rows, masks, over, seats)


@rule
def step_many_on_bytes(
    data: Any,
    actions: Any,
    mine: Any,
    opponent: int,
    way: int,
    rngs: Any,
    workspace: Workspace,
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
        workspace,
        before,
        rows,
        masks,
        rewards,
        over,
        seats,
    )
