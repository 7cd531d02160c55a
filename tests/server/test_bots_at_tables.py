"""Bots where nobody is take turns, and never hold up anybody who waits."""

from __future__ import annotations

import asyncio
from typing import Any

from notredame.rules.view import View
from notredame.server.bots_at_tables import BotsAtTables
from notredame.server.live_table import LiveTable, Looker

from .desk import Desk
from .looping import in_a_loop


class SlowThinkers:
    """Think until they are let go, and count how many do at once."""

    def __init__(self) -> None:
        self.thinking = 0
        self.most = 0
        self.go = asyncio.Event()

    async def choose(self, level: str, view: View) -> int:
        """The first thing possible, later."""
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await self.go.wait()
        self.thinking -= 1
        return view.choices()[0].action


class Enough:
    """Tables that keep nothing: the bots' turn is over."""

    async def enter(self, live: LiveTable, kind: str, decide: Any) -> int:
        """Leave it to a person."""
        for seat in live.table.seats:
            seat.level = None
        return 0


def bots(thinkers: SlowThinkers) -> BotsAtTables:
    """Bots that would rather think for ever."""
    made = BotsAtTables(thinkers)  # type: ignore[arg-type]
    made.tables = Enough()  # type: ignore[assignment]
    return made


def table(number: int) -> LiveTable:
    """A table of bots."""
    desk = Desk("Anna", "easy")
    object.__setattr__(desk.setup, "table", f"table {number}")
    return LiveTable(desk.table)


async def settle() -> None:
    """Let everybody do what can be done now."""
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

    in_a_loop(story())


def test_where_somebody_comes_a_bot_thinks_at_once() -> None:
    async def story() -> None:
        thinkers = SlowThinkers()
        ours = bots(thinkers)
        first, second = table(1), table(2)
        ours.look_at(first)
        ours.look_at(second)
        await settle()
        assert thinkers.thinking == 1
        second.lookers.add(Looker("Anna", 0, "en"))
        await ours.somebody_came()
        await settle()
        assert thinkers.thinking == 2
        await ours.close()

    in_a_loop(story())
