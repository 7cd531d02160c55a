"""Getting up before a game begins: the person then sees no more than a stranger."""

from __future__ import annotations

from tests.server.clients import Guest, refusal
from tests.server.servers import Served


def test_whoever_gets_up_sees_no_more_of_the_table(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link", "link")
    seat = ben.join(table, anna.links(table)["seats"]["1"])
    listener = ben.listen(table, seat=seat)
    listener.wait_for(0)
    ben.post(f"/api/tables/{table}/stand", seat=seat)
    stranger.join(table, anna.links(table)["seats"]["1"])
    anna.post(f"/api/tables/{table}/replace", seat=2, level="easy")
    assert stranger.state(table)["question"] is not None
    assert refusal(ben.web.get(f"/api/tables/{table}")) == (404, "not-found")
    assert not any(heard.state["view"] for heard in listener.heard if heard.id is not None)


def test_whoever_gets_up_from_one_of_two_seats_looks_from_the_other(
    server: Served, anna: Guest
) -> None:
    table = anna.new_table("me", "here", "link")
    listener = anna.listen(table, seat=0)
    listener.wait_for(0)
    anna.post(f"/api/tables/{table}/stand", seat=0)
    for seat in ("0", "2"):
        with Guest(server.address) as friend:
            friend.join(table, anna.links(table)["seats"][seat])
    begun = listener.wait_for(anna.state(table)["number"])
    assert begun["status"] == "playing"
    assert begun["seat"] == 1


def test_a_link_from_before_leads_nowhere(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    old = anna.links(table)["seats"]["1"]
    seat = ben.join(table, old)
    ben.post(f"/api/tables/{table}/stand", seat=seat)
    assert anna.links(table)["seats"]["1"] != old
    token = old.split("#seat=")[1]
    answer = stranger.web.post(f"/api/tables/{table}/join", json={"token": token})
    assert refusal(answer) == (404, "not-found")


def test_whoever_has_just_sat_down_is_not_gone(server: Served, anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    live = server.service.tables._open[table]
    live.presence._opened -= 1000
    seat = ben.join(table, anna.links(table)["seats"]["1"])
    answer = anna.web.post(f"/api/tables/{table}/stand", json={"seat": seat})
    assert refusal(answer) == (409, "still-here")


def test_a_host_who_looks_on_is_not_gone(server: Served, anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    anna.post(f"/api/tables/{table}/stand", seat=0)
    ben.join(table, anna.links(table)["seats"]["0"])
    anna.listen(table).wait_for(0)
    live = server.service.tables._open[table]
    live.presence._opened -= 1000
    answer = ben.web.post(f"/api/tables/{table}/replace", json={"seat": 1, "level": "easy"})
    assert refusal(answer) == (403, "host-fills")


def test_an_invitation_to_a_taken_seat_says_so(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    link = anna.links(table)["seats"]["1"]
    ben.join(table, link)
    seen = stranger.post(f"/api/tables/{table}/look-in", token=link.split("#seat=")[1])
    assert seen["seats"][seen["seat"]]["who"] == "person"
