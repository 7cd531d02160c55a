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
    "serve_first", "s, p", acting.FIRST_SERVICES, otherwise="None"
)
serve: Callable[[int, State, Player], None] = switch("serve", "s, p", SERVICES, otherwise="None")
