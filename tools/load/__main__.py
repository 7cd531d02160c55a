"""How a server bears many tables: `python -m tools.load`, part of `make bench`.

Starts a server of its own, seats two scripted players at each table with a page open each, lets
every player choose about once a second, opens more pages that only watch, and reports how long
answers took and how much memory the server used. Everything happens on this machine, the load
included. Then the same with two servers on a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import psutil
from tests.server.postgres import postgres

PORT = 8790
PAUSE = (0.5, 1.5)
"""Seconds between being asked and answering."""
ARRIVING = 5.0
"""Seconds in which all tables begin, one after the other; only then is anything measured."""


@dataclass
class Measured:
    """What was seen."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a choice to its acknowledgement."""
    told: list[float] = field(default_factory=list)
    """Seconds from a choice until its page showed it."""
    processor: list[float] = field(default_factory=list)
    """Seconds of a core that each server took, for each second."""
    refused: int = 0
    states: int = 0


class Player:
    """One person at one table."""

    def __init__(self, base: str, number: int, measured: Measured, begin: asyncio.Event) -> None:
        """Chooses nothing until all tables are there (`begin`)."""
        self.begin = begin
        # Behind a proxy every person has an address of their own.
        self.headers = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        self.session = aiohttp.ClientSession(
            base,
            headers=self.headers,
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.CookieJar(unsafe=True),  # loopback has no name
        )
        self.chance = random.Random(number)
        self.measured = measured
        self.waiting_since: dict[int, float] = {}
        self.arrives = self.chance.uniform(0, ARRIVING)
        self.answering: asyncio.Task[None] | None = None
        self.answered: tuple[int, int] | None = None

    async def post(self, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        """A request."""
        async with self.session.post(path, json=body) as answer:
            return answer.status, await answer.json()

    async def look(self, table: str, opened: asyncio.Event | None = None) -> None:
        """Follow a table, answering what is asked."""
        timeout = aiohttp.ClientTimeout(total=None)
        path = f"/api/tables/{table}/live"
        async with self.session.get(path, timeout=timeout) as stream:
            assert stream.status == 200, await stream.text()
            kind = ""
            async for raw in stream.content:
                line = raw.decode("utf-8").rstrip("\r\n")
                if line.startswith("event:"):
                    kind = line
                elif line.startswith("data:") and not kind:
                    self.measured.states += 1
                    if opened is not None:
                        opened.set()
                    self.seen(table, json.loads(line[5:]))
                elif not line:
                    kind = ""

    def seen(self, table: str, state: dict[str, Any]) -> None:
        """A new state of the table."""
        since = self.waiting_since.pop(state["number"], None)
        if since is not None:
            self.measured.told.append(time.perf_counter() - since)
        question = state["question"]
        if question is None or (state["seat"], question["asked"]) == self.answered:
            return
        self.answered = (state["seat"], question["asked"])
        self.answering = asyncio.create_task(self.answer(table, state["seat"], question))

    async def answer(self, table: str, seat: int, question: dict[str, Any]) -> None:
        """Think for about a second, then choose."""
        await self.begin.wait()
        await asyncio.sleep(self.arrives)
        self.arrives = 0.0
        await asyncio.sleep(self.chance.uniform(*PAUSE))
        choice = self.chance.choice(question["choices"])["id"]
        body = {"seat": seat, "asked": question["asked"], "choice": choice}
        began = time.perf_counter()
        status, answer = await self.post(f"/api/tables/{table}/choices", body)
        self.measured.answers.append(time.perf_counter() - began)
        if status == 200:
            self.waiting_since[answer["number"]] = began
        else:
            self.measured.refused += 1


async def set_table(
    bases: list[str], number: int, measured: Measured, begin: asyncio.Event
) -> tuple[str, list[Player]]:
    """A table for two; with two servers, each player is at another one."""
    players = [Player(bases[k % len(bases)], 2 * number + k, measured, begin) for k in range(2)]
    host, guest = players
    seats = [{"who": "me", "name": "A"}, {"who": "link"}]
    _, made = await host.post("/api/tables", {"seats": seats})
    table = str(made["table"])
    async with host.session.get(f"/api/tables/{table}/links") as answer:
        links = await answer.json()
    token = links["seats"]["1"].split("#seat=")[1]
    status, said = await guest.post(f"/api/tables/{table}/join", {"token": token, "name": "B"})
    assert status == 200, said
    return table, players


async def run(
    bases: list[str], pids: list[int], tables: int, pages: int, seconds: float
) -> Measured:
    """The load."""
    measured, begin = Measured(), asyncio.Event()
    seated = []
    for number in range(tables):
        seated.append(await set_table(bases, number, measured, begin))
        print(f"\rtables: {len(seated)} of {tables}", end="", file=sys.stderr)
    looking = [
        asyncio.create_task(player.look(table)) for table, players in seated for player in players
    ]
    watchers = []
    for number in range(max(0, pages - len(looking))):
        table, players = seated[number % len(seated)]
        # A second page of somebody at the table: it gets every state as well.
        watcher = Player(bases[number % len(bases)], 100_000 + number, Measured(), begin)
        watcher.session.cookie_jar.update_cookies(
            {c.key: c.value for c in players[0].session.cookie_jar}
        )
        watchers.append(watcher)
        opened = asyncio.Event()
        looking.append(asyncio.create_task(_watch(watcher, table, opened)))
        await opened.wait()
    print(f"\nopen pages: {len(looking)}", file=sys.stderr)
    begin.set()
    await asyncio.sleep(ARRIVING)
    measured.answers.clear()
    measured.told.clear()
    before = [processor_of(pid) for pid in pids]
    for second in range(int(seconds)):
        await asyncio.sleep(1)
        said = f"\r{second + 1} of {seconds:.0f} s, {len(measured.answers)} choices"
        print(said, end="", file=sys.stderr)
    print(file=sys.stderr)
    after = [processor_of(pid) for pid in pids]
    measured.processor = [(a - b) / seconds for a, b in zip(after, before, strict=True)]
    for task in looking:
        task.cancel()
    broken = [k for k in await asyncio.gather(*looking, return_exceptions=True) if k is not None]
    lost = [k for k in broken if not isinstance(k, asyncio.CancelledError)]
    assert not lost, f"{len(lost)} pages lost their connection: {lost[0]!r}"
    for _, players in seated:
        for player in players:
            if player.answering is not None:
                player.answering.cancel()
            await player.session.close()
    for watcher in watchers:
        await watcher.session.close()
    return measured


async def _watch(watcher: Player, table: str, opened: asyncio.Event) -> None:
    """Only look: the states are read and forgotten."""
    timeout = aiohttp.ClientTimeout(total=None)
    async with watcher.session.get(f"/api/tables/{table}/live", timeout=timeout) as stream:
        assert stream.status == 200, await stream.text()
        opened.set()
        async for _ in stream.content.iter_chunked(1 << 16):
            pass


def memory_of(pid: int) -> float:
    """Megabytes of a server without its thinkers, which are processes of their own."""
    return float(psutil.Process(pid).memory_info().rss) / 1e6


def processor_of(pid: int) -> float:
    """Seconds of a core that a server has taken."""
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


async def wait_for(base: str) -> None:
    """Until a server answers."""
    async with aiohttp.ClientSession(base) as session:
        for _ in range(200):
            try:
                async with session.get("/api/facts") as answer:
                    await answer.read()
                    return
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.1)
    raise SystemExit("The server did not start.")


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


HEAD = (
    "| store | tables | open pages | choices/s | answer: middle | 99 % | shown: middle | 99 % "
    "| cores | memory | at the start |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


def measure(name: str, data: str, servers: int, arguments: argparse.Namespace) -> str:
    """One row of a table in Markdown."""
    ports = range(PORT, PORT + servers)
    serve = [sys.executable, "-m", "notredame", "serve", "--no-open", "--data", data]
    running = [
        subprocess.Popen([*serve, "--port", str(port)], stdout=subprocess.DEVNULL) for port in ports
    ]
    bases = [f"http://127.0.0.1:{port}" for port in ports]
    try:
        for base in bases:
            asyncio.run(wait_for(base))
        pids = [server.pid for server in running]
        before = [memory_of(pid) for pid in pids]
        size = (arguments.tables, arguments.pages, arguments.seconds)
        measured = asyncio.run(run(bases, pids, *size))
        memory = [memory_of(pid) for pid in pids]
    finally:
        for server in running:
            server.terminate()
        for server in running:
            server.wait(20)
    if measured.refused:
        raise SystemExit(f"{measured.refused} choices were refused.")
    rate = len(measured.answers) / arguments.seconds
    return (
        f"| {name} | {arguments.tables} | {arguments.pages} | {rate:.0f} "
        f"| {1000 * statistics.median(measured.answers):.1f} ms "
        f"| {percentile(measured.answers, 0.99):.1f} ms "
        f"| {1000 * statistics.median(measured.told):.1f} ms "
        f"| {percentile(measured.told, 0.99):.1f} ms "
        f"| {' + '.join(f'{p:.2f}' for p in measured.processor)} "
        f"| {' + '.join(f'{m:.0f}' for m in memory)} MB "
        f"| {' + '.join(f'{m:.0f}' for m in before)} MB |"
    )


def main() -> None:
    """Measure one server on SQLite, then two on PostgreSQL where it is installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pages", type=int, default=1000, help="open pages in all")
    parser.add_argument("--seconds", type=float, default=30)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        file = f"sqlite:///{Path(folder) / 'load.db'}"
        rows = [measure("SQLite, one server", file, 1, arguments)]
        if database is None:
            print("There is no PostgreSQL (initdb, pg_ctl) here; going on without.")
        else:
            url = database.new_database()
            rows.append(measure("PostgreSQL, two servers", url, 2, arguments))
    print("\n".join([HEAD, *rows]))


if __name__ == "__main__":
    main()
