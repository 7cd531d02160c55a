"""A puzzle as data, fit for JSON, stored with the record of the game that it is from."""

from __future__ import annotations

from typing import Any, Literal, get_args

from notredame.rules.typed_data import TypedDict

from ..review_types import AnswerReview, DecisionKind, Reason

Difficulty = Literal["easy", "medium", "hard", "expert", "champion"]
"""The weakest level that solves a puzzle."""
Trap = Literal["quick", "prestige"]
"""What leads to a wrong answer: the quick policy (most value at the end of the turn), or, where
that is right, most prestige at once."""

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
TRAPS: tuple[Trap, ...] = get_args(Trap)
THEMES: tuple[DecisionKind, ...] = get_args(DecisionKind)


class PuzzleAnswer(AnswerReview):
    """An answer, and why it is worse than the best one."""

    reasons: list[Reason]
    """The most important first; empty for a right answer."""


class Check(TypedDict):
    """A comparison of all answers that a puzzle has passed."""

    seed: int
    steps: int
    gap: float
    """Points by which the best of the wrong answers was behind."""
    error: float
    """Standard error of the gap."""


class Puzzle(TypedDict):
    """A position of a game, with its solution."""

    move: int
    """Number of the choice that is asked for, from 1."""
    seat: int
    theme: DecisionKind
    difficulty: Difficulty
    trap: Trap
    tempting: str
    """Id of the wrong answer that the trap leads to."""
    right: list[str]
    """Ids of the right answers, the best first."""
    answers: list[PuzzleAnswer]
    """All answers, the best first."""
    checks: list[Check]


class PuzzleGame(TypedDict):
    """A game with the puzzles that were found in it."""

    game: int
    """Its number in the run that made it."""
    record: dict[str, Any]
    """The JSON form of its record, which ends where its last puzzle asks."""
    puzzles: list[Puzzle]
