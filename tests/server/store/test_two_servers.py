"""Two servers on one PostgreSQL behave like one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import text

from tests.server.clients import Guest, friends, refusal
from tests.server.postgres import Postgres
from tests.server.servers import Served, served, until


@pytest.fixture
def servers(postgresql: Postgres) -> Iterator[list[Served]]:
    """Two servers of one store."""
    data = postgresql.new_database()
    with served(data) as one, served(data) as two:
        yield [one, two]


def test_what_is_chosen_at_one_is_heard_live_at_the_other(servers: list[Served]) -> None:
    with Guest(servers[0].address, "Anna") as anna, Guest(servers[1].address, "Ben") as ben:
        table = anna.new_table("me", "link")
        friends(anna, table, ben)
        listeners = [anna.listen(table), ben.listen(table)]
        numbers = []
        for _ in range(3):
            for guest in (anna, ben):
                state = guest.state(table)
                if state["question"]:
                    numbers.append(guest.choose(table, state["seat"]))
                    for listener in listeners:
                        listener.wait_for(numbers[-1])
        assert len(numbers) >= 4
        assert [listener.wait_for(numbers[-1])["move"] for listener in listeners] == [
            len(numbers)
        ] * 2


def test_a_cookie_of_one_is_good_at_the_other(servers: list[Served]) -> None:
    with Guest(servers[0].address, "Anna") as anna, Guest(servers[1].address) as again:
        table = anna.new_table("me", "here")
        again.web.cookies.set(anna.cookie_name, anna.cookie)
        assert again.get("/api/me")["name"] == "Anna"
        number = again.choose(table, 0)
        anna.listen(table).wait_for(number)
        question = anna.state(table, seat=1)["question"]
        body = {"seat": 1, "asked": 0, "choice": question["choices"][0]["id"]}
        path = f"/api/tables/{table}/choices"
        number = anna.post(path, **body)["number"]
        assert again.post(path, **body)["number"] == number, "doubled at the other server"
        body["choice"] = question["choices"][1]["id"]
        assert refusal(again.web.post(path, json=body)) == (409, "already-answered")


def test_when_postgresql_drops_every_connection_both_go_on(
    servers: list[Served], postgresql: Postgres
) -> None:
    with Guest(servers[0].address, "Anna") as anna, Guest(servers[1].address, "Ben") as ben:
        table = anna.new_table("me", "link")
        friends(anna, table, ben)
        listener = ben.listen(table)
        postgresql.drop_connections()
        number = anna.choose(table, 0)
        assert listener.wait_for(number)["move"] == 1


def test_who_is_at_one_is_present_at_the_other(servers: list[Served]) -> None:
    with Guest(servers[0].address, "Anna") as anna, Guest(servers[1].address, "Ben") as ben:
        table = anna.new_table("me", "link")
        friends(anna, table, ben)
        mine = anna.listen(table)
        his = ben.listen(table)
        until(lambda: here(anna, table) == [True, True])
        assert refusal(anna.web.post(f"/api/tables/{table}/replace", json={"seat": 1})) == (
            409,
            "still-here",
        )
        his.close()
        until(lambda: here(anna, table) == [True, False])
        mine.close()


def here(guest: Guest, table: str) -> list[bool]:
    """The present seats."""
    return [seat["present"] for seat in guest.state(table)["seats"]]


def test_a_table_that_one_has_forgotten_the_other_forgets_too(servers: list[Served]) -> None:
    with Guest(servers[0].address, "Anna") as anna:
        table = anna.new_table("me", "here")
        store = servers[1].service.store
        with store.database.engine.begin() as connection:
            connection.execute(text("DELETE FROM tables WHERE id = :id"), {"id": table})
        choice = anna.state(table)["question"]["choices"][0]["id"]
        body = {"seat": 0, "asked": 0, "choice": choice}
        answer = anna.web.post(f"/api/tables/{table}/choices", json=body)
        assert refusal(answer) == (404, "not-found")
        assert refusal(anna.web.get(f"/api/tables/{table}")) == (404, "not-found")
