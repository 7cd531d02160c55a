"""Identity: a signed cookie, and links that carry what they allow."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from notredame.server.access.keys import Keys
from tests.server.clients import Guest, friends, refusal
from tests.server.servers import Served, served


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    """The attributes of the cookie that an answer sets."""
    parts = [part.strip() for part in answer.headers["set-cookie"].split(";")]
    return {name.lower(): value for name, _, value in (part.partition("=") for part in parts)}


def test_somebody_new_gets_a_cookie_that_no_script_and_no_other_site_can_use(
    server: Served,
) -> None:
    attributes = cookie_of(httpx.get(f"{server.address}/api/me"))
    assert attributes[server.service.sessions.name]
    assert "httponly" in attributes
    assert attributes["samesite"] == "lax"
    assert attributes["path"] == "/"
    assert "domain" not in attributes
    assert int(attributes["max-age"]) >= 300 * 24 * 3600
    assert "secure" not in attributes, "people also play without TLS, at home"


def test_with_tls_the_cookie_goes_over_tls_only_and_to_this_host_only(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'games.db'}", secure=True) as server:
        attributes = cookie_of(httpx.get(f"{server.address}/api/me"))
        assert next(iter(attributes)).startswith("__host-notredame-"), "browsers see to the prefix"
        assert "secure" in attributes
        assert attributes["path"] == "/"
        assert "domain" not in attributes


def test_whoever_comes_again_is_the_same_person(server: Served, anna: Guest) -> None:
    with Guest(server.address) as again:
        again.web.cookies.set(anna.cookie_name, anna.cookie)
        assert again.get("/api/me")["name"] == "Anna"


def test_each_stranger_is_somebody_else(server: Served) -> None:
    with Guest(server.address, "Anna") as one, Guest(server.address) as two:
        assert two.get("/api/me")["name"] == ""
        assert one.cookie != two.cookie


def forged(cookie: str) -> list[str]:
    """Cookies that we did not sign, some of them almost valid."""
    body, _, signature = cookie.rpartition(".")
    other = Keys(bytes(32))
    return [
        "",
        "nonsense",
        body,
        f"{body}.",
        f"{body}.{signature[:-2]}AA",
        f"{body[:-2]}AA.{signature}",
        other.cookie("Anna", 0),
        f"{cookie}x",
        cookie.swapcase(),
        "é",
    ]


def test_a_forged_cookie_is_nobody(server: Served, anna: Guest) -> None:
    table = anna.new_table("me", "here")
    for cookie in forged(anna.cookie):
        headers = {b"Cookie": f"{anna.cookie_name}={cookie}".encode()}
        answer = httpx.get(f"{server.address}/api/tables/{table}", headers=headers)
        assert refusal(answer) == (404, "not-found"), cookie
        me = httpx.get(f"{server.address}/api/me", headers=headers)
        assert me.json() == {"name": "", "language": None, "tables": []}
        assert "set-cookie" in me.headers


def test_a_signature_for_something_else_is_no_cookie(server: Served, anna: Guest) -> None:
    link = anna.post("/api/me/link")["link"].partition("#me=")[2]
    person, _, token = link.rpartition(".")
    for cookie in (link, token, f'"{person}".{token}'):
        headers = {"Cookie": f"{anna.cookie_name}={cookie}"}
        answer = httpx.get(f"{server.address}/api/me", headers=headers)
        assert answer.json()["name"] == ""


def test_a_personal_link_makes_another_device_the_same_person(anna: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "here")
    link = anna.post("/api/me/link")["link"]
    assert link.startswith("/#me=")
    assert stranger.post("/api/me/claim", token=link.partition("#me=")[2])["name"] == "Anna"
    assert stranger.get("/api/me")["tables"][0]["table"] == table
    assert stranger.choose(table, 0) == 1


@pytest.mark.parametrize("change", ["", ".", "x", "cut", "other"])
def test_a_personal_link_that_is_not_ours_is_refused(
    anna: Guest, ben: Guest, stranger: Guest, change: str
) -> None:
    token = anna.post("/api/me/link")["link"].partition("#me=")[2]
    other = ben.post("/api/me/link")["link"].partition("#me=")[2]
    mixed = token.rpartition(".")[0] + "." + other.rpartition(".")[2]
    wrong = {"": "", ".": ".", "x": token + "x", "cut": token[:-1], "other": mixed}[change]
    answer = stranger.web.post("/api/me/claim", json={"token": wrong})
    assert refusal(answer) == (404, "no-such-link")
    assert "set-cookie" not in answer.headers


def test_whoever_comes_now_and_then_is_not_forgotten(server: Served, anna: Guest) -> None:
    engine = server.service.store.database.engine
    with engine.begin() as connection:
        connection.execute(text("UPDATE people SET seen = 1000.0"))
    answer = anna.web.get("/api/me")
    assert answer.json()["name"] == "Anna"
    assert "set-cookie" in answer.headers, "the cookie lasts on"
    with engine.begin() as connection:
        assert connection.execute(text("SELECT max(seen) FROM people")).scalar_one() > 1e9
    assert "set-cookie" not in anna.web.get("/api/me").headers, "once a day is enough"


def test_an_invite_seats_whoever_opens_it_first(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link")
    link = anna.links(table)["seats"]["1"]
    assert ben.join(table, link) == 1
    assert ben.join(table, link) == 1, "opened again, it is still his seat"
    token = link.partition("#seat=")[2]
    answer = stranger.web.post(f"/api/tables/{table}/join", json={"token": token})
    assert refusal(answer) == (409, "seat-taken")
    assert anna.state(table)["seats"][1]["name"] == "Ben"


def test_an_invite_is_for_one_seat_of_one_table(anna: Guest, ben: Guest) -> None:
    table, other = anna.new_table("me", "link", "link"), anna.new_table("me", "link", "link")
    links = anna.links(table)
    assert set(links["seats"]) == {"1", "2"}
    assert len(set(links["seats"].values())) == 2
    assert ben.join(table, links["seats"]["2"], seat=1) == 2, "the link says which seat"
    for link in (*links["seats"].values(), links["watch"].replace("#watch=", "#seat=")):
        token = link.partition("#seat=")[2]
        answer = ben.web.post(f"/api/tables/{other}/join", json={"token": token})
        assert refusal(answer) == (404, "not-found")


def test_a_link_carries_at_least_128_bits(anna: Guest) -> None:
    table = anna.new_table("me", "link")
    links = anna.links(table)
    for link in (links["seats"]["1"], links["watch"]):
        assert len(link.partition("=")[2]) * 6 >= 128


def test_the_watchers_link_lets_in_to_watch_and_not_to_play(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    assert refusal(stranger.web.get(f"/api/tables/{table}")) == (404, "not-found")
    stranger.watch(table, ben.links(table)["watch"])
    assert stranger.state(table)["seat"] is None
    token = anna.links(table)["watch"].partition("#watch=")[2]
    for path, body in (
        ("join", {"token": token}),
        ("choices", {"seat": 0, "asked": 0, "choice": "pass"}),
        ("chat", {"text": "Hello."}),
        ("leave", {"seat": 0}),
    ):
        answer = stranger.web.post(f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code in (403, 404), path
    assert refusal(stranger.web.get(f"/api/tables/{table}/links")) == (404, "not-found")
    assert stranger.get("/api/me")["tables"] == [], "watching is not playing"


def test_only_the_host_has_the_links_of_seats(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    ben.join(table, anna.links(table)["seats"]["1"])
    assert set(anna.links(table)["seats"]) == {"2"}
    assert ben.links(table)["seats"] == {}


def test_an_unlisted_table_is_invisible_to_strangers(anna: Guest, stranger: Guest) -> None:
    hidden, listed = anna.new_table("me", "link"), anna.new_table("me", "link", listed=True)
    shown = [k["table"] for k in stranger.get("/api/tables")["tables"]]
    assert shown[0] == listed, "the newest first"
    assert hidden not in shown
    missing = {}
    for table in (hidden, "nothere", hidden[:-1], "%00", "%E2%80%A8", "x" * 3000):
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/live", None),
            ("GET", "/links", None),
            ("GET", "/record", None),
            ("GET", "/replay?at=0", None),
            ("POST", "/join", {}),
            ("POST", "/watch", {"token": "x"}),
            ("POST", "/choices", {"seat": 0, "asked": 0, "choice": "pass"}),
            ("POST", "/undo", {"seat": 0, "asked": 0}),
            ("POST", "/go-on", {"seat": 0}),
            ("POST", "/chat", {"text": "x"}),
            ("POST", "/hint", {"seat": 0}),
            ("POST", "/leave", {"seat": 0}),
            ("POST", "/return", {"seat": 0}),
            ("POST", "/replace", {"seat": 1}),
            ("POST", "/rematch", None),
        ):
            answer = stranger.web.request(method, f"/api/tables/{table}{path}", json=body)
            assert refusal(answer) == (404, "not-found"), (table, path)
            missing[answer.text] = path
    assert len(missing) == 1, "a hidden table and none answer alike"


def test_a_listed_table_takes_whoever_comes_and_then_leaves_the_list(
    anna: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link", listed=True)
    assert table in [k["table"] for k in anna.get("/api/tables")["tables"]]
    assert stranger.state(table)["status"] == "waiting"
    assert stranger.join(table) == 1
    assert stranger.state(table)["status"] == "playing"
    assert table not in [k["table"] for k in anna.get("/api/tables")["tables"]]


def test_two_requests_to_sit_down_sent_at_once_are_one_seat(server: Served, anna: Guest) -> None:
    table = anna.new_table("me", "link", "link", "link", listed=True)
    with Guest(server.address, "Ben") as ben, ThreadPoolExecutor(4) as pool:
        seats = set(pool.map(lambda _: ben.join(table), range(4)))
        assert len(seats) == 1
        mine = [seat["seat"] for seat in ben.state(table)["seats"] if seat["mine"]]
    assert mine == list(seats)
