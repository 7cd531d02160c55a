"""Reviews without thinking: every piece is done at once, with figures that are made up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from notredame.review.decisions import grade_of, kind_of
from notredame.review.luck import RoundLuck
from notredame.review.pieces import DecisionPiece, Finding, Piece, judge
from notredame.review.review_types import AnswerReview, DecisionReview
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.description import round_name
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import QUESTIONS
from notredame.server.bots.background import BackgroundProcesses
from notredame.server.bots.processes import BotProcesses
from tests.server.servers import Served

LOSSES = (0.0, 4.3, 0.0, 2.0, 0.8)
"""Points that choices lose, in turn."""


class QuickProcesses(BackgroundProcesses):
    """Stands in for the processes of reviews."""

    def __init__(self, allowed: int | None = None) -> None:
        """`allowed` pieces are done, all if None; it may be changed at any time."""
        super().__init__(BotProcesses(1), 1)
        self.allowed = allowed
        self.done: list[Piece] = []
        self.failing = False
        """Whether pieces fail."""

    async def run(self, work: Any, *arguments: Any) -> Finding:
        """Make up what is found of a piece."""
        assert work is judge
        (piece,) = arguments
        while self.allowed is not None and len(self.done) >= self.allowed:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        self.done.append(piece)
        if self.failing:
            raise ZeroDivisionError
        if isinstance(piece, DecisionPiece):
            return made_up_decision(piece)
        lead = float(piece.round_no)
        return {seat: RoundLuck(lead, 0.5, -0.25, 1.0, 0.2) for seat in piece.seats}


def made_up_decision(piece: DecisionPiece) -> DecisionReview:
    """A decision in which the first other answer is better, every now and then."""
    view, move = View.from_numbers(piece.view), piece.move
    assert view.seat is not None
    chosen, loss = CHOICES[piece.action].id, LOSSES[move % len(LOSSES)]
    others = [choice.id for choice in view.choices() if choice.id != chosen]
    best = others[0] if loss else chosen
    behind = {one: 5.0 + k for k, one in enumerate(others)} | {chosen: loss, best: 0.0}
    answers: list[AnswerReview] = [
        {
            "choice": one,
            "lead": 3.0 - gap,
            "behind": gap,
            "error": 0.1 if gap else 0.0,
            "win_chance": max(0.0, 0.4 - gap / 20),
        }
        for one, gap in sorted(behind.items(), key=lambda item: item[1])
    ]
    return {
        "move": move,
        "seat": view.seat,
        "round": round_name(view.state.round_no),
        "question": QUESTIONS[view.state.ask],
        "kind": kind_of(view),
        "chosen": chosen,
        "best": best,
        "loss": loss,
        "error": 0.1,
        "grade": grade_of(loss),
        "answers": answers,
        "reasons": [{"part": "coins", "points": loss}] if loss else [],
    }


@contextmanager
def quick_reviews(
    server: Served, allowed: int | None = None, steps: int | None = None
) -> Iterator[QuickProcesses]:
    """Let a server make its reviews up, `steps` as if with other steps than its own; `allowed` as
    for `QuickProcesses`.
    """
    quick = QuickProcesses(allowed)
    with pytest.MonkeyPatch.context() as change:
        change.setattr(server.service.reviews, "_processes", quick)
        change.setattr(server.service.reviews, "_steps", steps or server.service.reviews._steps)
        yield quick
        server.service.reviews._jobs.clear()
