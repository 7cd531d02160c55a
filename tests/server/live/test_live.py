"""Live updates: every change reaches every page once, and none is lost during an absence."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from notredame.server.access.limits import Limits
from notredame.server.live import live_table
from notredame.server.live.live_table import LiveTable
from notredame.server.live.subscribers import AT_ONCE, OUTBOX_BYTES, Subscriber
from tests.server.clients import EventListener, Guest, LiveEvent, friends, refusal
from tests.server.event_loop import run_coroutine
from tests.server.servers import Served, served, until
from tests.server.table_driver import TableDriver


def states(listener: EventListener) -> list[LiveEvent]:
    """The received events that have an id."""
    return [heard for heard in listener.heard if heard.id is not None]


def presence(listener: EventListener) -> dict[str, object]:
    """The seats in the last presence event."""
    told = [heard for heard in listener.heard if heard.event == "presence"]
    return told[-1].state if told else {}


def test_every_change_reaches_every_page_with_its_number(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    listeners = [anna.listen(table), ben.listen(table)]
    numbers = [anna.choose(table, 0), ben.choose(table, 1), anna.choose(table, 0)]
    for listener in listeners:
        last = listener.wait_for(numbers[-1])
        assert last["move"] == 3
        assert [heard.id for heard in states(listener)] == [str(k) for k in (1, *numbers)]
        assert all(heard.state["number"] == int(heard.id or 0) for heard in states(listener))


def test_what_is_heard_live_is_what_is_asked_for_apart_from_the_log(
    anna: Guest, ben: Guest
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    listener = anna.listen(table, seat=0)
    number = anna.choose(table, 0)
    live, asked = listener.wait_for(number), anna.state(table, seat=0)
    assert asked["news"].pop("from") == 0
    assert live["news"].pop("from") == 1
    news, log = live.pop("news")["lines"], asked.pop("news")["lines"]
    assert live == asked
    assert log[-len(news) :] == news


def test_whoever_comes_back_with_the_last_id_hears_only_what_is_new(
    anna: Guest, ben: Guest
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    first = ben.listen(table)
    number = anna.choose(table, 0)
    first.wait_for(number)
    first.close()
    again = ben.listen(table, last=str(number))
    again.wait(lambda heard: heard.event == "presence")
    assert states(again) == []
    later = anna.post(f"/api/tables/{table}/chat", text="Hello.")["number"]
    assert again.wait_for(later)["chat"][-1]["text"] == "Hello."
    assert [heard.id for heard in states(again)] == [str(later)]


def test_whoever_missed_something_gets_the_whole_table_at_once(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    anna.choose(table, 0)
    number = ben.choose(table, 1)
    for last in ("0", "1", "", "nonsense", "9" * 5000, "-1", "1e1"):
        listener = anna.listen(table, last=last)
        state = listener.wait_for(number)
        assert state["news"]["from"] == 0
        assert state["move"] == 2
        listener.close()


def test_of_the_chat_a_page_hears_only_what_is_new_and_whoever_comes_gets_all(
    anna: Guest, ben: Guest
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    listener = ben.listen(table)
    first = anna.post(f"/api/tables/{table}/chat", text="Hello.")["number"]
    second = anna.post(f"/api/tables/{table}/chat", text="Anybody here?")["number"]
    last = anna.choose(table, 0)
    listener.wait_for(last)
    told = {
        heard.id: [line["number"] for line in heard.state["chat"]] for heard in states(listener)
    }
    assert told == {"1": [], str(first): [first], str(second): [second], str(last): []}
    everything = [line["number"] for line in ben.state(table)["chat"]]
    assert everything == [first, second]
    for missed in ("", str(first)):
        again = ben.listen(table, last=missed).wait_for(last)
        assert [line["number"] for line in again["chat"]] == everything


def test_presence_is_told_when_people_come_and_go(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    mine = anna.listen(table)
    until(lambda: presence(mine) == {"present": [0], "watchers": 0, "host_here": True})
    his = ben.listen(table)
    until(lambda: presence(mine) == {"present": [0, 1], "watchers": 0, "host_here": True})
    assert [seat["present"] for seat in ben.state(table)["seats"]] == [True, True]
    second = ben.listen(table)
    second.close()
    his.close()
    until(lambda: presence(mine) == {"present": [0], "watchers": 0, "host_here": True})
    assert [seat["present"] for seat in ben.state(table)["seats"]] == [True, False]


def test_a_second_page_of_somebody_is_no_second_person(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    mine = anna.listen(table)
    one, two = ben.listen(table), ben.listen(table)
    until(lambda: presence(mine)["present"] == [0, 1])
    one.close()
    number = anna.choose(table, 0)
    two.wait_for(number)
    assert presence(mine)["present"] == [0, 1]


def test_whoever_comes_back_to_an_unchanged_table_is_told_who_is_there(
    anna: Guest, ben: Guest
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    anna.listen(table)
    ben.listen(table)
    second = ben.listen(table, last="1")
    second.wait(lambda heard: heard.event == "presence")
    assert presence(second)["present"] == [0, 1]


def test_watchers_are_counted_and_see_what_lies_open(
    server: Served, anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    stranger.watch(table, anna.links(table)["watch"])
    mine, watching = anna.listen(table), stranger.listen(table)
    until(lambda: presence(mine) == {"present": [0], "watchers": 1, "host_here": True})
    number = anna.choose(table, 0)
    state = watching.wait_for(number)
    assert state["seat"] is None
    assert state["question"] is None
    assert state["view"]["seat"] is None
    assert not any(seat["mine"] for seat in state["seats"])
    game = server.service.tables._open[table].table.game
    assert game is not None
    assert state["view"] == json.loads(json.dumps(game.view(None).as_dict()))


def test_one_person_with_several_seats_looks_from_each(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    listeners = [anna.listen(table, seat=seat) for seat in (0, 1)]
    number = anna.choose(table, 1)
    for seat, listener in enumerate(listeners):
        assert listener.wait_for(number)["seat"] == seat
    chooses = anna.listen(table)
    assert chooses.wait_for(number)["seat"] == 0, "the seat that is still asked"
    assert anna.state(table)["seat"] == 0


def test_nobody_listens_in_from_a_seat_of_somebody_else(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    for path in (f"/api/tables/{table}/live", f"/api/tables/{table}"):
        answer = ben.web.get(path, params={"seat": 0})
        assert refusal(answer) == (403, "not-your-seat")


def test_only_so_many_pages_at_once_and_none_is_counted_that_was_closed(tmp_path: Path) -> None:
    limits = Limits(subscribers=3)
    with served(f"sqlite:///{tmp_path}/games.db", limits) as server, Guest(server.address) as anna:
        table = anna.new_table("me", "here")
        for _ in range(8):
            anna.listen(table).close()
        until(lambda: not server.service.limits._subscribers)
        listeners = [anna.listen(table) for _ in range(3)]
        answer = anna.web.get(f"/api/tables/{table}/live")
        assert refusal(answer) == (429, "too-many-pages")
        listeners[0].close()
        until(lambda: may_listen(anna, table))


def may_listen(guest: Guest, table: str) -> bool:
    """Whether one more page may be opened."""
    with guest.web.stream("GET", f"/api/tables/{table}/live") as answer:
        return answer.status_code == 200


def test_a_page_that_does_not_listen_is_let_go() -> None:
    async def story() -> None:
        live = LiveTable(TableDriver("Anna", "Ben").table)
        deaf, keen = Subscriber("Anna", 0, "en"), Subscriber("Ben", 1, "en")
        with live.subscribed(deaf), live.subscribed(keen):
            told = 0
            while deaf in live.subscribers and told < 2 * OUTBOX_BYTES:
                live.tell()
                while not keen.outbox.empty():
                    told += len(keen.outbox.get_nowait() or b"")
            assert set(live.subscribers) == {keen}
            assert keen.outbox.unread == 0
            letters = [deaf.outbox.get_nowait() for _ in range(deaf.outbox.qsize())]
            assert live.present() == {"Ben"}
        size = sum(map(len, filter(None, letters)))
        assert OUTBOX_BYTES <= size < OUTBOX_BYTES + 20_000, "up to the last message"
        assert letters[-1] is None, "the end of the line"

    run_coroutine(story())


def test_all_who_only_watch_get_the_very_same_message() -> None:
    names, seats = ["Anna", "Anna", "Ben", "Carl", "Dora", None], [0, None, 1, None, None, None]

    async def story() -> None:
        live = LiveTable(TableDriver("Anna", "Ben").table)
        pages = [Subscriber(name, seat, "en") for name, seat in zip(names, seats, strict=True)]
        for page in pages:
            live.subscribers.add(page)
        live.tell()
        anna, host, ben, *watching = [page.outbox.get_nowait() for page in pages]
        assert all(message is watching[0] for message in watching)
        assert len({anna, host, ben, watching[0]}) == 4, "the host is told so without a seat too"
        first = [live.first_event(page) for page in pages]
        assert all(event is first[-1] for event in first[3:])
        assert len(set(first)) == 4

    run_coroutine(story())


def test_a_watcher_who_comes_later_is_not_shown_what_was_before() -> None:
    async def story() -> None:
        driver = TableDriver("Anna", "Ben")
        live = LiveTable(driver.table)
        before = live.first_event(Subscriber(None, None, "en"))
        driver.choose(0)
        after = live.first_event(Subscriber(None, None, "en"))
        assert (b"id: 0" in before, b"id: 1" in after) == (True, True)

    run_coroutine(story())


def test_many_pages_get_everything_in_its_order_while_others_have_their_turn() -> None:
    async def story() -> None:
        live = LiveTable(TableDriver("Anna", "Ben").table)
        pages = [Subscriber(str(number), None, "en") for number in range(3 * AT_ONCE)]
        for page in pages:
            live.subscribers.add(page)
        for message in (b"1", b"2", b"3"):
            live.subscribers.send([(page, message) for page in pages])
        assert sum(page.outbox.qsize() for page in pages) == AT_ONCE
        turns = 0
        while pages[-1].outbox.qsize() < 3:
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 8
        for page in pages:
            assert [page.outbox.get_nowait() for _ in range(3)] == [b"1", b"2", b"3"]

    run_coroutine(story())


def test_presence_is_told_at_most_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """With n watchers who arrive one after the other, n² messages would be too many."""
    monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.2)

    async def story() -> None:
        told: list[int] = []
        live = LiveTable(
            TableDriver("Anna", "Ben").table, lambda table: told.append(table.watchers())
        )
        anna = Subscriber("Anna", 0, "en")
        live.subscribers.add(anna)
        await asyncio.sleep(0.05)
        assert told == [0], "the first at once"
        for number in range(40):
            live.subscribers.add(Subscriber(str(number), None, "en"))
            await asyncio.sleep(0)
        while len(told) < 2:
            await asyncio.sleep(0.01)
        assert told == [0, 40]
        assert anna.outbox.qsize() == 2

    run_coroutine(story())


def test_the_stream_is_not_kept_back_on_its_way(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    with anna.web.stream("GET", f"/api/tables/{table}/live") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["x-accel-buffering"] == "no"
        assert "no-store" in answer.headers["cache-control"]
