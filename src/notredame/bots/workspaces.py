"""Workspaces filled with weights, plain and compiled."""

from __future__ import annotations

from typing import Any

from notredame.compiling import structs, twins

from .thinking.workspace import Workspace, new_workspace
from .weights.weights import Weights, shipped_weights


def plain_workspace(weights: Weights | None = None) -> Workspace:
    """A workspace of lists; without weights, it has the shipped ones."""
    given = weights or shipped_weights()
    return new_workspace(given.prices, given.draft)


def compiled_workspace(weights: Weights | None = None) -> Any:
    """A workspace of arrays, for compiled code."""
    np = structs.numpy()
    given = weights or shipped_weights()
    prices, draft = (np.array(numbers, np.int64) for numbers in (given.prices, given.draft))
    return twins.twin(new_workspace)(prices, draft)
