"""Results of a daily deal: who sees them in which order, how long they are kept, and by whom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from sqlalchemy import text

from notredame.server.daily.day import Day
from notredame.server.services import Services, Settings
from notredame.server.store import Person, Store, StoreUnavailable
from notredame.server.store.daily_results import LISTED, DailyResults, Par
from notredame.server.store.people import DAY
from notredame.server.store.retention import REST_DAYS
from notredame.server.tables.daily import SEAT, Score, daily_setup
from notredame.server.tables.entries import SAY, Entry
from tests.server.clients import Guest, refusal
from tests.server.daily_deals import Clock, begin, daily_server, play
from tests.server.event_loop import run_coroutine
from tests.server.postgres import Postgres
from tests.server.servers import Served, until

NOW = 2_000_000_000.0
TODAY = Day.at(NOW)
KEEP_DAYS = 30


def with_store(data: str, story: Callable[[Services], Awaitable[None]]) -> None:
    """A server that does only what it is told to."""

    async def work() -> None:
        service = Services(Settings(data, bot_processes=1, clock=lambda: NOW))
        try:
            await story(service)
        finally:
            await service.stop()

    run_coroutine(work())


async def attempt(store: Store, person: str, day: Day = TODAY, *, listed: bool = True) -> str:
    """Store somebody's attempt; returns its table."""
    table = f"{day} {person}"
    setup = daily_setup(
        str(day), bytes(32), table=table, person=person, name=person, created=day.begins
    )
    await store.people.keep(Person(person, person, None))
    await store.create(setup, "playing", result_listed=listed)
    return table


async def finish(store: Store, person: str, prestige: int, place: int, margin: int) -> None:
    """Store somebody's attempt with its result."""
    await attempt(store, person)
    await store.daily.finish(str(TODAY), person, Score(prestige, place, margin), NOW)


async def ranks(store: Store, person: str | None = None) -> list[tuple[int, str]]:
    """Rank and name of everybody in a person's list."""
    found = await store.daily.ranked(str(TODAY), TODAY.revealed, person)
    return [(result.rank, result.name) for result in found]


def test_the_larger_margin_is_better_then_the_place_then_prestige(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await finish(store, "Anna", 50, 1, 0)
        await finish(store, "Ben", 60, 2, 0)
        await finish(store, "Cleo", 40, 3, -8)
        await finish(store, "Dora", 45, 2, -8)
        await finish(store, "Emil", 30, 1, 4)
        await finish(store, "Fay", 40, 3, -8)
        await finish(store, "Gus", 41, 3, -8)
        await attempt(store, "Hal")
        order = [(1, "Emil"), (2, "Anna"), (3, "Ben"), (4, "Dora"), (5, "Gus")]
        assert await ranks(store) == [*order, (6, "Cleo"), (6, "Fay")], "equal ones share a rank"
        assert await store.daily.count(str(TODAY), TODAY.revealed) == 7

    with_store(data, story)


def test_a_long_list_ends_but_not_before_ones_own_result(data: str) -> None:
    async def story(service: Services) -> None:
        for number in range(LISTED + 3):
            await finish(service.store, f"Person {number}", 50, 1, -number)
        assert len(await ranks(service.store)) == LISTED
        mine = await ranks(service.store, f"Person {LISTED + 2}")
        assert mine[-1] == (LISTED + 3, f"Person {LISTED + 2}")
        assert len(mine) == LISTED + 1

    with_store(data, story)


def test_whoever_is_not_listed_sees_themselves_alone(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await finish(store, "Anna", 50, 1, 3)
        await finish(store, "Ben", 60, 1, 5)
        await store.daily.list_result(str(TODAY), "Ben", False)
        assert await ranks(store, "Anna") == await ranks(store) == [(1, "Anna")]
        assert await ranks(store, "Ben") == [(1, "Ben"), (2, "Anna")]
        await store.daily.list_result(str(TODAY), "Ben", True)
        assert await ranks(store, "Anna") == [(1, "Ben"), (2, "Anna")]

    with_store(data, story)


def test_the_first_result_and_the_first_par_stay(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        await finish(store, "Anna", 50, 1, 3)
        await store.daily.finish(str(TODAY), "Anna", Score(90, 1, 40), NOW)
        await attempt(store, "Anna", listed=False)
        found = await store.daily.attempt(str(TODAY), "Anna")
        assert found is not None
        assert (found.score, found.listed) == (Score(50, 1, 3), True)
        for record in ("first", "second"):
            await store.daily.keep_par(str(TODAY), Par(Score(40, 2, -1), record))
        assert await store.daily.par(str(TODAY)) == Par(Score(40, 2, -1), "first")

    with_store(data, story)


def test_results_go_with_their_people_and_with_their_tables(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        for person in ("Anna", "Ben", "Cleo"):
            await finish(store, person, 50, 1, 3)
        await store.people.begin_sign_out("Cleo", 0)  # whose row stays, without a name
        later = NOW + (KEEP_DAYS + 1) * DAY
        with store.database.engine.begin() as connection:
            change = text("UPDATE people SET seen = :at WHERE id = 'Ben'")
            connection.execute(change, {"at": later})
            connection.execute(text("UPDATE tables SET created = :at"), {"at": later})
            connection.execute(
                text("INSERT INTO entries VALUES (:table, 1, :at, 'say', '{}')"),
                {"table": f"{TODAY} Anna", "at": later},
            )
        await store.retention.tidy(later, KEEP_DAYS)
        assert len(await ranks(store)) == 3, "at rest they are still there"
        erased = later + (REST_DAYS + 1) * DAY
        with store.database.engine.begin() as connection:
            connection.execute(text("UPDATE entries SET at = :at"), {"at": erased})
        await store.retention.tidy(erased, KEEP_DAYS)
        assert await ranks(store) == [(1, "Ben")]
        with store.database.engine.begin() as connection:
            connection.execute(text("DELETE FROM tables"))
        assert await ranks(store) == []

    with_store(data, story)


def test_the_bots_games_are_kept_as_long_as_tables(data: str) -> None:
    async def story(service: Services) -> None:
        store = service.store
        days = [Day.at(NOW - days * DAY) for days in (0, KEEP_DAYS, KEEP_DAYS + REST_DAYS + 1)]
        for day in days:
            await store.daily.keep_par(str(day), Par(Score(40, 2, -1), "record"))
        await store.append(await attempt(store, "Anna"), Entry(1, NOW, SAY, {}))
        await store.retention.tidy(NOW, KEEP_DAYS)
        left = [day for day in days if await store.daily.par(str(day))]
        assert left == days[:2]

    with_store(data, story)


# Through the server


def results(guest: Guest) -> list[tuple[str, bool]]:
    """Names in today's list, and whether they are one's own."""
    return [(k["name"], k["mine"]) for k in guest.get("/api/daily")["today"]["results"]]


def test_the_list_has_names_as_typed_and_marks_ones_own(
    server: Served, anna: Guest, stranger: Guest
) -> None:
    play(anna, begin(anna))
    assert results(anna) == [("Anna", True)]
    assert results(stranger) == [("Anna", False)]
    anna.put("/api/me", name="<b>Anne</b> & Co")
    assert results(stranger) == [("<b>Anne</b> & Co", False)]
    with Guest(server.address) as nameless:
        play(nameless, begin(nameless))
        assert ("", True) in results(nameless)


def test_one_may_hide_ones_result_before_and_after(anna: Guest, ben: Guest, clock: Clock) -> None:
    for guest, before in ((anna, True), (ben, False)):
        table = begin(guest, listed=before)
        day = guest.state(table)["daily"]
        play(guest, table)
    deal = ben.get("/api/daily")["today"]
    assert not deal["mine"]["listed"]
    assert {result["name"] for result in deal["results"]} == {"Anna", "Ben"}
    assert results(anna) == [("Anna", True)]
    assert anna.get("/api/daily")["today"]["finished"] == 1
    assert ben.post(f"/api/daily/{day}/listed", listed=True) == {"listed": True}
    assert {name for name, _ in results(anna)} == {"Anna", "Ben"}
    anna.post(f"/api/daily/{day}/listed", listed=False)
    assert results(ben) == [("Ben", True)]
    for bad in ({}, {"listed": "no"}, {"listed": True, "person": "Ben"}):
        assert refusal(anna.web.post(f"/api/daily/{day}/listed", json=bad)) == (422, "bad-request")


def test_a_result_that_was_not_stored_is_stored_at_the_next_start(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailable

    clock = Clock()
    with monkeypatch.context() as change:
        change.setattr(DailyResults, "finish", fail)
        with daily_server(data, clock) as (server, _), Guest(server.address, "Anna") as anna:
            play(anna, begin(anna))
            assert anna.web.get("/api/daily").status_code == 503
    with daily_server(data, clock) as (server, _), Guest(server.address) as other:
        until(lambda: results(other) == [("Anna", False)])


def test_a_result_noted_late_is_as_old_as_the_last_choice(
    anna: Guest, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as change:
        change.setattr(DailyResults, "finish", fail)
        table = begin(anna)
        day = anna.state(table)["daily"]
        play(anna, table)
        clock.to_the_reveal(day)
        clock.now += 60
        anna.post(f"/api/tables/{table}/watch-link")
    found = anna.get(f"/api/daily/{day}")
    assert not found["mine"]["late"]
    assert [result["name"] for result in found["results"]] == ["Anna"]


def test_two_servers_of_a_store_have_the_same_deal_and_one_attempt(postgresql: Postgres) -> None:
    data, clock = postgresql.new_database(), Clock()
    with ExitStack() as stack:
        addresses = [stack.enter_context(daily_server(data, clock))[0].address for _ in range(2)]
        anna, again = (stack.enter_context(Guest(address)) for address in addresses)
        anna.put("/api/me", name="Anna")
        again.web.cookies.set(anna.cookie_name, anna.cookie)
        days = [guest.get("/api/daily") for guest in (anna, again)]
        assert days[0] == days[1]
        with ThreadPoolExecutor(2) as pool:
            tables = list(pool.map(begin, (anna, again)))
        assert tables[0] == tables[1]
        number = anna.choose(tables[0], SEAT)
        again.listen(tables[0]).wait_for(number)
        play(again, tables[0])
        until(lambda: results(anna) == [("Anna", True)])
        for guest in (anna, again):
            until(lambda: guest.get("/api/daily")["today"]["par"])  # noqa: B023
        assert anna.get("/api/daily") == again.get("/api/daily")
