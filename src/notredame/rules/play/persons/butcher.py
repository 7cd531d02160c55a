"""Butcher: a marker into every empty sector (X10)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_BUTCHER, ASK_NOTHING, TO
from ...model.asked_about import AskedAbout
from ...model.persons import BUTCHER
from ...model.pieces import GENERAL, N_SECTORS
from ...model.state import Player, State, empty_sectors, pieces
from ..gains import move_marker
from ..question import Question
from .acting import nothing_to_do


@rule
def hire_butcher(s: State, p: Player) -> None:
    """Fill every empty sector, or with too few markers those that the owner chooses (X10, PR6)."""
    if p.general == 0 or empty_sectors(p) == 0:
        nothing_to_do(s, p, BUTCHER)
        return
    s.markers_to_place = min(p.general, empty_sectors(p))
    offer_placing(s, p)


@rule
def empty_after(p: Player, sector: int) -> int:
    """Empty sectors that come after a sector."""
    count = 0
    for k in range(sector + 1, N_SECTORS):
        if pieces(p, k) == 0:
            count += 1
    return count


@rule
def offer_placing(s: State, p: Player) -> None:
    """Ask while there are fewer markers than empty sectors; sectors go in order."""
    s.ask = ASK_NOTHING
    if 0 < s.markers_to_place < empty_after(p, s.last_place):
        s.ask = ASK_BUTCHER
        return
    for sector in range(s.last_place + 1, N_SECTORS):
        if s.markers_to_place > 0 and pieces(p, sector) == 0:
            move_marker(s, p, GENERAL, sector)
            s.markers_to_place -= 1


@rule
def legal_butcher(s: State, seat: int, out: list[int]) -> int:
    """Empty sectors after the last one chosen that leave enough others behind them."""
    p = s.players[seat]
    n = 0
    for sector in range(s.last_place + 1, N_SECTORS):
        if pieces(p, sector) == 0 and empty_after(p, sector) >= s.markers_to_place - 1:
            out[n] = TO + sector
            n += 1
    return n


@rule
def answer_butcher(s: State, seat: int, action: int) -> None:
    """Place one marker into the chosen empty sector."""
    p = s.players[seat]
    move_marker(s, p, GENERAL, action - TO)
    s.last_place = action - TO
    s.markers_to_place -= 1
    offer_placing(s, p)


def about_butcher(s: State) -> AskedAbout:
    """How many markers are left."""
    return {"left": s.markers_to_place}


SERVICES = ((BUTCHER, hire_butcher),)
QUESTIONS = (Question(ASK_BUTCHER, legal_butcher, answer_butcher, about_butcher),)
