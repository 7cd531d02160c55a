"""Checks of every request and response: size, origin, rates, and security headers."""

from __future__ import annotations

import http.client
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from notredame.server.access import limits
from notredame.server.access.limits import Limits
from tests.server.clients import Guest, refusal
from tests.server.servers import Served, served, until

PROTECTING = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/anything", 200),
        ("GET", "/web/now/icon.svg", 200),
        ("GET", "/web/now/nothing.js", 404),
        ("GET", "/web/now/%2e%2e/__init__.py", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/facts", 200),
        ("GET", "/api/tables", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/tables/nothere", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 422),
        ("PUT", "/api/me", 403),
        ("POST", "/api/import", 413),
    ],
)
def test_every_answer_has_the_headers_that_protect(
    server: Served, method: str, path: str, status: int
) -> None:
    headers = {"Origin": "https://elsewhere.example"} if status == 403 else {}
    content = b"x" * (limits.RECORD_BODY + 1) if status == 413 else None
    answer = httpx.request(method, server.address + path, headers=headers, content=content)
    assert answer.status_code == status
    wanted = {"x-content-type-options"} if path.startswith("/web/") else PROTECTING
    assert set(answer.headers) >= wanted
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400 and path != "/nothing":  # a navigation, which shows a page
        refusal(answer)


def test_the_page_may_run_its_own_scripts_and_nothing_else(server: Served) -> None:
    policy = httpx.get(f"{server.address}/").headers["content-security-policy"]
    rules = {k.split()[0]: k.split()[1:] for k in policy.split("; ")}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert rules["frame-ancestors"] == rules["base-uri"] == ["'none'"]
    assert "unsafe" not in policy


def test_a_fault_of_ours_is_a_sentence_without_what_went_wrong(
    server: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(server.service.store, "open_tables", broken)
    answer = anna.web.get("/api/tables")
    assert refusal(answer) == (500, "server")
    assert "secret" not in answer.text
    assert set(answer.headers) >= PROTECTING


def test_a_store_that_fails_is_a_sentence_and_the_next_request_is_served(
    server: Served,
    anna: Guest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken() -> None:
        raise OperationalError("SELECT secret", {}, Exception("no more disk\nand a secret"))

    for engine in ("read", "write"):
        caplog.clear()
        with monkeypatch.context() as change:
            change.setattr(
                getattr(server.service.store.database._engines, engine), "connect", broken
            )
            for _ in range(3):
                answer = anna.web.put("/api/me", json={"name": "Anna"})
                assert refusal(answer) == (503, "unavailable")
                assert "secret" not in answer.text
        until(lambda: anna.web.put("/api/me", json={"name": "Anna"}).status_code == 200)
        failed, works = (record.getMessage() for record in caplog.records)
        cannot = {"read": "read", "write": "written to"}[engine]
        assert failed == f"The store cannot be {cannot}: no more disk.", "once, and why"
        assert works.startswith(f"The store can be {cannot} again, after ")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_site_changes_nothing(anna: Guest, headers: dict[str, str]) -> None:
    for method, path in (("PUT", "/api/me"), ("POST", "/api/me/link"), ("POST", "/api/tables")):
        answer = anna.web.request(method, path, json={"name": "Mallory"}, headers=headers)
        assert refusal(answer) == (403, "bad-request")
    assert anna.get("/api/me")["name"] == "Anna"


def test_our_own_page_changes_what_it_likes(server: Served, anna: Guest) -> None:
    headers = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    answer = anna.web.put("/api/me", json={"name": "Anne"}, headers=headers)
    assert answer.json()["name"] == "Anne"


def test_no_answer_invites_other_sites(server: Served) -> None:
    for method in ("GET", "OPTIONS"):
        headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "PUT"}
        answer = httpx.request(method, f"{server.address}/api/me", headers=headers)
        assert not any(name.startswith("access-control") for name in answer.headers)


def test_a_request_that_is_too_large_is_refused_before_it_is_read(anna: Guest) -> None:
    answer = anna.web.put("/api/me", content=b"x" * (limits.BODY + 1))
    assert refusal(answer) == (413, "too-large")


def test_a_request_that_turns_out_too_large_is_refused(server: Served, anna: Guest) -> None:
    pieces = (b" " * 1000 for _ in range(limits.BODY // 1000 + 2))
    answer = anna.web.put("/api/me", content=pieces)
    assert refusal(answer) == (413, "too-large")
    assert anna.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/live"])
def test_nothing_large_is_brought_along_to_look_at_something(anna: Guest, path: str) -> None:
    table = anna.new_table("me", "here")
    pieces = (b" " * 1000 for _ in range(limits.BODY // 1000 + 2))
    answer = anna.web.request("GET", path.format(table=table), content=pieces)
    assert refusal(answer) == (413, "too-large")


@pytest.mark.parametrize("length", ["-1", "many", "9" * 30])
def test_a_length_that_is_none_is_refused(server: Served, length: str) -> None:
    line = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=30)
    line.putrequest("POST", "/api/tables")
    line.putheader("Content-Length", length)
    line.endheaders()
    assert line.getresponse().status in (400, 413)
    line.close()


def still() -> float:
    """A clock that stands, so that no minute begins meanwhile."""
    return 0.0


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    few = Limits(requests=5, clock=still)
    with served(f"sqlite:///{tmp_path / 'games.db'}", few) as server:
        answers = [httpx.get(f"{server.address}/api/tables") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert refusal(answers[-1]) == (429, "too-many")
        assert set(answers[-1].headers) >= PROTECTING
        assert httpx.get(f"{server.address}/").status_code == 200, "the page is still there"


def test_one_address_has_only_so_many_new_people(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'games.db'}", Limits(people=2, clock=still)) as server:
        answers = [httpx.get(f"{server.address}/api/me") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        claim = httpx.post(f"{server.address}/api/me/claim", json={"token": ""})
        assert refusal(claim) == (429, "too-many"), "nor can links be guessed"
        again = httpx.get(f"{server.address}/api/me", cookies=dict(answers[0].cookies))
        assert again.status_code == 200, "who is known already is not counted"


def test_tables_chat_and_hints_are_counted_by_themselves(tmp_path: Path) -> None:
    few = Limits(requests=1000, tables=2, chat=2, hints=2, clock=still)
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with served(data, few) as server, Guest(server.address) as anna:
        tables = [anna.new_table("me", "here") for _ in range(2)]
        seats = [{"who": "me"}, {"who": "here"}]
        answer = anna.web.post("/api/tables", json={"seats": seats})
        assert refusal(answer) == (429, "too-many")
        assert refusal(anna.web.post("/api/import", json={"record": ""})) == (429, "too-many")
        for path, body in (("chat", {"text": "Hello."}), ("hint", {"seat": 4})):
            codes = [
                anna.web.post(f"/api/tables/{tables[0]}/{path}", json=body).status_code
                for _ in range(4)
            ]
            assert codes[2:] == [429] * 2, path
            assert 429 not in codes[:2], path


def test_leaving_and_coming_back_all_the_time_is_too_much(tmp_path: Path) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with served(data, Limits(seats=3, clock=still)) as server, Guest(server.address) as anna:
        table = anna.new_table("me", "here")
        deeds = ("leave", "return", "leave", "return", "stand", "replace", "join")
        answers = [anna.web.post(f"/api/tables/{table}/{k}", json={"seat": 0}) for k in deeds]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 4
        assert refusal(answers[-1]) == (429, "too-many")
        anna.choose(table, 1)


def test_one_host_has_only_so_many_unfinished_tables(
    anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("notredame.server.http.dependencies.UNFINISHED_TABLES", 2)
    anna.new_table("me", "here")
    anna.new_table("me", "link")
    answer = anna.web.post("/api/tables", json={"seats": [{"who": "me"}, {"who": "here"}]})
    assert refusal(answer) == (429, "too-many")
    ben.new_table("me", "here")
