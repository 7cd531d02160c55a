"""The store: the same in SQLite and PostgreSQL, and of two writers one wins."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import OperationalError

from notredame import NotreDameError
from notredame.server.live.open_tables import Tables
from notredame.server.problems import Problem
from notredame.server.store import NoSuchTable, Person, Store
from notredame.server.tables.entries import CHOOSE, SAY, Entry
from notredame.server.tables.permissions.choices import may_choose
from notredame.server.tables.table import Table
from tests.server.event_loop import run_coroutine
from tests.server.postgres import Postgres
from tests.server.table_driver import TableDriver


def with_store(data: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a coroutine with an open store."""
    store = Store(data)
    try:
        run_coroutine(_await(work(store)))
    finally:
        store.close()


async def _await(work: Awaitable[None]) -> None:
    await work


def entry(number: int, **data: Any) -> Entry:
    """An example entry."""
    return Entry(number, 1000.5 + number, SAY, data or {"text": "ß 日本 🙂"})


def test_what_is_kept_is_there_after_a_restart(data: str) -> None:
    driver = TableDriver("Anna", "open")

    async def keep(store: Store) -> None:
        await store.create(driver.setup, "waiting")
        assert await store.append("table", entry(1))
        assert await store.append("table", entry(2), player="Ben")
        await store.people.keep(Person("Anna", "Änne", "de"))

    async def find(store: Store) -> None:
        assert await store.open("table") == driver.setup
        assert await store.entries_of("table") == [entry(1), entry(2)]
        assert await store.entries_of("table", after=1) == [entry(2)]
        assert await store.people.find("Anna") == Person("Anna", "Änne", "de")
        assert await store.tables_of("Anna") == await store.tables_of("Ben") == ["table"]
        assert await store.may_see("table", "Ben")
        assert not await store.may_see("table", "Cleo")

    with_store(data, keep)
    with_store(data, find)


def test_the_key_stays_the_same_and_is_no_other_stores_key(data: str, tmp_path: Path) -> None:
    keys = []
    for address in (data, data, f"sqlite:///{tmp_path / 'other.db'}"):
        store = Store(address)
        keys.append(store.key)
        store.close()
    assert keys[0] == keys[1] != keys[2]
    assert len(keys[0]) == 32


def test_what_is_not_there_is_none(data: str) -> None:
    async def work(store: Store) -> None:
        assert await store.open("nothing") is None
        assert await store.people.find("nobody") is None
        assert await store.entries_of("nothing") == []

    with_store(data, work)


def test_a_number_is_taken_once(data: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "Ben").setup, "playing")
        assert await store.append("table", entry(1, text="first"))
        assert not await store.append("table", entry(1, text="second"), player="Cleo")
        assert await store.entries_of("table") == [entry(1, text="first")]
        assert not await store.may_see("table", "Cleo"), "who was late has no seat"

    with_store(data, work)


def test_of_many_who_write_the_same_number_at_once_one_wins(data: str) -> None:
    stores = [Store(data) for _ in range(2)]

    async def work() -> None:
        await stores[0].create(TableDriver("Anna", "Ben").setup, "playing")
        for number in range(1, 6):
            tries = [stores[k % 2].append("table", entry(number, text=k)) for k in range(12)]
            won = await asyncio.gather(*tries)
            assert sum(won) == 1
            kept = (await stores[0].entries_of("table", number - 1))[0]
            assert kept.data["text"] == won.index(True)

    try:
        run_coroutine(work())
    finally:
        for store in stores:
            store.close()


def test_a_table_that_is_there_is_not_set_up_again(data: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "open", seed=1).setup, "waiting")
        await store.create(TableDriver("Ben", "open", seed=2).setup, "waiting")
        kept = await store.open("table")
        assert kept is not None
        assert (kept.host, kept.seed) == ("Anna", TableDriver("Anna", "open", seed=1).setup.seed)
        assert await store.tables_of("Ben") == []

    with_store(data, work)


def test_a_job_that_fails_does_not_spoil_the_others(data: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "Ben").setup, "playing")
        jobs = [store.append("table", entry(1)), store.append("no table", entry(1))]
        jobs += [store.append("table", entry(2)), store.append("table", entry(3))]
        first, broken, *others = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(broken, NoSuchTable)
        assert first is True
        assert others == [True, True]
        assert len(await store.entries_of("table")) == 3

    with_store(data, work)


def test_whoever_stops_waiting_does_not_stop_the_writer(data: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "Ben").setup, "playing")
        for number in range(1, 20):
            task = asyncio.create_task(store.append("table", entry(number)))
            await asyncio.sleep(0.0005 * number)
            task.cancel()
        assert await asyncio.wait_for(store.append("table", entry(20)), 20)

    with_store(data, work)


def test_a_reader_that_outlives_its_store_leaves_no_connection_open(data: str) -> None:
    async def story() -> None:
        store = Store(data)
        reading, go_on = threading.Event(), threading.Event()
        used: list[Any] = []

        def read(connection: Connection) -> None:
            connection.execute(text("SELECT 1"))
            used.append(connection.connection.driver_connection)
            reading.set()
            go_on.wait()

        reader = asyncio.create_task(store.database.read(read))
        await asyncio.to_thread(reading.wait)
        await asyncio.to_thread(store.close)
        go_on.set()
        await reader
        with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError), match="closed"):
            used[0].execute("SELECT 1")

    run_coroutine(story())


def test_lists_show_what_waits_and_what_goes_on(data: str) -> None:
    async def work(store: Store) -> None:
        for number, (status, listed) in enumerate(
            [("waiting", True), ("waiting", False), ("playing", True), ("over", True)]
        ):
            setup = replace(TableDriver("Anna", "open").setup, table=str(number), listed=listed)
            await store.create(replace(setup, created=float(number)), status)
        assert await store.open_tables() == ["0"]
        assert await store.tables_of("Anna") == ["3", "2", "1", "0"]
        assert await store.hosted_unfinished("Anna", since=0) == 3
        assert await store.hosted_unfinished("Anna", since=2) == 1
        await store.set_status("0", "playing")
        assert await store.open_tables() == []

    with_store(data, work)


def test_a_table_awaits_a_bot_from_the_entry_until_it_is_settled(data: str) -> None:
    async def work(store: Store) -> None:
        await store.create(replace(TableDriver("Anna", "easy").setup, created=5.0), "playing")
        assert await store.awaiting_bots() == []
        await store.append("table", entry(1), awaits_bot=True)
        await store.append("table", entry(2), awaits_bot=True)
        assert await store.awaiting_bots() == [("table", 2, entry(2).at)]
        await store.settle({"table": 1})
        assert await store.awaiting_bots(), "something was entered since"
        await store.settle({"table": 2, "no such table": 7})
        assert await store.awaiting_bots() == []
        await store.append("table", entry(3), awaits_bot=True)
        assert await store.awaiting_bots() == [("table", 3, entry(3).at)]

    with_store(data, work)


def test_a_new_table_may_await_a_bot_at_once(data: str) -> None:
    async def work(store: Store) -> None:
        setup = replace(TableDriver("Anna", "easy").setup, created=5.0)
        await store.create(setup, "playing", awaits_bot=True)
        assert await store.awaiting_bots() == [("table", 0, 5.0)]

    with_store(data, work)


def test_two_servers_that_write_at_once_come_to_the_same_table(data: str) -> None:
    driver = TableDriver("Anna", "Ben", "Cleo")
    stores = [Store(data), Store(data)]

    async def work() -> None:
        servers = [Tables(store) for store in stores]
        await servers[0].create(driver.setup)
        lives = [await server.find("table") for server in servers]
        assert lives[0].table.game is not None
        first, second, *_ = (choice.id for choice in lives[0].table.game.choices(0))

        def answer(choice: str) -> Callable[[Table], dict[str, Any] | None]:
            return lambda table: may_choose(table, 0, 0, choice, "Anna")

        results = await asyncio.gather(
            servers[0].enter(lives[0], CHOOSE, answer(first)),
            servers[1].enter(lives[1], CHOOSE, answer(second)),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Exception) for result in results) == 1, results
        same = await asyncio.gather(
            *(
                server.enter(live, CHOOSE, lambda t: may_choose(t, 1, 0, "keep:bank", "Ben"))
                for server, live in zip(servers, lives, strict=True)
            ),
            return_exceptions=True,
        )
        assert len(set(map(str, same))) == 1
        await asyncio.gather(*(server.hear_of_all() for server in servers))
        games = [live.table.game for live in lives]
        assert games[0] is not None
        assert games[1] is not None
        assert games[0].moves == games[1].moves
        assert [seat for seat, _ in games[0].moves].count(0) == 1

    try:
        run_coroutine(work())
    finally:
        for store in stores:
            store.close()


def test_many_who_come_at_once_after_a_restart_all_see_the_table_as_it_is(data: str) -> None:
    driver = TableDriver("Anna", "Ben")
    driver.draft()

    async def work(store: Store) -> None:
        await store.create(driver.setup, "playing")
        for made in driver.entries:
            await store.append("table", made)
        tables = Tables(store)

        async def look() -> int:
            return (await tables.find("table")).table.moves

        assert await asyncio.gather(*(look() for _ in range(8))) == [driver.table.moves] * 8

    with_store(data, work)


def test_a_server_that_stopped_before_it_noted_the_status_notes_it_later(data: str) -> None:
    driver = TableDriver("Anna", "open")
    assert driver.sit("Ben")

    async def work(store: Store) -> None:
        await store.create(driver.setup, "waiting")
        await store.append("table", driver.entries[0], player="Ben")
        await Tables(store).find("table")
        with store.database.engine.connect() as connection:
            assert connection.execute(text("SELECT status FROM tables")).scalar_one() == "playing"

    with_store(data, work)


@pytest.mark.parametrize("ident", ["a\x00b", "\x00", "\ud800"])
def test_an_id_that_no_table_has_is_looked_for_without_harm(data: str, ident: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Problem):
            await Tables(store).find(ident)

    with_store(data, work)


def test_the_status_of_a_table_never_goes_back(data: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "open").setup, "waiting")
        for told, kept in [
            ("waiting", "waiting"),
            ("playing", "playing"),
            ("waiting", "playing"),  # by a server that was slow
            ("over", "over"),
            ("playing", "over"),
        ]:
            await store.set_status("table", told)
            with store.database.engine.connect() as connection:
                assert connection.execute(text("SELECT status FROM tables")).scalar_one() == kept

    with_store(data, work)


OTHER_LAYOUT = [
    "CREATE TABLE settings (key VARCHAR PRIMARY KEY, value VARCHAR NOT NULL)",
    "INSERT INTO settings VALUES ('version', '999'), ('key', '00')",
]
OTHER_PROGRAMS = [
    ["CREATE TABLE settings (key VARCHAR, value VARCHAR)"],
    [
        "CREATE TABLE settings (key VARCHAR, value VARCHAR)",
        "INSERT INTO settings VALUES ('theme', 'dark')",
    ],
    ["CREATE TABLE settings (theme VARCHAR)"],
    ["CREATE TABLE notes (words VARCHAR)"],
]


@pytest.mark.parametrize(
    ("there", "sentence"),
    [(OTHER_LAYOUT, "layout 999"), *((k, "another program") for k in OTHER_PROGRAMS)],
)
def test_what_is_no_store_of_this_layout_is_not_touched(
    data: str, there: list[str], sentence: str
) -> None:
    engine = create_engine(data.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for words in there:
            connection.execute(text(words))
    before = all_that_is_there(engine)
    with pytest.raises(NotreDameError, match=sentence):
        Store(data)
    assert all_that_is_there(engine) == before


def all_that_is_there(engine: Engine) -> object:
    """The bytes of a file, or the names of the tables."""
    try:
        if engine.dialect.name == "sqlite":
            return Path(engine.url.database or "").read_bytes()
        return inspect(engine).get_table_names()
    finally:
        engine.dispose()


def test_a_store_that_was_not_begun_to_the_end_is_begun_anew(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def power_failure(_: int) -> str:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(secrets, "token_hex", power_failure)
        with pytest.raises(RuntimeError):
            Store(data)
    Store(data).close()


@pytest.mark.skipif(os.name != "posix", reason="Rights are others here.")
def test_only_its_owner_reads_a_new_store(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "Ben").setup, "playing")
        rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert rights == dict.fromkeys(["games.db", "games.db-shm", "games.db-wal"], 0o600)

    with_store(f"sqlite:///{tmp_path / 'games.db'}", work)


@pytest.mark.skipif(os.name != "posix", reason="Rights are others here.")
def test_a_store_that_is_there_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o640)
    Store(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o777 == 0o640


def test_postgresql_may_drop_every_connection_of_a_store(postgresql: Postgres) -> None:
    async def work(store: Store) -> None:
        await store.create(TableDriver("Anna", "Ben").setup, "playing")
        assert await store.append("table", entry(1))
        await asyncio.to_thread(postgresql.drop_connections)
        assert await store.append("table", entry(2))
        assert len(await store.entries_of("table")) == 2

    with_store(postgresql.new_database(), work)


def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    store = Store(f"sqlite:///{file}")
    for k in range(200):
        run_coroutine(store.people.keep(Person(f"person {k}", "Anna" * 10, None)))
    store.close()
    content = bytearray(file.read_bytes())
    content[len(content) // 2 :] = b"\xaa" * (len(content) - len(content) // 2)
    file.write_bytes(content)
    with pytest.raises(NotreDameError, match=r"The store is damaged .* Restore a backup"):
        Store(f"sqlite:///{file}")


def test_only_one_connection_of_sqlite_can_write(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    try:
        reader = store.database._engines.read.connect()
        with reader, pytest.raises(OperationalError, match="readonly"):
            reader.execute(text("UPDATE settings SET value = '0'"))
    finally:
        store.close()


@pytest.mark.parametrize(("version", "advised"), [((3, 51, 2), True), ((3, 51, 3), False)])
def test_an_sqlite_with_a_known_fault_is_named_at_the_start(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    version: tuple[int, ...],
    advised: bool,
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    with caplog.at_level("INFO", "notredame.server"):
        Store(f"sqlite:///{tmp_path / 'games.db'}").close()
    assert ("mended in 3.51.3" in caplog.text) is advised


def test_tables_that_await_a_bot_are_found_by_an_index(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    try:
        asked: list[str] = []
        event.listen(
            store.database._engines.read,
            "before_cursor_execute",
            lambda *given: asked.append(given[2]),
        )
        run_coroutine(store.awaiting_bots())
        with store.database.engine.connect() as connection:
            query = asked[0].replace("?", "0")
            plan = connection.execute(text(f"EXPLAIN QUERY PLAN {query}")).fetchall()
        assert "tables_awaiting_bot" in str(plan)
    finally:
        store.close()
