"""The review of a seat in words, as the page shows it."""

from __future__ import annotations

from notredame import Game
from notredame.review.decisions import Moment, moments_of
from notredame.review.review_types import (
    DecisionKind,
    DecisionReview,
    Grade,
    SeatAccount,
    SeatReview,
)
from notredame.rules.model.pieces import ROUNDS
from notredame.rules.typed_data import SeatIndex, TypedDict
from notredame.text import Catalogue, catalogue
from notredame.text.catalogues.reasons import why

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


class SeatReviewInWords(SeatAccount):
    """A game as one seat could judge it at each moment, in words."""

    seat: SeatIndex
    steps: int
    """Thinking steps for each decision."""
    decisions: list[DecisionInWords]


def review_in_words(game: Game, review: SeatReview, steps: int, language: str) -> SeatReviewInWords:
    """The review of a seat in a language."""
    words = catalogue(language)
    moments = {moment.move: moment for moment in moments_of(game, [review["seat"]])}
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
        "grades": review["grades"],
        "mattered": review["mattered"],
        "rounds": review["rounds"],
        "decisions": [_decision(one, moments[one["move"]], words) for one in review["decisions"]],
    }


def _decision(decision: DecisionReview, moment: Moment, words: Catalogue) -> DecisionInWords:
    seen = moment.view.as_dict()
    answers = [ranked_answer(answer, seen, words) for answer in decision["answers"]]
    by_choice = {answer["choice"]: answer for answer in answers}
    chosen = by_choice[decision["chosen"]]
    if decision["loss"]:
        chosen["why"] = why(
            words,
            by_choice[decision["best"]]["label"],
            chosen["label"],
            decision["loss"],
            [(reason["part"], reason["points"]) for reason in decision["reasons"]],
            ROUNDS - 1 - moment.view.state.round_no,
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
        "grade": decision["grade"],
        "answers": answers,
        "why": chosen["why"],
    }
