"""Personal links can be inspected before use, renewed, and voided with all other devices."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest
from sqlalchemy import text

from notredame.server.services import Services, Settings
from notredame.server.store import Person
from tests.server.clients import Guest, refusal
from tests.server.event_loop import run_coroutine
from tests.server.postgres import Postgres
from tests.server.servers import Served, served, until


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


def sign_out_elsewhere(guest: Guest) -> None:
    """Sign out all other devices, as the page does it."""
    assert not guest.post("/api/me/sign-out-elsewhere")["done"]
    assert guest.post("/api/me/sign-out-elsewhere")["done"]


def test_signing_out_elsewhere_ends_every_other_device_and_link(
    server: Served, anna: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "here")
    token, copied = token_of(anna), anna.cookie
    stranger.post("/api/me/claim", token=token)
    listener = stranger.listen(table)
    listener.wait_for(0)
    sign_out_elsewhere(anna)
    until(lambda: listener.over)
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.state(table)["question"] is not None
    claimed = stranger.web.post("/api/me/claim", json={"token": token})
    assert refusal(claimed) == (404, "no-such-link")
    with Guest(server.address) as thief:
        thief.web.cookies.set(anna.cookie_name, copied)
        answer = thief.web.get("/api/me")
        assert refusal(answer) == (401, "signed-out"), "from before, it is void, copied or not"


def test_whoever_was_signed_out_becomes_nobody_else_unasked(anna: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "here")
    stranger.post("/api/me/claim", token=token_of(anna))
    sign_out_elsewhere(anna)
    for path in ("/api/me", f"/api/tables/{table}"):
        answer = stranger.web.get(path)
        assert refusal(answer) == (401, "signed-out")
        assert "set-cookie" not in answer.headers, "a newer cookie may be on its way"
    assert stranger.web.get("/api/words/en").status_code == 200, "the page can say so"
    stranger.post("/api/me/claim", token=token_of(anna))
    assert stranger.get("/api/me")["name"] == "Anna"
    sign_out_elsewhere(anna)
    stranger.post("/api/me/sign-out-here")
    assert stranger.get("/api/me")["name"] == ""


def test_no_answer_that_is_lost_locks_anybody_out(anna: Guest) -> None:
    before = anna.cookie
    anna.post("/api/me/sign-out-elsewhere")
    begun = anna.cookie
    anna.keep_cookie(before)  # as if the answer had been lost
    assert anna.get("/api/me")["name"] == "Anna"
    sign_out_elsewhere(anna)
    assert anna.post("/api/me/sign-out-elsewhere") == {"done": False}, "that is another one"
    done = anna.cookie
    anna.keep_cookie(begun)
    answer = anna.web.get("/api/me")
    assert refusal(answer) == (401, "signed-out"), "what another device had only begun is void, too"
    anna.keep_cookie(done)
    assert anna.get("/api/me")["name"] == "Anna"


def test_the_second_request_may_be_sent_twice(anna: Guest, stranger: Guest) -> None:
    anna.post("/api/me/sign-out-elsewhere")
    assert anna.post("/api/me/sign-out-elsewhere")["done"]
    token = token_of(anna)
    anna.post("/api/me/sign-out-elsewhere")
    assert token_of(anna) == token, "one that has only begun ends no link"
    assert stranger.post("/api/me/claim", token=token)["name"] == "Anna"


def test_a_store_that_forgot_sign_outs_takes_a_newer_number(server: Served, anna: Guest) -> None:
    """A store restored from a backup."""
    sign_out_elsewhere(anna)
    with Guest(server.address) as other:
        other.web.cookies.set(anna.cookie_name, anna.cookie)
        with server.service.store.database.engine.begin() as connection:
            connection.execute(text("UPDATE people SET sign_outs = 0, sign_outs_begun = 0"))
        server.service.sessions.forget_all()
        assert other.get("/api/me")["name"] == "Anna"
        sign_out_elsewhere(anna)
        assert refusal(other.web.get("/api/me")) == (401, "signed-out")
        assert anna.get("/api/me")["name"] == "Anna"


def test_an_answer_of_the_store_from_before_changes_nothing(data: str) -> None:
    async def story() -> None:
        service = Services(Settings(data, bot_processes=1))
        try:
            await service.store.people.keep(Person("anna", "Anna", None))
            asked = asyncio.create_task(service.sessions.cookie_of("anna"))
            await asyncio.sleep(0)  # the store is being asked
            service.signed_out("anna", 1)
            await asked
            old = {service.sessions.name: service.keys.cookie("anna", 0)}
            assert (await service.sessions.read(old)).void
        finally:
            await service.stop()

    run_coroutine(story())


def test_signing_out_here_leaves_the_other_devices(anna: Guest, stranger: Guest) -> None:
    stranger.post("/api/me/claim", token=token_of(anna))
    stranger.post("/api/me/sign-out-here")
    assert stranger.get("/api/me")["name"] == ""
    assert anna.get("/api/me")["name"] == "Anna"


def test_signing_out_here_with_a_cookie_of_an_old_name(server: Served, anna: Guest) -> None:
    with Guest(server.address) as old:
        old.web.cookies.set("notredame", anna.cookie, domain="127.0.0.1", path="/")
        old.post("/api/me/sign-out-here")
        assert old.get("/api/me")["name"] == ""
    with Guest(server.address) as old, Guest(server.address, "Ben") as ben:
        old.web.cookies.set("notredame", anna.cookie, domain="127.0.0.1", path="/")
        old.post("/api/me/claim", token=token_of(ben))
        assert old.get("/api/me")["name"] == "Ben"


def test_signing_out_survives_a_restart(data: str) -> None:
    with served(data) as server, Guest(server.address, "Anna") as anna:
        name, old = anna.cookie_name, anna.cookie
        sign_out_elsewhere(anna)
        new = anna.cookie
    with served(data) as server, Guest(server.address) as guest:
        guest.web.cookies.set(name, old)
        assert refusal(guest.web.get("/api/me")) == (401, "signed-out")
        guest.web.cookies.set(name, new)
        assert guest.get("/api/me")["name"] == "Anna"


def test_all_servers_hear_of_it(postgresql: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    data = postgresql.new_database()
    with ExitStack() as stack:
        one, two = (stack.enter_context(served(data)) for _ in range(2))
        anna = stack.enter_context(Guest(one.address, "Anna"))
        other = stack.enter_context(Guest(two.address))
        other.web.cookies.set(anna.cookie_name, anna.cookie)
        table = anna.new_table("me", "here")
        until(lambda: two.service._bus is not None and two.service._bus.listening)
        listener = other.listen(table)
        listener.wait_for(0)
        assert two.service.sessions._sign_outs, "it would not ask the store again"
        sign_out_elsewhere(anna)
        until(lambda: listener.over)
        assert refusal(other.web.get("/api/me")) == (401, "signed-out")
