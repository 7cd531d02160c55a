"""One attempt at the daily deal counts: alone, without help, and without a way round."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import text

from notredame import Game, commitment
from notredame.records import read, write_text
from notredame.seat_names import bot_name
from notredame.server.access.limits import Limits
from notredame.server.tables.daily import LEVEL, SEAT
from tests.server.clients import Guest, refusal
from tests.server.daily_deals import (
    DAY,
    HOUR,
    Clock,
    begin,
    daily_server,
    own_choices,
    play,
)
from tests.server.servers import Served, served, until


def today(guest: Guest) -> dict[str, Any]:
    """Today's deal as a person sees it."""
    found: dict[str, Any] = guest.get("/api/daily")["today"]
    return found


def test_pressing_the_button_again_leads_back(anna: Guest, ben: Guest) -> None:
    table = begin(anna)
    state = anna.state(table)
    anna.choose(table, SEAT)
    assert begin(anna) == table
    assert anna.state(table)["move"] >= state["move"] + 1
    assert begin(ben) != table
    assert today(anna)["mine"] == {"table": table, "score": None, "late": False, "listed": True}


def test_another_device_of_a_person_has_the_same_attempt(server: Served, anna: Guest) -> None:
    table = begin(anna)
    with Guest(server.address) as device:
        token = anna.post("/api/me/link")["link"].partition("#me=")[2]
        device.post("/api/me/claim", token=token)
        assert begin(device) == table


def test_everybody_has_the_same_deal_seat_and_opponents(anna: Guest, ben: Guest) -> None:
    states = [guest.state(begin(guest)) for guest in (anna, ben)]
    assert states[0]["commitment"] == states[1]["commitment"] == today(anna)["commitment"]
    for state in states:
        assert state["seat"] == SEAT
        assert [seat["level"] for seat in state["seats"]] == [None, LEVEL, LEVEL, LEVEL]
        assert not state["practice"]
    hands = [[choice["id"] for choice in state["question"]["choices"]] for state in states]
    assert hands[0] == hands[1]
    assert [seat["name"] for seat in states[0]["seats"]][1:] == [
        seat["name"] for seat in states[1]["seats"]
    ][1:]


def test_the_next_day_has_another_deal_and_another_attempt(anna: Guest, clock: Clock) -> None:
    table, first = begin(anna), today(anna)
    clock.now += DAY
    assert begin(anna) != table
    assert today(anna)["commitment"] != first["commitment"]


def test_the_commitment_is_published_the_day_before(stranger: Guest, clock: Clock) -> None:
    promised = stranger.get("/api/daily")["tomorrow"]
    clock.now += DAY
    kept = today(stranger)
    assert (kept["day"], kept["commitment"]) == (promised["day"], promised["commitment"])
    assert kept["seed"] is None
    clock.to_the_reveal(kept["day"])
    revealed = stranger.get(f"/api/daily/{kept['day']}")
    assert commitment(revealed["seed"]) == promised["commitment"]


HELP: list[tuple[str, dict[str, Any]]] = [
    ("hint", {"seat": SEAT}),
    ("leave", {"seat": SEAT}),
    ("return", {"seat": SEAT}),
    ("replace", {"seat": SEAT}),
    ("replace", {"seat": 1, "level": "easy"}),
    ("stand", {"seat": SEAT}),
    ("name", {"seat": SEAT, "name": "Anne"}),
    ("chat", {"text": "Hello."}),
    ("rematch", {}),
]


@pytest.mark.parametrize(("what", "body"), HELP)
def test_other_tables_offer_this_but_not_the_daily_deal(
    anna: Guest, what: str, body: dict[str, Any]
) -> None:
    table = begin(anna)
    before = anna.state(table)["seats"]
    answer = anna.web.post(f"/api/tables/{table}/{what}", json=body)
    assert refusal(answer) == (403, "daily-deal")
    assert anna.state(table)["seats"] == before
    assert [k["table"] for k in anna.get("/api/me")["tables"]] == [table], "and no other table"


def test_no_table_of_ones_own_making_is_a_daily_deal(anna: Guest) -> None:
    seats = [{"who": "me"}, *[{"who": "bot", "level": LEVEL}] * 3]
    for wish in ({"daily": "2027-01-15"}, {"seed": "00" * 32}, {"commitment": "00" * 32}):
        answer = anna.web.post("/api/tables", json={"seats": seats, **wish})
        assert refusal(answer) == (422, "bad-request")
    table = anna.new_table("me", LEVEL, LEVEL, LEVEL)
    assert anna.state(table)["daily"] is None
    assert anna.state(table)["commitment"] != today(anna)["commitment"]


def test_a_record_that_is_brought_along_is_no_attempt(
    server: Served, anna: Guest, ben: Guest
) -> None:
    seed = server.service.keys.daily_seed(today(anna)["day"])
    game = Game(["Anna", *(bot_name(number, LEVEL) for number in (1, 2, 3))], seed=seed)
    while not game.over:
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    brought = anna.post("/api/import", record=write_text(game))["table"]
    assert anna.state(brought)["daily"] is None
    assert today(anna)["mine"] is None
    assert today(ben)["results"] == []
    assert begin(anna) != brought


def test_what_can_fairly_be_undone_can_and_nothing_else(anna: Guest) -> None:
    table = begin(anna)
    until(lambda: anna.state(table)["move"] >= 3)  # the bots' first cards; then they wait for Anna
    undone = revealed = False
    while not (undone and revealed):
        state = anna.state(table)
        if state["question"] is None:
            continue
        body = {
            "seat": SEAT,
            "asked": state["question"]["asked"],
            "choice": state["question"]["choices"][0]["id"],
            "pause": 5,
        }
        anna.post(f"/api/tables/{table}/choices", **body)
        after = anna.state(table)["undo"]
        answer = anna.web.post(
            f"/api/tables/{table}/undo", json={"seat": SEAT, "asked": after["asked"]}
        )
        if after["why"] == "revealed":
            assert refusal(answer) == (409, "no-undo")
            revealed = True
        elif after["possible"]:
            assert answer.status_code == 200
            undone = True
            again = {**body, "asked": body["asked"] + 2, "pause": 0}
            anna.post(f"/api/tables/{table}/choices", **again)


def test_whoever_chooses_like_the_bots_makes_par(
    server: Served, anna: Guest, ben: Guest, clock: Clock
) -> None:
    day = today(anna)["day"]
    play(ben, begin(ben))
    until(lambda: today(ben)["par"])
    par = today(ben)["par"]
    assert today(anna)["par"] is None, "not before one's own end"
    play(anna, begin(anna), own_choices(read(secret_record(server, day))))
    assert today(anna)["mine"]["score"] == par == today(anna)["par"]


def secret_record(server: Served, day: str) -> str:
    """The bots' game, as the store keeps it."""
    with server.service.store.database.engine.connect() as connection:
        query = text("SELECT record FROM daily_pars WHERE day = :day")
        return str(connection.execute(query, {"day": day}).scalar_one())


def test_a_game_that_goes_on_past_midnight_counts_until_the_reveal(
    anna: Guest, ben: Guest, clock: Clock
) -> None:
    day = today(anna)["day"]
    tables = begin(anna), begin(ben)
    clock.to_the_reveal(day)
    clock.now -= 1
    assert today(anna)["day"] > day
    play(anna, tables[0])
    clock.now += 2
    play(ben, tables[1])
    mine = ben.get(f"/api/daily/{day}")
    assert mine["mine"]["late"]
    assert mine["mine"]["score"]
    assert [result["name"] for result in mine["results"]] == ["Anna"]
    assert not anna.get(f"/api/daily/{day}")["mine"]["late"]
    assert refusal(ben.web.post(f"/api/tables/{tables[1]}/rematch")) == (403, "daily-deal")


def test_nobody_begins_yesterdays_deal(anna: Guest, clock: Clock) -> None:
    day = today(anna)["day"]
    clock.now += 12 * HOUR + 1
    table = begin(anna)
    assert anna.state(table)["daily"] > day
    assert anna.get(f"/api/daily/{day}")["mine"] is None


def test_new_attempts_are_counted_like_new_tables_of_an_address(tmp_path: Any) -> None:
    with ExitStack() as stack:
        data = f"sqlite:///{tmp_path / 'games.db'}"
        server = stack.enter_context(served(data, Limits(tables=2)))
        one, two, three = (stack.enter_context(Guest(server.address)) for _ in range(3))
        for guest in (one, two, one, two, one):
            begin(guest)
        assert refusal(three.web.post("/api/daily", json={})) == (429, "too-many")
        assert today(three)["mine"] is None


def test_after_a_restart_the_game_goes_on_and_so_does_the_par(tmp_path: Any) -> None:
    data, clock = f"sqlite:///{tmp_path / 'games.db'}", Clock()
    with daily_server(data, clock) as (server, _), Guest(server.address, "Anna") as anna:
        table, cookie = begin(anna), anna.cookie
        anna.choose(table, SEAT)
        move = anna.state(table)["move"]
    with daily_server(data, clock) as (server, _), Guest(server.address) as anna:
        anna.show(cookie)
        assert begin(anna) == table
        assert anna.state(table)["move"] >= move
        play(anna, table)
        until(lambda: today(anna)["par"])
        assert today(anna)["results"][0]["name"] == "Anna"


@pytest.mark.parametrize(
    ("path", "status"),
    [("tomorrow", 422), ("2026-02-30", 422), ("20270115", 422), ("9999-12-31", 404)],
)
def test_bad_days_get_a_sentence(stranger: Guest, path: str, status: int) -> None:
    for further in ("", "/record"):
        assert refusal(stranger.web.get(f"/api/daily/{path}{further}"))[0] == status
