"""Workspaces filled with weights, plain and compiled."""

from __future__ import annotations

from typing import Any

from notredame.compiling import structs, twins

from .thinking.workspace import Workspace, new_workspace
from .weights.weights import Weights, shipped_weights


def plain_workspace(weights: Weights | None = None) -> Workspace:
    """A workspace of lists; without weights, it has the shipped ones."""
    return new_workspace(list((weights or shipped_weights()).prices))


def compiled_workspace(weights: Weights | None = None) -> Any:
    """A workspace of arrays, for compiled code."""
    np = structs.numpy()
    prices = np.array((weights or shipped_weights()).prices, np.int64)
    return twins.twin(new_workspace)(prices)
