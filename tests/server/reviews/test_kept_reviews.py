"""Reviews are kept with their table, for every server and after a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import delete, select

from notredame.bots import thinkers
from notredame.records import write_text
from notredame.review import review_game
from notredame.server.store import NoSuchTable, Store, schema
from notredame.server.store.reviews import StoredReview
from tests.random_games import finished_game
from tests.server.clients import Guest
from tests.server.event_loop import run_coroutine
from tests.server.quick_reviews import quick_reviews
from tests.server.reviews.test_asking_for_reviews import address, read_when_done
from tests.server.servers import served, until
from tests.server.table_driver import TableDriver

GAME = finished_game(["Anna", "Ben"], seed=11)


def test_reviews_are_stored_replaced_and_erased_with_their_table(data: str) -> None:
    async def story() -> None:
        store = Store(data)
        setup = replace(TableDriver("Anna", "Ben").setup, table="t")
        await store.create(setup, "over")
        first = StoredReview(1, 1, 1000.0, {"steps": 60, "review": {"lead": 1.5}})
        await store.reviews.keep("t", [first, replace(first, seat=0)])
        assert await store.reviews.find("t", 1, 1) == first
        assert await store.reviews.steps("t", 1) == {0: 60, 1: 60}
        assert await store.reviews.find("t", 1, 2) is None, "another version is none"
        assert await store.reviews.steps("t", 2) == {}
        newer = replace(first, version=2, at=2000.0, data={"steps": 90, "review": {}})
        await store.reviews.keep("t", [newer])
        assert await store.reviews.find("t", 1, 2) == newer
        assert await store.reviews.steps("t", 1) == {0: 60}
        rougher = replace(newer, at=3000.0, data={"steps": 60, "review": {}})
        await store.reviews.keep("t", [rougher, replace(first, seat=0, at=3000.0)])
        assert await store.reviews.find("t", 1, 2) == newer, "a rougher one does not replace it"
        assert await store.reviews.find("t", 0, 1) == replace(first, seat=0, at=3000.0)
        with pytest.raises(NoSuchTable):
            await store.reviews.keep("nowhere", [first])
        with store.database.engine.begin() as connection:
            connection.execute(delete(schema.tables))
            assert connection.execute(select(schema.reviews)).all() == []
        store.close()

    run_coroutine(story())


def test_an_interrupted_review_is_begun_anew_and_a_finished_one_read(tmp_path: object) -> None:
    data = f"sqlite:///{tmp_path}/games.db"
    with (
        served(data) as server,
        quick_reviews(server, allowed=12),
        Guest(server.address, "Anna") as anna,
    ):
        table = anna.post("/api/import", record=write_text(GAME))["table"]
        anna.post(address(table), seats=[0])
        until(lambda: anna.get(address(table), seat=0)["running"][0]["done"] == 12)
        cookie = anna.cookie
    with served(data) as server, quick_reviews(server) as quick, Guest(server.address) as anna:
        anna.show(cookie)
        assert anna.get(address(table), seat=0)["status"] == "none"
        anna.post(address(table), seats=[0])
        first = read_when_done(anna, table, 0)
        assert len(quick.done) == len(first["review"]["decisions"]) + 9
    with served(data) as server, quick_reviews(server, allowed=0), Guest(server.address) as anna:
        anna.show(cookie)
        assert anna.get(address(table), seat=0) == first
        assert anna.post(address(table), seats=[0]) == first


def test_one_server_reads_what_another_one_has_reviewed(postgresql: object) -> None:
    data = postgresql.new_database()  # type: ignore[attr-defined]
    with (
        served(data) as one,
        served(data) as other,
        quick_reviews(one),
        quick_reviews(other) as idle,
        Guest(one.address, "Anna") as here,
        Guest(other.address) as there,
    ):
        table = here.post("/api/import", record=write_text(GAME))["table"]
        there.show(here.cookie)
        here.post(address(table), seats=[1])
        found = read_when_done(here, table, 1)
        assert there.get(address(table), seat=1) == found
        assert there.post(address(table), seats=[1])["status"] == "done"
        assert idle.done == []


def test_a_rough_review_can_be_read_and_is_made_anew_where_it_can_be_bettered(
    tmp_path: object,
) -> None:
    data = f"sqlite:///{tmp_path}/games.db"
    with (
        served(data) as server,
        quick_reviews(server),
        Guest(server.address, "Anna") as anna,
    ):
        table = anna.post("/api/import", record=write_text(GAME))["table"]
        anna.post(address(table), seats="all")
        rough = read_when_done(anna, table, 0)
        assert (rough["review"]["steps"], rough["rough"]) == (60, [])
        cookie = anna.cookie
    with (
        served(data, review_steps=1500) as server,
        quick_reviews(server, allowed=0) as quick,
        Guest(server.address) as anna,
    ):
        anna.show(cookie)
        assert anna.get(address(table), seat=0) == {**rough, "rough": [0, 1]}
        begun = anna.post(address(table), seats=[0])
        assert begun["status"] == "running"
        assert begun["review"] == rough["review"], "until there is a better one"
        quick.allowed = None
        found = read_when_done(anna, table, 0)
        assert (found["review"]["steps"], found["rough"]) == (1500, [1])
        done = len(quick.done)
        assert anna.post(address(table), seats=[0]) == found
        assert len(quick.done) == done
    with served(data) as server, Guest(server.address) as anna:
        anna.show(cookie)
        assert anna.get(address(table), seat=0)["review"]["steps"] == 1500
        assert anna.post(address(table), seats="all")["running"] == [], "no better can be made here"


def test_a_review_in_processes_is_the_one_that_anybody_can_make(tmp_path: object) -> None:
    with (
        served(f"sqlite:///{tmp_path}/games.db") as server,
        Guest(server.address, "Anna") as anna,
    ):
        table = anna.post("/api/import", record=write_text(GAME))["table"]
        anna.post(address(table), seats=[1])
        found = read_when_done(anna, table, 1)["review"]
    thinkers.prepare()
    expected = review_game(GAME, [1], steps=60)["seats"][0]
    assert found["steps"] == 60
    for name in ("lead", "start", "card_luck", "person_luck", "own_losses", "rounds", "grades"):
        assert found[name] == expected[name]
    for decision, same in zip(found["decisions"], expected["decisions"], strict=True):
        assert decision["loss"] == same["loss"]
        assert [answer["lead"] for answer in decision["answers"]] == [
            answer["lead"] for answer in same["answers"]
        ]


def test_a_stored_review_is_graded_by_the_limits_that_are_shown_beside_it(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its grades were when it was stored."""
    monkeypatch.setattr("tests.server.quick_reviews.LOSSES", (2.97,))
    monkeypatch.setattr("tests.server.quick_reviews.grade_of", lambda _: "mistake")
    with (
        served(f"sqlite:///{tmp_path}/games.db") as server,
        quick_reviews(server),
        Guest(server.address, "Anna") as anna,
    ):
        table = anna.post("/api/import", record=write_text(GAME))["table"]
        anna.post(address(table), seats=[0])
        found = read_when_done(anna, table, 0)["review"]
    assert found["limits"]["blunder"] == 3
    assert {decision["grade"] for decision in found["decisions"]} == {"blunder"}
    every = len(found["decisions"])
    assert found["grades"] == {"fine": 0, "inaccuracy": 0, "mistake": 0, "blunder": every}
