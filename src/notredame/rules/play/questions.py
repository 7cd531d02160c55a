"""All questions: which answers each allows, what an answer does, and what a question is about.

The functions of a question stand with the rule that asks it.
"""

from __future__ import annotations

from collections.abc import Callable

from notredame.compiling.generated import switch
from notredame.compiling.twins import rule

from ..model.actions import (
    ASK_BENEFIT,
    ASK_CARD,
    ASK_DONATION,
    ASK_DRIVE,
    ASK_FRIEND,
    ASK_HIRE,
    ASK_KEEP,
    ASK_MARKER,
    ASK_NOTHING,
    ASK_OVER,
    ASK_PLAGUE,
    ASK_RAT,
)
from ..model.asked_about import AskedAbout
from ..model.state import State
from .benefits import about_benefit, answer_benefit, legal_benefit
from .donations import about_donation, answer_donation, legal_donation
from .draft import answer_keep, legal_keep, may_keep
from .hiring import about_hire, answer_hire, legal_hire
from .messages import about_drive, about_rat, answer_drive, answer_rat, legal_drive, legal_rat
from .persons.services import PERSON_QUESTIONS, answer_for_person, legal_for_person
from .plague import answer_plague, legal_plague
from .question import Question, about_nothing
from .rounds import advance, answer_card, legal_card
from .sectors import about_marker, answer_friend, answer_marker, legal_friend, legal_marker

ALWAYS_IN_PLAY: tuple[Question, ...] = (
    Question(ASK_KEEP, legal_keep, answer_keep),
    Question(ASK_CARD, legal_card, answer_card),
    Question(ASK_HIRE, legal_hire, answer_hire, about_hire),
    Question(ASK_DRIVE, legal_drive, answer_drive, about_drive),
    Question(ASK_FRIEND, legal_friend, answer_friend),
    Question(ASK_BENEFIT, legal_benefit, answer_benefit, about_benefit),
    Question(ASK_DONATION, legal_donation, answer_donation, about_donation),
    Question(ASK_MARKER, legal_marker, answer_marker, about_marker),
    Question(ASK_RAT, legal_rat, answer_rat, about_rat),
    Question(ASK_PLAGUE, legal_plague, answer_plague),
)
"""Questions of every game, those that are asked most often first."""
QUESTIONS = ALWAYS_IN_PLAY + PERSON_QUESTIONS

legal_answers: Callable[[int, State, int, list[int]], int] = switch(
    "legal_answers",
    "s, seat, out",
    ((question.ask, question.legal) for question in ALWAYS_IN_PLAY),
    otherwise=legal_for_person,
    inline=True,
)
take_answer: Callable[[int, State, int, int], None] = switch(
    "take_answer",
    "s, seat, action",
    ((question.ask, question.answer) for question in ALWAYS_IN_PLAY),
    otherwise=answer_for_person,
    inline=True,
)
_about = {question.ask: question.about for question in QUESTIONS}


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
    """The facts of the question at hand: the card, the steps, what was chosen so far."""
    return _about.get(s.ask, about_nothing)(s)
