"""Finished games for tests of statistics: tables played to the end, and results made up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from notredame.server.store import Person, Store, schema
from notredame.server.store.results import _row
from notredame.server.tables.entries import CHOOSE
from notredame.server.tables.game_result import GameResult, ReviewNumbers
from tests.server.clients import Guest
from tests.server.event_loop import run_coroutine
from tests.server.servers import Served
from tests.server.table_driver import TableDriver

FINISHED = 1_700_000_000.0
"""When games of these tests end, in seconds since 1970."""


def play_on(driver: TableDriver, chance: random.Random) -> None:
    """Make one random choice, for a person or for a bot."""
    seat = driver.game.to_act[0]
    choice = chance.choice(driver.game.choices(seat))
    if driver.table.seats[seat].level is None:
        driver.choose(seat, choice.id)
    else:
        driver.enter(CHOOSE, {"seat": seat, "action": choice.action, "bot": True})


def play_out(driver: TableDriver, seed: int = 1) -> TableDriver:
    """Play a game to its end."""
    chance = random.Random(seed)
    while not driver.game.over:
        play_on(driver, chance)
    return driver


def finished(*seats: str, seed: int = 1, **more: Any) -> TableDriver:
    """A table whose game is over."""
    return play_out(TableDriver(*seats, seed=seed, **more), seed)


async def keep_table(
    store: Store, ident: str, driver: TableDriver, *, ended: float = FINISHED
) -> None:
    """Store a finished table as a version without statistics would have, and its people."""
    for person in sorted(driver.table.people()):
        if await store.people.find(person) is None:
            await store.people.keep(Person(person, person, None))
    last = driver.table.last_choice
    setup = replace(driver.setup, table=ident, created=ended - 1000.0)
    await store.create(setup, "playing")
    moved = [replace(entry, at=entry.at - last + ended) for entry in driver.entries]
    assert all(await asyncio.gather(*(store.append(ident, entry) for entry in moved)))
    await store.set_status(ident, "over")


def person_of(server: Served, guest: Guest) -> str:
    """The id of a person with a cookie."""
    found = server.service.keys.read_cookie(guest.cookie)
    assert found is not None
    return found[0]


def play_unseen(server: Served, ident: str, *seats: str | Guest, **more: Any) -> TableDriver:
    """Give a running server a finished table, as one from before; guests have seats there."""
    driver = finished(
        *(seat if isinstance(seat, str) else person_of(server, seat) for seat in seats), **more
    )
    run_coroutine(keep_table(server.service.store, ident, driver))
    return driver


def count_results(server: Served, person: str, results: Iterable[GameResult]) -> None:
    """Let results that are made up count for a person, as if of tables that were erased."""
    rows = [_row(person, {**result, "table": f"{person} {result['table']}"}) for result in results]
    with server.service.store.database.engine.begin() as connection:
        connection.execute(schema.results.insert(), rows)


REVIEW: ReviewNumbers = {
    "lost_by_kind": {"draft": 2.0, "card": 3.0, "target": 0.5, "carriage": 0.25, "hire": 0.25},
    "lost_by_period": {"A": 1.0, "B": 2.0, "C": 3.0},
    "own_losses": -6.0,
    "card_luck": 1.5,
    "person_luck": -0.5,
    "grades": {"fine": 40, "inaccuracy": 3, "mistake": 1, "blunder": 1},
}
"""Numbers of a review."""


def made_up(number: int = 0, **changes: Any) -> GameResult:
    """A result of a game with four players."""
    result: GameResult = {
        "table": f"table {number}",
        "seat": 0,
        "finished": FINISHED + number,
        "players": 4,
        "people": 0,
        "level": "medium",
        "edition": "anniversary-2017",
        "options": {},
        "daily": None,
        "prestige": 50,
        "place": 2,
        "lead": -5,
        "by_source": {"residence": 30, "plague": -2},
        "winners_by_source": {"residence": 36, "plague": 0},
        "review": None,
    }
    return {**result, **changes}  # type: ignore[typeddict-item]
