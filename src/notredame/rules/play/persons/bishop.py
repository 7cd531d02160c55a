"""Bishop: a marker into an empty sector, which acts (P9)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_BISHOP, TO
from ...model.persons import BISHOP
from ...model.pieces import GENERAL, N_SECTORS
from ...model.state import Player, State, pieces
from ..question import Question
from ..sectors import place_and_execute
from .acting import nothing_to_do


@rule
def bishop_may(s: State, p: Player, sector: int) -> bool:
    """Whether the bishop may place into a sector: an empty one, in some editions any (P9)."""
    return s.bishop_any > 0 or pieces(p, sector) == 0


@rule
def hire_bishop(s: State, p: Player) -> None:
    """Ask into which sector the marker goes (P9, PR2)."""
    targets = 0
    only = 0
    for sector in range(N_SECTORS):
        if bishop_may(s, p, sector):
            targets += 1
            only = sector
    if targets == 0 or p.general == 0:
        nothing_to_do(s, p, BISHOP)
    elif targets == 1:
        place_and_execute(s, p, GENERAL, only)
    else:
        s.ask = ASK_BISHOP


@rule
def legal_bishop(s: State, seat: int, out: list[int]) -> int:
    """Sectors that the bishop may place into."""
    n = 0
    for sector in range(N_SECTORS):
        if bishop_may(s, s.players[seat], sector):
            out[n] = TO + sector
            n += 1
    return n


@rule
def answer_bishop(s: State, seat: int, action: int) -> None:
    """Place the marker; the sector acts."""
    place_and_execute(s, s.players[seat], GENERAL, action - TO)


SERVICES = ((BISHOP, hire_bishop),)
QUESTIONS = (Question(ASK_BISHOP, legal_bishop, answer_bishop),)
