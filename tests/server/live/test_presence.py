"""Presence: people at a table, and how long the others have been away."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from notredame.server import background_tasks
from notredame.server.live import live_table
from notredame.server.live import presence as presence_module
from notredame.server.live.live_table import LiveTable
from notredame.server.live.presence import BELIEVED_SECONDS, Presence, presence_words, read_presence
from notredame.server.live.subscribers import Subscriber
from notredame.server.services import Services, Settings
from tests.server.event_loop import run_coroutine
from tests.server.table_driver import TableDriver


class Clock:
    """A clock that stands still until it is set."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_another_server_is_believed_for_a_while() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.hear("other", ["Ben"], 3)
    assert presence.people_elsewhere() == {"Ben"}
    assert presence.watchers_elsewhere() == 3
    clock.now += BELIEVED_SECONDS - 1
    assert presence.people_elsewhere() == {"Ben"}
    clock.now += 1
    assert presence.people_elsewhere() == set()
    assert presence.watchers_elsewhere() == 0


def test_what_a_server_says_last_counts() -> None:
    presence = Presence(Clock())
    presence.hear("other", ["Ben"], 3)
    presence.hear("third", ["Cleo"], 1)
    presence.hear("other", [], 0)
    assert presence.people_elsewhere() == {"Cleo"}
    assert presence.watchers_elsewhere() == 1


def test_somebody_is_absent_since_the_last_page_was_closed() -> None:
    clock = Clock()
    presence = Presence(clock)
    clock.now += 10
    assert presence.absent_seconds("Anna") == 10, "never seen: since the table was opened"
    presence.went("Anna")
    clock.now += 5
    assert presence.absent_seconds("Anna") == 5
    presence.hear("other", ["Ben"], 0)
    clock.now += 7
    presence.hear("other", [], 0)
    assert presence.absent_seconds("Ben") == 0


def test_a_server_that_went_silent_takes_its_people_along_once() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.hear("other", ["Ben"], 0)
    presence.hear("empty", [], 0)
    assert not presence.forget_silent()
    clock.now += BELIEVED_SECONDS
    assert presence.forget_silent()
    assert not presence.forget_silent()
    presence.hear("empty", [], 0)
    clock.now += BELIEVED_SECONDS
    assert not presence.forget_silent(), "nobody was there"


def test_pages_are_told_when_somebody_went_with_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_tasks, "REPORT_SECONDS", 0.05)
    monkeypatch.setattr(presence_module, "BELIEVED_SECONDS", 0.2)
    monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.01)

    async def story() -> None:
        service = Services(Settings(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        await service.start()
        setup = replace(TableDriver("Anna", "Ben").setup, created=time.time())
        live = await service.tables.create(setup)
        page = Subscriber("Anna", 0, "en")
        with live.subscribed(page):
            assert await present(page) == [0]
            service.tables.heard_of_presence("other", "table", ["Ben"], 0)
            seats = [await present(page) for _ in range(2)]
        await service.stop()
        assert seats == [[0, 1], [0]]

    run_coroutine(story())


async def present(page: Subscriber) -> list[int]:
    """The present seats in the next presence event."""
    words = await asyncio.wait_for(page.outbox.get(), 20)
    assert words is not None
    data = next(k for k in words.decode().splitlines() if k.startswith("data: "))
    seats: list[int] = json.loads(data.removeprefix("data: "))["present"]
    return seats


def test_servers_understand_each_other() -> None:
    words = presence_words("one", "table", {"Ben", "Anna"}, 2)
    assert read_presence(words) == ("one", "table", ["Anna", "Ben"], 2)


def test_two_servers_do_not_echo_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.0)
    said: list[str] = []
    tables: dict[str, LiveTable] = {}

    def tell_the_other(name: str, other: str) -> Callable[[LiveTable], None]:
        def tell(live: LiveTable) -> None:
            said.append(name)
            if tables[other].presence.hear(name, sorted(live.people_here()), live.watchers_here()):
                tables[other].presence_changed_elsewhere()

        return tell

    async def story() -> None:
        for name, other in (("one", "two"), ("two", "one")):
            tables[name] = LiveTable(TableDriver("Anna", "Ben").table, tell_the_other(name, other))
        with tables["one"].subscribed(Subscriber("Anna", 0, "en")):
            page = Subscriber("Ben", 1, "en")
            with tables["two"].subscribed(page):
                await asyncio.sleep(0.05)
                assert sorted(said) == ["one", "two"]
                assert tables["two"].present() == tables["one"].present() == {"Anna", "Ben"}
                before = page.outbox.qsize()
                assert not tables["two"].presence.hear("one", ["Anna"], 0), "it is said again"
                await asyncio.sleep(0.05)
                assert page.outbox.qsize() == before

    run_coroutine(story())
