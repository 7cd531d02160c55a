"""Bots move even where the server that should have seen to it is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import text

from notredame.server import chores
from notredame.server.entries import BOT, SAY, Entry
from notredame.server.service import Service, Settings
from notredame.server.store import Store

from .desk import Desk
from .looping import in_a_loop

LONG_AGO = 60.0


def with_service(data: str, story: Callable[[Service], Awaitable[None]]) -> None:
    """A server that hears nothing of others and does its chores when it is told."""

    async def work() -> None:
        service = Service(Settings(data, thinkers=1))
        try:
            await story(service)
        finally:
            await service.stop()

    in_a_loop(work())


def a_bot_sits_down(number: int) -> Entry:
    """What another server wrote before it died."""
    data = {"seat": 1, "level": "easy", "name": "Bot"}
    return Entry(number, time.time() - LONG_AGO, BOT, data)


def test_a_bot_of_which_nobody_told_this_server_is_woken(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "IDLE_SECONDS", 0.0)

    async def story(service: Service) -> None:
        live = await service.tables.create(Desk("Anna", "open").setup)
        await service.store.append("table", a_bot_sits_down(1), awaits_bot=True)
        await service.chores.wake_bots()
        assert live.table.number >= 1
        while 1 in live.table.bots_to_act():
            await asyncio.sleep(0.01)
        assert live.table.moves == 1
        await service.chores.wake_bots()
        assert service.chores._looked == {"table": live.table.number}

    with_service(data, story)


def test_a_table_that_cannot_be_opened_does_not_stop_the_others(data: str) -> None:
    async def story(service: Service) -> None:
        for name in ("table", "broken"):
            setup = replace(Desk("Anna", "easy").setup, table=name)
            await service.store.create(setup, "playing", awaits_bot=True)
        spoil(service.store, "broken")
        await service.chores.wake_bots()
        live = await service.tables.find("table")
        while live.table.bots_to_act():
            await asyncio.sleep(0.01)
        assert service.chores._looked == {"broken": 0}, "it is not tried again for nothing"

    with_service(data, story)


def spoil(store: Store, table: str) -> None:
    """The setup names an option that there is not."""
    setup = """{"seats": [], "edition": "anniversary-2017", "options": {"weather": 1}}"""
    with store.database.engine.begin() as connection:
        connection.execute(
            text("UPDATE tables SET setup = :setup WHERE id = :id"), {"setup": setup, "id": table}
        )


def test_several_servers_leave_a_table_alone_that_was_set_up_just_now(data: str) -> None:
    async def story(service: Service) -> None:
        setup = replace(Desk("Anna", "easy").setup, created=time.time())
        await service.store.create(setup, "playing", awaits_bot=True)
        await service.store.create(replace(setup, table="talk"), "playing", awaits_bot=True)
        words = {"name": "Anna", "seat": 0, "text": "Hello."}
        await service.store.append("talk", Entry(1, time.time(), SAY, words))
        await service.chores.wake_bots()
        alone = service.store.postgresql  # only there is another server that sees to it
        assert bool(service.tables._open) is not alone

    with_service(data, story)
