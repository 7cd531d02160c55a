"""A server under attack by raw connections: `python -m tools.bench.load.connections`.

The attacks are endless heads or trailers, many connections with half a head, and slow bodies, all
from one address; meanwhile people play, and their answers are timed. Everything runs on loopback,
limited in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path

import aiohttp

from tools.bench.load.players import Crowd
from tools.bench.load.serving import Server, milliseconds, serve

PORT = 8794
OTHERS = 20
"""Number of tables at which two people each play meanwhile."""
ATTACKER = ("127.0.0.2", 0)
"""Another address of this machine, which the server does not take for a proxy."""
USUAL_FILES = 1024
"""Limit of open files that a process has by default on most systems."""
PATIENCE = 5.0
"""Seconds that a newcomer waits for the page."""


class AttackConnection:
    """A connection from the attacker's address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.answer = b""
        self.closed_after: float | None = None
        """Seconds after which the server closed it, if it did."""
        self._began = time.monotonic()
        self._reading = asyncio.create_task(self._read())

    @staticmethod
    async def open(port: int) -> AttackConnection:
        """Connect to the server."""
        return AttackConnection(
            *await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER)
        )

    async def send(self, data: bytes) -> None:
        """Send some bytes, unless the connection is closed."""
        with suppress(OSError):
            self._writer.write(data)
            await self._writer.drain()

    async def _read(self) -> None:
        with suppress(OSError):
            while some := await self._reader.read(65536):
                self.answer += some[:200]
        self.closed_after = time.monotonic() - self._began

    def close(self) -> None:
        """Close the connection."""
        self._reading.cancel()
        self._writer.close()


def outcome(connections: list[AttackConnection]) -> str:
    """How many connections were opened, how many the server closed, when, and its answers."""
    closed = [c.closed_after for c in connections if c.closed_after is not None]
    counts = Counter(c.answer.partition(b"\r\n")[0].decode() for c in connections if c.answer)
    answers = "".join(f", {count} times {answer}" for answer, count in counts.items())
    when = f" after {min(closed):.1f} to {max(closed):.1f} s" if closed else ""
    return f"{len(connections)} opened, {len(closed)} closed{when}{answers}"


async def endless_head(port: int, seconds: float) -> str:
    """Send endless header lines."""
    return await endless(port, seconds, b"GET /api/facts HTTP/1.1\r\nHost: 127.0.0.1\r\n")


async def endless_trailers(port: int, seconds: float) -> str:
    """Send a chunked body, and endless header lines after it."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    return await endless(port, seconds, head + b"2\r\n{}\r\n0\r\n")


async def endless(port: int, seconds: float, first: bytes) -> str:
    """Send header lines, at most 64 MB on a connection; connect again when it is closed."""
    header, end = b"X-More: " + b"a" * 8000 + b"\r\n", time.monotonic() + seconds
    connections: list[AttackConnection] = []
    while time.monotonic() < end:
        connection = await AttackConnection.open(port)
        connections.append(connection)
        await connection.send(first)
        sent = 0
        while sent < 64_000_000 and connection.closed_after is None and time.monotonic() < end:
            await connection.send(header)
            sent += len(header)
        await asyncio.sleep(0.1)
    result = outcome(connections)
    for connection in connections:
        connection.close()
    return result


async def half_heads(port: int, seconds: float, count: int = 1500) -> str:
    """Open many connections that send half a head and then nothing."""
    return await hold(port, seconds, count, b"GET /api/facts HTTP/1.1\r\nHost: ", b"")


async def slow_bodies(port: int, seconds: float, count: int = 100) -> str:
    """Open connections that announce a body and send one byte of it each second."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    return await hold(port, seconds, count, head + b"Content-Length: 10000\r\n\r\n", b" ")


async def hold(port: int, seconds: float, count: int, first: bytes, then: bytes) -> str:
    """Open connections that send the bytes `first` at once, and `then` each second."""
    connections: list[AttackConnection] = []
    refused, end = 0, time.monotonic() + seconds
    for _ in range(count):
        try:
            connections.append(await asyncio.wait_for(AttackConnection.open(port), 2))
            await connections[-1].send(first)
        except (OSError, TimeoutError):
            refused += 1
    await asyncio.sleep(1)
    fresh = await newcomer(port)
    while time.monotonic() < end:
        await asyncio.sleep(1)
        for connection in connections:
            if then and connection.closed_after is None:
                await connection.send(then)
    result = outcome(connections)
    for connection in connections:
        connection.close()
    return f"{result}, {refused} not opened; newcomer: {fresh}"


async def newcomer(port: int) -> str:
    """How long a newcomer from another address waits for the page."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    began = time.perf_counter()
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"http://127.0.0.1:{port}/") as answer,
        ):
            await answer.read()
    except (aiohttp.ClientError, TimeoutError):
        return f"no answer within {PATIENCE:.0f} s"
    return f"{1000 * (time.perf_counter() - began):.0f} ms"


ATTACKS = {
    "endless head": endless_head,
    "endless trailers": endless_trailers,
    "half heads": half_heads,
    "slow bodies": slow_bodies,
}


def attack(name: str, port: int, seconds: float) -> str:
    """Run an attack; in a process of its own, so that it does not slow down what is timed."""
    return asyncio.run(ATTACKS[name](port, seconds))


async def measure(server: Server, name: str, seconds: float, log: Path) -> str:
    """Measure an attack; return a table row with its outcome and the answer times of others."""
    crowd = Crowd(server.address, OTHERS)
    await crowd.begin()
    before, lines = server.memory(), _lines(log)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        crowd.measured.answers.clear()
        loop = asyncio.get_running_loop()
        result = await loop.run_in_executor(pool, attack, name, server.port, seconds)
    answers = crowd.measured.answers[:]
    memory = server.memory() - before
    await crowd.end()
    return (
        f"| {name} | {result} | {memory:+.0f} MB "
        f"| {milliseconds(answers, 0.5)} | {milliseconds(answers, 0.99)} "
        f"| {milliseconds(answers, 1)} | {_lines(log) - lines} |"
    )


def _lines(log: Path) -> int:
    return len(log.read_text().splitlines())


def main() -> None:
    """Measure one server on SQLite for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=40, help="length of each attack (default 40)"
    )
    arguments = parser.parse_args()
    rows = [
        "| attack | outcome | memory | others: median | 99 % | worst | log lines |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            file, log = f"sqlite:///{Path(folder) / 'load.db'}", Path(folder) / "log"
            with serve(file, PORT, log, open_files=USUAL_FILES) as server:
                rows.append(asyncio.run(measure(server, name, arguments.seconds, log)))
    print("\n".join(rows))


if __name__ == "__main__":
    main()
