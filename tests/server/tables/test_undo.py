"""Undo: the last choice, as long as nothing hidden was revealed and nobody else has acted."""

from __future__ import annotations

import pytest

from notredame.records import write_text
from notredame.server.problems import Problem
from notredame.server.tables import undo
from notredame.server.tables.entries import CHOOSE, Entry
from notredame.server.tables.permissions.choices import may_choose, may_undo
from notredame.server.tables.setup import SeatSetup, Setup
from notredame.server.tables.table import Table
from tests.server.table_driver import TableDriver, refused


def test_a_choice_is_taken_back_and_the_same_question_asked_again() -> None:
    driver = TableDriver("Anna", "Ben")
    before = driver.game.state.copy()
    driver.choose(0)
    assert driver.undo(0)
    assert driver.table.moves == 0
    assert driver.game.state == before
    assert driver.table.asked(0) == 2, "a choice and an undo were said"
    assert driver.choose(0)


def test_an_undo_sent_twice_is_one_undo() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.draft()
    (turn,) = driver.game.to_act
    driver.choose(turn)
    moves, asked = driver.table.moves, driver.table.asked(turn)
    assert driver.undo(turn, asked)
    assert not driver.undo(turn, asked)
    assert driver.table.moves == moves - 1


def test_an_answer_that_was_taken_back_is_not_made_again_by_an_old_message() -> None:
    driver = TableDriver("Anna", "Ben")
    choice = driver.game.choices(0)[0].id
    driver.choose(0, choice, asked=0)
    driver.undo(0)
    assert not driver.choose(0, choice, asked=0)
    assert driver.table.moves == 0


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.draft()
    (turn,) = driver.game.to_act
    moves = driver.table.moves
    driver.choose(turn, next(c.id for c in driver.game.choices(turn) if c.id.startswith("play:")))
    while driver.game.to_act == (turn,) and driver.table.why_no_undo(turn) is None:
        driver.choose(turn)
        if driver.table.moves == moves + 2:
            break
    assert driver.table.moves == moves + 2
    assert driver.undo(turn)
    assert driver.undo(turn)
    assert driver.table.moves == moves


def test_nothing_is_taken_back_after_something_hidden_came_to_light() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.choose(0)
    driver.choose(1)  # now both have seen what the other passed on
    assert driver.table.why_no_undo(1) == "revealed"
    with pytest.raises(Problem) as problem:
        driver.undo(1)
    assert refused(problem) == "no-undo"
    assert "revealed" in problem.value.sentence


def test_nothing_is_taken_back_after_somebody_else_acted() -> None:
    driver = TableDriver("Anna", "Ben", "Cleo")
    driver.choose(0)
    assert driver.table.why_no_undo(0) is None
    driver.choose(2)
    assert driver.table.why_no_undo(0) == "others"
    with pytest.raises(Problem) as problem:
        driver.undo(0)
    assert refused(problem) == "no-undo"


def test_whoever_has_chosen_nothing_has_nothing_to_take_back() -> None:
    driver = TableDriver("Anna", "Ben")
    assert driver.table.why_no_undo(0) == "nothing"
    with pytest.raises(Problem) as problem:
        driver.undo(0)
    assert refused(problem) == "no-undo"


def test_nobody_takes_back_for_somebody_else() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.choose(0)
    with pytest.raises(Problem) as problem:
        may_undo(driver.table, 0, 1, "Ben")
    assert refused(problem) == "not-your-seat"


def test_the_end_of_a_game_is_the_end() -> None:
    driver = TableDriver("Anna", "Ben")
    while not driver.game.over:
        last = driver.game.to_act[0]
        driver.choose(last)
    with pytest.raises(Problem):
        driver.undo(last)


def test_of_a_game_that_was_brought_along_nothing_earlier_is_taken_back() -> None:
    brought = TableDriver("Anna", "Ben")
    brought.draft()
    (turn,) = brought.game.to_act
    brought.choose(turn)
    assert brought.table.why_no_undo(turn) is None
    setup = Setup(
        table="brought",
        host="me",
        seats=tuple(SeatSetup("person", "me", name) for name in brought.game.names),
        seed=None,
        edition=brought.game.edition,
        options=brought.game.options,
        record=write_text(brought.game),
    )
    table = Table(setup)
    assert table.moves == brought.table.moves
    assert table.why_no_undo(turn) == "nothing"
    seat = table.to_act()[0]
    assert table.game is not None
    data = may_choose(table, seat, 0, table.game.choices(seat)[0].id, "me")
    assert data is not None
    table.apply(Entry(1, 0.0, "choose", data))
    if table.why_no_undo(seat) is None:
        data = may_undo(table, seat, 1, "me")
        assert data is not None
        table.apply(Entry(2, 0.0, "undo", data))
    assert table.moves >= brought.table.moves
    assert table.why_no_undo(seat) in ("nothing", "revealed")


def test_a_question_that_was_taken_back_is_not_the_next_one() -> None:
    driver = TableDriver("Anna", "Ben", "Cleo")
    driver.draft()
    first, second = driver.game.to_act[0], (driver.game.to_act[0] + 1) % 3
    while driver.game.to_act == (first,):
        driver.choose(first)
    asked = driver.table.asked(second)
    answer = driver.game.choices(second)[0].id
    driver.undo(first)
    while driver.game.to_act == (first,):
        driver.choose(first)
    # An answer that was under way all the time is for a question that no longer exists.
    person = ("Anna", "Ben", "Cleo")[second]
    with pytest.raises(Problem) as problem:
        may_choose(driver.table, second, asked, answer, person)
    assert refused(problem) == "already-answered"


def test_what_a_bot_chose_for_somebody_is_not_theirs_to_take_back() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.leave(0, "Anna")
    action = driver.game.choices(0)[0].action
    driver.enter(CHOOSE, {"seat": 0, "action": action, "bot": True})
    driver.come_back(0, "Anna")
    with pytest.raises(Problem) as problem:
        driver.undo(0)
    assert refused(problem) == "no-undo"


def test_a_seat_takes_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDOS", 2)
    driver = TableDriver("Anna", "Ben")
    for _ in range(2):
        driver.choose(0)
        driver.undo(0)
    driver.choose(0)
    assert driver.table.why_no_undo(0) == "often"
    with pytest.raises(Problem) as problem:
        driver.undo(0)
    assert refused(problem) == "no-undo"
    assert driver.choose(1), "the game goes on"
