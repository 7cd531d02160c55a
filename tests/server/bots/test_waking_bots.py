"""Bots move even where the server that should have asked them is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from notredame.server import background_tasks
from notredame.server.services import Services, Settings
from notredame.server.store import Store, StoreUnavailable, database
from notredame.server.tables.entries import BOT, SAY, Entry
from tests.server.event_loop import run_coroutine
from tests.server.postgres import Postgres
from tests.server.table_driver import TableDriver

LONG_AGO = 60.0


def with_service(data: str, story: Callable[[Services], Awaitable[None]]) -> None:
    """A server that hears nothing from others and runs its chores only when told to."""

    async def work() -> None:
        service = Services(Settings(data, bot_processes=1))
        try:
            await story(service)
        finally:
            await service.stop()

    run_coroutine(work())


def a_bot_sits_down(number: int) -> Entry:
    """What another server stored before it died."""
    data = {"seat": 1, "level": "easy", "name": "Bot"}
    return Entry(number, time.time() - LONG_AGO, BOT, data)


def test_a_bot_of_which_nobody_told_this_server_is_woken(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_tasks, "IDLE_SECONDS", 0.0)

    async def story(service: Services) -> None:
        live = await service.tables.create(TableDriver("Anna", "open").setup)
        await service.store.append("table", a_bot_sits_down(1), awaits_bot=True)
        await service.background_tasks.wake_bots()
        assert live.table.number >= 1
        while 1 in live.table.bots_to_act():
            await asyncio.sleep(0.01)
        assert live.table.moves == 1
        await service.background_tasks.wake_bots()
        assert service.background_tasks._looked == {"table": live.table.number}

    with_service(data, story)


def test_a_table_that_cannot_be_opened_does_not_stop_the_others(data: str) -> None:
    async def story(service: Services) -> None:
        for name in ("table", "broken"):
            setup = replace(TableDriver("Anna", "easy").setup, table=name)
            await service.store.create(setup, "playing", awaits_bot=True)
        spoil(service.store, "broken")
        await service.background_tasks.wake_bots()
        live = await service.tables.find("table")
        while live.table.bots_to_act():
            await asyncio.sleep(0.01)
        assert service.background_tasks._looked == {"broken": 0}, (
            "it is not tried again for nothing"
        )

    with_service(data, story)


def spoil(store: Store, table: str) -> None:
    """The setup names an option that does not exist."""
    setup = """{"seats": [], "edition": "anniversary-2017", "options": {"weather": 1}}"""
    with store.database.engine.begin() as connection:
        connection.execute(
            text("UPDATE tables SET setup = :setup WHERE id = :id"), {"setup": setup, "id": table}
        )


def test_several_servers_leave_a_table_alone_that_was_set_up_just_now(data: str) -> None:
    async def story(service: Services) -> None:
        setup = replace(TableDriver("Anna", "easy").setup, created=time.time())
        await service.store.create(setup, "playing", awaits_bot=True)
        await service.store.create(replace(setup, table="talk"), "playing", awaits_bot=True)
        words = {"name": "Anna", "seat": 0, "text": "Hello."}
        await service.store.append("talk", Entry(1, time.time(), SAY, words))
        await service.background_tasks.wake_bots()
        alone = service.store.postgresql  # only there can another server do it
        assert bool(service.tables._open) is not alone

    with_service(data, story)


def test_a_start_opens_only_tables_where_a_bot_may_have_to_move(data: str) -> None:
    async def story(service: Services) -> None:
        bots, people = TableDriver("Anna", "easy").setup, TableDriver("Anna", "Ben").setup
        for name, setup, awaits in (
            ("a bot's turn", replace(bots, start=1), True),
            ("a person's turn", bots, False),
            ("people alone", people, False),
        ):
            await service.store.create(
                replace(setup, table=name, created=1.0), "playing", awaits_bot=awaits
            )
        await service.background_tasks.wake_bots()
        assert set(service.tables._open) == {"a bot's turn"}

    with_service(data, story)


def test_where_no_bot_has_to_move_nothing_is_opened_at_the_next_start(data: str) -> None:
    async def story(service: Services) -> None:
        live = await service.tables.create(TableDriver("Anna", "easy").setup)
        while live.table.bots_to_act():
            await asyncio.sleep(0.01)
        assert await service.store.awaiting_bots(), "it is noted now and then, all at once"
        await service.tables.settle()
        assert await service.store.awaiting_bots() == []

    async def restarted(service: Services) -> None:
        await service.background_tasks.wake_bots()
        assert not service.tables._open

    with_service(data, story)
    with_service(data, restarted)


def test_an_entry_that_is_about_to_be_kept_is_not_settled_away(postgresql: Postgres) -> None:
    """Two servers: one makes an entry while the other notes that no bot has to move."""
    store = Store(postgresql.new_database())
    try:
        setup = TableDriver("Anna", "easy").setup
        run_coroutine(store.create(setup, "playing", awaits_bot=True))
        with store.database.engine.connect() as other, other.begin():
            other.execute(
                text("INSERT INTO entries VALUES ('table', 1, 1.0, 'say', '{}')"),
            )
            other.execute(
                text("UPDATE tables SET awaits_bot = true WHERE id = 'table' AND NOT awaits_bot")
            )

            async def settle_meanwhile() -> None:
                settling = asyncio.create_task(store.settle({"table": 0}))
                await asyncio.sleep(0.3)
                assert not settling.done(), "it waits for the entry"
                other.commit()
                await settling

            run_coroutine(settle_meanwhile())
        assert run_coroutine(store.awaiting_bots()) == [("table", 1, 1.0)]
    finally:
        store.close()


def test_bots_go_on_as_soon_as_the_store_works_again(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Services) -> None:
        await service.start()
        live = await service.tables.create(TableDriver("Anna", "open").setup)
        await asyncio.sleep(0.1)
        with monkeypatch.context() as broken:
            broken.setattr(database, "_write_something", fails)
            with pytest.raises(StoreUnavailable):
                await service.store.database.write(fails)
            with pytest.raises(StoreUnavailable):  # at once, without asking the database
                await service.store.append("table", a_bot_sits_down(1), awaits_bot=True)
        while service.store.database._writing.lasts:
            await asyncio.sleep(0.05)
        await service.store.append("table", a_bot_sits_down(1), awaits_bot=True)
        service.background_tasks.run_soon()
        while live.table.moves < 1:
            await asyncio.sleep(0.05)

    monkeypatch.setattr(background_tasks, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(database, "PROBE_SECONDS", 0.1)
    with_service(data, story)


def test_chores_are_done_at_once_when_the_store_works_again(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PROBE_SECONDS", 0.1)

    async def story(service: Services) -> None:
        done: asyncio.Queue[None] = asyncio.Queue()
        monkeypatch.setattr(service.background_tasks, "_do_all", lambda: done.put(None))
        doing = asyncio.create_task(service.background_tasks.run())
        await done.get()
        with pytest.raises(StoreUnavailable):
            await service.store.database.write(fails)
        async with asyncio.timeout(10):
            await done.get()
        doing.cancel()

    with_service(data, story)


def fails(_: Connection) -> None:
    """A job whose database is gone."""
    raise OperationalError("", {}, Exception("disk full"))
