"""The solution of a puzzle in words: all answers, and why the best one is better."""

from __future__ import annotations

from dataclasses import dataclass

from notredame.rules.choices import BY_ID, Choice
from notredame.text import Catalogue

from ..advice import reason_in_words
from .collection import PlacedPuzzle
from .puzzle import PuzzleAnswer


@dataclass(frozen=True)
class AnswerInWords:
    """An answer in words."""

    choice: Choice
    answer: PuzzleAnswer
    label: str
    right: bool
    why: str | None
    """Why the best answer is better; None for right answers."""


def solution_of(placed: PlacedPuzzle, words: Catalogue) -> list[AnswerInWords]:
    """All answers of a puzzle, the best first."""
    view, puzzle = placed.view(), placed.puzzle
    seen, best = view.as_dict(), puzzle["answers"][0]["choice"]
    found = []
    for answer in puzzle["answers"]:
        choice, right = answer["choice"], answer["choice"] in puzzle["right"]
        reasons = {reason["part"]: reason["points"] for reason in answer["reasons"]}
        told = reason_in_words(words, view, best, choice, answer["behind"], reasons)
        label = words.label(seen["question"], BY_ID[choice], seen)
        found.append(AnswerInWords(BY_ID[choice], answer, label, right, None if right else told))
    return found


def described(placed: PlacedPuzzle, words: Catalogue) -> str:
    """A puzzle in a few words."""
    return " · ".join(
        (
            words.say("theme", placed.puzzle["theme"]),
            words.say("difficulty", placed.puzzle["difficulty"]),
            words.count("player", placed.players),
        )
    )
