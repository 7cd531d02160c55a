"""How long people wait for bots when many tables need them: `python -m tools.bench.load.bots`.

At each table sit one person, who answers about a second after being asked, and three bots. A wait
lasts from an answer of the person to the next question; it counts if all three bots have moved.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from contextlib import aclosing
from pathlib import Path
from typing import Any

from tools.bench.load.players import PAUSE, session_for, states_of
from tools.bench.load.serving import Server, percentile, serve

PORT = 8796
BOTS = 3
"""Number of bots at each table; their seats begin with 1."""


class Person:
    """A scripted person who plays against bots."""

    def __init__(self, server: Server, number: int, level: str) -> None:
        self.waits: list[float] = []
        """Waits in which all bots moved, in seconds."""
        self.less = 0
        """Number of states which said that bots think less because of the load."""
        self._level = level
        self._session = session_for(server.address, number)
        self._chance = random.Random(number)
        self._waiting_since: float | None = None
        self._moved: set[int] = set()
        """Seats of the bots that have moved since then."""
        self._answered: int | None = None
        self._answering: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play games, one after the other."""
        seats: list[dict[str, str]] = [{"who": "me"}]
        seats += [{"who": "bot", "level": self._level} for _ in range(BOTS)]
        await asyncio.sleep(self._chance.uniform(0, 3))
        while True:
            async with self._session.post("/api/tables", json={"seats": seats}) as answer:
                table = (await answer.json())["table"]
            self._answered = self._waiting_since = None
            async with aclosing(states_of(self._session, table, "?lang=en")) as states:
                async for state in states:
                    self._see(table, state)
                    if state["status"] == "over":
                        break

    async def close(self) -> None:
        """Leave; a wait that has not ended counts with its length so far."""
        if self._waiting_since is not None:
            self.waits.append(time.perf_counter() - self._waiting_since)
        if self._answering is not None:
            self._answering.cancel()
        await self._session.close()

    def _see(self, table: str, state: dict[str, Any]) -> None:
        self.less += bool(state.get("bots_think_less"))
        lines = state["news"]["lines"] if state["news"] else []
        self._moved |= {line["seat"] for line in lines if line["seat"]}
        question = state["question"]
        if question is None or question["asked"] == self._answered:
            return
        if self._waiting_since is not None and len(self._moved) == BOTS:
            self.waits.append(time.perf_counter() - self._waiting_since)
        self._waiting_since = None
        self._answered = question["asked"]
        self._answering = asyncio.create_task(self._answer(table, question))

    async def _answer(self, table: str, question: dict[str, Any]) -> None:
        await asyncio.sleep(self._chance.uniform(*PAUSE))
        choice = self._chance.choice(question["choices"])["id"]
        body = {"seat": 0, "asked": question["asked"], "choice": choice}
        self._waiting_since, self._moved = time.perf_counter(), set()
        async with self._session.post(f"/api/tables/{table}/choices", json=body) as answer:
            await answer.read()


async def run(server: Server, tables: int, level: str, seconds: float) -> list[Person]:
    """Let people play for some seconds, of which the first fifth does not count."""
    people = [Person(server, number, level) for number in range(tables)]
    playing = [asyncio.create_task(person.play()) for person in people]
    for second in range(int(seconds)):
        await asyncio.sleep(1)
        if second == int(seconds / 5):
            for person in people:
                person.waits.clear()
        print(f"\r{second + 1} of {seconds:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for person in people:
        await person.close()
    return people


def main() -> None:
    """Measure one server on SQLite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--level", default="champion")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument(
        "--warm-up", type=float, default=10, help="seconds to wait before the games start"
    )
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(f"sqlite:///{Path(folder) / 'load.db'}", PORT) as server,
    ):
        time.sleep(arguments.warm_up)  # the server loads compiled code meanwhile
        size = (arguments.tables, arguments.level, arguments.seconds)
        people = asyncio.run(run(server, *size))
    bots = [wait for person in people for wait in person.waits]
    print("| tables | level | waits | median | 90 % | worst | bots thought less |")
    print("|---|---|---|---|---|---|---|")
    print(
        f"| {arguments.tables} | {arguments.level} | {len(bots)} | {statistics.median(bots):.1f} s "
        f"| {percentile(bots, 0.9):.1f} s | {max(bots):.1f} s "
        f"| {sum(person.less for person in people)} times |"
    )


if __name__ == "__main__":
    main()
