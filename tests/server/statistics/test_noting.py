"""Results in the store: noted once, filled in for older games, deleted, kept as long as people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, text, update

from notredame.review import review_game
from notredame.review.review import VERSION
from notredame.review.review_types import SeatReview
from notredame.server.services import Services, Settings
from notredame.server.statistics import statistics
from notredame.server.store import Person, Store, schema
from notredame.server.store.people import DAY
from notredame.server.store.retention import REST_DAYS
from notredame.server.store.reviews import StoredReview
from notredame.server.tables.entries import CHOOSE, SAY, Entry
from notredame.server.tables.game_result import GameResult, results_of, review_numbers
from notredame.server.tables.setup import Setup
from notredame.server.tables.table import Table
from tests.server.event_loop import run_coroutine
from tests.server.postgres import Postgres
from tests.server.table_driver import TableDriver

from .finished_games import FINISHED, finished, keep_table, made_up

KEEP_DAYS = 365
EMPTY = TableDriver("Anna", "Ben").setup
"""The setup of a table."""
Story = Callable[[Services], Awaitable[None]]


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets older games be noted without pauses."""
    monkeypatch.setattr(statistics, "PAUSE_SECONDS", 0.0)


@pytest.fixture(scope="module")
def review() -> SeatReview:
    """A review of the first seat of `finished("Anna", "Ben")`."""
    return review_game(finished("Anna", "Ben").game, [0], steps=60)["seats"][0]


def with_service(data: str, story: Story, now: float = FINISHED + DAY) -> None:
    """A server that does only what it is told to, with a clock that stands still."""

    async def work() -> None:
        service = Services(Settings(data, bot_processes=1, clock=lambda: now))
        try:
            await story(service)
        finally:
            await service.stop()

    run_coroutine(work())


async def fill(service: Services) -> None:
    """Note all finished tables."""
    service.statistics.fill_soon()
    assert service.statistics._filling is not None
    await service.statistics._filling


async def results(service: Services, person: str) -> list[GameResult]:
    """The games in a person's statistics."""
    return (await service.statistics.of(person)).games


async def games(service: Services, person: str) -> list[str]:
    """The tables in a person's statistics."""
    return [game["table"] for game in await results(service, person)]


async def keep_people(store: Store, *people: str) -> None:
    """Store some people."""
    for person in people:
        await store.people.keep(Person(person, person, None))


def data_of(entry: Entry, _: Table) -> dict[str, Any]:
    """What an entry says, whatever the table."""
    return dict(entry.data)


def test_a_game_is_noted_as_soon_as_it_is_over(data: str) -> None:
    driver = finished("Anna", "Ben")

    async def story(service: Services) -> None:
        await keep_people(service.store, "Anna", "Ben")
        live = await service.tables.create(driver.setup)
        for entry in driver.entries:
            assert await games(service, "Anna") == []
            await service.tables.enter(live, CHOOSE, partial(data_of, entry))
        (mine,) = await results(service, "Anna")
        expected = results_of(driver.table)["Anna"]
        assert mine == {**expected, "finished": FINISHED + DAY}, "by the server's clock"
        assert await games(service, "Ben") == ["table"]
        assert await games(service, "Cleo") == []
        assert await service.store.results.unnoted(9, FINISHED) == []

    with_service(data, story)


def test_games_from_before_are_filled_in_and_stay_after_a_restart(data: str) -> None:
    async def keep(service: Services) -> None:
        for number in range(5):
            driver = finished("Anna", "easy", seed=number)
            await keep_table(service.store, f"old {number}", driver, ended=FINISHED + number)
        await keep_table(service.store, "practice", finished("Anna", "easy", practice=True))
        await service.store.create(replace(EMPTY, table="unfinished"), "playing")

    async def look(service: Services) -> None:
        found = await service.statistics.of("Anna")
        assert (found.games, found.pending) == ([], True)
        await fill(service)
        found = await service.statistics.of("Anna")
        newest_first = [f"old {number}" for number in reversed(range(5))]
        assert ([game["table"] for game in found.games], found.pending) == (newest_first, False)
        assert [game["finished"] for game in found.games] == [
            FINISHED + number for number in reversed(range(5))
        ]

    async def look_again(service: Services) -> None:
        assert len(await games(service, "Anna")) == 5
        await fill(service)
        assert len(await games(service, "Anna")) == 5

    with_service(data, keep)
    with_service(data, look)
    with_service(data, look_again)


def test_older_games_are_filled_in_step_by_step(data: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []

    async def story(service: Services) -> None:
        for number in range(6):
            driver = finished("Anna" if number % 2 else "Ben", "easy")
            await keep_table(service.store, f"table {number}", driver)
        note = service.store.results.note

        async def note_slowly(table: str, results: dict[str, GameResult]) -> None:
            await note(table, results)
            noted.append(table)
            if len(noted) == 2:
                service.statistics._closing.set()

        monkeypatch.setattr(service.store.results, "note", note_slowly)
        await service.statistics.of("Ben")  # who asks comes first
        await fill(service)

    async def look(service: Services) -> None:
        assert len(await games(service, "Ben")) == 2
        assert await games(service, "Anna") == []
        await fill(service)
        assert len(await games(service, "Ben")) == len(await games(service, "Anna")) == 3

    with_service(data, story)
    assert len(noted) == statistics.STEP
    with_service(data, look)


def test_a_table_at_rest_is_noted_and_goes_on_resting(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await keep_table(store, "old", finished("Anna", "easy"))
        later = FINISHED + 400 * DAY
        await keep_table(store, "new", finished("Anna", "easy", seed=2), ended=later)
        assert (await store.retention.tidy(later, KEEP_DAYS)).rested_tables == ["old"]
        await fill(service)
        assert await games(service, "Anna") == ["new", "old"]
        with store.database.engine.begin() as connection:
            resting = text("SELECT id FROM tables WHERE resting_since IS NOT NULL")
            assert connection.execute(resting).scalars().all() == ["old"]

    with_service(data, story)


@pytest.mark.parametrize("problem", [AssertionError, AttributeError])
def test_a_table_that_cannot_be_read_is_passed_over_until_the_next_start(
    data: str,
    problem: type[Exception],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    results_from = statistics._results_from

    def fail(setup: Setup, entries: Sequence[Entry]) -> dict[str, GameResult]:
        if setup.table == "broken":
            raise problem
        return results_from(setup, entries)

    async def faulty_version(service: Services) -> None:
        await keep_table(service.store, "broken", finished("Anna", "easy"))
        await keep_table(service.store, "fine", finished("Anna", "easy", seed=2))
        for _ in range(3):
            await fill(service)
        assert await games(service, "Anna") == ["fine"]
        assert not (await service.statistics.of("Anna")).pending, "no page waits for it"

    async def mended_version(service: Services) -> None:
        assert (await service.statistics.of("Anna")).pending
        await fill(service)
        assert sorted(await games(service, "Anna")) == ["broken", "fine"]

    with monkeypatch.context() as change:
        change.setattr(statistics, "_results_from", fail)
        with_service(data, faulty_version)
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert said == [f"Table broken cannot be counted: {problem.__name__}"], "once"
    with_service(data, mended_version, FINISHED + 2 * DAY)


def test_a_table_is_noted_once_by_whichever_server(postgresql: Postgres) -> None:
    data = postgresql.new_database()

    async def story(service: Services) -> None:
        await keep_table(service.store, "table", finished("Anna", "Ben"))
        other = Store(data)
        results = results_of(finished("Anna", "Ben").table)
        try:
            notes = [store.results.note("table", results) for store in (service.store, other) * 5]
            await asyncio.gather(*notes)
        finally:
            other.close()
        assert await games(service, "Anna") == await games(service, "Ben") == ["table"]

    with_service(data, story)


def test_deleted_statistics_do_not_come_back(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await keep_table(store, "counted", finished("Anna", "Ben"))
        await fill(service)
        await keep_table(store, "waits to be counted", finished("Anna", "Ben", seed=2))
        assert await service.statistics.delete("Anna") == 1
        assert await games(service, "Anna") == []
        await fill(service)
        assert await games(service, "Anna") == [], "not even those that were not counted yet"
        assert sorted(await games(service, "Ben")) == ["counted", "waits to be counted"]
        assert len(await store.entries_of("counted")) > 50, "tables stay"
        # A line of chat later on does not make a game end later.
        live = await service.tables.find("counted")
        await service.tables.enter(
            live, SAY, lambda _: {"name": "Anna", "seat": 0, "text": "Do you remember?"}
        )
        assert await games(service, "Anna") == []
        assert await service.statistics.delete("Anna") == 0
        after = FINISHED + 2 * DAY
        await keep_table(store, "afterwards", finished("Anna", "Ben", seed=3), ended=after)
        await fill(service)
        assert await games(service, "Anna") == ["afterwards"]

    with_service(data, story)


def test_a_game_noted_while_statistics_are_deleted_is_deleted_too(postgresql: Postgres) -> None:
    data = postgresql.new_database()

    async def story(service: Services) -> None:
        other = Store(data)
        try:
            await keep_people(service.store, "Anna")
            for number in range(20):
                ident = f"table {number}"
                await service.store.create(replace(EMPTY, table=ident), "over")
                results = {"Anna": made_up(number, finished=FINISHED)}
                await asyncio.gather(
                    service.store.results.note(ident, results),
                    other.results.delete("Anna", FINISHED + 1),
                )
                assert await games(service, "Anna") == []
        finally:
            other.close()

    with_service(data, story)


def test_results_outlive_their_table_and_go_with_their_person(data: str) -> None:
    later = FINISHED + 400 * DAY
    gone = later + REST_DAYS * DAY + 1

    async def story(service: Services) -> None:
        store = service.store
        await keep_table(store, "old", finished("Anna", "Ben", "Cleo"))
        await fill(service)
        await keep_table(store, "new", finished("Dora", "easy"), ended=later)
        await store.people.begin_sign_out("Cleo", 0)
        with store.database.engine.begin() as connection:
            seen = text("UPDATE people SET seen = :at WHERE id = :person")
            for person in ("Anna", "Ben", "Cleo", "Dora"):
                at = later if person in ("Anna", "Dora") else FINISHED
                connection.execute(seen, {"at": at, "person": person})
        await store.retention.tidy(later, KEEP_DAYS)
        assert await store.append("new", Entry(1000, gone, SAY, {}))
        done = await store.retention.tidy(gone, KEEP_DAYS)
        assert done.erased_tables == ["old"]
        assert sorted(done.erased_people) == ["Ben", "Cleo"]
        assert await games(service, "Anna") == ["old"]
        assert await games(service, "Ben") == await games(service, "Cleo") == []
        # Nothing of theirs begins anew.
        await keep_table(store, "late", finished("Ben", "Cleo"))
        with store.database.engine.begin() as connection:
            connection.execute(text("DELETE FROM people WHERE id = 'Ben'"))
        await fill(service)
        assert await games(service, "Ben") == await games(service, "Cleo") == []

    with_service(data, story)


async def keep_review(
    store: Store, table: str, review: SeatReview, steps: int = 60, **changes: Any
) -> None:
    """Store a review of a seat, perhaps changed."""
    data = {"steps": steps, "review": {**review, **changes}}
    await store.reviews.keep(table, [StoredReview(review["seat"], VERSION, FINISHED, data)])


def test_a_review_is_kept_with_the_result_and_outlives_the_table(
    data: str, review: SeatReview
) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await keep_table(store, "table", finished("Anna", "Ben"))
        await fill(service)
        await keep_review(store, "table", review)
        (mine,) = await results(service, "Anna")
        assert mine["review"] == review_numbers(review, 60)
        assert mine["review"]["own_losses"] < 0 < sum(mine["review"]["grades"].values())
        (his,) = await results(service, "Ben")
        assert his["review"] is None
        await keep_review(store, "table", review, own_losses=-1.0)
        with store.database.engine.begin() as connection:
            connection.execute(text("DELETE FROM tables"))
        (mine,) = await results(service, "Anna")
        assert mine["review"] is not None
        assert mine["review"]["own_losses"] == -1.0, "the latest review counts"

    with_service(data, story)


def test_a_more_thorough_review_replaces_a_rough_one_but_not_the_other_way_round(
    data: str, review: SeatReview
) -> None:
    async def story(service: Services) -> None:
        await keep_table(service.store, "table", finished("Anna", "Ben"))
        await fill(service)
        counted = []
        for steps in (60, 1500, 60):
            with service.store.database.engine.begin() as connection:
                connection.execute(text("UPDATE reviews SET version = 0"))
            await keep_review(service.store, "table", review, steps, own_losses=-steps / 100)
            (mine,) = await results(service, "Anna")
            assert mine["review"] is not None
            counted.append((mine["review"]["steps"], mine["review"]["own_losses"]))
        assert counted == [(60, -0.6), (1500, -15.0), (1500, -15.0)]

    with_service(data, story)


def test_what_was_kept_under_earlier_names_is_still_read(data: str, review: SeatReview) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await keep_table(store, "table", finished("Anna", "Ben"))
        await fill(service)
        await keep_review(store, "table", review)
        (before,) = await results(service, "Anna")
        kept = schema.results.c
        with store.database.engine.begin() as connection:
            row = connection.execute(select(schema.results).where(kept.person == "Anna")).one()
            played, numbers = dict(row.data), dict(row.review)
            played["lead"] = played.pop("margin")
            del numbers["steps"]
            old = update(schema.results).where(kept.person == "Anna")
            connection.execute(old.values(data=played, review=numbers))
        (after,) = await results(service, "Anna")
        assert before["review"] is not None
        assert after == {**before, "review": {**before["review"], "steps": None}}
        await keep_review(store, "table", review)
        assert await results(service, "Anna") == [before], "known steps are better"

    with_service(data, story)


def test_a_review_that_was_there_before_is_kept_as_well(data: str, review: SeatReview) -> None:
    async def story(service: Services) -> None:
        store = service.store
        for ident in ("reviewed", "other version"):
            await keep_table(store, ident, finished("Anna", "Ben"))
            await keep_review(store, ident, review)
        with store.database.engine.begin() as connection:
            older = "UPDATE reviews SET version = 0, data = '{}' WHERE table_id = 'other version'"
            connection.execute(text(older))
        await fill(service)
        found = {game["table"]: game["review"] for game in await results(service, "Anna")}
        assert found == {"reviewed": review_numbers(review, 60), "other version": None}
        assert [game["review"] for game in await results(service, "Ben")] == [None, None]

    with_service(data, story)


def test_the_review_of_a_game_that_does_not_count_is_not_kept_for_statistics(
    data: str, review: SeatReview
) -> None:
    async def story(service: Services) -> None:
        await keep_table(service.store, "table", finished("Anna", "Ben"))
        await fill(service)
        await service.statistics.delete("Anna")
        await keep_review(service.store, "table", review)
        assert await games(service, "Anna") == []
        assert [game["review"] for game in await results(service, "Ben")] == [None]

    with_service(data, story)


def test_only_so_many_games_are_counted_the_newest(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "MOST_GAMES", 3)

    async def story(service: Services) -> None:
        await keep_people(service.store, "Anna")
        for number in (2, 0, 4, 1, 3):
            ident = f"table {number}"
            await service.store.create(replace(EMPTY, table=ident), "over")
            await service.store.results.note(ident, {"Anna": made_up(number)})
            found = await service.statistics.of("Anna")
            assert found.limited == (number in (1, 3))
        assert await games(service, "Anna") == ["table 4", "table 3", "table 2"]

    with_service(data, story)
