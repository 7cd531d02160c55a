"""The review of a seat in words, as the page shows it."""

from __future__ import annotations

from notredame import Game
from notredame.review.decisions import Moment, moments_of
from notredame.review.review_types import (
    AnswerReview,
    DecisionKind,
    DecisionReview,
    Grade,
    RoundReview,
    SeatReview,
)
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.model.pieces import ROUNDS
from notredame.rules.typed_data import SeatIndex, TypedDict
from notredame.text import Catalogue, catalogue
from notredame.text.catalogues.reasons import why

from .board_places import places_of_choice


class AnswerInWords(AnswerReview):
    """One answer to a question, as its seat could judge it then."""

    label: str
    places: list[str]
    """Places on the board, such as `sector:blue/bank`."""


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
    answers: list[AnswerInWords]
    """All answers, the best first."""
    why: str | None
    """Why the best answer is better; null where nothing was lost."""


class SeatReviewInWords(TypedDict):
    """A game as one seat could judge it at each moment; all figures are points of lead."""

    seat: SeatIndex
    steps: int
    """Thinking steps for each decision."""
    lead: float
    """The real lead at the end."""
    start: float
    """The lead to be expected before the first round."""
    card_luck: float
    person_luck: float
    own_losses: float
    """At most 0. `start`, both kinds of luck, `own_losses` and `others` add up to `lead`."""
    others: float
    luck_error: float
    """Standard error of the luck of the whole game."""
    lost_by_period: dict[str, float]
    lost_by_kind: dict[DecisionKind, float]
    grades: dict[Grade, int]
    mattered: int
    """Decisions in which the answers differed by at least half a point."""
    rounds: list[RoundReview]
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
    answers = [_answer(answer, seen, words) for answer in decision["answers"]]
    labels = {answer["choice"]: answer["label"] for answer in answers}
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
        "why": why(
            words,
            labels[decision["best"]],
            labels[decision["chosen"]],
            decision["loss"],
            [(reason["part"], reason["points"]) for reason in decision["reasons"]],
            ROUNDS - 1 - moment.view.state.round_no,
        )
        if decision["loss"]
        else None,
    }


def _answer(answer: AnswerReview, seen: ViewDescription, words: Catalogue) -> AnswerInWords:
    choice = BY_ID[answer["choice"]]
    return {
        **answer,
        "label": words.label(seen["question"], choice, seen),
        "places": places_of_choice(choice, seen),
    }
