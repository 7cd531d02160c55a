"""Asking for a seat: the plain address of a table is enough to ask, and only the host lets in."""

from __future__ import annotations

import pytest

from notredame.server.tables import seat_requests
from tests.server.clients import Guest, refusal


def status(guest: Guest, table: str) -> str:
    """What became of a person's request."""
    return str(guest.get(f"/api/tables/{table}/seat-request")["status"])


def ask(guest: Guest, table: str, **body: str) -> str:
    """Ask for a seat."""
    return str(guest.post(f"/api/tables/{table}/seat-request", **body)["status"])


def requests_at(host: Guest, table: str) -> dict[str, int]:
    """The open requests that a person is shown: numbers by name."""
    return {asked["name"]: asked["number"] for asked in host.state(table)["seat_requests"]}


def answer(host: Guest, table: str, number: int, let_in: bool) -> int:
    """Answer a request for a seat."""
    said = host.post(f"/api/tables/{table}/answer-request", number=number, let_in=let_in)
    return int(said["number"])


def test_whoever_asks_gets_a_seat_when_the_host_says_so(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    found = ben.get(f"/api/tables/{table}/seat-request")
    assert found == {"host_name": "Anna", "open": 2, "status": "new"}
    assert [ask(ben, table), ask(ben, table)] == ["asked", "asked"]
    assert refusal(ben.web.get(f"/api/tables/{table}")) == (404, "not-found"), "only asked so far"
    asked = requests_at(anna, table)
    assert list(asked) == ["Ben"]
    assert anna.get("/api/me")["tables"][0]["asking"] == 1
    number = answer(anna, table, asked["Ben"], let_in=True)
    assert answer(anna, table, asked["Ben"], let_in=True) == number, "sent twice, done once"
    assert status(ben, table) == "seated"
    assert ben.state(table)["seat"] == 1
    assert ben.get("/api/me")["tables"][0]["table"] == table
    assert requests_at(anna, table) == {}


def test_whoever_is_turned_down_may_not_ask_again_but_may_still_be_invited(
    anna: Guest, ben: Guest
) -> None:
    table = anna.new_table("me", "link", "link")
    ask(ben, table, name="Benno")
    answer(anna, table, requests_at(anna, table)["Benno"], let_in=False)
    assert status(ben, table) == "turned-down"
    again = ben.web.post(f"/api/tables/{table}/seat-request", json={})
    assert refusal(again) == (403, "turned-down")
    ben.join(table, anna.links(table)["seats"]["1"])
    assert ben.state(table)["seat"] == 1


def test_only_the_host_lets_in(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    anna.listen(table).wait_for(0)
    ben.join(table, anna.links(table)["seats"]["1"])
    ask(stranger, table, name="Cleo")
    number = requests_at(ben, table)["Cleo"]
    body = {"number": number, "let_in": True}
    refused = ben.web.post(f"/api/tables/{table}/answer-request", json=body)
    assert refusal(refused) == (403, "host-decides")
    refused = stranger.web.post(f"/api/tables/{table}/answer-request", json=body)
    assert refusal(refused) == (404, "not-found")
    assert status(stranger, table) == "asked"


def test_watchers_do_not_see_who_asks(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link")
    stranger.watch(table, anna.links(table)["watch"])
    ask(ben, table)
    assert requests_at(stranger, table) == {}
    assert list(requests_at(anna, table)) == ["Ben"]


def test_a_table_that_does_not_wait_is_as_if_it_did_not_exist(anna: Guest, ben: Guest) -> None:
    begun = anna.new_table("me", "easy")
    for table in (begun, "none"):
        at = f"/api/tables/{table}/seat-request"
        said = [ben.web.get(at), ben.web.post(at, json={})]
        assert [one.json() for one in said] == 2 * [ben.web.get("/api/tables/none").json()]


def test_a_watcher_who_was_removed_cannot_ask(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    ben.watch(table, anna.links(table)["watch"])
    (watcher,) = anna.get(f"/api/tables/{table}/watchers")["watchers"]
    anna.post(f"/api/tables/{table}/send-away", watcher=watcher["watcher"])
    answered = ben.web.post(f"/api/tables/{table}/seat-request", json={})
    assert refusal(answered) == (404, "not-found")


def test_when_the_game_begins_the_requests_are_over(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    ask(ben, table)
    number = requests_at(anna, table)["Ben"]
    anna.post(f"/api/tables/{table}/replace", seat=1, level="easy")
    assert requests_at(anna, table) == {}
    answer(anna, table, number, let_in=True)
    assert refusal(ben.web.get(f"/api/tables/{table}/seat-request")) == (404, "not-found")


def test_requests_at_one_table_have_an_end(
    anna: Guest, ben: Guest, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_requests, "MOST_REQUESTS", 1)
    table = anna.new_table("me", "link")
    ask(ben, table)
    answered = stranger.web.post(f"/api/tables/{table}/seat-request", json={})
    assert refusal(answered) == (429, "too-many")


def token_of(link: str) -> str:
    """The token of a seat's link."""
    return link.partition("#seat=")[2]


def test_the_link_of_a_taken_seat_opens_another_seat_or_watching(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link", "link", "link")
    link = anna.links(table)["seats"]["1"]
    look = {"token": token_of(link)}
    assert ben.post(f"/api/tables/{table}/look-in", **look)["opens_more"] is False
    at = f"/api/tables/{table}"
    refused = stranger.web.post(f"{at}/watch", json=look)
    assert refusal(refused) == (404, "not-found"), "the seat is free: it is for playing"
    assert ben.join(table, link, seat=2) == 1, "a link is for its own seat while that is free"
    assert stranger.post(f"{at}/look-in", **look)["opens_more"] is True
    refused = stranger.web.post(f"{at}/join", json=look)
    assert refusal(refused) == (409, "seat-taken")
    stranger.post(f"{at}/watch", **look)
    assert stranger.state(table)["seat"] is None
    assert stranger.join(table, link, seat=3) == 3


def test_once_the_link_to_watch_is_renewed_a_taken_seats_link_opens_nothing(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link", "link")
    link = anna.links(table)["seats"]["1"]
    ben.join(table, link)
    anna.post(f"/api/tables/{table}/watch-link")
    look = {"token": token_of(link)}
    assert stranger.post(f"/api/tables/{table}/look-in", **look)["opens_more"] is False
    refused = stranger.web.post(f"/api/tables/{table}/watch", json=look)
    assert refusal(refused) == (404, "not-found")
    refused = stranger.web.post(f"/api/tables/{table}/join", json={**look, "seat": 2})
    assert refusal(refused) == (409, "seat-taken")
