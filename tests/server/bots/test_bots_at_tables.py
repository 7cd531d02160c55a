"""Bots at unattended tables take turns, and never delay anybody who waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from notredame.bots import Entrant, read_entrant
from notredame.rules.knowledge.view import View
from notredame.server.bots.processes import (
    CAN_HURRY,
    COMFORTABLE_LINE,
    LEAST_SHARE,
    BotChoice,
    BotProcesses,
    budget_in_line,
)
from notredame.server.bots.scheduler import MOVE_SECONDS, BotsAtTables
from notredame.server.live.live_table import LiveTable
from notredame.server.live.subscribers import Subscriber
from notredame.server.notifier import Notifier
from notredame.server.page_state.page_state import state_of
from notredame.server.tables.entries import CHOOSE
from notredame.server.tables.setup import LEVELS
from tests.server.event_loop import run_coroutine
from tests.server.table_driver import TableDriver


class SlowThinkers:
    """Think until released, and count how many do so at once."""

    def __init__(self) -> None:
        self.thinking = 0
        self.most = 0
        self.go = asyncio.Event()

    async def choose(self, level: str, view: View) -> BotChoice:
        """The first possible choice, once released."""
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await self.go.wait()
        self.thinking -= 1
        return BotChoice(view.choices()[0].action, less=False)


class Enough:
    """Tables that store nothing: the bots' turn is over."""

    def __init__(self) -> None:
        self.changed = Notifier[[LiveTable]]()

    async def enter(self, live: LiveTable, kind: str, decide: Any) -> int:
        """Hand the turn to a person."""
        for seat in live.table.seats:
            seat.level = None
        return 0


def bots(thinkers: SlowThinkers) -> BotsAtTables:
    """A scheduler with bots that think until released."""
    return BotsAtTables(Enough(), thinkers, {})  # type: ignore[arg-type]


def table(number: int) -> LiveTable:
    """A table of bots."""
    driver = TableDriver("Anna", "easy")
    object.__setattr__(driver.setup, "table", f"table {number}")
    return LiveTable(driver.table)


async def settle() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_where_nobody_is_bots_think_one_after_the_other() -> None:
    async def story() -> None:
        thinkers = SlowThinkers()
        ours = bots(thinkers)
        for number in range(3):
            ours.look_at(table(number))
        await settle()
        assert thinkers.thinking == 1
        thinkers.go.set()
        await settle()
        assert (thinkers.thinking, thinkers.most) == (0, 1)

    run_coroutine(story())


def test_where_somebody_comes_a_bot_thinks_at_once() -> None:
    async def story() -> None:
        thinkers = SlowThinkers()
        ours = bots(thinkers)
        first, second = table(1), table(2)
        ours.look_at(first)
        ours.look_at(second)
        await settle()
        assert thinkers.thinking == 1
        second.subscribers.add(Subscriber("Anna", 0, "en"))
        await ours.somebody_came()
        await settle()
        assert thinkers.thinking == 2
        await ours.close()

    run_coroutine(story())


class QuickThinkers:
    """Answer at once."""

    async def choose(self, level: str, view: View) -> BotChoice:
        """The first possible choice."""
        return BotChoice(view.choices()[0].action, less=False)


def test_a_bot_answers_no_earlier_than_a_fixed_time() -> None:
    async def story() -> None:
        waited = BotsAtTables(Enough(), QuickThinkers(), {"easy": 0.3})  # type: ignore[arg-type]
        began = asyncio.get_running_loop().time()
        live = table(1)
        waited.look_at(live)
        while live.table.bots_to_act():
            await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - began >= 0.3

    run_coroutine(story())


def test_every_level_has_such_a_time() -> None:
    assert set(MOVE_SECONDS) == set(LEVELS)
    for level, seconds in MOVE_SECONDS.items():
        assert seconds >= 0.25
        budget = read_entrant(level).budget
        if budget.steps and budget.steps > 200 and budget.seconds:
            assert seconds > budget.seconds, "a search may use up its time"


def test_the_longer_the_line_the_less_bots_think_down_to_a_floor() -> None:
    for level in CAN_HURRY:
        full = read_entrant(level).budget
        assert full.steps is not None
        assert full.seconds is not None
        assert budget_in_line(level, 1) == budget_in_line(level, COMFORTABLE_LINE) == (full, False)
        steps, seconds = [], []
        for line in (4, 8, 16, 1000):
            budget, less = budget_in_line(level, line)
            assert less
            steps.append(budget.steps or 0)
            seconds.append(budget.seconds or 0)
        assert steps == sorted(steps, reverse=True)
        assert seconds == sorted(seconds, reverse=True)
        assert full.steps > steps[0] > steps[-1] == LEAST_SHARE * full.steps
        assert full.seconds > seconds[0] > seconds[-1] == LEAST_SHARE * full.seconds
    for level in ("easy", "medium"):
        assert budget_in_line(level, 1000) == (read_entrant(level).budget, False)


def test_a_table_knows_when_its_bots_think_less() -> None:
    driver = TableDriver("Anna", "hard")
    for less in ({"less": True}, {}):
        action = driver.game.choices(1)[0].action
        driver.enter(CHOOSE, {"seat": 1, "action": action, "bot": True, **less})
        for _ in range(2):  # a person's choice changes nothing
            assert state_of(driver.table, "Anna", 0, "en")["bots_think_less"] is bool(less)
            driver.choose(0)


def test_many_bots_in_line_all_get_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        made = BotProcesses(1)
        asked: list[int] = []

        async def ask(_: Any, entrant: Entrant, *__: Any) -> int:
            assert entrant.budget.steps is not None
            asked.append(entrant.budget.steps)
            await asyncio.sleep(0.001)
            return 0

        monkeypatch.setattr(made, "_ask", ask)
        view = TableDriver("Anna", "champion").game.view(1)
        full = read_entrant("champion").budget.steps
        found = await asyncio.gather(*(made.choose("champion", view) for _ in range(40)))
        assert len(asked) == 40
        assert full is not None
        assert LEAST_SHARE * full <= asked[2] < full / 10, "forty were in line by then"
        assert asked[-1] == full, "nobody any more"
        assert [choice.less for choice in found] == [steps < full for steps in asked]
        made.close()

    run_coroutine(story())
