"""Each store has a cookie name of its own, since browsers send cookies to every port of a host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Guest
from tests.server.servers import Served, served


@pytest.fixture
def neighbours(tmp_path: Path) -> Iterator[list[Served]]:
    """Two servers of two stores on one host."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(served(f"sqlite:///{tmp_path / name}.db"))
            for name in ("one", "two")
        ]


def old_cookie(server: Served, person: Guest) -> str:
    """The cookie of a person from before stores had cookie names of their own."""
    found = server.service.keys.read_cookie(person.cookie)
    assert found is not None
    return server.service.keys.cookie(*found)


def test_two_servers_on_one_host_leave_each_others_people_alone(neighbours: list[Served]) -> None:
    with httpx.Client() as browser:  # with one cookie jar for all ports, like any browser
        for server, name in zip(neighbours, ("Anna", "Ben"), strict=True):
            browser.put(f"{server.address}/api/me", json={"name": name})
        for _ in range(2):
            names = [browser.get(f"{k.address}/api/me").json()["name"] for k in neighbours]
            assert names == ["Anna", "Ben"]


def test_a_cookie_of_before_still_works_and_is_renamed(neighbours: list[Served]) -> None:
    server = neighbours[0]
    with Guest(server.address, "Anna") as anna, Guest(server.address) as browser:
        table = anna.new_table("me", "here")
        browser.web.cookies.set("notredame", old_cookie(server, anna), "127.0.0.1")
        state = browser.web.get(f"/api/tables/{table}")  # whatever is requested first
        assert state.json()["seats"][0]["mine"]
        assert list(browser.web.cookies) == [server.service.sessions.name]
        assert browser.get("/api/me")["name"] == "Anna"


def test_a_neighbours_cookie_of_before_is_left_to_the_neighbour(neighbours: list[Served]) -> None:
    mine, theirs = neighbours
    with Guest(mine.address, "Anna") as anna, httpx.Client() as browser:
        browser.cookies.set("notredame", old_cookie(mine, anna))
        assert browser.get(f"{theirs.address}/api/me").json()["name"] == ""
        assert browser.cookies["notredame"], "it is not theirs to delete"
        assert browser.get(f"{mine.address}/api/me").json()["name"] == "Anna"


def test_whoever_played_without_tls_goes_on_with_it(tmp_path: Path) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with served(data) as server, Guest(server.address, "Anna") as anna:
        name, cookie = anna.cookie_name, anna.cookie
    with served(data, secure=True) as server:
        answer = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"{name}={cookie}"})
        assert answer.json()["name"] == "Anna"
        given = answer.headers.get_list("set-cookie")
        assert any(k.startswith(f"__Host-{name}=") for k in given)
        assert any(k.startswith(f'{name}=""') and "Max-Age=0" in k for k in given)
