"""A store that an earlier version wrote still works: its games, people, cookies and links."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from notredame.review.review import STEPS
from notredame.server.store import Store
from notredame.server.store.migrations import UPGRADES
from tests.server.clients import Guest, refusal
from tests.server.postgres import Postgres
from tests.server.quick_reviews import quick_reviews
from tests.server.servers import Served, served, until
from tests.server.statistics.finished_games import REVIEW, made_up

FIXTURES = Path(__file__).parent / "fixtures"
"""Dumps of stores, and what people knew of them: `layout_N.DATABASE.sql` and `.json`."""


def write_sqlite(file: Path, script: str) -> str:
    """Restore an SQLite dump; returns the store's address."""
    connection = sqlite3.connect(file)
    connection.executescript(script)
    connection.close()
    return f"sqlite:///{file}"


def write_postgresql(running: Postgres, script: str) -> str:
    """Restore a PostgreSQL dump; returns the store's address."""
    import psycopg

    address = running.new_database()
    with psycopg.connect(address) as connection:
        connection.execute(script.encode())
    return address


@pytest.fixture(params=sorted(file.stem for file in FIXTURES.glob("*.sql")))
def old_store(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """The address of a store of an earlier layout, and what its people know."""
    script = (FIXTURES / f"{request.param}.sql").read_text(encoding="utf-8")
    known = json.loads((FIXTURES / f"{request.param}.json").read_text(encoding="utf-8"))
    if request.param.endswith("sqlite"):
        return write_sqlite(tmp_path / "old.db", script), known
    return write_postgresql(request.getfixturevalue("postgresql"), script), known


@pytest.fixture
def upgraded(old_store: tuple[str, dict[str, Any]]) -> Iterator[tuple[Served, dict[str, Any]]]:
    """A server of this version on that store."""
    address, known = old_store
    with served(address) as server:
        yield server, known


def shape(address: str) -> dict[str, Any]:
    """The columns and indexes of a store."""
    store = Store(address)
    engine = create_engine(store.database.engine.url)
    looking = inspect(engine)
    found = {
        table: (
            {
                (column["name"], str(column["type"]), column["nullable"])
                for column in looking.get_columns(table)
            },
            {
                (index["name"], *index["column_names"], bool(index["unique"]))
                for index in looking.get_indexes(table)
            },
        )
        for table in looking.get_table_names()
    }
    engine.dispose()
    store.close()
    return found


def test_an_upgraded_store_has_the_shape_of_a_new_one(
    old_store: tuple[str, dict[str, Any]], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address, _ = old_store
    if address.startswith("sqlite"):
        new = f"sqlite:///{tmp_path / 'new.db'}"
    else:
        new = request.getfixturevalue("postgresql").new_database()
    assert shape(address) == shape(new)


def test_games_go_on_where_they_were(upgraded: tuple[Served, dict[str, Any]]) -> None:
    server, known = upgraded
    with Guest(server.address) as anna, Guest(server.address) as ben:
        name = known.get("cookie_name", "notredame")
        anna.web.cookies.set(name, known["cookies"]["Anna"])
        ben.web.cookies.set(name, known["cookies"]["Ben"])
        assert anna.get("/api/me")["name"] == "Anna"
        assert ben.get("/api/me")["name"] == "Бен"
        friends = known["among_friends"]
        state = anna.state(friends["table"])
        assert state["move"] == friends["move"]
        assert state["chat"][0]["text"] == "Bonjour 日本 🙂"
        finished = anna.state(known["finished"]["table"])
        scored = [player["prestige"] for player in finished["result"]["players"]]
        assert scored == known["finished"]["prestige"]
        mine = {table["table"] for table in anna.get("/api/me")["tables"]}
        assert mine == {known[k]["table"] for k in ("waiting", "among_friends", "finished")}
        table = known["with_bots"]["table"]
        until(lambda: ben.state(table)["move"] > known["with_bots"]["move"])  # a bot had to move


def test_links_from_before_lead_where_they_led(upgraded: tuple[Served, dict[str, Any]]) -> None:
    server, known = upgraded
    with Guest(server.address, "Cleo") as cleo, Guest(server.address) as device:
        waiting, friends = known["waiting"], known["among_friends"]
        assert cleo.join(waiting["table"], waiting["seat_link"]) == 1
        assert refusal(cleo.web.get(f"/api/tables/{friends['table']}")) == (404, "not-found")
        cleo.watch(friends["table"], friends["watch_link"])
        assert cleo.state(friends["table"])["seat"] is None
        token = known["personal_links"]["Anna"].partition("#me=")[2]
        assert device.post("/api/me/claim", token=token)["name"] == "Anna"


def with_ben_at_the_finished_table(script: str) -> str:
    """A store whose finished table has Ben in the second seat, which was Anna's as well."""
    lines = script.splitlines(keepends=True)
    (over,) = [number for number, line in enumerate(lines) if "'over'" in line]
    ben = re.findall(r"'([\w-]{22})', ?'Бен'", script)[0]
    lines[over], changes = re.subn(
        r'"owner": "[\w-]+", "name": "Guest"', f'"owner": "{ben}", "name": "Guest"', lines[over]
    )
    assert changes == 1
    return "".join(lines)


def store_with_ben(
    kind: str, folder: Path, request: pytest.FixtureRequest
) -> tuple[str, dict[str, Any], str]:
    """A store of layout 3: its address, what is known of it, and the script that wrote it."""
    script = (FIXTURES / f"layout_3.{kind}.sql").read_text(encoding="utf-8")
    script = with_ben_at_the_finished_table(script)
    known = json.loads((FIXTURES / f"layout_3.{kind}.json").read_text(encoding="utf-8"))
    if kind == "sqlite":
        return write_sqlite(folder / "old.db", script), known, script
    return write_postgresql(request.getfixturevalue("postgresql"), script), known, script


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_finished_before_there_were_statistics_are_counted(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address, known, _ = store_with_ben(kind, tmp_path, request)
    with served(address) as server, Guest(server.address) as anna, Guest(server.address) as ben:
        anna.web.cookies.set(known["cookie_name"], known["cookies"]["Anna"])
        ben.web.cookies.set(known["cookie_name"], known["cookies"]["Ben"])
        until(lambda: not anna.get("/api/me/statistics")["pending"])
        for guest, prestige in zip((anna, ben), known["finished"]["prestige"], strict=True):
            (game,) = guest.get("/api/me/statistics/export")["games"]
            assert (game["table"], game["prestige"]) == (known["finished"]["table"], prestige)
            assert game["finished"] < 1_795_000_000, "when it was played, not when it was counted"


LAYOUT_4 = (
    "UPDATE tables SET results_noted = true",
    "INSERT INTO daily_results VALUES ('2026-11-10', :anna, :table, true, 61, 2, -3, 1794300000)",
    "INSERT INTO daily_pars VALUES ('2026-11-10', 58, 1, 4, 'record')",
    "INSERT INTO results VALUES (:table, 0, :anna, 1794300000, :data, :numbers)",
    "INSERT INTO reviews VALUES (:table, 0, 1, 1794300000, :review)",
)
"""Rows of a store of layout 4, in which the margin was called lead, and a review had no steps."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_results_from_before_the_margin_had_its_name_are_read(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address, known, script = store_with_ben(kind, tmp_path, request)
    played: dict[str, Any] = {**made_up(), "lead": 7}
    for name in ("margin", "table", "seat", "finished", "review"):
        del played[name]
    values = {
        "anna": re.findall(r"'([\w-]{22})', ?'Anna'", script)[0],
        "table": known["finished"]["table"],
        "data": json.dumps(played),
        "numbers": json.dumps({name: part for name, part in REVIEW.items() if name != "steps"}),
        "review": json.dumps({"steps": REVIEW["steps"], "review": REVIEW}),
    }
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for statement in UPGRADES["3"]:
            connection.execute(text(statement))
        for statement in LAYOUT_4:
            connection.execute(text(statement), values)
    engine.dispose()
    with served(address) as server, Guest(server.address) as anna:
        anna.web.cookies.set(known["cookie_name"], known["cookies"]["Anna"])
        deal = anna.get("/api/daily/2026-11-10")
        assert deal["mine"]["score"] == {"prestige": 61, "place": 2, "margin": -3}
        assert deal["par"] == {"prestige": 58, "place": 1, "margin": 4}
        (game,) = anna.get("/api/me/statistics/export")["games"]
        assert game == {
            **made_up(),
            "margin": 7,
            "table": known["finished"]["table"],
            "finished": 1794300000,
            "review": {**REVIEW, "steps": None},
        }
        found = anna.get("/api/me/statistics")
        assert (found["reviewed"], found["rough_reviews"]) == (None, 1)
        # Such reviews are of an earlier version, which is not read; so the next one counts.
        with quick_reviews(server, steps=STEPS):
            anna.post(f"/api/tables/{game['table']}/review", seats=[0])
            until(lambda: anna.get("/api/me/statistics")["reviewed"])
        assert anna.get("/api/me/statistics")["rough_reviews"] == 0


def test_cookies_that_were_void_stay_void(upgraded: tuple[Served, dict[str, Any]]) -> None:
    server, known = upgraded
    for cookie in known.get("void_cookies", {}).values():
        with Guest(server.address) as thief:
            thief.web.cookies.set(known["cookie_name"], cookie)
            assert refusal(thief.web.get("/api/me")) == (401, "signed-out")
