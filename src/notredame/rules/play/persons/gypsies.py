"""Gypsies: markers go back to the general supply for prestige (X8)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_GYPSIES, ASK_NOTHING, FROM, PASS
from ...model.asked_about import AskedAbout
from ...model.persons import GYPSIES
from ...model.pieces import CATHEDRAL, FROM_PERSONS, GENERAL
from ...model.state import Player, State, markers_at
from ..gains import gain_prestige_through, move_marker
from ..question import Question
from .acting import nothing_to_do

POINTS = 2
"""Prestige for each marker."""


@rule
def hire_gypsies(s: State, p: Player) -> None:
    """Any number of markers."""
    offer_return(s, p)


@rule
def offer_return(s: State, p: Player) -> None:
    """Ask for another marker to return; places are gone through in order (X8, PR4)."""
    for place in range(max(0, s.last_place), CATHEDRAL + 1):
        if markers_at(p, place) > 0:
            s.ask = ASK_GYPSIES
            return
    end_return(s, p)


@rule
def legal_gypsies(s: State, seat: int, out: list[int]) -> int:
    """Places with own markers from the last one on, or no more."""
    n = 0
    for place in range(max(0, s.last_place), CATHEDRAL + 1):
        if markers_at(s.players[seat], place) > 0:
            out[n] = FROM + place
            n += 1
    out[n] = PASS
    return n + 1


@rule
def answer_gypsies(s: State, seat: int, action: int) -> None:
    """Return one marker from the board to the general supply, or stop."""
    p = s.players[seat]
    if action == PASS:
        end_return(s, p)
        return
    move_marker(s, p, action - FROM, GENERAL)
    s.last_place = action - FROM
    s.markers_returned += 1
    offer_return(s, p)


@rule
def end_return(s: State, p: Player) -> None:
    """Gain the prestige for all returned markers at once, after they have left (PR4)."""
    s.ask = ASK_NOTHING
    if s.markers_returned == 0:
        nothing_to_do(s, p, GYPSIES)
    gain_prestige_through(s, p, POINTS * s.markers_returned, FROM_PERSONS, GYPSIES)


def about_gypsies(s: State) -> AskedAbout:
    """How many markers were returned so far."""
    return {"returned": s.markers_returned}


SERVICES = ((GYPSIES, hire_gypsies),)
QUESTIONS = (Question(ASK_GYPSIES, legal_gypsies, answer_gypsies, about_gypsies),)
