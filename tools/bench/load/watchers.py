"""Many watchers arrive at one table: `python -m tools.bench.load.watchers`.

Each watcher is a new person: it gets a cookie, uses the link to watch, and opens the table's live
stream. Meanwhile people play at other tables, and their answers are timed.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import tempfile
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from tools.bench.load.players import Crowd, session_for
from tools.bench.load.serving import Server, milliseconds, serve

PORT = 8792
OTHERS = 20
"""Number of tables at which two people each play meanwhile."""
AFTER = 5.0
"""Seconds to go on measuring after the last watcher should have arrived."""


@dataclass
class Arrivals:
    """The outcome for all watchers."""

    opened: int = 0
    refused: int = 0
    seconds: float = 0.0
    """Time from the first watcher's first request to the last watcher's first event."""


class Watcher:
    """A browser reduced to its requests, so that thousands of them need few resources."""

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        self._source = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        self._cookie = ""
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def arrive(self, table: str, token: str) -> bool:
        """Open the table; return whether it was shown."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        await self._ask("GET", "/api/me")
        body = f'{{"token": "{token}"}}'
        if await self._ask("POST", f"/api/tables/{table}/watch", body) != 200:
            return False
        self._send("GET", f"/api/tables/{table}/live?lang=en", "")
        status, _ = await self._head()
        return status == 200 and bool(await self._reader.read(1))

    async def stay(self) -> None:
        """Read until the connection is closed."""
        while await self._reader.read(1 << 20):
            pass

    def leave(self) -> None:
        """Close the connection."""
        self._writer.close()

    def _send(self, method: str, path: str, body: str) -> None:
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: 127.0.0.1",
            f"X-Forwarded-For: {self._source}",
            f"Content-Length: {len(body)}",
            "Content-Type: application/json",
        ]
        lines += [f"Cookie: {self._cookie}"] if self._cookie else []
        self._writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())

    async def _ask(self, method: str, path: str, body: str = "") -> int:
        self._send(method, path, body)
        status, headers = await self._head()
        await self._reader.readexactly(int(headers.get("content-length", 0)))
        self._cookie = headers.get("set-cookie", self._cookie).partition(";")[0]
        return status

    async def _head(self) -> tuple[int, dict[str, str]]:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(": ") for line in head[1:] if line)
        return int(head[0].split()[1]), {name.lower(): value for name, _, value in pairs}


async def crowd_in(port: int, table: str, token: str, watchers: int, seconds: float) -> Arrivals:
    """Let watchers arrive at random times within `seconds`, and stay."""
    arrivals, chance = Arrivals(), random.Random(1)
    began = time.perf_counter()
    everybody = [Watcher(port, 50_000 + number) for number in range(watchers)]

    async def visit(watcher: Watcher) -> None:
        await asyncio.sleep(chance.uniform(0, seconds))
        try:
            shown = await watcher.arrive(table, token)
        except (OSError, asyncio.IncompleteReadError):
            shown = False
        if not shown:
            arrivals.refused += 1
            return
        arrivals.opened += 1
        arrivals.seconds = time.perf_counter() - began
        await watcher.stay()

    visits = [asyncio.create_task(visit(watcher)) for watcher in everybody]
    await asyncio.sleep(seconds + AFTER)
    for task in visits:
        task.cancel()
    await asyncio.gather(*visits, return_exceptions=True)
    return arrivals


def crowd_process(pipe: Connection, port: int, table: str, token: str) -> None:
    """Run the watchers; in a process of their own, so that they do not slow down what is timed."""
    watchers, seconds = pipe.recv()
    pipe.send(asyncio.run(crowd_in(port, table, token, watchers, seconds)))


async def measure(server: Server, watchers: int, seconds: float) -> str:
    """Measure a server, and return a table in Markdown."""
    host = session_for(server.address, 40_000)
    seats = {"seats": [{"who": "me"}, {"who": "here"}]}
    async with host.post("/api/tables", json=seats) as answer:
        table = (await answer.json())["table"]
    async with host.get(f"/api/tables/{table}/links") as answer:
        token = (await answer.json())["watch"].partition("#watch=")[2]
    crowd = Crowd(server.address, OTHERS)
    await crowd.begin()
    await asyncio.sleep(5)
    quiet = crowd.measured.answers[:]
    crowd.measured.answers.clear()
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=crowd_process, args=(there, server.port, table, token))
    process.start()
    before = server.processor()
    here.send((watchers, seconds))
    arrivals: Arrivals = await asyncio.to_thread(here.recv)
    used = server.processor() - before
    await asyncio.to_thread(process.join)
    answers = crowd.measured.answers[:]
    await crowd.end()
    await host.close()
    return (
        "| watchers | within | shown | refused | last shown after | processor | memory "
        "| others: median | 99 % | worst | 99 % before |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|\n"
        f"| {watchers} | {seconds:.0f} s | {arrivals.opened} | {arrivals.refused} "
        f"| {arrivals.seconds:.1f} s | {used:.1f} s | {server.memory():.0f} MB "
        f"| {milliseconds(answers, 0.5)} | {milliseconds(answers, 0.99)} "
        f"| {milliseconds(answers, 1)} | {milliseconds(quiet, 0.99)} |"
    )


def main() -> None:
    """Measure one server on SQLite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{Path(folder) / 'load.db'}"
        with serve(file, PORT) as server:
            print(asyncio.run(measure(server, arguments.watchers, arguments.seconds)))


if __name__ == "__main__":
    main()
