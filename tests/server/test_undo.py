"""Taking back: one's own last choice, while nothing hidden came to light and nobody else acted."""

from __future__ import annotations

import pytest

from notredame.records import write_text
from notredame.server.problems import Problem
from notredame.server.tables import table
from notredame.server.tables.entries import CHOOSE, Entry
from notredame.server.tables.setup import SeatSetup, Setup
from notredame.server.tables.table import Table

from .desk import Desk, refused


def test_a_choice_is_taken_back_and_the_same_question_asked_again() -> None:
    desk = Desk("Anna", "Ben")
    before = desk.game.state.copy()
    desk.choose(0)
    assert desk.undo(0)
    assert desk.table.moves == 0
    assert desk.game.state == before
    assert desk.table.asked(0) == 2, "a choice and an undo were said"
    assert desk.choose(0)


def test_an_undo_sent_twice_is_one_undo() -> None:
    desk = Desk("Anna", "Ben")
    desk.draft()
    (turn,) = desk.game.to_act
    desk.choose(turn)
    moves, asked = desk.table.moves, desk.table.asked(turn)
    assert desk.undo(turn, asked)
    assert not desk.undo(turn, asked)
    assert desk.table.moves == moves - 1


def test_an_answer_that_was_taken_back_is_not_made_again_by_an_old_message() -> None:
    desk = Desk("Anna", "Ben")
    choice = desk.game.choices(0)[0].id
    desk.choose(0, choice, asked=0)
    desk.undo(0)
    assert not desk.choose(0, choice, asked=0)
    assert desk.table.moves == 0


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    desk = Desk("Anna", "Ben")
    desk.draft()
    (turn,) = desk.game.to_act
    moves = desk.table.moves
    desk.choose(turn, next(c.id for c in desk.game.choices(turn) if c.id.startswith("play:")))
    while desk.game.to_act == (turn,) and desk.table.why_no_undo(turn) is None:
        desk.choose(turn)
        if desk.table.moves == moves + 2:
            break
    assert desk.table.moves == moves + 2
    assert desk.undo(turn)
    assert desk.undo(turn)
    assert desk.table.moves == moves


def test_nothing_is_taken_back_after_something_hidden_came_to_light() -> None:
    desk = Desk("Anna", "Ben")
    desk.choose(0)
    desk.choose(1)  # now both have seen what the other passed on
    assert desk.table.why_no_undo(1) == "revealed"
    with pytest.raises(Problem) as problem:
        desk.undo(1)
    assert refused(problem) == "no-undo"
    assert "revealed" in problem.value.sentence


def test_nothing_is_taken_back_after_somebody_else_acted() -> None:
    desk = Desk("Anna", "Ben", "Cleo")
    desk.choose(0)
    assert desk.table.why_no_undo(0) is None
    desk.choose(2)
    assert desk.table.why_no_undo(0) == "others"
    with pytest.raises(Problem) as problem:
        desk.undo(0)
    assert refused(problem) == "no-undo"


def test_whoever_has_chosen_nothing_has_nothing_to_take_back() -> None:
    desk = Desk("Anna", "Ben")
    assert desk.table.why_no_undo(0) == "nothing"
    with pytest.raises(Problem) as problem:
        desk.undo(0)
    assert refused(problem) == "no-undo"


def test_nobody_takes_back_for_somebody_else() -> None:
    desk = Desk("Anna", "Ben")
    desk.choose(0)
    with pytest.raises(Problem) as problem:
        desk.table.may_undo(0, 1, "Ben")
    assert refused(problem) == "not-your-seat"


def test_the_end_of_a_game_is_the_end() -> None:
    desk = Desk("Anna", "Ben")
    while not desk.game.over:
        last = desk.game.to_act[0]
        desk.choose(last)
    with pytest.raises(Problem):
        desk.undo(last)


def test_of_a_game_that_was_brought_along_nothing_earlier_is_taken_back() -> None:
    brought = Desk("Anna", "Ben")
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
    data = table.may_choose(seat, 0, table.game.choices(seat)[0].id, "me")
    assert data is not None
    table.apply(Entry(1, 0.0, "choose", data))
    if table.why_no_undo(seat) is None:
        undo = table.may_undo(seat, 1, "me")
        assert undo is not None
        table.apply(Entry(2, 0.0, "undo", undo))
    assert table.moves >= brought.table.moves
    assert table.why_no_undo(seat) in ("nothing", "revealed")


def test_a_question_that_was_taken_back_is_not_the_next_one() -> None:
    desk = Desk("Anna", "Ben", "Cleo")
    desk.draft()
    first, second = desk.game.to_act[0], (desk.game.to_act[0] + 1) % 3
    while desk.game.to_act == (first,):
        desk.choose(first)
    asked = desk.table.asked(second)
    answer = desk.game.choices(second)[0].id
    desk.undo(first)
    while desk.game.to_act == (first,):
        desk.choose(first)
    # An answer that was under way all the time is for a question that is no more.
    person = ("Anna", "Ben", "Cleo")[second]
    with pytest.raises(Problem) as problem:
        desk.table.may_choose(second, asked, answer, person)
    assert refused(problem) == "already-answered"


def test_what_a_bot_chose_for_somebody_is_not_theirs_to_take_back() -> None:
    desk = Desk("Anna", "Ben")
    desk.leave(0, "Anna")
    action = desk.game.choices(0)[0].action
    desk.enter(CHOOSE, {"seat": 0, "action": action, "bot": True})
    desk.come_back(0, "Anna")
    with pytest.raises(Problem) as problem:
        desk.undo(0)
    assert refused(problem) == "no-undo"


def test_a_seat_takes_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_UNDOS", 2)
    desk = Desk("Anna", "Ben")
    for _ in range(2):
        desk.choose(0)
        desk.undo(0)
    desk.choose(0)
    assert desk.table.why_no_undo(0) == "often"
    with pytest.raises(Problem) as problem:
        desk.undo(0)
    assert refused(problem) == "no-undo"
    assert desk.choose(1), "the game goes on"
