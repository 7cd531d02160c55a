"""Reviews give way to bots, share fairly, and come to an end even on a busy server."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from notredame import Game
from notredame.rules.knowledge.view import View
from notredame.server.bots import background, processes
from notredame.server.bots.background import BackgroundProcesses
from notredame.server.bots.processes import BotProcesses
from notredame.server.reviews.reviews import Reviews
from notredame.server.store import Store
from notredame.server.store.reviews import StoredReview
from notredame.server.tables.setup import SeatSetup, Setup
from notredame.server.tables.table import Table
from tests.random_games import finished_game
from tests.server.event_loop import run_coroutine
from tests.server.quick_reviews import QuickProcesses


class Kept:
    """Stands in for the store: keeps reviews in memory."""

    def __init__(self) -> None:
        self.reviews = self
        self.kept: dict[tuple[str, int], StoredReview] = {}
        self.reading = asyncio.Event()
        """Set while nobody waits for what was read."""
        self.reading.set()

    async def steps(self, table: str, _version: int) -> dict[int, int]:
        """The steps of the reviews that are kept, by seat."""
        kept = self.kept.items()
        found = {seat: review.data["steps"] for (ident, seat), review in kept if ident == table}
        await self.reading.wait()
        return found

    async def keep(self, table: str, found: list[StoredReview]) -> None:
        """Keep reviews."""
        self.kept |= {(table, review.seat): review for review in found}


def table_of(ident: str, game: Game) -> Table:
    """A table with a finished game."""
    seats = tuple(SeatSetup("person", name, name) for name in game.names)
    setup = Setup(ident, game.names[0], seats, bytes(32), game.edition, game.options)
    table = Table(setup)
    table.game = game
    return table


def reviews_with(made: BackgroundProcesses) -> tuple[Reviews, Kept]:
    """Reviews that are kept in memory."""
    kept: Any = Kept()
    store: Store = kept
    return Reviews(store, made, clock=lambda: 1000.0, steps=60), kept


async def settle() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(500):
        await asyncio.sleep(0)


def test_all_reviews_advance_together_whoever_came_first() -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=0)
        made, kept = reviews_with(quick)
        game = finished_game(["Anna", "Ben"])
        for number in range(5):
            await made.begin(table_of(f"table {number}", game), [0], "Anna")
        for pieces in (1, 4, 10):
            quick.allowed = 5 * pieces
            while len(quick.done) < 5 * pieces:
                await asyncio.sleep(0.01)
            await settle()
            running = [(await made.of_table(f"table {number}")).running for number in range(5)]
            assert [[review.done for review in table] for table in running] == [[pieces]] * 5
        quick.allowed = None
        while len(kept.kept) < 5:
            await asyncio.sleep(0.01)
        await made.close()

    run_coroutine(story())


def test_nobody_waits_while_positions_are_made_for_a_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=0)
        made, _ = reviews_with(quick)
        table = table_of("table", finished_game(["Anna", "Ben"]))
        seen: list[int | None] = []

        def view(game: Game, seat: int | None) -> View:
            seen.append(seat)
            return View(game.state, seat)

        monkeypatch.setattr(Game, "view", view)
        await made.begin(table, [0, 1], "Anna")
        await settle()
        assert len(seen) == 1, "that of the piece in hand"
        await made.close()

    run_coroutine(story())


def test_a_review_that_is_under_way_is_not_begun_twice() -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=0)
        made, kept = reviews_with(quick)
        table = table_of("table", finished_game(["Anna", "Ben"]))
        await made.begin(table, [0], "Anna")
        once = await made.of_table("table")
        await made.begin(table, [0], "Ben")
        assert await made.of_table("table") == once
        kept.reading.clear()
        at_once = [asyncio.create_task(made.begin(table, [0, 1], who)) for who in ("Anna", "Ben")]
        await settle()
        kept.reading.set()
        await asyncio.gather(*at_once)
        both = await made.of_table("table")
        assert [review.seats for review in both.running] == [(0,), (1,)]
        await made.close()

    run_coroutine(story())


def test_what_another_server_has_stored_meanwhile_is_not_done_again() -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=2)
        made, kept = reviews_with(quick)
        await made.begin(table_of("table", finished_game(["Anna", "Ben"])), [0], "Anna")
        await kept.keep("table", [StoredReview(0, 1, 1000.0, {"steps": 60})])
        found = await made.of_table("table")
        assert (found.stored, found.running) == ({0}, [])
        quick.allowed = None
        await settle()
        assert len(quick.done) <= 3, "the piece that was under way"
        await made.close()

    run_coroutine(story())


def test_a_review_that_is_finished_while_the_store_is_read_is_not_lost() -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=0)
        made, kept = reviews_with(quick)
        table = table_of("table", finished_game(["Anna", "Ben"]))
        await made.begin(table, [0], "Anna")
        kept.reading.clear()
        look = asyncio.create_task(made.of_table("table"))
        again = asyncio.create_task(made.begin(table, [0], "Ben"))
        await settle()
        quick.allowed = None
        while not kept.kept:
            await asyncio.sleep(0.01)
        await settle()
        done = len(quick.done)
        kept.reading.set()
        assert (await look).status(0) == "running"
        await again
        await settle()
        assert len(quick.done) == done, "nothing is begun anew"
        assert (await made.of_table("table")).status(0) == "done"
        await made.close()

    run_coroutine(story())


def test_a_review_that_fails_while_the_store_is_read_is_begun_anew() -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=0)
        quick.failing = True
        made, kept = reviews_with(quick)
        table = table_of("table", finished_game(["Anna", "Ben"]))
        await made.begin(table, [0], "Anna")
        kept.reading.clear()
        look = asyncio.create_task(made.of_table("table"))
        again = asyncio.create_task(made.begin(table, [0], "Ben"))
        await settle()
        quick.allowed = 1
        while not quick.done:
            await asyncio.sleep(0.01)
        await settle()
        kept.reading.set()
        assert (await look).status(0) == "failed"
        await again
        assert (await made.of_table("table")).status(0) == "running"
        await made.close()

    run_coroutine(story())


def test_what_becomes_of_one_seat_says_nothing_of_another() -> None:
    async def story() -> None:
        quick = QuickProcesses(allowed=0)
        made, kept = reviews_with(quick)
        await kept.keep("table", [StoredReview(2, 1, 1000.0, {"steps": 60})])
        table = table_of("table", finished_game(["Anna", "Ben", "Cleo", "Dora"]))
        quick.failing = True
        await made.begin(table, [0], "Anna")
        quick.allowed = 1
        while (found := await made.of_table("table")).status(0) == "running":
            await asyncio.sleep(0.01)
        assert [found.status(seat) for seat in range(4)] == ["failed", "none", "done", "none"]
        await made.begin(table, [1], "Ben")
        found = await made.of_table("table")
        assert [found.status(seat) for seat in range(4)] == ["failed", "running", "done", "none"]
        await made.begin(table, [0], "Anna")
        assert (await made.of_table("table")).status(0) == "running", "asked for again"
        await made.close()

    run_coroutine(story())


class Pieces:
    """Stands in for the processes: counts what is done at a time, and holds it as long as told."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.at_once = 0
        self.most = 0
        self.go_on = asyncio.Event()

    async def __call__(self, work: Any, *_: Any) -> Any:
        """Do a piece, or think for a bot."""
        self.begun.append("bot" if work is processes._choose else str(work))
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.go_on.wait()
        self.at_once -= 1
        return 0


def background_of(
    monkeypatch: pytest.MonkeyPatch, bots: int, count: int
) -> tuple[BotProcesses, BackgroundProcesses, Pieces]:
    """Processes without processes."""
    pieces = Pieces()
    for_bots = BotProcesses(bots)
    made = BackgroundProcesses(for_bots, count)
    monkeypatch.setattr(for_bots, "_ask", pieces)
    monkeypatch.setattr(made, "_ask", pieces)
    return for_bots, made, pieces


def test_bots_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(background, "GIVE_WAY_SECONDS", 60.0)
        monkeypatch.setattr(processes, "BETWEEN_MOVES", 0.0)
        bots, made, pieces = background_of(monkeypatch, 1, 2)
        bot = asyncio.create_task(bots.choose("easy", some_view()))
        await settle()
        work: Any = "piece"
        review = asyncio.create_task(made.run(work))
        await settle()
        assert pieces.begun == ["bot"], "the piece waits"
        pieces.go_on.set()
        await bot
        await review
        assert pieces.begun == ["bot", "piece"]
        made.close()

    run_coroutine(story())


def test_a_busy_server_reviews_nevertheless(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(background, "GIVE_WAY_SECONDS", 0.05)
        bots, made, pieces = background_of(monkeypatch, 1, 1)
        bot = asyncio.create_task(bots.choose("easy", some_view()))
        await settle()
        work: Any = "piece"
        review = asyncio.create_task(made.run(work))
        while "piece" not in pieces.begun:
            await asyncio.sleep(0.01)
        pieces.go_on.set()
        await asyncio.gather(bot, review)
        made.close()

    run_coroutine(story())


def test_each_process_has_one_piece_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        _, made, pieces = background_of(monkeypatch, 3, 2)
        work: Any = "piece"
        all_work = [asyncio.create_task(made.run(work)) for _ in range(7)]
        await settle()
        assert Counter(pieces.begun) == {"piece": 2}
        pieces.go_on.set()
        await asyncio.gather(*all_work)
        assert pieces.most == 2
        made.close()

    run_coroutine(story())


def test_processes_without_work_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(background, "IDLE_SECONDS", 0.05)
        _, made, pieces = background_of(monkeypatch, 1, 1)
        ended = asyncio.Event()
        monkeypatch.setattr(made._pool, "end", ended.set)
        made._end = None
        pieces.go_on.set()
        work: Any = "piece"
        await made.run(work)
        await asyncio.wait_for(ended.wait(), 10)
        made.close()

    run_coroutine(story())


def some_view() -> View:
    """What some bot could see."""
    return Game(["Anna", "Ben"], seed=1).view(0)
