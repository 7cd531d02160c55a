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
    prices, draft = _arrays_of(weights or shipped_weights())
    return twins.twin(new_workspace)(prices, draft)


_arrays: dict[str, tuple[Any, Any]] = {}
"""Prices and draft weights as arrays, by digest: bots ask for a new workspace at every choice."""


def _arrays_of(weights: Weights) -> tuple[Any, Any]:
    found = _arrays.get(weights.digest)
    if found is None:
        np = structs.numpy()
        found = np.array(weights.prices, np.int64), np.array(weights.draft, np.int64)
        _arrays[weights.digest] = found
    return found
