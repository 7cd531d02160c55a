"""Gains of cards, which the quick policy remembers for a round at most."""

from __future__ import annotations

from notredame.bots.thinking.workspace import Workspace, forget_gains
from notredame.compiling.twins import rule
from notredame.rules.model.state import State


@rule
def forget_earlier_round(s: State, round_no: int, workspace: Workspace) -> int:
    """Forget the gains if another round than `round_no` is being played; return which one is."""
    if s.round_no != round_no:
        forget_gains(workspace)
    return s.round_no
