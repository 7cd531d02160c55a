"""The plague at the end of a round (G rules)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import ASK_NOTHING, ASK_PLAGUE, FROM
from ..model.events import tell_plague_strikes, tell_prestige_lost, tell_rat_moved, tell_rat_overrun
from ..model.pieces import (
    GENERAL,
    HOSPITAL,
    LOST_TO_PLAGUE,
    N_SECTORS,
    OVERRUN_LOSS,
    RAT_END,
)
from ..model.state import Player, State, fullest, pieces
from .gains import move_marker


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
def plague_strikes(s: State, p: Player) -> None:
    """Move one player's rat marker, with the penalty if it would pass the last space (G1, G2)."""
    s.ask = ASK_NOTHING
    value = 0 if p.doctor > 0 else s.plague
    tell_plague_strikes(s, p.seat, value, pieces(p, HOSPITAL), p.doctor)
    before = p.rat
    after = rat_after_plague(s, p)
    p.rat = min(RAT_END, after)
    p.doctor = 0
    if p.rat != before:
        tell_rat_moved(s, p.seat, before, p.rat)
    if after <= RAT_END:
        return
    tell_rat_overrun(s, p.seat)
    loss = min(OVERRUN_LOSS, p.prestige)
    if loss > 0:
        p.prestige -= loss
        p.ledger[LOST_TO_PLAGUE] -= loss
        tell_prestige_lost(s, p.seat, loss)
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
def legal_plague(s: State, seat: int, out: list[int]) -> int:
    """The fullest sectors with a marker to lose (G3, G4)."""
    p = s.players[seat]
    most = fullest(p)
    n = 0
    for sector in range(N_SECTORS):
        if loses_from(p, sector, most):
            out[n] = FROM + sector
            n += 1
    return n


@rule
def answer_plague(s: State, seat: int, action: int) -> None:
    """Lose a marker of the chosen sector (G2)."""
    move_marker(s, s.players[seat], action - FROM, GENERAL)
