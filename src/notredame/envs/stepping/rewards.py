"""What a step brings each seat, by the way of counting that was asked for."""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.state import Player, State

WIN_SHARE = 0
"""At the end 1, shared by those who won together."""
RANK = 1
"""At the end 1 for the first, 0 for the last, evenly between; equals share their places."""
PRESTIGE = 3
"""At every step the prestige that was gained or lost."""
WAYS = ("win", "rank", "margin", "prestige")
"""The third: at the end the own prestige less the best of the others'."""


@rule
def ahead(p: Player, other: Player) -> int:
    """1 for who stands better, -1 for worse, 0 for equal in both counts (T9)."""
    mine, theirs = p.prestige, other.prestige
    if mine == theirs:
        mine, theirs = p.coins + p.supply, other.coins + other.supply
    if mine == theirs:
        return 0
    return 1 if mine > theirs else -1


@rule
def reward_at_end(s: State, seat: int, way: int) -> float:
    """What the end of the game brings a seat."""
    p = s.players[seat]
    better, equal, best = 0, 0, -1000
    for k in range(s.n):
        if k != seat:
            best = max(best, s.players[k].prestige)
            better += int(ahead(p, s.players[k]) < 0)
            equal += int(ahead(p, s.players[k]) == 0)
    if way == WIN_SHARE:
        return 0.0 if better > 0 else 1.0 / (1 + equal)
    if way == RANK:
        return 1.0 - (better + 0.5 * equal) / (s.n - 1)
    return float(p.prestige - best)


@rule
def reward_all(s: State, over: bool, way: int, before: list[int], rewards: list[float]) -> None:
    """What a step brought each seat; `before` is everybody's prestige before it."""
    for seat in range(s.n):
        if way == PRESTIGE:
            rewards[seat] = float(s.players[seat].prestige - before[seat])
        else:
            rewards[seat] = reward_at_end(s, seat, way) if over else 0.0
