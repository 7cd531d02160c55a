"""Compiled loops around copies and possible worlds, so that nothing else is measured."""

from __future__ import annotations

from functools import cache
from typing import Any

import numba

from notredame.compiling.structs import dtype
from notredame.compiling.twins import twin
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.state import State


@cache
def copy_loop() -> Any:
    """A loop that copies a state many times; its sum keeps the work from being optimised away."""

    @numba.njit(boundscheck=True)
    def loop(data, times):  # type: ignore[no-untyped-def]
        total = 0
        for i in range(times):
            total += data.copy()[i & 15]
        return total

    return loop


@cache
def world_loop() -> Any:
    """A loop that draws many possible worlds of one veiled state."""
    layout, core = dtype(State), twin(imagine)

    @numba.njit(boundscheck=True)
    def loop(data, seat, rng, times):  # type: ignore[no-untyped-def]
        total = 0
        for i in range(times):
            world = data.copy()
            core(world.view(layout)[0], seat, rng)
            total += world[i & 15]
        return total

    return loop
