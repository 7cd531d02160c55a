"""Personal links can be read before they are used, renewed, and ended with all other devices."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from .clients import Guest, refusal
from .postgres import Postgres
from .serving import Served, served, until


def token_of(guest: Guest, path: str = "/api/me/link") -> str:
    """The token of a personal link."""
    return str(guest.post(path)["link"]).partition("#me=")[2]


def test_a_link_says_whose_it_is_and_changes_nothing(anna: Guest, stranger: Guest) -> None:
    anna.new_table("me", "here")
    said = stranger.post("/api/me/link/read", token=token_of(anna))
    assert said == {"name": "Anna", "tables": 1, "mine": False}
    assert anna.post("/api/me/link/read", token=token_of(anna))["mine"]
    assert stranger.get("/api/me")["name"] == ""


def test_a_renewed_link_ends_the_old_one_and_no_device(anna: Guest, stranger: Guest) -> None:
    old = token_of(anna)
    assert token_of(anna) == old, "asked again, it is the same"
    stranger.post("/api/me/claim", token=old)
    new = token_of(anna, "/api/me/link/renew")
    for path in ("/api/me/link/read", "/api/me/claim"):
        answer = stranger.web.post(path, json={"token": old})
        assert refusal(answer) == (404, "no-such-link")
        assert "set-cookie" not in answer.headers
    assert stranger.get("/api/me")["name"] == "Anna", "whoever is in stays in"
    assert token_of(anna) == new
    assert stranger.post("/api/me/claim", token=new)["name"] == "Anna"


def test_signing_out_elsewhere_ends_every_other_device_and_link(
    server: Served, anna: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "here")
    token, copied = token_of(anna), anna.cookie
    stranger.post("/api/me/claim", token=token)
    ear = stranger.listen(table)
    ear.wait_for(0)
    assert anna.post("/api/me/sign-out", where="elsewhere")["name"] == "Anna"
    until(lambda: ear.over)
    assert refusal(stranger.web.get(f"/api/tables/{table}")) == (404, "not-found")
    assert stranger.get("/api/me")["name"] == ""
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.state(table)["question"] is not None
    assert refusal(stranger.web.post("/api/me/claim", json={"token": token})) == (
        404,
        "no-such-link",
    )
    with Guest(server.address) as thief:
        thief.web.cookies.set(anna.cookie_name, copied)
        assert thief.get("/api/me")["name"] == "", "a cookie from before is void, copied or not"


def test_signing_out_here_leaves_the_other_devices(anna: Guest, stranger: Guest) -> None:
    stranger.post("/api/me/claim", token=token_of(anna))
    stranger.post("/api/me/sign-out", where="here")
    assert stranger.get("/api/me")["name"] == ""
    assert anna.get("/api/me")["name"] == "Anna"


def test_signing_out_survives_a_restart(data: str) -> None:
    with served(data) as server, Guest(server.address, "Anna") as anna:
        name, old = anna.cookie_name, anna.cookie
        anna.post("/api/me/sign-out", where="elsewhere")
        new = anna.cookie
    with served(data) as server:
        for cookie, known in ((old, ""), (new, "Anna")):
            with Guest(server.address) as guest:
                guest.web.cookies.set(name, cookie)
                assert guest.get("/api/me")["name"] == known


def test_all_servers_hear_of_it(postgresql: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    data = postgresql.new_database()
    with ExitStack() as stack:
        one, two = (stack.enter_context(served(data)) for _ in range(2))
        anna = stack.enter_context(Guest(one.address, "Anna"))
        other = stack.enter_context(Guest(two.address))
        other.web.cookies.set(anna.cookie_name, anna.cookie)
        table = anna.new_table("me", "here")
        until(lambda: two.service._bus is not None and two.service._bus.listening)
        ear = other.listen(table)
        ear.wait_for(0)
        assert two.service.sessions._sign_outs, "it would not ask the store again"
        anna.post("/api/me/sign-out", where="elsewhere")
        until(lambda: ear.over)
        assert other.get("/api/me")["name"] == ""
