"""A log is put into words once, and is the same as if it were made anew."""

from __future__ import annotations

import random

import pytest

from notredame.server.page_state.log import Line, lines_from
from notredame.server.page_state.page_state import News, PageState, earlier_state, state_of
from notredame.text import catalogue

from .desk import Desk

WORDS = catalogue("en")


def news_in(state: PageState) -> News:
    """The log that a state brings, once the game has begun."""
    assert state["news"] is not None
    return state["news"]


def shown(desk: Desk, seat: int | None) -> list[Line]:
    """The log as a page gets it."""
    return news_in(state_of(desk.table, None, seat, "en"))["lines"]


def play(desk: Desk, chance: random.Random) -> None:
    """One choice by chance."""
    seat = chance.choice(desk.game.to_act)
    desk.choose(seat, chance.choice(desk.game.choices(seat)).id)


@pytest.mark.parametrize("log", ["whole", "round"])
def test_whoever_looks_now_and_then_reads_the_whole_log(log: str) -> None:
    desk, chance = Desk("Anna", "Ben", "Carl", log=log), random.Random(3)
    while not desk.game.over:
        for seat in (0, 1, None):
            if chance.random() < 0.3:
                assert shown(desk, seat) == lines_from(desk.game, 0, seat, WORDS)
        play(desk, chance)
    for seat in (0, 1, 2, None):
        assert shown(desk, seat) == lines_from(desk.game, 0, seat, WORDS)
        at = desk.table.moves // 2
        then = news_in(earlier_state(desk.table, None, seat, "en", at, above=False))
        assert then["lines"] == lines_from(desk.game.before(at + 1), 0, seat, WORDS)


@pytest.mark.parametrize("log", ["whole", "round"])
def test_a_page_that_stays_open_shows_what_one_that_is_opened_now_does(log: str) -> None:
    """At a table from memory it does not go on showing the rounds before (T10)."""
    desk, chance = Desk("Anna", "Ben", "Carl", log=log), random.Random(4)
    lines = shown(desk, 1)
    while not desk.game.over:
        play(desk, chance)
        since = desk.table.changed_from
        news = news_in(state_of(desk.table, None, 1, "en", news_from=since))
        lines = [line for line in lines if line["move"] < news["from"]] + news["lines"]
        assert lines == shown(desk, 1)


def test_what_was_taken_back_is_no_longer_in_the_log() -> None:
    desk = Desk("Anna", "Ben")
    before = shown(desk, 0)
    desk.choose(0)
    assert shown(desk, 0) != before
    desk.undo(0)
    assert shown(desk, 0) == before
    assert shown(desk, 1) == lines_from(desk.game, 0, 1, WORDS)


def test_a_log_that_somebody_holds_does_not_grow() -> None:
    desk = Desk("Anna", "Ben")
    held = shown(desk, 0)
    length = len(held)
    desk.choose(0)
    shown(desk, 0)
    assert len(held) == length
