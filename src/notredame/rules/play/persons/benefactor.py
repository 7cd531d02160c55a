"""Benefactor: the rat goes back for coins (X11)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_BENEFACTOR, RAT_BACK
from ...model.persons import BENEFACTOR
from ...model.state import Player, State
from ..gains import pay, rat_back
from ..messages import about_rat, legal_rat
from ..question import Question
from .acting import nothing_to_do


@rule
def hire_benefactor(s: State, p: Player) -> None:
    """Ask how many spaces the rat goes back, for a coin each (X11)."""
    s.rat_spaces = min(p.coins, p.rat)
    if s.rat_spaces > 0:
        s.ask = ASK_BENEFACTOR
    else:
        nothing_to_do(s, p, BENEFACTOR)


@rule
def answer_benefactor(s: State, seat: int, action: int) -> None:
    """Pay a coin for each space that the rat goes back."""
    p = s.players[seat]
    spaces = action - RAT_BACK
    if spaces > 0:
        pay(s, p, spaces)
        rat_back(s, p, spaces)
    else:
        nothing_to_do(s, p, BENEFACTOR)


SERVICES = ((BENEFACTOR, hire_benefactor),)
QUESTIONS = (Question(ASK_BENEFACTOR, legal_rat, answer_benefactor, about_rat),)
