"""Doors from Python into the compiled thoughts; see `rules/doors.py`."""

from __future__ import annotations

from typing import Any

from notredame.rules.compiled import Layout, rule
from notredame.rules.state import State

from .planning import plan
from .policy import rate_quickly
from .rooms import Desk
from .tree import Tree, search

STATE: Any = Layout(State)


@rule
def door_rate(data: Any, seat: int, rng: Any, aim: int, out: Any, worths: Any, desk: Desk) -> int:
    return rate_quickly(data.view(STATE)[0], seat, rng, aim, out, worths, desk)


@rule
def door_plan(
    data: Any, seat: int, rng: Any, worlds: int, ways: int, out: Any, totals: Any, desk: Desk
) -> int:
    return plan(data.view(STATE)[0], seat, rng, worlds, ways, out, totals, desk)


@rule
def door_search(data: Any, seat: int, steps: int, style: Any, desk: Desk, tree: Tree) -> None:
    search(data.view(STATE)[0], seat, steps, style, desk, tree)
