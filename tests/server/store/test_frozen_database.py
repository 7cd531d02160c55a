"""A frozen PostgreSQL: requests are refused in time, and everything resumes afterwards."""

from __future__ import annotations

import asyncio
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from notredame.server.store import StoreUnavailable
from notredame.server.store.database import ANSWER_SECONDS
from tests.server.clients import Guest, refusal
from tests.server.event_loop import run_coroutine
from tests.server.postgres import Postgres
from tests.server.servers import answers, process, served, until

STOP_SECONDS = 10.0
"""Maximum seconds for a server to stop."""
SLACK = 3.0
"""Additional seconds for a busy machine."""


def test_requests_are_refused_in_time_and_answered_again_by_itself(postgresql: Postgres) -> None:
    with served(postgresql.new_database()) as server, Guest(server.address, "Anna") as anna:
        table = anna.new_table("me", "here")
        question = anna.state(table, seat=0)["question"]
        body = {
            "seat": 0,
            "asked": question["asked"],
            "choice": question["choices"][0]["id"],
        }
        with postgresql.frozen():
            for method, path, sent in (
                ("POST", f"/api/tables/{table}/choices", body),
                ("GET", "/api/me", None),
                ("GET", "/api/tables", None),
            ):
                began = time.monotonic()
                answer = anna.web.request(method, path, json=sent)
                assert refusal(answer) == (503, "unavailable"), path
                assert time.monotonic() - began < ANSWER_SECONDS + SLACK
            began = time.monotonic()
            with ThreadPoolExecutor(12) as many:
                found = list(many.map(lambda _: anna.web.get("/api/me").status_code, range(12)))
            assert found == [503] * 12
            assert time.monotonic() - began < ANSWER_SECONDS, "nobody waits while it lasts"
        until(lambda: anna.web.get("/api/me").status_code == 200)
        # The refused choice may have been stored all the same; sent again, it counts once.
        anna.post(f"/api/tables/{table}/choices", **body)
        state = anna.state(table, seat=0)
        assert (state["move"], state["number"]) == (1, 1)


def test_many_requests_at_once_wait_no_longer_than_one(postgresql: Postgres) -> None:
    with served(postgresql.new_database()) as server, Guest(server.address, "Anna") as anna:
        store = server.service.store
        anna.get("/api/me")
        with postgresql.frozen():
            began = time.monotonic()

            async def ask() -> list[object]:
                return await asyncio.gather(
                    *(store.people.find(str(k)) for k in range(60)), return_exceptions=True
                )

            found = run_coroutine(ask())
            assert all(isinstance(k, StoreUnavailable) for k in found)
            assert time.monotonic() - began < ANSWER_SECONDS + SLACK


@pytest.mark.parametrize("busy", [False, True])
def test_a_server_stops_in_time_whatever_its_database_does(
    postgresql: Postgres, busy: bool
) -> None:
    with process(postgresql.new_database(), "--port", "0") as server:
        address = server.address()
        until(lambda: answers(address))
        with Guest(f"http://{address}", "Anna") as anna:
            anna.listen(anna.new_table("me", "here")).wait_for(0)
            with postgresql.frozen():
                if busy:
                    with pytest.raises(httpx.ReadTimeout):
                        anna.web.get("/api/tables", timeout=1)
                began = time.monotonic()
                server.send(signal.SIGTERM)
                server.wait()
                assert time.monotonic() - began < STOP_SECONDS
