"""Comparing answers: all are tried in the same possible worlds, so luck is the same for each."""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import State

from .parts import N_PARTS, add_parts
from .tree import Tree, step
from .workspace import WORLD, Workspace


@rule
def compare(
    veiled: State,
    seat: int,
    actions: list[int],
    first_world: int,
    worlds: int,
    values: list[int],
    parts: list[int],
    workspace: Workspace,
    tree: Tree,
) -> None:
    """Begin a step of the search with each of `actions` in each of `worlds` possible worlds. Each
    has one end, that of the next round.

    `values` gets, for each action and world, what the end of the step is worth to each seat, in
    hundredths of a point (MAX_PLAYERS ints); to `parts`, the parts of those values are added up,
    for each action and seat. The tree grows below every action, so later worlds are played better;
    it must not have been used for another position, nor the workspace.
    """
    for k in range(len(actions)):
        for world in range(worlds):
            step(veiled, seat, actions[k], first_world + world, 1, workspace, tree)
            for other in range(veiled.n):
                values[MAX_PLAYERS * (worlds * k + world) + other] = tree.worths[other]
                at = N_PARTS * (MAX_PLAYERS * k + other)
                add_parts(workspace.states[WORLD], other, parts, at, workspace)
