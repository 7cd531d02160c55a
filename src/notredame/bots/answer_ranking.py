"""Answers that were tried in the same possible worlds, told apart world by world."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from notredame.rules.choices import CHOICES, Choice

from .evaluation import NO_LOSS, AnswerOutlook, Comparison, Evaluation, Loss, SeatOutlook

FINALISTS = 4
"""Most answers that are tried in further worlds, besides the chosen one."""
NEAR = 0.3
"""Points behind the best, beyond three standard errors, within which an answer is a finalist."""
OTHERS = "others"
"""The part of a lead that is not the seat's own prestige: less of the others' mean prestige."""


@dataclass(frozen=True)
class TriedAnswer:
    """An answer with the results of the possible worlds in which it was tried."""

    action: int
    leads: Sequence[float]
    """The lead of the seat that chooses in each world, in points."""
    parts: Sequence[Mapping[str, float]]
    """Parts of that lead, means over groups of worlds; the groups are the same for all answers."""
    evaluation: Evaluation


class AnswerRanking:
    """Tells answers apart that were tried in the same possible worlds."""

    def __init__(self, seat: int, tried: Sequence[TriedAnswer]) -> None:
        self.seat = seat
        self.tried = {answer.action: answer for answer in tried}
        self.best = max(self.tried, key=lambda action: sum(self.tried[action].leads))

    def finalists(self, chosen: Choice | None) -> list[int]:
        """The answers that may be the best, and the chosen one."""
        near = []
        for action in self.tried:
            behind, error = self.behind(action, self.best)
            if behind <= NEAR + 3 * error:
                near.append((behind, action))
        found = [action for _, action in sorted(near)[:FINALISTS]]
        return found if chosen is None or chosen.action in found else [*found, chosen.action]

    def behind(self, action: int, best: int) -> tuple[float, float]:
        """Points by which an answer is behind another, and the standard error."""
        theirs, own = self.tried[best].leads, self.tried[action].leads
        return mean_of([a - b for a, b in zip(theirs, own, strict=True)])

    def part_gaps(self, action: int, best: int) -> tuple[Mapping[str, float], ...]:
        """Points by which an answer is behind another in each part, by group of worlds."""
        if action == best:
            return ()
        theirs, own = self.tried[best].parts, self.tried[action].parts
        return tuple(
            {part: points - other.get(part, 0.0) for part, points in one.items()}
            for one, other in zip(theirs, own, strict=True)
        )

    def loss(self, chosen: int) -> Loss:
        """What an answer lost: the best answer is found in half of the worlds and measured in the
        other half, each way round, so that it does not profit from luck in finding it.
        """
        leads = {action: answer.leads for action, answer in self.tried.items()}
        gaps: list[float] = []
        for found, measured in ((0, 1), (1, 0)):
            best = max(leads, key=lambda action: sum(leads[action][found::2]))
            theirs, own = leads[best][measured::2], leads[chosen][measured::2]
            gaps += [a - b for a, b in zip(theirs, own, strict=True)]
        points, error = mean_of(gaps)
        return Loss(max(0.0, points), error)

    def outlook(self, action: int, best: int) -> AnswerOutlook:
        """What an answer leads to, compared with the best one."""
        behind, error = self.behind(action, best)
        gaps = self.part_gaps(action, best)
        return AnswerOutlook(CHOICES[action], self.tried[action].evaluation, behind, error, gaps)


def comparison_of(
    first: AnswerRanking, later: AnswerRanking | None, chosen: Choice | None
) -> Comparison:
    """All answers of `first`, the best first; those of `later` were also tried in further worlds.

    Answers of `later` are ranked by the further worlds alone, the others by the first worlds, where
    they are compared with the same best answer.
    """
    last = later or first
    answers = [
        last.outlook(action, last.best) if action in last.tried else _early(first, last, action)
        for action in first.tried
    ]
    answers.sort(key=lambda answer: answer.behind)
    loss = NO_LOSS if chosen is None else last.loss(chosen.action)
    return Comparison(first.seat, tuple(answers), loss)


def _early(first: AnswerRanking, last: AnswerRanking, action: int) -> AnswerOutlook:
    """An answer that was tried in the first worlds only, compared with the best answer there, and
    moved by as much as that answer has moved since.
    """
    tried = first.outlook(action, last.best)
    then, now = first.tried[last.best].evaluation, last.tried[last.best].evaluation
    moved = tuple(
        SeatOutlook(
            prestige=seat.prestige - before.prestige + after.prestige,
            lead=seat.lead - before.lead + after.lead,
            error=seat.error,
            win_chance=min(1.0, max(0.0, seat.win_chance - before.win_chance + after.win_chance)),
            parts={
                name: part - before.parts[name] + after.parts[name]
                for name, part in seat.parts.items()
            },
        )
        for seat, before, after in zip(tried.evaluation.seats, then.seats, now.seats, strict=True)
    )
    return AnswerOutlook(
        tried.choice,
        Evaluation(moved, tried.evaluation.worlds),
        max(tried.behind, 0.0),
        tried.error,
        tried.part_gaps,
    )


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    square = sum((number - mean) ** 2 for number in numbers)
    return mean, math.sqrt(square / len(numbers) / max(1, len(numbers) - 1))
