"""The OpenAPI description: complete, and nothing it allows brings the server down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode

from tests.server.clients import Guest
from tests.server.openapi_check import Description
from tests.server.servers import Served

ROUTES = {
    "GET /api/me",
    "PUT /api/me",
    "POST /api/me/link",
    "POST /api/me/link/renew",
    "POST /api/me/link/read",
    "POST /api/me/claim",
    "POST /api/me/sign-out-elsewhere",
    "POST /api/me/sign-out-here",
    "GET /api/me/statistics",
    "GET /api/me/statistics/export",
    "POST /api/me/statistics/delete",
    "GET /api/puzzles",
    "GET /api/puzzles/{puzzle}",
    "POST /api/puzzles/{puzzle}",
    "GET /api/tables",
    "POST /api/tables",
    "POST /api/import",
    "GET /api/daily",
    "POST /api/daily",
    "GET /api/daily/{day}",
    "POST /api/daily/{day}/listed",
    "GET /api/daily/{day}/record",
    "GET /api/facts",
    "GET /api/words",
    "GET /api/words/{language}",
    "GET /api/rules/{language}",
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/review",
    "POST /api/tables/{table}/review",
    *(
        f"GET /api/tables/{{table}}/{what}"
        for what in ("live", "links", "seat-request", "watchers", "replay", "record", "picture")
    ),
    *(
        f"POST /api/tables/{{table}}/{what}"
        for what in (
            "look-in",
            "join",
            "seat-request",
            "answer-request",
            "stand",
            "name",
            "put-away",
            "watch",
            "watch-link",
            "send-away",
            "choices",
            "undo",
            "go-on",
            "chat",
            "hint",
            "leave",
            "return",
            "replace",
            "rematch",
        )
    ),
}


@pytest.fixture(scope="module")
def description(server: Served) -> Any:
    """The server's OpenAPI description."""
    with Guest(server.address) as guest:
        return guest.get("/api/openapi.json")


def test_every_route_is_described(server: Served, description: Any) -> None:
    found = {
        f"{method.upper()} {path}" for path, ways in description["paths"].items() for method in ways
    }
    assert found == ROUTES
    paths = {getattr(route, "path", "") for route in server.app.routes}
    assert {path for path in paths if path.startswith("/api/")} <= {
        *description["paths"],
        "/api/openapi.json",
    }


def test_every_route_and_field_says_what_it_is_for(description: Any) -> None:
    for path, ways in description["paths"].items():
        for method, way in ways.items():
            assert way["description"], f"{method} {path}"
            assert way["tags"], f"{method} {path}"
            if method != "get" and not re.search(
                "/(link|renew|sign-out-.*|put-away|rematch|watch-link|delete)$", path
            ):
                assert "requestBody" in way, f"{method} {path}"
    for name, schema in description["components"]["schemas"].items():
        assert schema["description"], name


def test_every_refusal_is_a_problem_and_every_route_says_its_refusals(description: Any) -> None:
    for path, ways in description["paths"].items():
        for method, way in ways.items():
            refusals = {k: v for k, v in way["responses"].items() if k != "200"}
            assert set(refusals) >= {"413", "429", "500", "503"}, f"{method} {path}"
            if "{table}" in path:
                assert set(refusals) >= {"404", "410"}, f"{method} {path}"
            if method != "get":
                assert "403" in refusals, f"{method} {path}"
            for status, answer in refusals.items():
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Refusal"}, f"{path} {status}"
    assert "HTTPValidationError" not in description["components"]["schemas"]


def test_the_cookie_is_described_and_who_needs_it(
    description: Any, player: tuple[Guest, str]
) -> None:
    scheme = description["components"]["securitySchemes"]["cookie"]
    assert (scheme["type"], scheme["in"]) == ("apiKey", "cookie")
    assert scheme["name"] == player[0].cookie_name
    assert description["security"] == [{}, {"cookie": []}], "one may look without"
    for what in ("choices", "undo", "chat", "hint", "leave", "return", "stand", "replace"):
        way = description["paths"][f"/api/tables/{{table}}/{what}"]["post"]
        assert way["security"] == [{"cookie": []}], what


def test_changes_are_described_as_events(description: Any) -> None:
    answer = description["paths"]["/api/tables/{table}/live"]["get"]["responses"]["200"]
    assert set(answer["content"]) == {"text/event-stream"}
    for word in ("Last-Event-ID", "presence", "Comments"):
        assert word in answer["description"]


@pytest.fixture(scope="module")
def described(description: Any) -> Description:
    """The description, to check answers with."""
    return Description(description)


@pytest.fixture(scope="module")
def api(server: Served) -> Any:
    """The description, to generate requests from."""
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


@pytest.fixture(scope="module")
def player(server: Served) -> Iterator[tuple[Guest, str]]:
    """A person with a game that has begun."""
    with Guest(server.address, "Anna") as guest:
        table = guest.new_table("me", "here", "link", listed=True)
        guest.join(table, guest.links(table)["seats"]["2"])
        yield guest, table


def requests(operation: Any) -> Any:
    """Requests that match the description, and requests that do not."""
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body and not operation.path_parameters and not operation.query:
        return good
    return good | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


ENDLESS = {"GET /api/tables/{table}/live"}


@pytest.mark.parametrize("route", sorted(ROUTES - ENDLESS))
def test_whatever_is_asked_the_server_has_an_answer_as_it_is_described(
    api: Any, described: Description, player: tuple[Guest, str], route: str
) -> None:
    guest, table = player
    method, path = route.split()

    @given(case=requests(api[path][method]))
    @settings(
        max_examples=15,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        if "table" in case.path_parameters and len(str(case.body)) % 4:
            case.path_parameters["table"] = table
        answer = case.call(headers={"Cookie": f"{guest.cookie_name}={guest.cookie}"})
        assert answer.status_code < 500, answer.text
        kind = answer.headers["content-type"][0]
        described.look(route, answer.status_code, kind, answer.text)
        assert answer.headers["content-security-policy"]

    ask()
