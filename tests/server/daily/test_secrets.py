"""Nothing of a daily deal is shown to others before it is revealed, even once it is finished."""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from notredame.records import check, read
from notredame.server.access.keys import Keys
from notredame.server.tables.daily import SEAT
from tests.server.clients import Guest, refusal
from tests.server.daily_deals import NOON, Clock, begin, play
from tests.server.http.test_openapi import ROUTES
from tests.server.servers import Served, until

NOWHERE = "nowherenowhe"
"""An id that no table has."""
ENDLESS = "/live"
PUBLIC = {"day", "begins", "revealed", "bots", "level", "commitment", "seed", "mine", "par"}
PUBLIC |= {"record", "results", "finished"}


@dataclass
class Finished:
    """A daily deal that Anna has finished, and everything that could open it."""

    anna: Guest
    table: str
    seed: bytes
    day: str
    keys: Keys

    @property
    def seeds(self) -> list[str]:
        """The seed in all forms in which it could be sent."""
        plain = base64.b64encode(self.seed).decode()
        return [self.seed.hex(), plain, str(list(self.seed)), str(self.seed)]


@pytest.fixture(scope="module")
def game(clocked: tuple[Served, Clock]) -> Iterator[Finished]:
    """Anna's game, the same for all tests."""
    keys = clocked[0].service.keys
    with Guest(clocked[0].address, "Anna") as anna:
        table = begin(anna)
        play(anna, table)
        day = anna.state(table)["daily"]
        yield Finished(anna, table, keys.daily_seed(day), day, keys)


@pytest.fixture
def clock(clocked: tuple[Served, Clock]) -> Clock:
    """The server's clock, at noon of the day of that game."""
    clocked[1].now = NOON
    return clocked[1]


@pytest.fixture
def finished(game: Finished, clock: Clock) -> Finished:
    """Anna's game, on its day."""
    return game


@pytest.fixture
def rival(server: Served) -> Iterator[Guest]:
    """Somebody who has begun the same deal and would like to know what comes."""
    with Guest(server.address, "Ben") as guest:
        begin(guest)
        yield guest


def bodies(keys: Keys, table: str, real: str) -> list[dict[str, Any]]:
    """Bodies that fit some route each, with every key that there could be to a table."""
    tokens = [keys.watch_token(real, 0), *(keys.seat_token(real, seat, 0) for seat in range(4))]
    return [
        {},
        *({"token": token} for token in tokens),
        *({"seat": seat} for seat in range(4)),
        {"seat": SEAT, "name": "Ben"},
        {"seat": SEAT, "asked": 0, "choice": "keep:bank"},
        {"seat": SEAT, "asked": 0},
        {"text": "Hello."},
        {"number": 1, "let_in": True},
        {"watcher": "somebody"},
        {"name": "Ben"},
    ]


def everything(guest: Guest, keys: Keys, table: str, real: str) -> Iterator[tuple[str, str, int]]:
    """Ask for all there is about a table: what was asked, the answer, its status."""
    paths = [route.replace("{table}", table) for route in sorted(ROUTES) if "{table}" in route]
    preview = keys.link_preview_key(real, 0)
    for route in paths:
        method, path = route.split()
        asked: list[httpx.Response] = []
        if method == "POST":
            asked = [guest.web.post(path, json=body) for body in bodies(keys, table, real)]
        elif path.endswith(ENDLESS):
            with guest.web.stream("GET", path) as stream:
                if stream.status_code != 200:
                    stream.read()
                    asked = [stream]
        else:
            queries = ["", "?seat=0", "?seat=1", "?at=0", "?at=5&seat=above", "?at=5&seat=watcher"]
            queries += [f"?preview={preview}", f"?preview={preview}&number=3"]
            asked = [guest.web.get(path + query) for query in queries]
        for number, answer in enumerate(asked):
            yield f"{route} {number}", answer.text, answer.status_code
    for query in ("", f"?preview={preview}"):
        answer = guest.web.get(f"/t/{table}{query}")
        yield f"/t{query}", answer.text, answer.status_code


def told(guest: Guest, keys: Keys, table: str, real: str) -> list[tuple[str, str, int]]:
    """The same without the table's own id."""
    return [
        (asked.replace(table, "TABLE"), text.replace(table, "TABLE"), status)
        for asked, text, status in everything(guest, keys, table, real)
    ]


def test_for_others_a_daily_deal_is_no_table_at_all(finished: Finished, rival: Guest) -> None:
    # With keys that nobody was given, and that the server itself could make.
    there = told(rival, finished.keys, finished.table, finished.table)
    nowhere = told(rival, finished.keys, NOWHERE, finished.table)
    assert len(there) > 200
    assert there == nowhere
    assert rival.state(begin(rival))["watchers"] == 0


def test_nor_for_those_without_a_cookie(finished: Finished, stranger: Guest) -> None:
    there = told(stranger, finished.keys, finished.table, finished.table)
    assert there == told(stranger, finished.keys, NOWHERE, finished.table)


def test_others_see_name_and_points_only(finished: Finished, rival: Guest) -> None:
    deal = rival.get("/api/daily")["today"]
    assert set(deal) == PUBLIC
    assert (deal["seed"], deal["par"], deal["record"]) == (None, None, False)
    assert "Anna" in [result["name"] for result in deal["results"]]
    for result in deal["results"]:
        assert set(result) == {"rank", "name", "prestige", "place", "margin", "mine"}
    assert deal["mine"]["score"] is None
    assert rival.get(f"/api/daily/{finished.day}") == deal
    assert refusal(rival.web.get(f"/api/daily/{finished.day}/record")) == (409, "daily-secret")
    elsewhere = rival.get("/api/tables"), rival.get("/api/me")
    assert finished.table not in json.dumps([deal, *elsewhere])


def test_the_par_waits_for_ones_own_end(finished: Finished, rival: Guest) -> None:
    until(lambda: finished.anna.get("/api/daily")["today"]["par"])
    assert rival.get("/api/daily")["today"]["par"] is None
    play(rival, begin(rival))
    assert rival.get("/api/daily")["today"]["par"]


def test_until_the_reveal_not_even_the_player_has_seed_record_or_links(
    finished: Finished, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="notredame.server")
    anna, here = finished.anna, f"/api/tables/{finished.table}"
    until(lambda: anna.get("/api/daily")["today"]["par"])
    assert anna.listen(finished.table).wait_for(1)["seed"] is None
    for what in ("record", "links"):
        assert refusal(anna.web.get(f"{here}/{what}")) == (409, "daily-secret")
    assert refusal(anna.web.post(f"{here}/watch-link")) == (409, "daily-secret")
    said = [text for _, text, _ in everything(anna, finished.keys, finished.table, finished.table)]
    said += [anna.web.get(path).text for path in ("/api/daily", "/api/me", "/api/tables")]
    said += [bytes(listener.raw).decode() for listener in anna.listeners]
    said += [record.getMessage() for record in caplog.records]
    whole = "\n".join(said)
    assert f'"day":"{finished.day}"' in whole
    assert not any(seed in whole for seed in finished.seeds)
    for token in (
        finished.keys.watch_token(finished.table, 0),
        finished.keys.link_preview_key(finished.table, 0),
    ):
        assert token not in whole


def test_the_player_sees_the_finished_game(finished: Finished) -> None:
    anna, here = finished.anna, f"/api/tables/{finished.table}"
    end = anna.state(finished.table)
    assert end["result"]
    assert anna.get(f"{here}/replay", at=10, seat="above")["view"]["seat"] is None


def test_while_it_is_played_the_player_sees_no_more_than_at_any_table(anna: Guest) -> None:
    table = begin(anna)
    here = f"/api/tables/{table}"
    assert [k["daily"] for k in anna.get("/api/me")["tables"]] == [anna.state(table)["daily"]]
    for seat in ("above", "1"):
        assert refusal(anna.web.get(f"{here}/replay?at=0&seat={seat}")) == (403, "not-your-seat")
    assert refusal(anna.web.get(f"{here}?seat=1")) == (403, "not-your-seat")
    assert refusal(anna.web.get(f"{here}/record")) == (409, "daily-secret")


def test_then_everybody_can_check_it(finished: Finished, rival: Guest, clock: Clock) -> None:
    until(lambda: finished.anna.get("/api/daily")["today"]["par"])
    clock.to_the_reveal(finished.day)
    deal = rival.get(f"/api/daily/{finished.day}")
    assert deal["seed"] == finished.seed.hex()
    assert deal["par"]
    assert deal["record"]
    for text in (
        rival.web.get(f"/api/daily/{finished.day}/record").text,
        finished.anna.web.get(f"/api/tables/{finished.table}/record").text,
    ):
        findings = " ".join(check(text).findings)
        assert f"The commitment {deal['commitment']} belongs to the seed." in findings
        assert read(text).seed == finished.seed


def test_then_the_player_may_show_the_game_to_others(
    finished: Finished, rival: Guest, clock: Clock
) -> None:
    clock.to_the_reveal(finished.day)
    assert refusal(rival.web.get(f"/api/tables/{finished.table}")) == (404, "not-found")
    rival.watch(finished.table, finished.anna.links(finished.table)["watch"])
    assert rival.state(finished.table)["result"]
    assert rival.state(finished.table)["seat"] is None
    clock.now = NOON  # it was ahead, and somebody has set it right
    assert refusal(rival.web.get(f"/api/tables/{finished.table}")) == (404, "not-found")


def test_yesterdays_deal_is_still_secret_while_games_of_it_may_be_finished(
    finished: Finished, rival: Guest, clock: Clock
) -> None:
    clock.to_the_reveal(finished.day)
    clock.now -= 1
    yesterday = rival.get("/api/daily")["yesterday"]
    assert (yesterday["day"], yesterday["seed"]) == (finished.day, None)
    assert refusal(finished.anna.web.get(f"/api/tables/{finished.table}/record"))[0] == 409
    assert told(rival, finished.keys, finished.table, finished.table) == told(
        rival, finished.keys, NOWHERE, finished.table
    )
