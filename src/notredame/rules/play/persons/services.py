"""All persons that do something when hired, and everything they ask.

Those that only count are rows of the table in `counting`.
"""

from __future__ import annotations

from collections.abc import Callable

from notredame.compiling.generated import switch

from ...model.state import Player, State
from ..question import Question
from . import acting, benefactor, bishop, butcher, coachman, fool, gypsies, movers, procurator

SERVICES = (
    *acting.SERVICES,
    *movers.SERVICES,
    *fool.SERVICES,
    *bishop.SERVICES,
    *procurator.SERVICES,
    *gypsies.SERVICES,
    *coachman.SERVICES,
    *butcher.SERVICES,
    *benefactor.SERVICES,
)
PERSON_QUESTIONS: tuple[Question, ...] = (
    *movers.QUESTIONS,
    *fool.QUESTIONS,
    *bishop.QUESTIONS,
    *procurator.QUESTIONS,
    *gypsies.QUESTIONS,
    *coachman.QUESTIONS,
    *butcher.QUESTIONS,
    *benefactor.QUESTIONS,
)
"""Persons' questions, those that are asked most often first."""

serve_first: Callable[[int, State, Player], None] = switch(
    "serve_first", "s, p", acting.FIRST_SERVICES
)
serve: Callable[[int, State, Player], None] = switch("serve", "s, p", SERVICES)
legal_for_person: Callable[[int, State, int, list[int]], int] = switch(
    "legal_for_person",
    "s, seat, out",
    ((question.ask, question.legal) for question in PERSON_QUESTIONS),
    otherwise=0,
)
answer_for_person: Callable[[int, State, int, int], None] = switch(
    "answer_for_person",
    "s, seat, action",
    ((question.ask, question.answer) for question in PERSON_QUESTIONS),
)
