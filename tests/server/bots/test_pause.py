"""The pause: bots hold their answer for a moment, until which a person's choice can be undone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from notredame.server.live.live_table import LiveTable
from notredame.server.problems import Problem
from notredame.server.tables.entries import CHOOSE, SAY, UNDO
from notredame.server.tables.table import MOST_PAUSE
from tests.server.clients import EventListener, Guest, LiveEvent, refusal
from tests.server.event_loop import run_coroutine
from tests.server.table_driver import TableDriver

LONG = MOST_PAUSE


def after_a_turn(*seats: str, pause: float = LONG, **more: Any) -> TableDriver:
    """A table where Anna has just ended a turn, and a bot is asked."""
    driver = TableDriver("Anna", *seats, **more)
    while driver.game.question == "keep" or driver.game.to_act[0] != 0:
        driver.let_bots_play()
        for seat in driver.game.to_act:
            if driver.game.question == "keep" or seat:
                driver.choose(seat)
    while 0 in driver.game.to_act:
        driver.choose(0, pause=pause)
    assert driver.table.bots_to_act()
    return driver


def test_bots_hold_their_answer_to_a_choice_that_can_be_undone() -> None:
    driver = after_a_turn("easy", "hard")
    assert driver.table.pause == LONG
    assert driver.undo(0)
    assert driver.table.pause == 0


def test_a_pause_ends_with_the_answer_of_a_bot() -> None:
    driver = after_a_turn("easy", "hard")
    driver.let_bots_play()
    assert driver.table.pause == 0
    assert driver.table.why_no_undo(0) is not None


def test_a_pause_is_ended_early_once() -> None:
    driver = after_a_turn("easy", "hard")
    with pytest.raises(Problem):
        driver.go_on(0, "Ben")
    assert driver.go_on(0)
    assert driver.table.pause == 0
    assert driver.table.why_no_undo(0) is None, "until a bot answers, undo still works"
    assert not driver.go_on(0)


def test_without_a_wish_there_is_no_pause() -> None:
    assert after_a_turn("easy", pause=0).table.pause == 0


def test_where_people_play_together_bots_do_not_pause() -> None:
    driver = TableDriver("Anna", "Ben", "easy")
    driver.choose(0, pause=LONG)
    assert driver.table.bots_to_act()
    assert driver.table.pause == 0


def test_a_choice_that_cannot_be_undone_brings_no_pause() -> None:
    driver = TableDriver("Anna", "easy", "hard")
    driver.let_bots_play()
    driver.choose(0, pause=LONG)  # the cards that the bots passed on are seen
    assert driver.table.why_no_undo(0) == "revealed"
    assert driver.table.pause == 0


def test_at_a_practice_table_nobody_needs_a_pause() -> None:
    assert after_a_turn("easy", "hard", practice=True).table.pause == 0


async def _passed(live: LiveTable) -> float:
    began = time.monotonic()
    await live.pause_over()
    return time.monotonic() - began


def test_a_pause_lasts_as_long_as_it_was_wished() -> None:
    async def story() -> None:
        live = LiveTable(after_a_turn("easy", "hard", pause=0.3).table)
        live.entered(CHOOSE)
        live.entered(SAY)  # talking does not begin it anew
        assert 0.25 < await _passed(live) < LONG
        assert await _passed(live) < 0.2

    run_coroutine(story())


@pytest.mark.parametrize("ends", [TableDriver.go_on, TableDriver.undo])
def test_a_pause_ends_at_once_with_what_the_person_does(ends: Callable[..., bool]) -> None:
    async def story() -> None:
        driver = after_a_turn("easy", "hard")
        live = LiveTable(driver.table)
        live.entered(CHOOSE)
        waiting = asyncio.create_task(_passed(live))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        ends(driver, 0)
        live.entered(UNDO)
        assert await asyncio.wait_for(waiting, LONG) < 1

    run_coroutine(story())


def next_question(listener: EventListener, since: int) -> dict[str, Any]:
    """The first question after an entry."""

    def asks(heard: LiveEvent) -> bool:
        if heard.id is None or int(heard.id) < since:
            return False
        return heard.state["question"] is not None

    question: dict[str, Any] = listener.wait(asks).state["question"]
    return question


def play_a_turn(anna: Guest, table: str, listener: EventListener, since: int = 0) -> dict[str, Any]:
    """Play on from an entry until a turn of Anna's ends that can be undone; returns the state."""
    while True:
        question = next_question(listener, since)
        said = {"seat": 0, "asked": question["asked"], "choice": question["choices"][0]["id"]}
        since = anna.post(f"/api/tables/{table}/choices", pause=LONG, **said)["number"]
        after = listener.wait_for(since)
        if after["undo"]["possible"] and after["question"] is None:
            return after


def test_a_turn_is_taken_back_before_the_bots_answer(anna: Guest) -> None:
    table = anna.new_table("me", "easy")
    listener = anna.listen(table, seat=0)
    after = play_a_turn(anna, table, listener)
    assert after["undo"]["pause"] == LONG
    time.sleep(1)  # far longer than an easy bot takes
    asked = after["undo"]["asked"]
    number = anna.post(f"/api/tables/{table}/undo", seat=0, asked=asked)["number"]
    again = listener.wait_for(number)
    assert again["move"] == after["move"] - 1
    assert again["question"] is not None
    after = play_a_turn(anna, table, listener, number)
    began = time.monotonic()
    anna.post(f"/api/tables/{table}/go-on", seat=0)
    pushed = listener.wait(
        lambda heard: (
            heard.id is not None
            and heard.state["number"] > after["number"]
            and heard.state["move"] > after["move"]
        )
    ).state
    assert time.monotonic() - began < LONG
    assert not pushed["undo"]["possible"], "the page is told as soon as it no longer works"
    assert pushed["undo"]["pause"] == 0


@pytest.mark.parametrize("pause", [-1, LONG + 0.1])
def test_a_pause_has_limits(anna: Guest, pause: float) -> None:
    table = anna.new_table("me", "easy")
    said = {"seat": 0, "asked": 0, "choice": "pass", "pause": pause}
    answer = anna.web.post(f"/api/tables/{table}/choices", json=said)
    assert refusal(answer) == (422, "bad-request")
