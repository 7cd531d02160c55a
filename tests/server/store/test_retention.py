"""Unused tables and people are put to rest and erased a week later; a wrong clock costs nothing."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import text

from notredame.server.live.subscribers import Subscriber
from notredame.server.problems import Problem
from notredame.server.services import Services, Settings
from notredame.server.store import Person, Store
from notredame.server.store.people import DAY
from notredame.server.store.retention import REST_DAYS, Tidied
from notredame.server.tables.entries import SAY, Entry
from tests.server.event_loop import run_coroutine
from tests.server.table_driver import TableDriver

KEEP_DAYS = 365
NOW = 2_000_000_000.0
"""The present time in these tests, in seconds since 1970."""
LONG_AGO = NOW - 400 * DAY
WEEK = REST_DAYS * DAY


def with_service(data: str, story: Callable[[Services], Awaitable[None]]) -> None:
    """A server that runs its chores only when told to."""

    async def work() -> None:
        service = Services(Settings(data, keep_days=KEEP_DAYS, bot_processes=1))
        try:
            await story(service)
        finally:
            await service.stop()

    run_coroutine(work())


def said(number: int, at: float) -> Entry:
    """A line of chat, as an example of an entry."""
    return Entry(number, at, SAY, {"name": "Anna", "seat": 0, "text": "Hello."})


async def set_up(store: Store, table: str, created: float, *entered: float) -> None:
    """Store a table with entries at certain times."""
    await store.create(
        replace(TableDriver("Anna", "Ben").setup, table=table, created=created), "playing"
    )
    for number, at in enumerate(entered, start=1):
        assert await store.append(table, said(number, at))


async def visit(store: Store, person: str, at: float) -> None:
    """Store a person with a certain last visit."""
    await store.people.keep(Person(person, person, None))
    with store.database.engine.begin() as connection:
        change = text("UPDATE people SET seen = :at WHERE id = :id")
        connection.execute(change, {"at": at, "id": person})


async def tidy(store: Store, now: float = NOW, keep_days: int = KEEP_DAYS) -> Tidied:
    """What tidying does at a time."""
    return await store.retention.tidy(now, keep_days)


def test_a_table_and_a_person_rest_for_a_week_before_they_are_erased(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await set_up(store, "old", LONG_AGO, LONG_AGO)
        await set_up(store, "new", NOW - DAY, NOW - DAY)
        await visit(store, "Anna", LONG_AGO)
        await visit(store, "Ben", NOW)
        done = await tidy(store)
        assert (done.rested_tables, done.rested_people) == (["old"], ["Anna"])
        assert (done.erased_tables, done.erased_people) == ([], [])
        assert await store.tables_of("Anna") == ["new"], "at rest, it is in no list"
        assert len(await store.entries_of("old")) == 1
        await store.append("new", said(2, NOW + WEEK))
        again = await tidy(store, NOW + WEEK - 1)
        assert again == Tidied()
        done = await tidy(store, NOW + WEEK + 1)
        assert (done.erased_tables, done.erased_people) == (["old"], ["Anna"])
        assert await store.open("old") is None
        assert await store.entries_of("old") == []
        assert not await store.may_see("old", "Anna")
        assert await store.people.find("Anna") is None
        assert len(await store.entries_of("new")) == 2
        assert await store.people.find("Ben")

    with_service(data, story)


def test_a_table_is_as_old_as_its_last_entry(data: str) -> None:
    async def story(service: Services) -> None:
        await set_up(service.store, "long game", LONG_AGO, LONG_AGO, NOW - 364 * DAY)
        await set_up(service.store, "recent", NOW, NOW)
        assert await tidy(service.store) == Tidied()
        assert await service.store.tables_of("Anna") == ["recent", "long game"]

    with_service(data, story)


def test_nothing_happens_while_the_newest_entry_is_two_days_behind_the_clock(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await set_up(store, "old", LONG_AGO, LONG_AGO)
        await set_up(store, "new", NOW, NOW)
        await visit(store, "Anna", LONG_AGO)
        for ahead in (2.1, 400, 4000):
            assert await tidy(store, NOW + ahead * DAY) == Tidied(in_doubt=True)
        assert len(await store.tables_of("Anna")) == 2
        done = await tidy(store, NOW + 1.9 * DAY)
        assert (done.rested_tables, done.rested_people) == (["old"], ["Anna"])
        await store.append("new", said(2, NOW + WEEK))
        assert await tidy(store, NOW + WEEK + 400 * DAY) == Tidied(in_doubt=True)
        assert await store.open("old"), "a clock in doubt erases nothing either"

    with_service(data, story)


def test_what_a_wrong_clock_put_to_rest_is_restored_by_the_right_one(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await set_up(store, "old", LONG_AGO, LONG_AGO)
        await set_up(store, "new", NOW - DAY, NOW - DAY)
        await visit(store, "Anna", NOW - DAY)
        wrong = NOW + 400 * DAY
        await set_up(store, "played by the wrong clock", wrong, wrong)
        done = await tidy(store, wrong)
        assert (sorted(done.rested_tables), done.rested_people) == (["new", "old"], ["Anna"])
        done = await tidy(store)
        assert (done.restored_tables, done.restored_people) == (["new"], ["Anna"])
        assert done.rested_tables == ["old"], "its week begins now"
        assert sorted(await store.tables_of("Anna")) == ["new", "played by the wrong clock"]
        assert "old" in (await tidy(store, NOW + WEEK + 1)).erased_tables

    with_service(data, story)


def test_more_days_to_keep_restore_what_rests(data: str) -> None:
    async def story(service: Services) -> None:
        await set_up(service.store, "old", LONG_AGO, LONG_AGO)
        await set_up(service.store, "new", NOW, NOW)
        assert (await tidy(service.store)).rested_tables == ["old"]
        assert (await tidy(service.store, keep_days=500)).restored_tables == ["old"]
        assert len(await service.store.tables_of("Anna")) == 2

    with_service(data, story)


def test_whoever_opens_a_table_at_rest_or_comes_back_keeps_it(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)

    async def story(service: Services) -> None:
        store = service.store
        await set_up(store, "old", LONG_AGO, LONG_AGO)
        await set_up(store, "new", NOW, NOW)
        await visit(store, "Anna", LONG_AGO)
        await tidy(store)
        live = await service.tables.find("old")
        assert live.table.number == 1
        assert await store.tables_of("Anna") == ["new", "old"]
        await store.people.see("Anna", NOW)
        assert await tidy(store) == Tidied(), "it does not rest again at once"
        await store.append("new", said(2, NOW + WEEK))
        assert await tidy(store, NOW + WEEK + 1) == Tidied()
        later = NOW + KEEP_DAYS * DAY + 1
        await store.append("new", said(3, later))
        assert (await tidy(store, later)).rested_tables == ["old"], "but after as long as ever"

    with_service(data, story)


def test_no_bot_moves_at_a_table_at_rest(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        setup = replace(TableDriver("Anna", "easy").setup, created=LONG_AGO)
        await store.create(setup, "playing", awaits_bot=True)
        await set_up(store, "new", NOW, NOW)
        assert await store.awaiting_bots()
        await tidy(store)
        assert await store.awaiting_bots() == []

    with_service(data, story)


def test_whoever_looks_at_a_table_that_is_erased_is_sent_away(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Services) -> None:
        await set_up(service.store, "old", LONG_AGO, LONG_AGO)
        await set_up(service.store, "new", NOW, NOW, NOW + WEEK)
        monkeypatch.setattr(time, "time", lambda: NOW)
        await service.background_tasks.tidy()
        live = service.tables._open.setdefault("old", await service.tables.find("new"))
        page = Subscriber("Anna", 0, "en")
        with live.subscribed(page):
            monkeypatch.setattr(time, "time", lambda: NOW + WEEK + 1)
            await service.background_tasks.tidy()
            letters = [page.outbox.get_nowait() for _ in range(page.outbox.qsize())]
        assert letters[-1] is None
        with pytest.raises(Problem):
            await service.tables.find("old")

    with_service(data, story)


def test_the_log_says_how_many_and_why(
    data: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "notredame.server")

    async def story(service: Services) -> None:
        store = service.store
        await set_up(store, "old", LONG_AGO, LONG_AGO)
        await set_up(store, "older", LONG_AGO - DAY)
        await set_up(store, "new", NOW, NOW, NOW + WEEK + 1)
        await visit(store, "Anna", LONG_AGO)
        for days in (400, 400, 0, REST_DAYS + 0.1):
            now = NOW + days * DAY + 1
            monkeypatch.setattr(time, "time", lambda now=now: now)
            await service.background_tasks.tidy()

    with_service(data, story)
    lines = [k.getMessage() for k in caplog.records if "sqlite" not in k.getMessage().lower()]
    assert len(lines) == 3, "a clock that stays wrong is said once"
    doubt, rested, erased = lines
    assert "more than 2 days behind the clock" in doubt
    assert "2 tables and 1 person, not used for 365 days" in rested
    assert "Erased: 2 tables and 1 person" in erased


def test_a_pause_without_anything_due_is_no_reason_to_doubt_the_clock(data: str) -> None:
    async def story(service: Services) -> None:
        await set_up(service.store, "new", NOW, NOW)
        assert await tidy(service.store, NOW + 30 * DAY) == Tidied()

    with_service(data, story)


def test_cookies_stay_void_after_their_person_is_erased(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await set_up(store, "new", NOW, NOW)
        await visit(store, "Anna", LONG_AGO)
        await store.people.sign_out("Anna", await store.people.begin_sign_out("Anna", 0))
        assert (await tidy(store)).rested_people == ["Anna"]
        await store.append("new", said(2, NOW + WEEK))
        assert (await tidy(store, NOW + WEEK + 1)).erased_people == ["Anna"]
        kept = await store.people.find("Anna")
        assert kept == Person("Anna", "", None, sign_outs=1, sign_outs_begun=1, link_renewals=1)
        assert await tidy(store, NOW + WEEK + 1) == Tidied(), "there is nothing left to erase"

    with_service(data, story)
