"""Leaving a table and coming back: a bot takes over meanwhile."""

from __future__ import annotations

import pytest

from notredame.server.problems import Problem
from tests.server.table_driver import TableDriver, refused


def test_whoever_leaves_lets_a_bot_play_and_comes_back_when_they_like() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.leave(0, "Anna")
    assert driver.table.bots_to_act() == [0]
    assert driver.table.seats_of("Anna") == [0], "the seat stays theirs"
    assert driver.table.seats[0].name == "Anna"
    assert driver.come_back(0, "Anna")
    assert driver.table.bots_to_act() == []
    assert driver.choose(0)


def test_while_a_bot_plays_its_person_does_not() -> None:
    driver = TableDriver("Anna", "Ben")
    choice = driver.game.choices(0)[0].id
    driver.leave(0, "Anna")
    with pytest.raises(Problem) as problem:
        driver.choose(0, choice)
    assert refused(problem) == "not-your-turn"
    driver.come_back(0, "Anna")
    driver.choose(0, choice)
    driver.leave(0, "Anna")
    with pytest.raises(Problem) as problem:
        driver.undo(0)
    assert refused(problem) == "not-your-turn"


def test_leaving_sent_twice_is_leaving_once() -> None:
    driver = TableDriver("Anna", "Ben")
    assert driver.leave(0, "Anna")
    assert not driver.leave(0, "Anna")
    assert driver.table.number == 1


def test_coming_back_without_having_left_changes_nothing() -> None:
    driver = TableDriver("Anna", "Ben")
    assert not driver.come_back(0, "Anna")
    assert driver.table.number == 0


def test_nobody_leaves_or_returns_for_somebody_else_or_for_a_bot() -> None:
    driver = TableDriver("Anna", "Ben", "easy")
    for seat in (1, 2, 3, -1):
        with pytest.raises(Problem) as problem:
            driver.leave(seat, "Anna")
        assert refused(problem) == "not-your-seat"
        with pytest.raises(Problem) as problem:
            driver.come_back(seat, "Anna")
        assert refused(problem) == "not-your-seat"


def test_before_a_game_begins_there_is_nothing_to_leave_to_a_bot() -> None:
    driver = TableDriver("Anna", "open")
    with pytest.raises(Problem) as problem:
        driver.leave(0, "Anna")
    assert refused(problem) == "not-your-turn"


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone() -> None:
    driver = TableDriver("Anna", "Ben")
    with pytest.raises(Problem) as problem:
        driver.fill(1, "Anna")
    assert refused(problem) == "still-here"
    driver.gone.add("Ben")
    driver.fill(1, "Anna")
    assert driver.table.bots_to_act() == [1]
    assert driver.table.seats[1].name == "Ben"
    assert driver.come_back(1, "Ben"), "whoever comes back plays on"


def test_the_host_leaves_for_themselves() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.gone |= {"Anna", "Ben"}
    with pytest.raises(Problem) as problem:
        driver.fill(0, "Anna")
    assert refused(problem) == "seat-taken"


def test_when_the_host_is_gone_anybody_at_the_table_lets_a_bot_play() -> None:
    driver = TableDriver("Anna", "Ben", "Cleo")
    with pytest.raises(Problem) as problem:
        driver.fill(0, "Ben")
    assert refused(problem) == "host-fills"
    driver.gone.add("Anna")
    with pytest.raises(Problem) as problem:
        driver.fill(0, "Dora")
    assert refused(problem) == "host-fills"
    driver.fill(0, "Ben")
    assert driver.table.bots_to_act() == [0]
