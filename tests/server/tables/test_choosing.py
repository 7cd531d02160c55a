"""Choosing: a question is answered once, by the seat that was asked."""

from __future__ import annotations

import pytest

from notredame.server.problems import Problem
from notredame.server.tables.permissions.choices import may_choose
from tests.server.table_driver import TableDriver, refused


def two_choices(driver: TableDriver, seat: int) -> tuple[str, str]:
    """Two choices of a seat."""
    first, second, *_ = (choice.id for choice in driver.game.choices(seat))
    return first, second


def test_a_choice_is_made_and_the_next_question_has_the_next_number() -> None:
    driver = TableDriver("Anna", "Ben")
    assert driver.table.asked(0) == 0
    assert driver.choose(0)
    assert driver.table.moves == 1
    assert driver.table.asked(0) == 1
    assert driver.table.asked(1) == 0


def test_the_same_answer_sent_twice_is_one_choice() -> None:
    driver = TableDriver("Anna", "Ben")
    choice, _ = two_choices(driver, 0)
    assert driver.choose(0, choice, asked=0)
    assert not driver.choose(0, choice, asked=0)
    assert driver.table.moves == 1


def test_another_answer_to_a_question_that_was_answered_comes_too_late() -> None:
    driver = TableDriver("Anna", "Ben")
    choice, other = two_choices(driver, 0)
    driver.choose(0, choice, asked=0)
    with pytest.raises(Problem) as problem:
        driver.choose(0, other, asked=0)
    assert refused(problem) == "already-answered"
    assert problem.value.status == 409
    assert driver.table.moves == 1


def test_the_same_answer_is_still_known_when_much_has_happened_since() -> None:
    driver = TableDriver("Anna", "Ben")
    choice, other = two_choices(driver, 0)
    driver.choose(0, choice, asked=0)
    driver.draft()
    before = driver.table.moves
    assert not driver.choose(0, choice, asked=0)
    with pytest.raises(Problem):
        driver.choose(0, other, asked=0)
    assert driver.table.moves == before


def test_a_question_that_was_not_asked_yet_has_no_answer() -> None:
    driver = TableDriver("Anna", "Ben")
    with pytest.raises(Problem) as problem:
        driver.choose(0, asked=1)
    assert refused(problem) == "already-answered"


@pytest.mark.parametrize("choice", ["pass", "keep:nothing", "", "hire:fool"])
def test_what_is_not_offered_cannot_be_chosen(choice: str) -> None:
    driver = TableDriver("Anna", "Ben")
    with pytest.raises(Problem) as problem:
        driver.choose(0, choice)
    assert refused(problem) == "not-possible"
    assert problem.value.status == 422
    assert driver.table.moves == 0


def test_whoever_is_not_asked_does_not_choose() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.draft()
    (turn,) = driver.game.to_act
    choice = driver.game.choices(turn)[0].id
    with pytest.raises(Problem) as problem:
        driver.choose(1 - turn, choice)
    assert refused(problem) == "not-your-turn"


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_nobody_chooses_for_a_seat_of_somebody_else(seat: int) -> None:
    driver = TableDriver("Anna", "Ben", "easy")
    choice = driver.game.choices(0)[0].id
    with pytest.raises(Problem) as problem:
        may_choose(driver.table, seat, 0, choice, "Anna")
    assert refused(problem) == "not-your-seat"
    assert problem.value.status == 403


def test_before_the_game_and_after_it_there_is_nothing_to_choose() -> None:
    waiting = TableDriver("Anna", "open")
    with pytest.raises(Problem) as problem:
        waiting.choose(0, "pass")
    assert refused(problem) == "not-your-turn"
    over = TableDriver("Anna", "Ben")
    over.play_to_the_end()
    assert over.table.status == "over"
    with pytest.raises(Problem) as problem:
        over.choose(0, "pass")
    assert refused(problem) == "not-your-turn"


def test_the_record_is_for_the_end() -> None:
    driver = TableDriver("Anna", "Ben")
    with pytest.raises(Problem) as problem:
        driver.table.record()
    assert refused(problem) == "not-possible"
    driver.play_to_the_end()
    assert "Anna" in driver.table.record()
