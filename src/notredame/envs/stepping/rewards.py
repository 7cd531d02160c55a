"""Rewards of a step for each seat, in the kinds that the environments offer."""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.state import Player, State

WIN_SHARE = 0
"""1 at the end for the winner; joint winners share it."""
RANK = 1
"""From 1 for the first to 0 for the last at the end, evenly spaced; equals get their mean."""
PRESTIGE = 3
"""At every step, the prestige gained or lost."""
REWARD_KINDS = ("win", "rank", "margin", "prestige")
"""Names of the kinds. `margin` is the seat's prestige at the end less the best of the others'."""


@rule
def ahead(p: Player, other: Player) -> int:
    """1 if `p` is ahead, -1 if behind, 0 if equal in prestige and in the tie-break (T9)."""
    mine, theirs = p.prestige, other.prestige
    if mine == theirs:
        mine, theirs = p.coins + p.supply, other.coins + other.supply
    if mine == theirs:
        return 0
    return 1 if mine > theirs else -1


@rule
def reward_at_end(s: State, seat: int, kind: int) -> float:
    """A seat's reward for a game that is over: share of the win, rank, or else margin."""
    p = s.players[seat]
    better, equal, best = 0, 0, -1000
    for k in range(s.n):
        if k != seat:
            best = max(best, s.players[k].prestige)
            better += int(ahead(p, s.players[k]) < 0)
            equal += int(ahead(p, s.players[k]) == 0)
    if kind == WIN_SHARE:
        return 0.0 if better > 0 else 1.0 / (1 + equal)
    if kind == RANK:
        return 1.0 - (better + 0.5 * equal) / (s.n - 1)
    return float(p.prestige - best)


@rule
def reward_all(s: State, over: bool, kind: int, before: list[int], rewards: list[float]) -> None:
    """Write each seat's reward for a step; `before` is the seats' prestige before it."""
    for seat in range(s.n):
        if kind == PRESTIGE:
            rewards[seat] = float(s.players[seat].prestige - before[seat])
        else:
            rewards[seat] = reward_at_end(s, seat, kind) if over else 0.0
