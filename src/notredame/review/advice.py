"""Advice for a choice to be made: all answers ranked, with the reasons why the best is better."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from notredame.bots.budget import Budget
from notredame.bots.evaluation import Evaluator
from notredame.bots.own.evaluator import SearchEvaluator
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.view import View
from notredame.rules.model.pieces import ROUNDS
from notredame.text import Catalogue
from notredame.text.catalogues.reasons import EVEN, why

from .decisions import reasons_of

ADVICE_BUDGET = Budget(seconds=0.8)
LEAST_WORLDS = 8
"""Possible worlds from which the difference between two answers can be certain."""


@dataclass(frozen=True)
class Advice:
    """An answer as an evaluator rates it."""

    choice: str
    prestige: tuple[float, ...]
    """Prestige expected at the end of the game, by seat."""
    behind: float
    """Points of lead by which it is behind the best answer."""
    error: float
    """Standard error of `behind`."""
    win_chance: float
    """From 0 to 1."""
    certain: bool
    """Whether it is behind the best answer by more than two standard errors."""
    reasons: tuple[tuple[str, float], ...]
    """Parts of the expected lead, with the points by which the best answer is ahead in them."""

    @property
    def loss(self) -> float:
        """Points by which it is certainly behind the best answer."""
        return self.behind if self.certain else 0.0

    @property
    def even(self) -> bool:
        """Whether it is about as good as the best answer, as far as can be told."""
        return self.loss < EVEN


def advise(
    view: View, budget: Budget = ADVICE_BUDGET, evaluator: Evaluator | None = None
) -> list[Advice]:
    """All answers to the view's question, the best first; our evaluator uses the same seed each
    time, so a limit in steps gives the same advice.
    """
    compared = (evaluator or SearchEvaluator(seed=0)).compare(view, None, budget)
    return [
        Advice(
            choice=answer.choice.id,
            prestige=tuple(seat.prestige for seat in answer.evaluation.seats),
            behind=answer.behind,
            error=answer.error,
            win_chance=answer.evaluation.seats[compared.seat].win_chance,
            certain=answer.evaluation.worlds >= LEAST_WORLDS and answer.behind > 2 * answer.error,
            reasons=tuple(
                (reason["part"], reason["points"])
                for reason in reasons_of(compared, compared.best, answer)
            ),
        )
        for answer in compared.answers
    ]


def advice_in_words(words: Catalogue, view: View, best: Advice, other: Advice) -> str:
    """Why the best answer is better than another one."""
    return reason_in_words(words, view, best.choice, other.choice, other.loss, dict(other.reasons))


def reason_in_words(
    words: Catalogue,
    view: View,
    best: str,
    chosen: str,
    loss: float,
    reasons: Mapping[str, float],
) -> str:
    """Why one answer to a view's question, given by its id, is better than another."""
    seen = view.as_dict()
    labels = [words.label(seen["question"], BY_ID[choice], seen) for choice in (best, chosen)]
    rounds_left = ROUNDS - 1 - view.state.round_no
    return why(words, labels[0], labels[1], loss, list(reasons.items()), rounds_left)
