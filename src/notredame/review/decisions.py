"""The decisions of a game: what each lost, from what its seat knew at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from notredame.bots.answer_ranking import OTHERS, mean_of
from notredame.bots.budget import Budget
from notredame.bots.evaluation import AnswerOutlook, Comparison, Evaluator
from notredame.rules.choices import Choice
from notredame.rules.game import Game
from notredame.rules.knowledge.description import round_name
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import (
    ASK_CARD,
    ASK_COACHMAN,
    ASK_DRIVE,
    ASK_HIRE,
    ASK_KEEP,
    QUESTIONS,
)
from notredame.text.catalogues.grammar import round_to_tenth
from notredame.text.catalogues.reasons import LEAST_REASON, SUBJECTS

from .review_types import AnswerReview, DecisionKind, DecisionReview, Grade, Reason

GRADES: tuple[tuple[float, Grade], ...] = (
    (0.5, "fine"),
    (1.5, "inaccuracy"),
    (3.0, "mistake"),
    (float("inf"), "blunder"),
)
"""Exclusive limits of the loss in points, as it is shown."""
KINDS: dict[int, DecisionKind] = {
    ASK_KEEP: "draft",
    ASK_CARD: "card",
    ASK_DRIVE: "carriage",
    ASK_COACHMAN: "carriage",
    ASK_HIRE: "hire",
}
"""Kinds of decision by question; all other questions ask for a target."""
MATTERS = 0.5
"""Points between best and worst answer from which a decision mattered."""
RIGHT_WITHIN = 0.5
"""Points behind the best answer within which an answer is right, too."""
MOST_REASONS = (3, 2)
"""Most subjects in which the best answer is ahead, and in which it is behind."""
LEAST_PART = 0.02
"""Points from which a part of a subject is listed."""
LEAST_GROUPS = 4
"""Groups of possible worlds from which a reason can be certain."""


@dataclass(frozen=True)
class Moment:
    """A decision of a game: what the seat knew, and what it chose."""

    move: int
    """Number of the choice in the game, from 1."""
    view: View
    chosen: Choice


def moments_of(game: Game, seats: Iterable[int]) -> Iterator[Moment]:
    """The decisions of some seats of a game, in order."""
    wanted = set(seats)
    replay = game.before(1)
    for number, (seat, action) in enumerate(game.moves, start=1):
        if seat in wanted:
            view = replay.view(seat)
            chosen = next(choice for choice in view.choices() if choice.action == action)
            yield Moment(number, view, chosen)
        replay.play(seat, action)


def kind_of(view: View) -> DecisionKind:
    """The kind of decision that a view's question asks for."""
    return KINDS.get(view.state.ask, "target")


def grade_of(points: float) -> Grade:
    """The grade of a loss in points, rounded as it is shown, so that figure and word agree."""
    shown = round_to_tenth(points)
    return next(grade for limit, grade in GRADES if shown < limit)


def review_decision(moment: Moment, evaluator: Evaluator, budget: Budget) -> DecisionReview:
    """Judge one decision from what its seat knew."""
    view, seat = moment.view, moment.view.seat
    assert seat is not None
    compared = evaluator.compare(view, moment.chosen, budget)
    loss = rounded(compared.loss.points) if compared.loss.certain else 0.0
    chosen = compared.outlook(moment.chosen)
    best = compared.best if loss else chosen
    return {
        "move": moment.move,
        "seat": seat,
        "round": round_name(view.state.round_no),
        "question": QUESTIONS[view.state.ask],
        "kind": kind_of(view),
        "chosen": moment.chosen.id,
        "best": best.choice.id,
        "loss": loss,
        "error": rounded(compared.loss.error),
        "grade": grade_of(loss),
        "answers": [answer_review(answer, seat) for answer in compared.answers],
        "reasons": reasons_of(compared, best, chosen) if loss else [],
    }


def answer_review(answer: AnswerOutlook, seat: int) -> AnswerReview:
    """One answer as data."""
    outlook = answer.evaluation.seats[seat]
    return {
        "choice": answer.choice.id,
        "lead": rounded(outlook.lead),
        "behind": rounded(answer.behind),
        "error": rounded(answer.error),
        "win_chance": rounded(outlook.win_chance),
    }


def reasons_of(compared: Comparison, better: AnswerOutlook, worse: AnswerOutlook) -> list[Reason]:
    """The parts of the expected lead in which the best answer is ahead of another, or behind it,
    the most important first.

    Parts of one subject count together: they are reasons if the subject's points exceed
    `LEAST_REASON` and two standard errors.
    """
    if 0 < len(worse.part_gaps) < LEAST_GROUPS:
        return []
    gaps = worse.part_gaps or (_gaps(compared.seat, better, worse),)
    found: list[tuple[float, tuple[str, ...]]] = []
    for subject in SUBJECTS:
        points, error = mean_of([sum(gap.get(part, 0.0) for part in subject) for gap in gaps])
        if abs(points) >= LEAST_REASON and abs(points) > 2 * error:
            found.append((points, subject))
    found.sort(key=lambda item: -abs(item[0]))
    ahead = [item for item in found if item[0] > 0][: MOST_REASONS[0]]
    behind = [item for item in found if item[0] < 0][: MOST_REASONS[1]]
    reasons: list[Reason] = []
    for _, subject in sorted([*ahead, *behind], key=lambda item: -abs(item[0])):
        parts = {part: mean_of([gap.get(part, 0.0) for gap in gaps])[0] for part in subject}
        for part, points in sorted(parts.items(), key=lambda item: -abs(item[1])):
            if abs(points) >= LEAST_PART:
                reasons.append({"part": part, "points": rounded(points)})
    return reasons


def _gaps(seat: int, better: AnswerOutlook, worse: AnswerOutlook) -> dict[str, float]:
    """How far one answer is behind another in each part, from their evaluations alone."""
    one, other = better.evaluation.seats, worse.evaluation.seats
    gaps = {part: points - other[seat].parts[part] for part, points in one[seat].parts.items()}
    theirs, own = ([s.prestige for s in seats] for seats in (other, one))
    return {**gaps, OTHERS: mean_of_others(theirs, seat) - mean_of_others(own, seat)}


def mean_of_others(numbers: Sequence[float], seat: int) -> float:
    """The mean over all seats but one."""
    return (sum(numbers) - numbers[seat]) / (len(numbers) - 1)


def mattered(decision: DecisionReview) -> bool:
    """Whether the answers differed by at least `MATTERS` points, beyond two standard errors."""
    worst = decision["answers"][-1]
    return worst["behind"] >= max(MATTERS, 2 * worst["error"])


def rounded(number: float) -> float:
    """A number as it is stored, to thousandths."""
    return round(number, 3) + 0.0
