"""A log is put into words once, with the same result as if it were built anew."""

from __future__ import annotations

import random

import pytest

from notredame.server.page_state.log import Line, lines_from
from notredame.server.page_state.page_state import News, PageState, earlier_state, state_of
from notredame.text import catalogue
from tests.server.table_driver import TableDriver

WORDS = catalogue("en")


def news_in(state: PageState) -> News:
    """The log of a page state, once the game has begun."""
    assert state["news"] is not None
    return state["news"]


def shown(driver: TableDriver, seat: int | None) -> list[Line]:
    """The log as a page gets it."""
    return news_in(state_of(driver.table, None, seat, "en"))["lines"]


def play(driver: TableDriver, chance: random.Random) -> None:
    """Make one random choice."""
    seat = chance.choice(driver.game.to_act)
    driver.choose(seat, chance.choice(driver.game.choices(seat)).id)


@pytest.mark.parametrize("log", ["whole", "round"])
def test_whoever_looks_now_and_then_reads_the_whole_log(log: str) -> None:
    driver, chance = TableDriver("Anna", "Ben", "Carl", log=log), random.Random(3)
    while not driver.game.over:
        for seat in (0, 1, None):
            if chance.random() < 0.3:
                assert shown(driver, seat) == lines_from(driver.game, 0, seat, WORDS)
        play(driver, chance)
    for seat in (0, 1, 2, None):
        assert shown(driver, seat) == lines_from(driver.game, 0, seat, WORDS)
        at = driver.table.moves // 2
        then = news_in(earlier_state(driver.table, None, seat, "en", at, above=False))
        assert then["lines"] == lines_from(driver.game.before(at + 1), 0, seat, WORDS)


@pytest.mark.parametrize("log", ["whole", "round"])
def test_a_page_that_stays_open_shows_what_one_that_is_opened_now_does(log: str) -> None:
    """At a table from memory, earlier rounds disappear from the log (T10)."""
    driver, chance = TableDriver("Anna", "Ben", "Carl", log=log), random.Random(4)
    lines = shown(driver, 1)
    while not driver.game.over:
        play(driver, chance)
        since = driver.table.changed_from
        news = news_in(state_of(driver.table, None, 1, "en", news_from=since))
        lines = [line for line in lines if line["move"] < news["from"]] + news["lines"]
        assert lines == shown(driver, 1)


def test_what_was_taken_back_is_no_longer_in_the_log() -> None:
    driver = TableDriver("Anna", "Ben")
    before = shown(driver, 0)
    driver.choose(0)
    assert shown(driver, 0) != before
    driver.undo(0)
    assert shown(driver, 0) == before
    assert shown(driver, 1) == lines_from(driver.game, 0, 1, WORDS)


def test_a_log_that_somebody_holds_does_not_grow() -> None:
    driver = TableDriver("Anna", "Ben")
    held = shown(driver, 0)
    length = len(held)
    driver.choose(0)
    shown(driver, 0)
    assert len(held) == length
