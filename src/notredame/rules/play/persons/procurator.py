"""Procurator: a sector with a piece acts (X5)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_PROCURATOR, TO
from ...model.persons import PROCURATOR
from ...model.pieces import N_SECTORS
from ...model.state import Player, State, pieces, sectors_with
from ..question import Question
from ..sectors import execute_sector
from .acting import nothing_to_do


@rule
def hire_procurator(s: State, p: Player) -> None:
    """Ask which sector acts; it must have a piece (X5, PR5)."""
    sectors = sectors_with(p, 1)
    if sectors == 0:
        nothing_to_do(s, p, PROCURATOR)
    elif sectors == 1:
        for sector in range(N_SECTORS):
            if pieces(p, sector) > 0:
                execute_sector(s, p, sector)
    else:
        s.ask = ASK_PROCURATOR


@rule
def legal_procurator(s: State, seat: int, out: list[int]) -> int:
    """Sectors with a piece."""
    n = 0
    for sector in range(N_SECTORS):
        if pieces(s.players[seat], sector) > 0:
            out[n] = TO + sector
            n += 1
    return n


@rule
def answer_procurator(s: State, seat: int, action: int) -> None:
    """Execute the sector's action."""
    execute_sector(s, s.players[seat], action - TO)


SERVICES = ((PROCURATOR, hire_procurator),)
QUESTIONS = (Question(ASK_PROCURATOR, legal_procurator, answer_procurator),)
