"""Checks of a puzzle: whether one answer is better than every other, beyond doubt."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from notredame.bots.budget import Budget
from notredame.bots.evaluation import Comparison
from notredame.bots.own.evaluator import SearchEvaluator
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View

from ..decisions import RIGHT_WITHIN, rounded
from ..review import STEPS
from .puzzle import Check, Puzzle
from .solving import difficulty_of

LEAST_GAP = 2.0
"""Points by which every wrong answer must be behind."""
LEAST_ERRORS = 4.0
"""Standard errors by which every wrong answer must be behind."""
CHECKS = ((1, STEPS), (2, STEPS), (3, STEPS), (4, 4 * STEPS))
"""Seed and steps of each check, the steps as in a review; the last one says what the answers are
worth."""
SEEDS_A_MOVE = 1_000
"""Distance of the seeds of two positions of a game."""


def compare_answers(view: View, move: int, seed: int, steps: int) -> Comparison:
    """Tell the answers of a position apart; the possible worlds depend on nothing hidden."""
    return SearchEvaluator(SEEDS_A_MOVE * move + seed).compare(view, None, Budget(steps=steps))


def right_answers(compared: Comparison) -> list[Choice]:
    """The best answer, and those that are nearly as good."""
    return [answer.choice for answer in compared.answers if answer.behind <= RIGHT_WITHIN]


def gap_of(compared: Comparison, right: Collection[Choice]) -> tuple[float, float] | None:
    """Points by which the best of the wrong answers is behind, and the standard error.

    None where the comparison does not confirm `right`: another answer is the best, or some
    other answer is not far enough behind, or not certainly. All answers being right is no puzzle.
    """
    wrong = [answer for answer in compared.answers if answer.choice not in right]
    if compared.best.choice not in right or not wrong:
        return None
    if any(one.behind < max(LEAST_GAP, LEAST_ERRORS * one.error) for one in wrong):
        return None
    return wrong[0].behind, wrong[0].error


def check_of(
    compared: Comparison, right: Collection[Choice], seed: int, steps: int
) -> Check | None:
    """The figures of a comparison; None where it does not confirm `right`."""
    found = gap_of(compared, right)
    if found is None:
        return None
    gap, error = found
    return {"seed": seed, "steps": steps, "gap": rounded(gap), "error": rounded(error)}


def recheck(view: View, puzzle: Puzzle) -> Iterator[bool]:
    """Repeat the checks of a puzzle: tell of each whether it confirms the right answers, and in the
    end whether the levels that solve the puzzle are those that its difficulty says.
    """
    right = [choice for choice in view.choices() if choice.id in puzzle["right"]]
    for kept in puzzle["checks"]:
        seed, steps = kept["seed"], kept["steps"]
        compared = compare_answers(view, puzzle["move"], seed, steps)
        yield check_of(compared, right, seed, steps) is not None
    yield difficulty_of(view, right) == puzzle["difficulty"]
