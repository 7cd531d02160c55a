"""Entry points from Python into compiled thinking; see `rules/fast/entrypoints.py`."""

from __future__ import annotations

from typing import Any

from notredame.compiling.twins import Layout, rule
from notredame.rules.model.state import State

from .comparison import compare
from .outlook import outlook, stage_outlook
from .planning import plan
from .policy import rate_quickly
from .race import Race, run
from .tree import Tree
from .workspace import Workspace

STATE: Any = Layout(State)


@rule
def rate_on_bytes(
    data: Any, seat: int, rng: Any, aim: int, out: Any, worths: Any, workspace: Workspace
) -> int:
    return rate_quickly(data.view(STATE)[0], seat, rng, aim, out, worths, workspace)


@rule
def plan_on_bytes(
    data: Any,
    seat: int,
    rng: Any,
    worlds: int,
    ways: int,
    out: Any,
    totals: Any,
    workspace: Workspace,
) -> int:
    return plan(data.view(STATE)[0], seat, rng, worlds, ways, out, totals, workspace)


@rule
def run_on_bytes(
    data: Any, seat: int, steps: int, workspace: Workspace, tree: Tree, race: Race
) -> None:
    run(data.view(STATE)[0], seat, steps, workspace, tree, race)


@rule
def compare_on_bytes(
    data: Any,
    seat: int,
    actions: Any,
    first_world: int,
    worlds: int,
    values: Any,
    parts: Any,
    workspace: Workspace,
    tree: Tree,
) -> None:
    veiled = data.view(STATE)[0]
    compare(veiled, seat, actions, first_world, worlds, values, parts, workspace, tree)


@rule
def outlook_on_bytes(
    data: Any,
    seat: int,
    seed: int,
    worlds: int,
    values: Any,
    parts: Any,
    rng: Any,
    workspace: Workspace,
) -> None:
    outlook(data.view(STATE)[0], seat, seed, worlds, values, parts, rng, workspace)


@rule
def stage_outlook_on_bytes(
    data: Any,
    seat: int,
    stage: int,
    seed: int,
    worlds: int,
    values: Any,
    parts: Any,
    rng: Any,
    workspace: Workspace,
) -> None:
    beginning = data.view(STATE)[0]
    stage_outlook(beginning, seat, stage, seed, worlds, values, parts, rng, workspace)
