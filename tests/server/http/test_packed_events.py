"""Server-sent events are compressed for those who accept it, and arrive one by one."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from starlette.types import Message

from notredame.server.http.packed_events import PackedEvents
from tests.server.clients import Guest
from tests.server.event_loop import run_coroutine

EVENTS = [b"data: one\n\n", b"data: two\n\n", b"data: one\n\n"]


async def sent(accepted: str) -> tuple[dict[str, str], list[bytes]]:
    """Headers and parts of an answer with these events."""
    messages: list[Message] = []

    async def events() -> AsyncIterator[bytes]:
        for event in EVENTS:
            yield event

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        messages.append(message)

    headers = [(b"accept-encoding", accepted.encode())]
    scope = {"type": "http", "method": "GET", "headers": headers}
    await PackedEvents(events())(scope, receive, send)
    start, *parts = messages
    return (
        {name.decode(): value.decode() for name, value in start["headers"]},
        [part["body"] for part in parts],
    )


def test_each_event_can_be_read_when_it_arrives() -> None:
    headers, parts = run_coroutine(sent("gzip, br"))
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "Accept-Encoding"
    reader = zlib.decompressobj(16 + zlib.MAX_WBITS)
    assert [reader.decompress(part) for part in parts] == [*EVENTS, b""]
    assert reader.eof, "the stream is complete, and its checksum right"


@pytest.mark.parametrize("accepted", ["", "identity", "br"])
def test_who_accepts_no_compression_gets_plain_events(accepted: str) -> None:
    headers, parts = run_coroutine(sent(accepted))
    assert "content-encoding" not in headers
    assert headers["vary"] == "Accept-Encoding"
    assert parts == [*EVENTS, b""]


def states(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """The states among the lines of a table's events."""
    for line in lines:
        if line.startswith("data: ") and "seats" in (said := json.loads(line[6:])):
            yield said


def test_a_table_is_followed_in_a_third_of_the_bytes(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    path = f"/api/tables/{table}/live"
    with anna.web.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        found = states(answer.iter_lines())
        first = next(found)
        assert first["table"] == table
        assert answer.num_bytes_downloaded < len(json.dumps(first)) / 3
        anna.post(f"/api/tables/{table}/chat", text="Hello")
        assert next(found)["chat"][0]["text"] == "Hello"
