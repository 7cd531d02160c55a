"""Answers to a question, ranked, with their labels."""

from __future__ import annotations

from notredame.review.review_types import AnswerReview
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.text import Catalogue

from .board_places import places_of_choice


class RankedAnswer(AnswerReview):
    """An answer to a question, as its seat could judge it."""

    label: str
    places: list[str]
    """Places on the board, such as `sector:blue/bank`."""
    why: str | None
    """Why the best answer is better; null where it is not, or nobody has asked."""


def ranked_answer(
    answer: AnswerReview, seen: ViewDescription, words: Catalogue, why: str | None = None
) -> RankedAnswer:
    """An answer with its label; `seen` is the view in which it is possible."""
    choice = BY_ID[answer["choice"]]
    return {
        "choice": answer["choice"],
        "lead": answer["lead"],
        "behind": answer["behind"],
        "error": answer["error"],
        "win_chance": answer["win_chance"],
        "label": words.label(seen["question"], choice, seen),
        "places": places_of_choice(choice, seen),
        "why": why,
    }
