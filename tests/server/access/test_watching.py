"""Watching: the link can be renewed, and a watcher can be removed."""

from __future__ import annotations

from tests.server.clients import Guest, friends, refusal
from tests.server.servers import Served, until


def watch_token(guest: Guest, table: str) -> str:
    """The token of the current link to watch."""
    return str(guest.links(table)["watch"]).partition("#watch=")[2]


def test_a_renewed_link_to_watch_ends_the_old_one_and_nobody_who_watches(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "here")
    old = watch_token(anna, table)
    ben.post(f"/api/tables/{table}/watch", token=old)
    link = anna.post(f"/api/tables/{table}/watch-link")["watch"]
    assert link.endswith(watch_token(anna, table))
    assert not link.endswith(old)
    answer = stranger.web.post(f"/api/tables/{table}/watch", json={"token": old})
    assert refusal(answer) == (404, "not-found")
    stranger.watch(table, link)
    assert ben.state(table)["seat"] is stranger.state(table)["seat"] is None


def test_only_the_host_decides_about_watchers(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    anna.listen(table).wait_for(0)
    stranger.post(f"/api/tables/{table}/watch", token=watch_token(ben, table))
    for guest in (ben, stranger):
        for method, path, body in (
            ("POST", "watch-link", None),
            ("POST", "send-away", {"watcher": "x"}),
            ("GET", "watchers", None),
        ):
            answer = guest.web.request(method, f"/api/tables/{table}/{path}", json=body)
            assert refusal(answer) == (403, "host-decides"), path


def test_a_watcher_who_is_sent_away_does_not_come_back_by_either_link(
    server: Served, anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "here")
    old = watch_token(anna, table)
    for guest in (ben, stranger):
        guest.post(f"/api/tables/{table}/watch", token=old)
    listener, other = stranger.listen(table), ben.listen(table)
    listener.wait_for(0)
    other.wait_for(0)
    listed = anna.get(f"/api/tables/{table}/watchers")["watchers"]
    assert sorted((k["name"], k["here"]) for k in listed) == [("", True), ("Ben", True)]
    nameless = next(k["watcher"] for k in listed if not k["name"])
    number = anna.post(f"/api/tables/{table}/send-away", watcher=nameless)["number"]
    until(lambda: listener.over)
    assert refusal(stranger.web.get(f"/api/tables/{table}")) == (404, "not-found")
    for token in (old, watch_token(anna, table)):
        answer = stranger.web.post(f"/api/tables/{table}/watch", json={"token": token})
        assert refusal(answer) == (404, "not-found")
    with Guest(server.address) as disguised:
        answer = disguised.web.post(f"/api/tables/{table}/watch", json={"token": old})
        assert refusal(answer) == (404, "not-found"), "the link was renewed"
    other.wait_for(number)
    assert [k["name"] for k in anna.get(f"/api/tables/{table}/watchers")["watchers"]] == ["Ben"]
    again = anna.post(f"/api/tables/{table}/send-away", watcher=nameless)
    assert again["number"] == number, "sent twice, it is done once"


def test_at_a_listed_table_a_watcher_can_be_sent_away_too(anna: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link", listed=True)
    stranger.get("/api/me")
    listener = stranger.listen(table)
    listener.wait_for(0)
    (watcher,) = anna.get(f"/api/tables/{table}/watchers")["watchers"]
    anna.post(f"/api/tables/{table}/send-away", watcher=watcher["watcher"])
    until(lambda: listener.over)
    assert refusal(stranger.web.get(f"/api/tables/{table}")) == (404, "not-found")
    answer = stranger.web.post(f"/api/tables/{table}/join", json={"seat": 1})
    assert refusal(answer) == (404, "not-found"), "nor can they sit down, unless they are invited"


def test_whoever_plays_cannot_be_sent_away_and_is_no_watcher(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    ben.listen(table).wait_for(0)
    assert anna.get(f"/api/tables/{table}/watchers")["watchers"] == []


def test_a_watcher_who_was_sent_away_may_be_given_a_seat(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    ben.post(f"/api/tables/{table}/watch", token=watch_token(anna, table))
    (watcher,) = anna.get(f"/api/tables/{table}/watchers")["watchers"]
    anna.post(f"/api/tables/{table}/send-away", watcher=watcher["watcher"])
    ben.join(table, anna.links(table)["seats"]["1"])
    assert ben.state(table)["seat"] == 1
