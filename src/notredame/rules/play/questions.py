"""All questions: which answers each allows, what an answer does, and what a question is about.

A question is a row of one table; its functions stand with the rule that asks it.
"""

from __future__ import annotations

from collections.abc import Callable

from notredame.compiling.generated import switch
from notredame.compiling.twins import rule

from ..model.actions import (
    ASK_ACTRESS_FROM,
    ASK_ACTRESS_TO,
    ASK_BENEFACTOR,
    ASK_BENEFIT,
    ASK_BISHOP,
    ASK_BUTCHER,
    ASK_CARD,
    ASK_COACHMAN,
    ASK_DONATION,
    ASK_DRIVE,
    ASK_FOOL_FROM,
    ASK_FOOL_TO,
    ASK_FRIEND,
    ASK_GYPSIES,
    ASK_HIRE,
    ASK_KEEP,
    ASK_MARKER,
    ASK_MINSTREL_FROM,
    ASK_MINSTREL_GROUP,
    ASK_MINSTREL_TO,
    ASK_NOTHING,
    ASK_OVER,
    ASK_PLAGUE,
    ASK_PROCURATOR,
    ASK_RAT,
)
from ..model.asked_about import AskedAbout
from ..model.state import State
from .benefits import about_benefit, answer_benefit, legal_benefit
from .donations import about_donation, answer_donation, legal_donation
from .draft import answer_keep, legal_keep, may_keep
from .hiring import about_hire, answer_hire, legal_hire
from .messages import about_drive, about_rat, answer_drive, answer_rat, legal_drive, legal_rat
from .persons.benefactor import answer_benefactor
from .persons.bishop import answer_bishop, legal_bishop
from .persons.butcher import about_butcher, answer_butcher, legal_butcher
from .persons.coachman import answer_coachman, legal_coachman
from .persons.fool import (
    about_fool_target,
    answer_fool_source,
    answer_fool_target,
    legal_fool_source,
    legal_fool_target,
)
from .persons.gypsies import about_gypsies, answer_gypsies, legal_gypsies
from .persons.movers import (
    about_group,
    about_target,
    answer_actress_source,
    answer_actress_target,
    answer_group,
    answer_minstrel_source,
    answer_minstrel_target,
    legal_group,
    legal_source,
    legal_target,
)
from .persons.procurator import answer_procurator, legal_procurator
from .plague import answer_plague, legal_plague
from .rounds import advance, answer_card, legal_card
from .sectors import about_marker, answer_friend, answer_marker, legal_friend, legal_marker


def about_nothing(s: State) -> AskedAbout:
    """Nothing beside the question itself."""
    return {}


Row = tuple[
    int,
    Callable[[State, int, list[int]], int],
    Callable[[State, int, int], None],
    Callable[[State], AskedAbout],
]
ROWS: tuple[Row, ...] = (
    # the question, its legal answers, what an answer does, what it is about
    (ASK_KEEP, legal_keep, answer_keep, about_nothing),
    (ASK_CARD, legal_card, answer_card, about_nothing),
    (ASK_HIRE, legal_hire, answer_hire, about_hire),
    (ASK_DRIVE, legal_drive, answer_drive, about_drive),
    (ASK_FRIEND, legal_friend, answer_friend, about_nothing),
    (ASK_BENEFIT, legal_benefit, answer_benefit, about_benefit),
    (ASK_DONATION, legal_donation, answer_donation, about_donation),
    (ASK_MARKER, legal_marker, answer_marker, about_marker),
    (ASK_RAT, legal_rat, answer_rat, about_rat),
    (ASK_PLAGUE, legal_plague, answer_plague, about_nothing),
    (ASK_MINSTREL_FROM, legal_source, answer_minstrel_source, about_nothing),
    (ASK_MINSTREL_TO, legal_target, answer_minstrel_target, about_target),
    (ASK_MINSTREL_GROUP, legal_group, answer_group, about_group),
    (ASK_FOOL_FROM, legal_fool_source, answer_fool_source, about_nothing),
    (ASK_FOOL_TO, legal_fool_target, answer_fool_target, about_fool_target),
    (ASK_BISHOP, legal_bishop, answer_bishop, about_nothing),
    (ASK_PROCURATOR, legal_procurator, answer_procurator, about_nothing),
    (ASK_GYPSIES, legal_gypsies, answer_gypsies, about_gypsies),
    (ASK_COACHMAN, legal_coachman, answer_coachman, about_nothing),
    (ASK_BUTCHER, legal_butcher, answer_butcher, about_butcher),
    (ASK_BENEFACTOR, legal_rat, answer_benefactor, about_rat),
    (ASK_ACTRESS_FROM, legal_source, answer_actress_source, about_nothing),
    (ASK_ACTRESS_TO, legal_target, answer_actress_target, about_target),
)
"""All questions, those that are asked most often first."""

legal_answers: Callable[[int, State, int, list[int]], int] = switch(
    "legal_answers", "s, seat, out", ((row[0], row[1]) for row in ROWS), otherwise="0"
)
take_answer: Callable[[int, State, int, int], None] = switch(
    "take_answer", "s, seat, action", ((row[0], row[2]) for row in ROWS), otherwise="None"
)
_about = {row[0]: row[3] for row in ROWS}


@rule
def may_act(s: State, seat: int) -> bool:
    """Whether a seat is being asked; in the draft, several are at once."""
    if s.ask == ASK_KEEP:
        return may_keep(s, seat)
    return s.ask != ASK_OVER and seat == s.current


@rule
def answers(s: State, seat: int, out: list[int]) -> int:
    """Write the answers of a seat that is asked into `out`, in ascending order; return how many."""
    return legal_answers(s.ask, s, seat, out)


@rule
def legal(s: State, out: list[int]) -> int:
    """Write the legal answers of the current seat into `out`; return how many."""
    return legal_answers(s.ask, s, s.current, out)


@rule
def legal_for(s: State, seat: int, out: list[int]) -> int:
    """Write the legal answers of one seat into `out`; return how many."""
    if may_act(s, seat):
        return legal_answers(s.ask, s, seat, out)
    return 0


@rule
def apply(s: State, action: int) -> None:
    """Apply the current seat's answer."""
    apply_by(s, s.current, action)


@rule
def apply_by(s: State, seat: int, action: int) -> None:
    """Apply one seat's answer, and go on until something is asked again.

    The answer must be legal; `Game` checks that. A finished game stays as it is.
    """
    ask = s.ask
    if ask == ASK_OVER:
        return
    s.ask = ASK_NOTHING
    take_answer(ask, s, seat, action)
    if s.ask == ASK_NOTHING:
        advance(s)


def asked_about(s: State) -> AskedAbout:
    """What the question at hand is about: the card, the steps, what was chosen so far."""
    return _about.get(s.ask, about_nothing)(s)
