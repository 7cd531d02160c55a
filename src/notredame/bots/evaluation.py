"""Evaluations: what a position is worth to each seat, as far as one seat can know.

An evaluator gets a view, like a bot, and estimates the end of the game. `compare` is for reviews,
hints and puzzles: it tells the answers to one question apart. Our own evaluator is
`bots/own/evaluator.py`; `bots/evaluated_answers.py` makes one of anything that can evaluate a view,
such as a bot of others.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.knowledge.view import View

from .budget import Budget


@dataclass(frozen=True)
class SeatOutlook:
    """What one seat can expect of the end of the game."""

    prestige: float
    lead: float
    """Prestige less the mean of the others' prestige, in points."""
    error: float
    """Standard error of the lead, in points."""
    win_chance: float
    """From 0 to 1; the chances of all seats add up to 1."""
    parts: Mapping[str, float]
    """The expected prestige by where it comes from: sources of prestige gained, and what the seat
    has by then. The parts add up to the prestige."""


@dataclass(frozen=True)
class Evaluation:
    """What a position is worth to each seat, from one seat's view."""

    seats: tuple[SeatOutlook, ...]
    worlds: int
    """Possible worlds that it is the mean of."""


@dataclass(frozen=True)
class AnswerOutlook:
    """What one answer leads to, for the seat that gives it."""

    choice: Choice
    evaluation: Evaluation
    behind: float
    """Points of lead by which it is behind the best answer, in the same possible worlds."""
    error: float
    """Standard error of `behind`; 0 for the best answer."""
    part_gaps: tuple[Mapping[str, float], ...] = ()
    """How far it is behind the best answer in each part of the lead, in each of some groups of the
    same possible worlds: the seat's own parts, and `others`. Below 0 where it is ahead. Empty for
    the best answer, and where an evaluator has no parts."""


@dataclass(frozen=True)
class Loss:
    """What a choice lost against the best answer, in points of lead."""

    points: float
    """At least 0."""
    error: float
    """Standard error, in points."""

    @property
    def certain(self) -> bool:
        """Whether the loss exceeds two standard errors."""
        return self.points > 2 * self.error


NO_LOSS = Loss(0.0, 0.0)


@dataclass(frozen=True)
class Comparison:
    """All answers to a question, the best first, and what the chosen one lost."""

    seat: int
    answers: tuple[AnswerOutlook, ...]
    loss: Loss
    """Of the choice that was named; NO_LOSS when none was."""

    @property
    def best(self) -> AnswerOutlook:
        """The answer with the highest expected lead."""
        return self.answers[0]

    def outlook(self, choice: Choice) -> AnswerOutlook:
        """What one of the answers leads to."""
        return next(answer for answer in self.answers if answer.choice == choice)


class PositionEvaluator(Protocol):
    """Estimates positions for the seat that sees them; never gets the game itself."""

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        """What the position is worth to each seat; the seat may be asked something or not."""


class Evaluator(PositionEvaluator, Protocol):
    """An evaluator that also tells the answers to a question apart."""

    def compare(self, view: View, chosen: Choice | None, budget: Budget) -> Comparison:
        """Tell the view's answers apart; say what `chosen` lost, if one is named."""


LARGEST = 10_000.0
"""More prestige than any game brings; an evaluation beyond it is an error."""


def evaluation_from(
    prestige: Sequence[float],
    win_chance: Sequence[float],
    error: float = 0.0,
    parts: Sequence[Mapping[str, float]] = (),
    worlds: int = 1,
) -> Evaluation:
    """An evaluation from each seat's prestige and chance to win; leads follow from the prestige.

    Raises NotreDameError if there is not one number for each seat, or one that makes no sense.
    """
    players = len(prestige)
    if players < 2 or len(win_chance) != players or len(parts or prestige) != players:
        raise NotreDameError("An evaluation has prestige, win_chance and parts for every seat.")
    numbers = [*prestige, error, *(points for part in parts for points in part.values())]
    for number in numbers:
        if not math.isfinite(number) or abs(number) > LARGEST:
            raise NotreDameError(f"An evaluation cannot contain {shown(number)}.")
    for chance in win_chance:
        if not 0 <= chance <= 1:
            raise NotreDameError(f"A chance to win is from 0 to 1, not {shown(chance)}.")
    total = sum(prestige)
    return Evaluation(
        tuple(
            SeatOutlook(
                prestige=own,
                lead=own - (total - own) / (players - 1),
                error=error,
                win_chance=win_chance[seat],
                parts=parts[seat] if parts else {},
            )
            for seat, own in enumerate(prestige)
        ),
        worlds,
    )
