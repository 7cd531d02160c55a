"""The solution of a puzzle in words: all answers, and why the best one is better."""

from __future__ import annotations

from dataclasses import dataclass

from notredame.rules.choices import BY_ID, Choice
from notredame.rules.model.pieces import ROUNDS
from notredame.text import Catalogue
from notredame.text.catalogues.reasons import why

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
    seen, rounds_left = view.as_dict(), ROUNDS - 1 - view.state.round_no
    labels = [
        words.label(seen["question"], BY_ID[answer["choice"]], seen) for answer in puzzle["answers"]
    ]
    found = []
    for answer, label in zip(puzzle["answers"], labels, strict=True):
        right = answer["choice"] in puzzle["right"]
        reasons = [(reason["part"], reason["points"]) for reason in answer["reasons"]]
        told = (
            None if right else why(words, labels[0], label, answer["behind"], reasons, rounds_left)
        )
        found.append(AnswerInWords(BY_ID[answer["choice"]], answer, label, right, told))
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
