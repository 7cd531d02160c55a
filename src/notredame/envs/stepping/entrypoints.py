"""Entry points from Python into compiled steps; see `rules/fast/entrypoints.py`."""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.workspace import Workspace
from notredame.compiling.twins import Layout, rule
from notredame.rules.model.state import State

from .observation import look
from .steps import Batch, reset_many, step, step_among_bots, step_many

STATE: Any = Layout(State)


@rule
def look_on_bytes(data: Any, viewer: int, spare: Any, ints: Any, row: Any, mask: Any) -> None:
    look(data.view(STATE)[0], viewer, spare.view(STATE), ints, row, mask)


@rule
def step_on_bytes(
    data: Any, action: int, kind: int, spare: Any, ints: Any, row: Any, mask: Any, rewards: Any
) -> int:
    return step(data.view(STATE)[0], action, kind, spare.view(STATE), ints, row, mask, rewards)


@rule
def step_among_bots_on_bytes(
    data: Any,
    action: int,
    bots: Any,
    kind: int,
    rng: Any,
    workspace: Workspace,
    row: Any,
    mask: Any,
    rewards: Any,
) -> int:
    s = data.view(STATE)[0]
    return step_among_bots(s, action, bots, kind, rng, workspace, row, mask, rewards)


@rule
def reset_many_on_bytes(data: Any, which: Any, batch: Batch, workspace: Workspace) -> None:
    reset_many(data.view(STATE), which, batch, workspace)


@rule
def step_many_on_bytes(data: Any, actions: Any, batch: Batch, workspace: Workspace) -> None:
    step_many(data.view(STATE), actions, batch, workspace)
