"""Hiring a person (T6): the question, and whom it leads to."""

from __future__ import annotations

from collections.abc import Callable

from notredame.compiling.generated import switch
from notredame.compiling.twins import rule

from ..model.actions import ASK_NOTHING, HIRE, PASS
from ..model.asked_about import AskedAbout
from ..model.events import HIRE_DECLINED, PERSON_HIRED, tell
from ..model.pieces import (
    ACTRESS,
    ADVISOR,
    BENEFACTOR,
    BISHOP,
    BUTCHER,
    COACHMAN,
    DOCTOR,
    FOOL,
    FROM_PERSONS,
    GYPSIES,
    HOSTESS,
    MINSTREL,
    MISTRESS,
    MONEY_LENDER,
    MONK,
    NURSE,
    PRIEST,
    PROCURATOR,
    SCHOLAR,
    SPY,
    TRADER,
)
from ..model.state import Player, State
from .gains import gain_prestige
from .persons.acting import (
    hire_advisor,
    hire_doctor,
    hire_hostess,
    hire_mistress,
    hire_money_lender,
    hire_monk,
    hire_nurse,
    hire_priest,
    hire_scholar,
    hire_spy,
    hire_trader,
    nothing_to_do,
)
from .persons.benefactor import hire_benefactor
from .persons.bishop import hire_bishop
from .persons.butcher import hire_butcher
from .persons.coachman import hire_coachman
from .persons.counting import POINTS, person_prestige
from .persons.fool import hire_fool
from .persons.gypsies import hire_gypsies
from .persons.movers import hire_actress, hire_minstrel
from .persons.procurator import hire_procurator

SERVICES = (
    (HOSTESS, hire_hostess),
    (DOCTOR, hire_doctor),
    (MINSTREL, hire_minstrel),
    (FOOL, hire_fool),
    (BISHOP, hire_bishop),
    (NURSE, hire_nurse),
    (SCHOLAR, hire_scholar),
    (PRIEST, hire_priest),
    (PROCURATOR, hire_procurator),
    (SPY, hire_spy),
    (GYPSIES, hire_gypsies),
    (COACHMAN, hire_coachman),
    (BUTCHER, hire_butcher),
    (BENEFACTOR, hire_benefactor),
    (TRADER, hire_trader),
    (ACTRESS, hire_actress),
    (ADVISOR, hire_advisor),
    (MISTRESS, hire_mistress),
)
"""Persons that do something beside counting."""


serve: Callable[[int, State, Player], None] = switch("serve", "s, p", SERVICES, otherwise="None")


@rule
def hire(s: State, p: Player, person: int) -> None:
    """Pay a person and use the service once (T6), or ask what it needs."""
    s.ask = ASK_NOTHING
    p.coins -= s.hire_cost
    tell(s, PERSON_HIRED, p.seat, person, s.hire_cost, 0)
    if person == MONEY_LENDER:
        hire_money_lender(s, p)
    elif person == MONK:
        hire_monk(s, p)
    counted = person_prestige(s, p, person)
    gain_prestige(s, p, counted, FROM_PERSONS)
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
            tell(s, HIRE_DECLINED, seat, 0, 0, 0)
        s.further_hires = 0
    else:
        if s.further_hires > 0:
            s.further_hires -= 1
        hire(s, s.players[seat], action - HIRE)


def about_hire(s: State) -> AskedAbout:
    """How many further persons the advisor may bring."""
    return {"further": max(0, s.further_hires)}
