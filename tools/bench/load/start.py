"""The cost of a start with many unfinished tables: `python -m tools.bench.load.start`.

A table with bots is played until it is a person's turn, and copied many times in the database. Then
a server is started on it and measured until it is idle.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

import aiohttp

from tools.bench.load.players import session_for
from tools.bench.load.serving import Server, milliseconds, serve

PORT = 8798
CHOICES = 30
"""Minimum choices of the copied table."""
IDLE_SHARE = 0.05
"""A server is idle when it has used at most this share of a core for `IDLE_SECONDS`."""
IDLE_SECONDS = 5.0
LONGEST = 300.0
"""Seconds after which the measurement ends in any case."""


async def play(server: Server) -> str:
    """Play against bots for a while; return the table when it is the person's turn."""
    session = session_for(server.address, 1)
    seats = [{"who": "me"}, *({"who": "bot", "level": "easy"} for _ in range(3))]
    async with session.post("/api/tables", json={"seats": seats}) as answer:
        table = str((await answer.json())["table"])
    while True:
        async with session.get(f"/api/tables/{table}") as answer:
            state = await answer.json()
        question = state["question"]
        if question is not None and state["move"] >= CHOICES:
            break
        if question is None:
            await asyncio.sleep(0.05)
            continue
        choice = question["choices"][0]["id"]
        body = {"seat": 0, "asked": question["asked"], "choice": choice}
        async with session.post(f"/api/tables/{table}/choices", json=body) as answer:
            await answer.read()
    await session.close()
    return table


def copy(file: Path, table: str, copies: int) -> None:
    """Copy a table under other ids."""
    with sqlite3.connect(file) as connection:
        columns = {
            name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            for name in ("tables", "guests", "entries")
        }
        for name, key in (("tables", "id"), ("guests", "table_id"), ("entries", "table_id")):
            chosen = ", ".join(f"? || {k}" if k == key else k for k in columns[name])
            query = f"INSERT INTO {name} SELECT {chosen} FROM {name} WHERE {key} = ?"
            connection.executemany(query, [(f"{k}-", table) for k in range(copies)])
    connection.close()


async def watch(server: Server) -> tuple[float, float, list[float]]:
    """Wait until a server is idle; return the seconds until then, its processor time in seconds,
    and how long answers took meanwhile.
    """
    began, answers = time.monotonic(), list[float]()
    quiet_since, used = began, server.processor()
    async with aiohttp.ClientSession(server.address) as session:
        while time.monotonic() - began < LONGEST:
            asked = time.perf_counter()
            async with session.get("/api/tables") as answer:
                await answer.read()
            answers.append(time.perf_counter() - asked)
            await asyncio.sleep(1)
            now = server.processor()
            if now - used > IDLE_SHARE:
                quiet_since = time.monotonic()
            elif time.monotonic() - quiet_since > IDLE_SECONDS:
                break
            used = now
    return quiet_since - began, server.processor(), answers


def main() -> None:
    """Measure one server on SQLite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "load.db"
        with serve(f"sqlite:///{file}", PORT) as server:
            table = asyncio.run(play(server))
            time.sleep(1)
        copy(file, table, arguments.tables)
        began = time.monotonic()
        with serve(f"sqlite:///{file}", PORT) as server:
            answered = time.monotonic() - began
            seconds, processor, answers = asyncio.run(watch(server))
            memory = server.memory()
    print("| unfinished tables | first answer after | idle after | processor | 99 % | memory |")
    print("|---|---|---|---|---|---|")
    print(
        f"| {arguments.tables} | {answered:.1f} s | {seconds:.0f} s | {processor:.1f} s "
        f"| {milliseconds(answers, 0.99)} | {memory:.0f} MB |"
    )


if __name__ == "__main__":
    main()
