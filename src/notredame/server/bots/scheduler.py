"""Asks bots for a choice wherever it is their turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from ..live.live_table import LiveTable
from ..live.open_tables import Tables
from ..store import StoreUnavailable
from ..tables.daily import bot_entrant, bot_seed, bot_view
from ..tables.entries import CHOOSE
from ..tables.table import Table
from .processes import BotChoice, BotProcesses

log = logging.getLogger("notredame.server")
MOVE_SECONDS = {"easy": 0.25, "medium": 0.25, "hard": 0.25, "expert": 0.25, "champion": 1.2}
"""Minimum seconds that a bot takes for a choice, by level: more than it usually needs, so that its
thinking time reveals nothing about its hand.
"""


class BotsAtTables:
    """Asks at most one bot per table at a time.

    When several servers ask the same bot, the store takes one answer. Tables where nobody is
    present take turns, so that they delay nobody who waits.
    """

    def __init__(
        self,
        tables: Tables,
        processes: BotProcesses,
        move_seconds: Mapping[str, float] = MOVE_SECONDS,
    ) -> None:
        self._tables = tables
        self._processes = processes
        self._move_seconds = move_seconds
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._turns = asyncio.Condition()
        self._alone = False
        """Whether a bot thinks at a table where nobody is present."""
        tables.changed.add(self.look_at)

    def look_at(self, live: LiveTable) -> None:
        """Ask the bot whose turn it is after a table has changed, if it is a bot's turn."""
        ident = live.table.setup.table
        if ident not in self._busy and live.table.bots_to_act():
            task = asyncio.create_task(self._play(live))
            self._busy[ident] = task
            task.add_done_callback(lambda done: self._done(ident, live, done))

    async def close(self) -> None:
        """Stop; interrupted bots are asked again after the next start."""
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _done(self, ident: str, live: LiveTable, task: asyncio.Task[None]) -> None:
        self._busy.pop(ident, None)
        if task.cancelled():
            return
        problem = task.exception()
        if isinstance(problem, StoreUnavailable):
            return  # it is logged; the bots resume once the store works again
        if problem is not None:
            # The message may contain what a bot knows; its type does not.
            log.error("A bot at table %s could not move: %s", ident, type(problem).__name__)
        else:
            self.look_at(live)

    async def _play(self, live: LiveTable) -> None:
        while live.table.bots_to_act():
            async with self._turn(live):
                # The game may have changed while this table waited for its turn.
                if seats := live.table.bots_to_act():
                    await self._move(live, seats[0])

    @asynccontextmanager
    async def _turn(self, live: LiveTable) -> AsyncIterator[None]:
        """Start at once where somebody is present, else once no other unattended table thinks."""
        async with self._turns:
            await self._turns.wait_for(lambda: live.present() or not self._alone)
            alone = not live.present()
            self._alone = self._alone or alone
        try:
            yield
        finally:
            if alone:
                self._alone = False
                await self.somebody_came()

    async def somebody_came(self) -> None:
        """Wake tables that wait for their turn."""
        async with self._turns:
            self._turns.notify_all()

    async def _move(self, live: LiveTable, seat: int) -> None:
        assert live.table.game is not None
        asked, level = live.table.asked(seat), live.table.seats[seat].level
        assert level is not None
        slowly = asyncio.sleep(self._move_seconds.get(level, 0.0))
        chosen, _ = await asyncio.gather(self._choose(live.table, seat, level), slowly)
        await live.pause_over()

        def decide(table: Table) -> dict[str, Any] | None:
            """While the bot was thinking, a person may have come back, chosen or undone."""
            if live.pause_left():
                return None  # it is asked again
            if table.asked(seat) != asked or table.seats[seat].level != level or not table.game:
                return None
            if not any(choice.action == chosen.action for choice in table.game.choices(seat)):
                return None
            less = {"less": True} if chosen.less else {}
            return {"seat": seat, "action": chosen.action, "bot": True, **less}

        await self._tables.enter(live, CHOOSE, decide)

    async def _choose(self, table: Table, seat: int, level: str) -> BotChoice:
        game = table.game
        assert game is not None
        if table.setup.daily is None:
            return await self._processes.choose(level, game.view(seat))
        thinks = (bot_entrant(), bot_seed(game, seat), bot_view(game, seat))
        return await self._processes.choose_exactly(*thinks)
