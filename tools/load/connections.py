"""Raw connections that mean no good: `python -m tools.load.connections`.

A head without an end, many connections with half a head, and bodies that trickle, all from one
address; meanwhile people play, and their answers are timed. All on loopback, bounded in count and
time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp

from tools.load.players import Crowd
from tools.load.serving import Server, milliseconds, serve

PORT = 8794
OTHERS = 20
"""Tables of two where people play meanwhile."""
ATTACKER = ("127.0.0.2", 0)
"""Another address of this machine, which no proxy would have."""
PATIENCE = 5.0
"""Seconds that somebody new waits for the page."""


async def connect(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from the attacker's address."""
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=ATTACKER)


async def endless_head(server: Server, seconds: float) -> str:
    """One connection sends header lines without end, at most 64 MB."""
    reader, writer = await connect(server)
    writer.write(b"GET /api/facts HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    line, sent, end = b"X-More: " + b"a" * 8000 + b"\r\n", 0, time.monotonic() + seconds
    try:
        while sent < 64_000_000 and time.monotonic() < end:
            writer.write(line)
            sent += len(line)
            await writer.drain()
    except OSError:
        pass
    answer = await _read(reader)
    writer.close()
    return f"{sent / 1e6:.2f} MB sent; {answer}"


async def half_heads(server: Server, seconds: float, count: int = 1500) -> str:
    """Many connections that send half a head and then nothing."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    refused = 0
    for _ in range(count):
        try:
            reader, writer = await asyncio.wait_for(connect(server), 2)
            writer.write(b"GET /api/facts HTTP/1.1\r\nHost: ")
            held.append((reader, writer))
        except (OSError, TimeoutError):
            refused += 1
    began = time.monotonic()
    await asyncio.sleep(1)
    fresh = await newcomer(server)
    await asyncio.sleep(max(0.0, seconds - (time.monotonic() - began)))
    closed = sum(reader.at_eof() for reader, _ in held)
    for _, writer in held:
        writer.close()
    return f"{len(held)} made, {refused} refused, {closed} closed in the end; newcomer: {fresh}"


async def slow_bodies(server: Server, seconds: float, count: int = 50) -> str:
    """Connections that announce a body and send a byte of it each second."""
    lines = [await connect(server) for _ in range(count)]
    began = time.monotonic()
    for _, writer in lines:
        writer.write(
            b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 10000\r\n\r\n"
        )
    first: float | None = None
    while time.monotonic() - began < seconds:
        await asyncio.sleep(1)
        for reader, writer in lines:
            if not reader.at_eof():
                writer.write(b" ")
            elif first is None:
                first = time.monotonic() - began
    closed = sum(reader.at_eof() for reader, _ in lines)
    for _, writer in lines:
        writer.close()
    after = "never" if first is None else f"after {first:.0f} s"
    return f"{count} made, {closed} closed, the first {after}"


async def newcomer(server: Server) -> str:
    """How somebody new fares from another address."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    began = time.perf_counter()
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{server.address}/") as answer,
        ):
            await answer.read()
    except (aiohttp.ClientError, TimeoutError):
        return f"no answer within {PATIENCE:.0f} s"
    return f"{1000 * (time.perf_counter() - began):.0f} ms"


async def _read(reader: asyncio.StreamReader) -> str:
    try:
        answer = await asyncio.wait_for(reader.read(1000), 2)
    except OSError:
        return "closed without an answer"
    except TimeoutError:
        return "still open"
    return answer.decode().partition("\r\n")[0] or "closed without an answer"


Attack = Callable[[Server, float], Awaitable[str]]


async def measure(server: Server, attack: Attack, seconds: float, log: Path) -> str:
    """One row: what came of an attack, and how others fared."""
    crowd = Crowd(server.address, OTHERS)
    await crowd.begin()
    before, lines = server.memory(), _lines(log)
    crowd.measured.answers.clear()
    said = await attack(server, seconds)
    answers = crowd.measured.answers[:]
    memory = server.memory() - before
    await crowd.end()
    return (
        f"| {attack.__name__.replace('_', ' ')} | {said} | {memory:+.0f} MB "
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
    attacks: list[Attack] = [endless_head, half_heads, slow_bodies]
    rows = [
        "| attack | what came of it | memory | others: middle | 99 % | worst | log lines |",
        "|---|---|---|---|---|---|---|",
    ]
    for attack in attacks:
        with tempfile.TemporaryDirectory() as folder:
            file, log = f"sqlite:///{Path(folder) / 'load.db'}", Path(folder) / "log"
            with serve(file, PORT, log) as server:
                rows.append(asyncio.run(measure(server, attack, arguments.seconds, log)))
    print("\n".join(rows))


if __name__ == "__main__":
    main()
