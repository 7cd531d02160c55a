"""Hiring a person (T6): the question, and the service of the person hired."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import ASK_NOTHING, HIRE, PASS
from ..model.asked_about import AskedAbout
from ..model.events import tell_hire_declined, tell_person_hired
from ..model.persons import ADVISOR
from ..model.pieces import FROM_PERSONS
from ..model.state import Player, State
from .gains import gain_prestige_through
from .persons.acting import nothing_to_do
from .persons.counting import POINTS, person_prestige
from .persons.services import serve, serve_first


@rule
def hire(s: State, p: Player, person: int) -> None:
    """Pay a person and use the service once (T6), or ask what it needs."""
    s.ask = ASK_NOTHING
    p.coins -= s.hire_cost
    tell_person_hired(s, p.seat, person, s.hire_cost)
    serve_first(person, s, p)
    counted = person_prestige(s, p, person)
    gain_prestige_through(s, p, counted, FROM_PERSONS, person)
    serve(person, s, p)
    if counted == 0 and POINTS[person] > 0:
        nothing_to_do(s, p, person)


@rule
def legal_hire(s: State, seat: int, out: list[int]) -> int:
    """Nobody, or one of the round's persons; through the advisor, any but him (X16)."""
    out[0] = PASS
    n = 1
    for i in range(3):
        if s.further_hires < 0 or s.persons[i] != ADVISOR:
            out[n] = HIRE + s.persons[i]
            n += 1
    if out[1] > out[2]:  # the two brown persons; a grey one always comes after
        out[1], out[2] = out[2], out[1]
    return n


@rule
def answer_hire(s: State, seat: int, action: int) -> None:
    """Hire a person or nobody (T6), perhaps through the advisor (X16)."""
    if action == PASS:
        if s.further_hires < 0:
            tell_hire_declined(s, seat, 0)
        s.further_hires = 0
    else:
        if s.further_hires > 0:
            s.further_hires -= 1
        hire(s, s.players[seat], action - HIRE)


def about_hire(s: State) -> AskedAbout:
    """How many further persons the advisor lets the seat hire."""
    return {"further": max(0, s.further_hires)}
