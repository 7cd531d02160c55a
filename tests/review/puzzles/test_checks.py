"""What makes a position a puzzle: comparisons, traps and levels, each with made-up figures."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from notredame.bots.budget import Budget
from notredame.bots.evaluation import NO_LOSS, AnswerOutlook, Comparison, Evaluation
from notredame.bots.thinking.turns import PRESTIGE_NOW, VALUE
from notredame.review.puzzles import solving
from notredame.review.puzzles.checks import check_of, gap_of, right_answers
from notredame.review.puzzles.finding import screened
from notredame.review.puzzles.puzzle import Difficulty
from notredame.review.puzzles.solving import difficulty_of, trap_of
from notredame.rules.choices import BY_ID, Choice
from notredame.rules.game import Game
from notredame.rules.knowledge.view import View

BANK, PARK, HOTEL = (BY_ID[f"keep:{card}"] for card in ("bank", "park", "hotel"))


def compared(*answers: tuple[Choice, float, float]) -> Comparison:
    """A comparison of answers, each with its points behind the best and their error."""
    nothing = Evaluation((), 1)
    found = tuple(
        AnswerOutlook(choice, nothing, behind, error) for choice, behind, error in answers
    )
    return Comparison(0, found, NO_LOSS)


def test_answers_within_half_a_point_of_the_best_are_right() -> None:
    both = compared((BANK, 0, 0), (PARK, 0.5, 0.1), (HOTEL, 0.6, 0.1))
    assert right_answers(both) == [BANK, PARK]


def test_the_gap_is_that_of_the_best_wrong_answer() -> None:
    three = compared((BANK, 0, 0), (PARK, 2.5, 0.3), (HOTEL, 4, 0.4))
    assert gap_of(three, [BANK]) == (2.5, 0.3)
    assert check_of(three, [BANK], 7, 100) == {"seed": 7, "steps": 100, "gap": 2.5, "error": 0.3}


@pytest.mark.parametrize(
    ("behind", "error"), [(1.9, 0.1), (2.5, 0.7)], ids=["too close", "not certain"]
)
def test_a_wrong_answer_is_two_points_and_four_errors_behind(behind: float, error: float) -> None:
    assert gap_of(compared((BANK, 0, 0), (PARK, behind, error)), [BANK]) is None
    # It need not be the best of the wrong ones.
    assert gap_of(compared((BANK, 0, 0), (HOTEL, 2.5, 0.1), (PARK, 2.6, 0.7)), [BANK]) is None


def test_another_best_answer_confirms_nothing() -> None:
    assert gap_of(compared((PARK, 0, 0), (BANK, 3, 0.1)), [BANK]) is None


def test_a_question_without_a_wrong_answer_is_no_puzzle() -> None:
    assert gap_of(compared((BANK, 0, 0), (PARK, 0.2, 0.1)), [BANK, PARK]) is None


def test_screening_finds_a_gap_behind_the_best_answers() -> None:
    assert screened(compared((BANK, 0, 0), (PARK, 2.0, 1))) == [BANK]
    assert screened(compared((BANK, 0, 0), (PARK, 0.4, 1), (HOTEL, 3.0, 1))) == [BANK, PARK]
    assert screened(compared((BANK, 0, 0), (PARK, 1.25, 1), (HOTEL, 9.0, 1))) == []
    assert screened(compared((BANK, 0, 0), (PARK, 0.4, 1))) == []


# Traps and levels


@pytest.fixture
def view() -> View:
    """A draft with two cards that can be told apart."""
    return Game(3, seed=7).view(0)


def liking(monkeypatch: pytest.MonkeyPatch, value: Sequence[str], prestige: Sequence[str]) -> None:
    """Let the quick look prefer some answers, by either aim."""
    liked = {VALUE: value, PRESTIGE_NOW: prestige}
    monkeypatch.setattr(
        solving, "quick_answers", lambda view, aim: [BY_ID[ident] for ident in liked[aim]]
    )


def test_the_quick_policy_is_a_trap_where_it_errs(
    monkeypatch: pytest.MonkeyPatch, view: View
) -> None:
    liking(monkeypatch, ["keep:park"], ["keep:bank"])
    assert trap_of(view, [BANK]) == ("quick", PARK)


def test_most_prestige_at_once_is_a_trap_where_only_it_errs(
    monkeypatch: pytest.MonkeyPatch, view: View
) -> None:
    liking(monkeypatch, ["keep:bank"], ["keep:hotel", "keep:park"])
    assert trap_of(view, [BANK]) == ("prestige", HOTEL)
    assert trap_of(view, [BANK, PARK]) is None


@pytest.mark.parametrize(
    ("solvers", "difficulty"),
    [
        ({"easy", "medium", "hard", "expert", "champion"}, "easy"),
        ({"medium", "hard", "expert", "champion"}, "medium"),
        ({"hard", "expert", "champion"}, "hard"),
        ({"expert", "champion"}, "expert"),
        ({"champion"}, "champion"),
        ({"expert"}, None),
        (set(), None),
        ({"easy", "hard", "expert", "champion"}, "hard"),
        ({"easy", "medium", "hard"}, None),
    ],
)
def test_difficulty_is_the_weakest_level_from_which_on_all_solve_it(
    monkeypatch: pytest.MonkeyPatch, view: View, solvers: set[str], difficulty: str | None
) -> None:
    monkeypatch.setattr(solving, "solves", lambda level, view, right: level in solvers)
    assert difficulty_of(view, [BANK]) == difficulty


@pytest.mark.parametrize(
    ("level", "wrong_every", "solved"),
    [
        ("hard", 8, True),
        ("hard", 6, False),
        ("expert", 2, True),
        ("expert", 1, False),
        ("champion", 2, True),
    ],
)
def test_quick_levels_solve_what_they_nearly_always_get_right_and_others_what_they_mostly_do(
    monkeypatch: pytest.MonkeyPatch, view: View, level: Difficulty, wrong_every: int, solved: bool
) -> None:
    right, wrong = view.choices()[:2]
    asked = []

    class SometimesWrong:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
            asked.append(self.seed)
            return wrong if self.seed % wrong_every == 0 else right

    monkeypatch.setattr(solving, "make_bot", lambda level, seed: SometimesWrong(seed))
    assert solving.solves(level, view, [right]) == solved
    assert len(asked) <= solving.TRIES[level][1]
