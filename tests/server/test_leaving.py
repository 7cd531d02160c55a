"""Leaving a table and coming back: a bot plays on meanwhile."""

from __future__ import annotations

import pytest

from notredame.server.problems import Problem

from .desk import Desk, refused


def test_whoever_leaves_lets_a_bot_play_and_comes_back_when_they_like() -> None:
    desk = Desk("Anna", "Ben")
    desk.leave(0, "Anna")
    assert desk.table.bots_to_act() == [0]
    assert desk.table.seats_of("Anna") == [0], "the seat stays theirs"
    assert desk.table.seats[0].name == "Anna"
    assert desk.come_back(0, "Anna")
    assert desk.table.bots_to_act() == []
    assert desk.choose(0)


def test_while_a_bot_plays_its_person_does_not() -> None:
    desk = Desk("Anna", "Ben")
    choice = desk.game.choices(0)[0].id
    desk.leave(0, "Anna")
    with pytest.raises(Problem) as problem:
        desk.choose(0, choice)
    assert refused(problem) == "not-your-turn"
    desk.come_back(0, "Anna")
    desk.choose(0, choice)
    desk.leave(0, "Anna")
    with pytest.raises(Problem) as problem:
        desk.undo(0)
    assert refused(problem) == "not-your-turn"


def test_leaving_sent_twice_is_leaving_once() -> None:
    desk = Desk("Anna", "Ben")
    assert desk.leave(0, "Anna")
    assert not desk.leave(0, "Anna")
    assert desk.table.number == 1


def test_coming_back_without_having_left_changes_nothing() -> None:
    desk = Desk("Anna", "Ben")
    assert not desk.come_back(0, "Anna")
    assert desk.table.number == 0


def test_nobody_leaves_or_returns_for_somebody_else_or_for_a_bot() -> None:
    desk = Desk("Anna", "Ben", "easy")
    for seat in (1, 2, 3, -1):
        with pytest.raises(Problem) as problem:
            desk.leave(seat, "Anna")
        assert refused(problem) == "not-your-seat"
        with pytest.raises(Problem) as problem:
            desk.come_back(seat, "Anna")
        assert refused(problem) == "not-your-seat"


def test_before_a_game_begins_there_is_nothing_to_leave_to_a_bot() -> None:
    desk = Desk("Anna", "open")
    with pytest.raises(Problem) as problem:
        desk.leave(0, "Anna")
    assert refused(problem) == "not-your-turn"


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone() -> None:
    desk = Desk("Anna", "Ben")
    with pytest.raises(Problem) as problem:
        desk.fill(1, "Anna")
    assert refused(problem) == "still-here"
    desk.gone.add("Ben")
    desk.fill(1, "Anna")
    assert desk.table.bots_to_act() == [1]
    assert desk.table.seats[1].name == "Ben"
    assert desk.come_back(1, "Ben"), "whoever comes back plays on"


def test_the_host_leaves_for_themselves() -> None:
    desk = Desk("Anna", "Ben")
    desk.gone |= {"Anna", "Ben"}
    with pytest.raises(Problem) as problem:
        desk.fill(0, "Anna")
    assert refused(problem) == "seat-taken"


def test_when_the_host_is_gone_anybody_at_the_table_lets_a_bot_play() -> None:
    desk = Desk("Anna", "Ben", "Cleo")
    with pytest.raises(Problem) as problem:
        desk.fill(0, "Ben")
    assert refused(problem) == "host-fills"
    desk.gone.add("Anna")
    with pytest.raises(Problem) as problem:
        desk.fill(0, "Dora")
    assert refused(problem) == "host-fills"
    desk.fill(0, "Ben")
    assert desk.table.bots_to_act() == [0]
