"""The plague at the end of a round (G rules) and the cathedral at the end of a period (N1)."""

from __future__ import annotations

from .actions import ASK_NOTHING, ASK_PLAGUE
from .compiled import rule
from .events import (
    CATHEDRAL_SCORED,
    MARKERS_MOVED,
    PLAGUE_STRIKES,
    PRESTIGE_LOST,
    RAT_MOVED,
    RAT_OVERRUN,
    tell,
)
from .gains import gain_prestige, move_marker
from .persons import fullest
from .pieces import (
    CATHEDRAL,
    FROM_CATHEDRAL,
    GENERAL,
    HOSPITAL,
    LOST_TO_PLAGUE,
    N_SECTORS,
    RAT_END,
)
from .state import Player, State, pieces


@rule
def loses_from(p: Player, sector: int, most: int) -> bool:
    """Whether the plague may take a marker from a sector: a fullest one with a marker (G3, G4)."""
    return p.sectors[sector] > 0 and pieces(p, sector) == most


@rule
def rat_after_plague(s: State, p: Player) -> int:
    """Where the plague would move the rat marker, beyond the last space too (G1)."""
    value = 0 if p.doctor > 0 else s.plague
    return max(0, p.rat + value - pieces(p, HOSPITAL))


@rule
def cathedral_tile(s: State) -> int:
    """Prestige of the cathedral tile: 6, 8, 10, 12 for 2 to 5 players (S2)."""
    return 2 + 2 * s.n


@rule
def plague_strikes(s: State, p: Player) -> None:
    """Move one player's rat marker, with the penalty if it would pass the last space (G1, G2)."""
    s.ask = ASK_NOTHING
    value = 0 if p.doctor > 0 else s.plague
    tell(s, PLAGUE_STRIKES, p.seat, value, pieces(p, HOSPITAL), p.doctor)
    before = p.rat
    after = rat_after_plague(s, p)
    p.rat = min(RAT_END, after)
    p.doctor = 0
    if p.rat != before:
        tell(s, RAT_MOVED, p.seat, before, p.rat, 0)
    if after <= RAT_END:
        return
    tell(s, RAT_OVERRUN, p.seat, 0, 0, 0)
    loss = min(2, p.prestige)
    if loss > 0:
        p.prestige -= loss
        p.ledger[LOST_TO_PLAGUE] -= loss
        tell(s, PRESTIGE_LOST, p.seat, loss, 0, 0)
    most = fullest(p)
    candidates = 0
    only = 0
    for sector in range(N_SECTORS):
        if loses_from(p, sector, most):
            candidates += 1
            only = sector
    if candidates == 1:
        move_marker(s, p, only, GENERAL)
    elif candidates > 1:
        s.ask = ASK_PLAGUE


@rule
def score_cathedral(s: State) -> None:
    """The tile's prestige, shared among all markers on the cathedral, which then leave (N1, S2)."""
    tile = cathedral_tile(s)
    total = 0
    for seat in range(s.n):
        total += s.players[seat].cathedral
    if total == 0:
        return
    share = tile // total
    tell(s, CATHEDRAL_SCORED, -1, tile, total, share)
    for seat in range(s.n):
        p = s.players[seat]
        if p.cathedral > 0:
            gain_prestige(s, p, share * p.cathedral, FROM_CATHEDRAL)
            tell(s, MARKERS_MOVED, seat, CATHEDRAL, GENERAL, p.cathedral)
            p.general += p.cathedral
            p.cathedral = 0
