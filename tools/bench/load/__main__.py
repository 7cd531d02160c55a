"""A server with many tables: `python -m tools.bench.load`, part of `make bench`.

Starts a server, seats two scripted players at each table with a page open each, lets every player
choose about once a second, opens more pages that only watch, and reports how long answers took and
how much memory the server used. Everything runs on this machine, including the load. Then the same
with two servers on a temporary PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import aiohttp
from tests.server.postgres import postgres

from tools.bench.load.players import ARRIVING, Measured, Player, set_table
from tools.bench.load.serving import Server, milliseconds, serve

PORT = 8790


async def run(
    servers: list[Server], tables: int, pages: int, seconds: float
) -> tuple[Measured, list[float]]:
    """Run the load; return the measurements, and the cores that each server used."""
    bases = [server.address for server in servers]
    measured, begin = Measured(), asyncio.Event()
    seated = []
    for number in range(tables):
        seated.append(await set_table(bases, number, measured, begin))
        print(f"\rtables: {len(seated)} of {tables}", end="", file=sys.stderr)
    streams = [
        asyncio.create_task(player.look(table)) for table, players in seated for player in players
    ]
    watchers = []
    for number in range(max(0, pages - len(streams))):
        table, players = seated[number % len(seated)]
        # Another page of a person at the table, which also gets every state.
        watcher = Player(bases[number % len(bases)], 100_000 + number, Measured(), begin)
        watcher.session.cookie_jar.update_cookies(
            {c.key: c.value for c in players[0].session.cookie_jar}
        )
        watchers.append(watcher)
        opened = asyncio.Event()
        streams.append(asyncio.create_task(_watch(watcher, table, opened)))
        await opened.wait()
    print(f"\nopen pages: {len(streams)}", file=sys.stderr)
    begin.set()
    await asyncio.sleep(ARRIVING)
    measured.answers.clear()
    measured.shown.clear()
    before = [server.processor() for server in servers]
    for second in range(int(seconds)):
        await asyncio.sleep(1)
        progress = f"\r{second + 1} of {seconds:.0f} s, {len(measured.answers)} choices"
        print(progress, end="", file=sys.stderr)
    print(file=sys.stderr)
    after = [server.processor() for server in servers]
    cores = [(a - b) / seconds for a, b in zip(after, before, strict=True)]
    for task in streams:
        task.cancel()
    broken = [k for k in await asyncio.gather(*streams, return_exceptions=True) if k is not None]
    lost = [k for k in broken if not isinstance(k, asyncio.CancelledError)]
    assert not lost, f"{len(lost)} pages lost their connection: {lost[0]!r}"
    for player in [player for _, players in seated for player in players] + watchers:
        await player.close()
    return measured, cores


async def _watch(watcher: Player, table: str, opened: asyncio.Event) -> None:
    """Read a table's live stream and discard it."""
    timeout = aiohttp.ClientTimeout(total=None)
    async with watcher.session.get(f"/api/tables/{table}/live", timeout=timeout) as stream:
        assert stream.status == 200, await stream.text()
        opened.set()
        async for _ in stream.content.iter_chunked(1 << 16):
            pass


HEAD = (
    "| store | tables | open pages | choices/s | answer: median | 99 % | shown: median | 99 % "
    "| cores | memory | at the start |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


def measure(name: str, data: str, servers: int, arguments: argparse.Namespace) -> str:
    """Measure a store, and return a row of a table in Markdown."""
    with ExitStack() as stack:
        running = [stack.enter_context(serve(data, PORT + k)) for k in range(servers)]
        before = [server.memory() for server in running]
        measured, cores = asyncio.run(
            run(running, arguments.tables, arguments.pages, arguments.seconds)
        )
        memory = [server.memory() for server in running]
    if measured.refused:
        raise SystemExit(f"{measured.refused} choices were refused.")
    rate = len(measured.answers) / arguments.seconds
    return (
        f"| {name} | {arguments.tables} | {arguments.pages} | {rate:.0f} "
        f"| {1000 * statistics.median(measured.answers):.1f} ms "
        f"| {milliseconds(measured.answers, 0.99)} "
        f"| {1000 * statistics.median(measured.shown):.1f} ms "
        f"| {milliseconds(measured.shown, 0.99)} "
        f"| {' + '.join(f'{p:.2f}' for p in cores)} "
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
            print("PostgreSQL (initdb, pg_ctl) was not found; continuing without it.")
        else:
            url = database.new_database()
            rows.append(measure("PostgreSQL, two servers", url, 2, arguments))
    print("\n".join([HEAD, *rows]))


if __name__ == "__main__":
    main()
