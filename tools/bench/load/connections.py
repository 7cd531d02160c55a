"""Raw connections that mean no good: `python -m tools.bench.load.connections`.

A head or trailers without an end, many connections with half a head, and bodies that trickle, all
from one address; meanwhile people play, and their answers are timed. All on loopback, bounded in
count and time.
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
"""Tables of two where people play meanwhile."""
ATTACKER = ("127.0.0.2", 0)
"""Another address of this machine, which no proxy would have."""
USUAL_FILES = 1024
"""Open files that a process may have at first, on most systems."""
PATIENCE = 5.0
"""Seconds that somebody new waits for the page."""


class Line:
    """A connection from the attacker's address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.answer = b""
        self.closed_after: float | None = None
        """Seconds after which the server closed it."""
        self._began = time.monotonic()
        self._reading = asyncio.create_task(self._read())

    @staticmethod
    async def open(port: int) -> Line:
        """Connect."""
        return Line(*await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER))

    async def send(self, words: bytes) -> None:
        """Send something, unless it is closed."""
        with suppress(OSError):
            self._writer.write(words)
            await self._writer.drain()

    async def _read(self) -> None:
        with suppress(OSError):
            while some := await self._reader.read(65536):
                self.answer += some[:200]
        self.closed_after = time.monotonic() - self._began

    def close(self) -> None:
        """Go away."""
        self._reading.cancel()
        self._writer.close()


def outcome(lines: list[Line]) -> str:
    """How many were made and closed by the server, and when."""
    closed = [line.closed_after for line in lines if line.closed_after is not None]
    answers = Counter(line.answer.partition(b"\r\n")[0].decode() for line in lines if line.answer)
    told = "".join(f", {count} times {answer}" for answer, count in answers.items())
    when = f" after {min(closed):.1f} to {max(closed):.1f} s" if closed else ""
    return f"{len(lines)} made, {len(closed)} closed{when}{told}"


async def endless_head(port: int, seconds: float) -> str:
    """Send header lines without end."""
    return await endless(port, seconds, b"GET /api/facts HTTP/1.1\r\nHost: 127.0.0.1\r\n")


async def endless_trailers(port: int, seconds: float) -> str:
    """Send a body in chunks, and behind it header lines without end."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    return await endless(port, seconds, head + b"2\r\n{}\r\n0\r\n")


async def endless(port: int, seconds: float, first: bytes) -> str:
    """Send header lines, at most 64 MB on a connection; connect again when cut."""
    line, end = b"X-More: " + b"a" * 8000 + b"\r\n", time.monotonic() + seconds
    lines: list[Line] = []
    while time.monotonic() < end:
        lines.append(await Line.open(port))
        await lines[-1].send(first)
        sent = 0
        while sent < 64_000_000 and lines[-1].closed_after is None and time.monotonic() < end:
            await lines[-1].send(line)
            sent += len(line)
        await asyncio.sleep(0.1)
    said = outcome(lines)
    for made in lines:
        made.close()
    return said


async def half_heads(port: int, seconds: float, count: int = 1500) -> str:
    """Many connections that send half a head and then nothing."""
    return await hold(port, seconds, count, b"GET /api/facts HTTP/1.1\r\nHost: ", b"")


async def slow_bodies(port: int, seconds: float, count: int = 100) -> str:
    """Connections that announce a body and send a byte of it each second."""
    head = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    return await hold(port, seconds, count, head + b"Content-Length: 10000\r\n\r\n", b" ")


async def hold(port: int, seconds: float, count: int, first: bytes, then: bytes) -> str:
    """Open connections that begin with some bytes and send others each second."""
    lines: list[Line] = []
    refused, end = 0, time.monotonic() + seconds
    for _ in range(count):
        try:
            lines.append(await asyncio.wait_for(Line.open(port), 2))
            await lines[-1].send(first)
        except (OSError, TimeoutError):
            refused += 1
    await asyncio.sleep(1)
    fresh = await newcomer(port)
    while time.monotonic() < end:
        await asyncio.sleep(1)
        for line in lines:
            if then and line.closed_after is None:
                await line.send(then)
    said = outcome(lines)
    for line in lines:
        line.close()
    return f"{said}, {refused} not made; newcomer: {fresh}"


async def newcomer(port: int) -> str:
    """How somebody new fares from another address."""
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
    """Attack, in a process of its own, so that it does not slow down what is timed."""
    return asyncio.run(ATTACKS[name](port, seconds))


async def measure(server: Server, name: str, seconds: float, log: Path) -> str:
    """One row: what came of an attack, and how others fared."""
    crowd = Crowd(server.address, OTHERS)
    await crowd.begin()
    before, lines = server.memory(), _lines(log)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        crowd.measured.answers.clear()
        loop = asyncio.get_running_loop()
        said = await loop.run_in_executor(pool, attack, name, server.port, seconds)
    answers = crowd.measured.answers[:]
    memory = server.memory() - before
    await crowd.end()
    return (
        f"| {name} | {said} | {memory:+.0f} MB "
        f"| {milliseconds(answers, 0.5)} | {milliseconds(answers, 0.99)} "
        f"| {milliseconds(answers, 1)} | {_lines(log) - lines} |"
    )


def _lines(log: Path) -> int:
    return len(log.read_text().splitlines())


def main() -> None:
    """Measure one server on SQLite for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40, help="of each attack (default 40)")
    arguments = parser.parse_args()
    rows = [
        "| attack | what came of it | memory | others: middle | 99 % | worst | log lines |",
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
