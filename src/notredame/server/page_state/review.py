"""The review of a seat in words, as the page shows it."""

from __future__ import annotations

from notredame import Game
from notredame.review.advice import reason_in_words
from notredame.review.decisions import GRADES, MATTERS, RIGHT_WITHIN, Moment, grade_of, moments_of
from notredame.review.review import count_grades
from notredame.review.review_types import (
    DecisionKind,
    DecisionReview,
    Grade,
    SeatAccount,
    SeatReview,
)
from notredame.rules.typed_data import SeatIndex, TypedDict
from notredame.text import Catalogue, catalogue

from ..tables.game_result import THOROUGH_STEPS
from .ranked_answers import RankedAnswer, ranked_answer


class DecisionInWords(TypedDict):
    """One decision: what was chosen, what would have been best, and why."""

    move: int
    """Number of the choice in the game, from 1."""
    round: str
    question: str
    prompt: str
    kind: DecisionKind
    chosen: str
    best: str
    """The best answer; the chosen one where nothing better is certain."""
    loss: float
    """Points of expected lead that the choice lost; 0 where it is not certain."""
    error: float
    """Standard error of the loss."""
    grade: Grade
    answers: list[RankedAnswer]
    """All answers, the best first."""
    why: str | None
    """Why the best answer is better; null where nothing was lost."""


class ReviewLimits(TypedDict):
    """Where something begins or ends, in points of lead unless it says otherwise."""

    inaccuracy: float
    """Loss, rounded to a tenth, from which a decision is one; the same for the other grades."""
    mistake: float
    blunder: float
    right_within: float
    """Points behind the best answer within which an answer is right, too."""
    matters: float
    """Points between best and worst answer from which a decision mattered."""
    thorough_steps: int
    """Thinking steps for each decision from which a review is not rough."""


class SeatReviewInWords(SeatAccount):
    """A game as one seat could judge it at each moment, in words."""

    seat: SeatIndex
    steps: int
    """Thinking steps for each decision."""
    limits: ReviewLimits
    decisions: list[DecisionInWords]


def review_in_words(game: Game, review: SeatReview, steps: int, language: str) -> SeatReviewInWords:
    """The review of a seat in a language.

    Grades are given anew, so that a review that was stored with other limits agrees with these.
    """
    words = catalogue(language)
    moments = {moment.move: moment for moment in moments_of(game, [review["seat"]])}
    decisions = [_decision(one, moments[one["move"]], words) for one in review["decisions"]]
    return {
        "seat": review["seat"],
        "steps": steps,
        "lead": review["lead"],
        "start": review["start"],
        "card_luck": review["card_luck"],
        "person_luck": review["person_luck"],
        "own_losses": review["own_losses"],
        "others": review["others"],
        "luck_error": review["luck_error"],
        "lost_by_period": review["lost_by_period"],
        "lost_by_kind": review["lost_by_kind"],
        "grades": count_grades(decision["grade"] for decision in decisions),
        "mattered": review["mattered"],
        "lost_when_it_mattered": review["lost_when_it_mattered"],
        "limits": _limits(),
        "rounds": review["rounds"],
        "decisions": decisions,
    }


def _limits() -> ReviewLimits:
    inaccuracy, mistake, blunder = (limit for limit, _ in GRADES[:-1])
    return {
        "inaccuracy": inaccuracy,
        "mistake": mistake,
        "blunder": blunder,
        "right_within": RIGHT_WITHIN,
        "matters": MATTERS,
        "thorough_steps": THOROUGH_STEPS,
    }


def _decision(decision: DecisionReview, moment: Moment, words: Catalogue) -> DecisionInWords:
    seen = moment.view.as_dict()
    answers = [ranked_answer(answer, seen, words) for answer in decision["answers"]]
    by_choice = {answer["choice"]: answer for answer in answers}
    chosen = by_choice[decision["chosen"]]
    if decision["loss"]:
        reasons = {reason["part"]: reason["points"] for reason in decision["reasons"]}
        chosen["why"] = reason_in_words(
            words, moment.view, decision["best"], decision["chosen"], decision["loss"], reasons
        )
    return {
        "move": decision["move"],
        "round": decision["round"],
        "question": decision["question"],
        "prompt": words.prompt(decision["question"], seen),
        "kind": decision["kind"],
        "chosen": decision["chosen"],
        "best": decision["best"],
        "loss": decision["loss"],
        "error": decision["error"],
        "grade": grade_of(decision["loss"]),
        "answers": answers,
        "why": chosen["why"],
    }
