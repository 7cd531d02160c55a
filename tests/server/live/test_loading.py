"""A table loaded from the store is the one that was played; an unreadable one harms no other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from notredame import Game
from notredame.server.live.live_table import LiveTable
from notredame.server.live.open_tables import Tables
from notredame.server.live.subscribers import Subscriber
from notredame.server.problems import Problem
from notredame.server.store import Store
from notredame.server.tables.entries import CHOOSE, SAY, Entry
from notredame.server.tables.seat import WITHDRAWN
from notredame.server.tables.table import Table
from tests.server.event_loop import run_coroutine
from tests.server.table_driver import TableDriver


def with_tables(folder: Path, story: Callable[[Store, Tables], Awaitable[None]]) -> None:
    """Run a coroutine with the tables of a store."""

    async def work() -> None:
        store = Store(f"sqlite:///{folder / 'games.db'}")
        try:
            await story(store, Tables(store))
        finally:
            store.close()

    run_coroutine(work())


def a_game_of_second_thoughts(seed: int) -> TableDriver:
    """A game with an undo wherever one is possible, sometimes twice."""
    driver, rng = TableDriver("Anna", "Ben", "Cleo", seed=seed), random.Random(seed)
    while driver.table.moves < 80:
        seat = rng.choice(driver.game.to_act)
        driver.choose(seat, rng.choice(driver.game.choices(seat)).id)
        while rng.random() < 0.6 and driver.table.why_no_undo(seat) is None:
            driver.undo(seat)
    assert any((WITHDRAWN, -1) in seat.said for seat in driver.table.seats)
    return driver


async def append(store: Store, entries: list[Entry]) -> None:
    """Store several entries at once; they share a wait for the disk."""
    assert all(await asyncio.gather(*(store.append("table", entry) for entry in entries)))


def everything(table: Table) -> list[Any]:
    """Everything that a table is, inside and out."""
    assert table.game is not None
    game = [table.game.moves, table.game.state, table.game.log(None)]
    history = table.undo_history
    return [table.number, table.changed_from, table.seats, history.by_bots, history.before, *game]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_taken_back_is_not_played_over_and_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    driver = a_game_of_second_thoughts(seed)

    async def story(store: Store, tables: Tables) -> None:
        await store.create(driver.setup, "playing")
        await append(store, driver.entries)
        monkeypatch.setattr(Game, "before", None)
        live = await tables.find("table")
        assert everything(live.table) == everything(driver.table)

    with_tables(tmp_path, story)


def test_a_table_that_was_opened_in_the_middle_comes_to_the_same(tmp_path: Path) -> None:
    driver = a_game_of_second_thoughts(4)

    async def story(store: Store, tables: Tables) -> None:
        await store.create(driver.setup, "playing")
        live = await tables.find("table")
        rest = driver.entries[:]
        while rest:
            some = random.Random(len(rest)).randrange(1, 12)
            await append(store, rest[:some])
            del rest[:some]
            await tables.hear_of_all()
        assert everything(live.table) == everything(driver.table)

    with_tables(tmp_path, story)


NO_SUCH_OPTION = '{"seats": [], "edition": "anniversary-2017", "options": {"weather": 1}}'


@pytest.mark.parametrize("setup", [NO_SUCH_OPTION, "{}", '{"seats": [{"chair": 1}]}', "[]"])
def test_a_setup_that_these_rules_do_not_know_harms_no_other_table(
    tmp_path: Path, setup: str
) -> None:
    async def story(store: Store, tables: Tables) -> None:
        for name in ("table", "broken"):
            await store.create(replace(TableDriver("Anna", "Ben").setup, table=name), "playing")
        with store.database.engine.begin() as connection:
            words = text("UPDATE tables SET setup = :setup WHERE id = 'broken'")
            connection.execute(words, {"setup": setup})
        with pytest.raises(Problem) as problem:
            await tables.find("broken")
        assert (problem.value.status, problem.value.code) == (410, "gone")
        found = await tables.find_all(await store.tables_of("Anna"))
        assert [live.table.setup.table for live in found] == ["table"]

    with_tables(tmp_path, story)


@pytest.mark.parametrize("one_by_one", [True, False])
def test_news_that_these_rules_do_not_know_harm_no_other_table(
    tmp_path: Path, one_by_one: bool
) -> None:
    async def story(store: Store, tables: Tables) -> None:
        lives: dict[str, LiveTable] = {}
        for name in ("broken", "table"):
            lives[name] = await tables.create(replace(TableDriver("Anna", "Ben").setup, table=name))
        page = Subscriber("Anna", 0, "en")
        with lives["broken"].subscribed(page):
            await store.append("broken", Entry(1, 0.0, CHOOSE, {"seat": 0, "action": 99999}))
            said = Entry(1, 0.0, SAY, {"name": "Ben", "seat": 1, "text": "Hello."})
            await store.append("table", said)
            if one_by_one:
                await tables.hear('["broken"]')
                await tables.hear('["table"]')
            else:
                await tables.hear_of_all()
            letters = [page.outbox.get_nowait() for _ in range(page.outbox.qsize())]
            assert letters[-1] is None, "whoever looks is sent away, and told why then"
        assert lives["table"].table.number == 1
        with pytest.raises(Problem):
            await tables.find("broken")

    with_tables(tmp_path, story)
