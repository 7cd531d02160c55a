"""Every answer has exactly the fields that the OpenAPI description declares."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from sqlalchemy import create_engine, text

from notredame.server.access.limits import Limits
from notredame.server.http.schemas.openapi import ref_to
from notredame.server.page_state.page_state import PageState
from tests.server.clients import Guest, friends, refusal
from tests.server.openapi_check import Description
from tests.server.quick_reviews import quick_reviews
from tests.server.servers import Served, served, until

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.fixture(scope="module")
def description(server: Served) -> Description:
    """The server's OpenAPI description."""
    with Guest(server.address) as guest:
        return Description(guest.get("/api/openapi.json"))


@pytest.fixture
def anna(anna: Guest, description: Description) -> Guest:
    """A person whose every answer is checked."""
    description.listen_to(anna)
    return anna


@pytest.fixture
def ben(ben: Guest, description: Description) -> Guest:
    """A second such person."""
    description.listen_to(ben)
    return ben


@pytest.fixture
def stranger(stranger: Guest, description: Description) -> Guest:
    """A person without a cookie."""
    description.listen_to(stranger)
    return stranger


def play(guest: Guest, table: str, rng: random.Random, choices: int = 10_000) -> dict[str, Any]:
    """Choose at random for all seats, checking every state on the way."""
    for _ in range(choices):
        state = guest.state(table)
        if state["status"] == "over":
            break
        seat, question = state["seat"], state["question"]
        choice = rng.choice(question["choices"])["id"]
        body = {"seat": seat, "asked": question["asked"], "choice": choice}
        guest.post(f"/api/tables/{table}/choices", **body)
    return guest.state(table)


def test_a_whole_game_with_its_events_and_all_that_comes_after(
    server: Served, anna: Guest, stranger: Guest, description: Description
) -> None:
    table = anna.new_table("me", "here", options={"new_persons": True}, listed=True)
    listener = stranger.listen(table)
    end = play(anna, table, random.Random(1))
    assert end["status"] == "over"
    for at in (0, end["move"] // 2, end["move"]):
        for seat in ("0", "1", "above", "watcher"):
            anna.get(f"/api/tables/{table}/replay", at=at, seat=seat)
            anna.get(f"/api/tables/{table}/replay", at=at, seat=seat, question=True)
    assert anna.web.get(f"/api/tables/{table}/record").text.startswith("notredame")
    with quick_reviews(server):
        assert anna.get(f"/api/tables/{table}/review")["status"] == "none"
        assert anna.post(f"/api/tables/{table}/review", seats="all")["running"]
        until(lambda: anna.get(f"/api/tables/{table}/review")["review"])
    assert anna.get("/api/me")["tables"][0]["result"]
    stranger.state(table)
    anna.post(f"/api/tables/{table}/rematch")
    anna.post(f"/api/tables/{table}/put-away")
    listener.wait_for(end["number"])
    description.look_at_events(listener)
    assert {heard.event for heard in listener.heard} == {"message", "presence"}


@pytest.mark.parametrize("players", [3, 5])
def test_messages_by_kind_unlimited_coins_and_open_totals(anna: Guest, players: int) -> None:
    seats = ("me", *["here"] * (players - 1))
    table = anna.new_table(*seats, edition="lifestyle-ru", options={"totals": "open"})
    play(anna, table, random.Random(2), 60)


def test_everything_that_people_do_at_a_table(
    anna: Guest, ben: Guest, stranger: Guest, description: Description
) -> None:
    table = anna.new_table("me", "link", "link", listed=True)
    listener = anna.listen(table)
    assert [k["table"] for k in stranger.get("/api/tables")["tables"]]
    links = anna.links(table)
    token = links["seats"]["1"].partition("#seat=")[2]
    ben.post(f"/api/tables/{table}/look-in", token=token)
    ben.join(table, links["seats"]["1"])
    ben.post(f"/api/tables/{table}/name", seat=1, name="Benno")
    ben.post(f"/api/tables/{table}/stand", seat=1)
    ben.get(f"/api/tables/{table}/seat-request")
    ben.post(f"/api/tables/{table}/seat-request")
    asked = anna.state(table)["seat_requests"][0]["number"]
    anna.post(f"/api/tables/{table}/answer-request", number=asked, let_in=True)
    friends(anna, table, stranger)
    anna.post(f"/api/tables/{table}/chat", text="Hello.")
    anna.choose(table, 0)
    anna.post(f"/api/tables/{table}/undo", seat=0, asked=1)
    anna.post(f"/api/tables/{table}/go-on", seat=0)
    stranger.post(f"/api/tables/{table}/leave", seat=2)
    ben.state(table)
    anna.post(f"/api/tables/{table}/replace", seat=2, level="easy")
    stranger.post(f"/api/tables/{table}/return", seat=2)
    number = ben.post(f"/api/tables/{table}/chat", text="Bye.")["number"]
    listener.wait_for(number)
    description.look_at_events(listener)


def test_hints_records_that_are_brought_along_and_what_never_changes(
    anna: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "easy")
    assert anna.post(f"/api/tables/{table}/hint", seat=0)["thoughts"]
    stranger.watch(table, anna.links(table)["watch"])
    link = anna.post("/api/me/link")["link"]
    stranger.post("/api/me/claim", token=link.partition("#me=")[2])
    record = (GOLDEN / "lifestyle-ru-2.record.txt").read_text()
    anna.state(anna.post("/api/import", record=record)["table"])
    stranger.put("/api/me", language="de")
    stranger.get("/api/facts")
    stranger.get("/api/words")
    for language in ("en", "de", "ru", "ja"):
        stranger.get(f"/api/words/{language}")
        stranger.get(f"/api/rules/{language}")


def test_whatever_is_wrong_is_described_as_it_is_said(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link", listed=True)
    friends(anna, table, ben)
    at = f"/api/tables/{table}"
    web = anna.web
    assert refusal(web.post("/api/tables", json={"seats": 2}))[0] == 422
    assert refusal(web.post("/api/tables", content=b"x" * 70_000))[0] == 413
    other = {"Origin": "https://elsewhere.example"}
    assert refusal(web.post(f"{at}/chat", json={"text": "x"}, headers=other))[0] == 403
    assert refusal(web.get(f"{at}x"))[0] == 404
    assert refusal(web.get(at, params={"seat": 1}))[0] == 403
    assert refusal(web.get(at, params={"seat": "x"}))[0] == 422
    assert refusal(web.get(f"{at}/record"))[0] == 409
    assert refusal(web.get(f"{at}/replay", params={"at": 99}))[0] == 404
    assert refusal(web.post(f"{at}/hint", json={"seat": 0}))[0] == 403
    assert refusal(stranger.web.post(f"{at}/join", json={}))[0] == 409
    assert refusal(stranger.web.get(f"{at}/links"))[0] == 403
    assert refusal(stranger.web.get("/api/words/xx"))[0] == 404
    assert refusal(stranger.web.post("/api/me/claim", json={"token": "x"}))[0] == 404


def test_too_much_and_a_table_that_cannot_be_opened_are_described(
    tmp_path: Path, description: Description
) -> None:
    few = Limits(subscribers=0, chat=0)
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with served(data, few) as server, Guest(server.address) as anna:
        description.listen_to(anna)
        table = anna.new_table("me", "here")
        at = f"/api/tables/{table}"
        assert refusal(anna.web.get(f"{at}/live")) == (429, "too-many-pages")
        assert refusal(anna.web.post(f"{at}/chat", json={"text": "x"})) == (429, "too-many")
    engine = create_engine(data)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET setup = '{}'"))
    engine.dispose()
    with served(data) as server, Guest(server.address) as anna:
        description.listen_to(anna)
        for path in (at, f"{at}/live", f"{at}/links"):
            assert refusal(anna.web.get(path)) == (410, "gone"), path


def test_a_field_that_is_not_described_would_be_found(
    anna: Guest, description: Description
) -> None:
    state = anna.state(anna.new_table("me", "here"))
    place = state["question"]["choices"][0]
    for part in (state, state["seats"][1], place, state["view"], state["view"]["players"][1]):
        part["secret"] = 1
        with pytest.raises(AssertionError, match="secret"):
            description.is_as(ref_to(PageState), state, "state")
        del part["secret"]
        description.is_as(ref_to(PageState), state, "state")


def test_every_answer_names_all_its_fields(description: Description) -> None:
    for name, model in description.said["components"]["schemas"].items():
        assert model["additionalProperties"] is False, name
        assert model["description"], name
        Draft202012Validator.check_schema(model)
