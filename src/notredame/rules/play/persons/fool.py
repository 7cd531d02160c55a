"""Fool: one piece moves to another sector, which acts (P6)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_FOOL_FROM, ASK_FOOL_TO, FROM, FROM_FRIEND, TO
from ...model.asked_about import AskedAbout
from ...model.persons import FOOL
from ...model.pieces import CATHEDRAL, PLACES
from ...model.state import NOWHERE, Player, State, markers_at
from ..question import Question
from ..sectors import execute_sector, legal_sectors_but, place_and_execute
from .acting import nothing_to_do
from .movers import move_group


@rule
def hire_fool(s: State, p: Player) -> None:
    """Ask which piece moves (P6, PR5)."""
    sources = 0
    only = NOWHERE
    for place in range(CATHEDRAL + 1):
        if markers_at(p, place) > 0:
            sources += 1
            only = place
    if p.friend >= 0:
        sources += 1
        if sources == 1:
            only = NOWHERE
    if sources == 0:
        nothing_to_do(s, p, FOOL)
    elif sources == 1:
        s.moving_from = only
        s.ask = ASK_FOOL_TO
    else:
        s.ask = ASK_FOOL_FROM


@rule
def legal_fool_source(s: State, seat: int, out: list[int]) -> int:
    """A marker from a sector or the cathedral, or the friend."""
    p = s.players[seat]
    n = 0
    for place in range(CATHEDRAL + 1):
        if markers_at(p, place) > 0:
            out[n] = FROM + place
            n += 1
    if p.friend >= 0:
        out[n] = FROM_FRIEND
        n += 1
    return n


@rule
def answer_fool_source(s: State, seat: int, action: int) -> None:
    """Note the piece, and ask to which sector it moves."""
    s.moving_from = NOWHERE if action == FROM_FRIEND else action - FROM
    s.ask = ASK_FOOL_TO


@rule
def legal_fool_target(s: State, seat: int, out: list[int]) -> int:
    """Every other sector."""
    away = s.players[seat].friend if s.moving_from < 0 else s.moving_from
    return legal_sectors_but(away, out)


@rule
def answer_fool_target(s: State, seat: int, action: int) -> None:
    """Move the piece; the new sector acts."""
    p = s.players[seat]
    if s.moving_from < 0:
        move_group(s, p, p.friend, action - TO, 0, 1)
        execute_sector(s, p, action - TO)
    else:
        place_and_execute(s, p, s.moving_from, action - TO)


def about_fool_target(s: State) -> AskedAbout:
    """Where the piece comes from, or that it is the friend."""
    return {"from": PLACES[s.moving_from] if s.moving_from >= 0 else "friend"}


SERVICES = ((FOOL, hire_fool),)
QUESTIONS = (
    Question(ASK_FOOL_FROM, legal_fool_source, answer_fool_source),
    Question(ASK_FOOL_TO, legal_fool_target, answer_fool_target, about_fool_target),
)
