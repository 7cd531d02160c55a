"""Raw connections: none of them blocks the server, exhausts its memory or floods its log."""

from __future__ import annotations

import resource
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from notredame.server.http import request_checks
from notredame.server.http.connections import (
    ConnectionLimits,
    Connections,
    limits_for,
    raise_open_files,
)
from tests.server.clients import Guest
from tests.server.event_loop import run_coroutine
from tests.server.servers import PATIENCE, Served, served, until

HALF = b"GET /api/facts HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"
ELSEWHERE = "127.0.0.2"
"""Another address of this machine, which is not a trusted proxy."""


@pytest.fixture
def data(tmp_path: Path) -> str:
    """An empty store."""
    return f"sqlite:///{tmp_path / 'games.db'}"


class Line:
    """A raw connection."""

    def __init__(self, server: Served, source: str = "127.0.0.1") -> None:
        port = urlsplit(server.address).port
        self.socket = socket.create_connection(
            ("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0)
        )

    def send(self, words: bytes) -> None:
        """Send bytes, unless the connection is closed already."""
        with suppress(OSError):
            self.socket.sendall(words)

    def read(self) -> bytes:
        """Everything that arrives until the server closes the connection."""
        found = b""
        with suppress(ConnectionError):
            while some := self.socket.recv(65536):
                found += some
        return found

    def refusal(self) -> bytes:
        """A complete answer that says what was wrong."""
        found = b""
        while not found.endswith(b"}"):
            found += self.socket.recv(65536)
        return found

    def answer(self) -> bytes:
        """The first bytes of an answer; empty if the connection was closed."""
        with suppress(ConnectionError):
            return self.socket.recv(65536)
        return b""


@contextmanager
def lines(server: Served, count: int, source: str = "127.0.0.1") -> Iterator[list[Line]]:
    """Several connections."""
    with ExitStack() as stack:
        found = [Line(server, source) for _ in range(count)]
        for line in found:
            stack.enter_context(line.socket)
        yield found


def test_a_head_without_end_is_refused(data: str) -> None:
    with served(data, connections=ConnectionLimits(head_bytes=4096)) as server:
        with lines(server, 1) as (line,):
            line.send(HALF)
            line.send(b"X-More: " + b"a" * 2_000_000)
            answer = line.read()
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert answer.endswith(b"The head of a request has at most 4096 bytes.")
        large = {"X-More": "a" * 3000}
        assert httpx.get(f"{server.address}/api/facts", headers=large).status_code == 200


def test_a_head_without_end_is_refused_behind_a_request_that_is_being_answered(data: str) -> None:
    limits = ConnectionLimits(head_bytes=4096)
    with served(data, connections=limits) as server, Guest(server.address) as anna:
        table = anna.new_table("me", "here")
        listener = anna.listen(table)
        listener.wait_for(0)
        with suppress(OSError):
            listener._socket.sendall(HALF + b"X-More: " + b"a" * 1_000_000)
        until(lambda: listener.over)


def test_half_a_head_is_waited_for_only_so_long(data: str) -> None:
    with served(data, connections=ConnectionLimits(head_seconds=0.4)) as server:
        with lines(server, 2) as (silent, half):
            half.send(HALF)
            assert silent.read() == half.read() == b""
        with lines(server, 1) as (again,):
            again.send(WHOLE)
            assert again.answer().startswith(b"HTTP/1.1 200 ")
            again.send(HALF)  # the second request of a connection is limited as well
            assert b"HTTP/1.1" not in again.read()
        with lines(server, 1) as (stray,):
            stray.send(WHOLE)
            assert stray.answer()
            stray.send(b"\r\n")  # and so is what is not a request at all
            stray.read()


def test_a_head_that_trickles_gets_no_more_time(data: str) -> None:
    limits = ConnectionLimits(head_seconds=0.5)
    with served(data, connections=limits) as server, lines(server, 1) as (line,):
        line.socket.settimeout(0.001)
        for byte in HALF * 20:
            line.send(bytes([byte]))
            time.sleep(0.02)
            with suppress(TimeoutError):
                if line.answer() == b"":
                    break
        else:
            pytest.fail("it was never cut")


@pytest.mark.skipif(sys.platform != "linux", reason="Elsewhere a machine has one loopback address.")
def test_one_address_has_only_so_many_connections(data: str) -> None:
    with served(data, connections=ConnectionLimits(of_address=3)) as server:
        with lines(server, 3, ELSEWHERE) as held:
            with lines(server, 1, ELSEWHERE) as (refused,):
                refused.send(WHOLE)
                assert refused.answer() == b""
            with lines(server, 5) as trusted:  # a proxy speaks for many people
                for line in (*held, *trusted):
                    line.send(WHOLE)
                    assert line.answer().startswith(b"HTTP/1.1 200 ")

        def answered() -> bool:
            with lines(server, 1, ELSEWHERE) as (line,):
                line.send(WHOLE)
                return line.answer().startswith(b"HTTP/1.1 200 ")

        until(answered)  # closed connections no longer count


def test_where_all_connections_are_taken_idle_ones_make_room_and_open_pages_stay(
    data: str,
) -> None:
    limits = ConnectionLimits(total=6)
    with served(data, connections=limits) as server, Guest(server.address) as anna:
        table = anna.new_table("me", "here")
        listener = anna.listen(table)
        listener.wait_for(0)
        with lines(server, 20) as held:
            for line in held:
                line.send(HALF)
            assert httpx.get(f"{server.address}/api/facts").status_code == 200
            assert held[0].read() == b"", "the one that has waited longest"
        assert listener.wait_for(anna.choose(table, 0))["move"] == 1


def test_refusals_fill_no_log(data: str, caplog: pytest.LogCaptureFixture) -> None:
    limits = ConnectionLimits(head_bytes=4096)
    with served(data, connections=limits) as server:
        for words in (b"\x16\x03\x01 nonsense\r\n\r\n", b"GET / HTTP/9\r\n\r\n", HALF * 500) * 3:
            with lines(server, 1) as (line,):
                line.send(words)
                line.read()
    assert warnings(caplog) == ["Connections are refused or cut (malformed: 1)."]


def test_what_browsers_do_is_not_in_the_log(data: str, caplog: pytest.LogCaptureFixture) -> None:
    limits = ConnectionLimits(head_seconds=0.3)
    with served(data, connections=limits) as server, lines(server, 2) as (early, upgrading):
        upgrading.send(HALF + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
        assert upgrading.answer().startswith(b"HTTP/1.1 200 ")
        assert early.read() == b"", "it was opened long before anything was asked"
    assert warnings(caplog) == []


def test_trailers_without_end_are_refused(data: str) -> None:
    head = HALF.replace(b"GET", b"PUT").replace(b"facts", b"me")
    with served(data, connections=ConnectionLimits(head_bytes=4096)) as server:
        for endless in (b"X-More: " + b"a" * 2_000_000, b"X-More: a\r\n" * 200_000):
            with lines(server, 1) as (line,):
                line.send(head + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
                line.send(endless)
                assert line.read().startswith(b"HTTP/1.1 431 ")
        body = b"a" * 20_000
        with lines(server, 1) as (line,):
            line.send(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
            assert line.answer().startswith(b"HTTP/1.1 422 "), "a body may be larger than a head"


def test_the_rest_of_a_body_may_follow_an_early_refusal(
    data: str, caplog: pytest.LogCaptureFixture
) -> None:
    limits = ConnectionLimits(head_bytes=4096, head_seconds=0.3, refused_body_seconds=1.0)
    head = b"PUT /api/me HTTP/1.1\r\nHost: elsewhere.example\r\nContent-Length: 50000\r\n\r\n"
    with served(data, connections=limits, host_names=frozenset()) as server:
        with lines(server, 1) as (line,):
            line.send(head)
            assert line.refusal().startswith(b"HTTP/1.1 421 ")
            line.send(b"a" * 25_000)
            time.sleep(0.6)
            line.send(b"a" * 25_000)
            line.send(WHOLE)
            assert line.answer().startswith(b"HTTP/1.1 200 ")
            assert warnings(caplog) == []
        with lines(server, 1) as (slow,):
            slow.send(head)
            assert slow.refusal().startswith(b"HTTP/1.1 421 ")
            assert slow.read() == b"", "but not for ever"


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Warnings in the log."""
    return [k.getMessage() for k in caplog.records if k.levelname == "WARNING"]


def test_a_body_that_is_late_is_refused(data: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_checks, "BODY_SECONDS", 0.3)
    head = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with served(data) as server, lines(server, 1) as (line,):
        line.send(head + b"Content-Length: 1000\r\n\r\n{")
        answer = line.read()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"problem":"too-slow"' in answer


def test_half_a_body_is_no_request(server: Served) -> None:
    with Guest(server.address, "Anna") as anna:
        head = (
            "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Cookie: {anna.cookie_name}={anna.cookie}\r\nContent-Length: 100\r\n\r\n"
        )
        with lines(server, 1) as (line,):
            line.send(head.encode() + b'{"name": "Ben"}')
            time.sleep(0.2)
        time.sleep(0.2)
        assert anna.get("/api/me")["name"] == "Anna"


def test_a_process_opens_as_many_files_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
    try:
        assert raise_open_files() == (None if hard == resource.RLIM_INFINITY else hard)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_connections_leave_files_for_everything_else() -> None:
    assert limits_for(1024).total == 824
    assert limits_for(10**6).total == limits_for(None).total == ConnectionLimits().total


class Admitted:
    """As much of a connection as counting needs."""


@pytest.mark.parametrize(
    ("addresses", "counted_as_one"),
    [
        (("2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::"), True),
        (("2001:db8::1", "2001:db8:0:1::1", "2001:db8:0:2::1"), False),
        (("10.0.0.1", "::ffff:10.0.0.1", "10.0.0.1"), True),
    ],
)
def test_one_household_has_only_so_many_connections(
    addresses: tuple[str, ...], counted_as_one: bool
) -> None:
    async def count() -> list[bool]:
        connections = Connections(ConnectionLimits(of_address=2), "127.0.0.1")
        admitted = [connections.admit(Admitted(), address) for address in addresses]  # type: ignore[arg-type]
        proxy = "::ffff:127.0.0.1"
        assert all(connections.admit(Admitted(), proxy) for _ in range(5))  # type: ignore[arg-type]
        return admitted

    assert run_coroutine(count()) == [True, True, not counted_as_one]
