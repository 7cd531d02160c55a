"""Coachman: the messages of one kind are used once more (X9)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import ASK_COACHMAN, KIND
from ...model.persons import COACHMAN
from ...model.pieces import FROM_PERSONS, N_KINDS
from ...model.state import Player, State, messages_held
from ..messages import use_messages
from ..question import Question
from .acting import nothing_to_do


@rule
def hire_coachman(s: State, p: Player) -> None:
    """Ask which kind of message is used once more (X9, PR4)."""
    kinds = 0
    only = 0
    for kind in range(N_KINDS):
        if messages_held(p, kind) > 0:
            kinds += 1
            only = kind
    if kinds == 0:
        nothing_to_do(s, p, COACHMAN)
    elif kinds == 1:
        use_messages(s, p, only, messages_held(p, only), FROM_PERSONS, COACHMAN)
    else:
        s.ask = ASK_COACHMAN


@rule
def legal_coachman(s: State, seat: int, out: list[int]) -> int:
    """Kinds that the player has collected."""
    n = 0
    for kind in range(N_KINDS):
        if messages_held(s.players[seat], kind) > 0:
            out[n] = KIND + kind
            n += 1
    return n


@rule
def answer_coachman(s: State, seat: int, action: int) -> None:
    """Use all messages of the kind."""
    p = s.players[seat]
    kind = action - KIND
    use_messages(s, p, kind, messages_held(p, kind), FROM_PERSONS, COACHMAN)


SERVICES = ((COACHMAN, hire_coachman),)
QUESTIONS = (Question(ASK_COACHMAN, legal_coachman, answer_coachman),)
