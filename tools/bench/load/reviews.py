"""Whether reviews make anybody wait: `python -m tools.bench.load.reviews`.

Two scripted players at each of some tables choose about once a second, and at some others a person
plays against three bots. The same is measured without reviews and while games are being reviewed,
in turns, each time on a server of its own. Figures of answers are medians over the turns; waits for
bots are those of all turns together, since they are few.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.random_games import finished_game

from notredame.records import write_text
from tools.bench.load.bots import Person
from tools.bench.load.players import Crowd, session_for
from tools.bench.load.serving import Server, percentile, serve

PORT = 8798
NAMES = ["A", "B", "C", "D"]
FIRST_REVIEWER = 200_000
FIRST_PERSON = 300_000


@dataclass(frozen=True)
class Turn:
    """What one turn measured."""

    answers: list[float]
    """Seconds from a choice to its acknowledgement."""
    waits: list[float]
    """Seconds from a person's answer until all bots have moved and the person is asked again."""
    pieces: int
    """Pieces of reviews that were done meanwhile."""


class Reviewer:
    """Somebody who has a game reviewed."""

    def __init__(self, server: Server, number: int) -> None:
        self._session = session_for(server.address, FIRST_REVIEWER + number)
        self._number = number
        self._path = ""

    async def begin(self) -> None:
        """Import a game of four, and have all its seats reviewed."""
        record = write_text(finished_game(NAMES, self._number))
        async with self._session.post("/api/import", json={"record": record}) as answer:
            self._path = f"/api/tables/{(await answer.json())['table']}/review"
        async with self._session.post(self._path, json={"seats": "all"}) as answer:
            assert answer.status == 200, await answer.text()

    async def done(self) -> int:
        """Number of pieces done so far."""
        async with self._session.get(self._path) as answer:
            found = await answer.json()
        assert found["running"], "the review is over: measure for a shorter time"
        return sum(int(review["done"]) for review in found["running"])

    async def close(self) -> None:
        """Leave."""
        await self._session.close()


async def measure(server: Server, arguments: argparse.Namespace, reviews: int) -> Turn:
    """Measure for a while, with `reviews` games under review."""
    crowd = Crowd(server.address, arguments.tables)
    await crowd.begin()
    people = [Person(server, FIRST_PERSON + k, "champion") for k in range(arguments.people)]
    playing = [asyncio.create_task(person.play()) for person in people]
    reviewers = [Reviewer(server, number) for number in range(reviews)]
    for reviewer in reviewers:
        await reviewer.begin()
    while reviewers and not await reviewers[0].done():
        await asyncio.sleep(0.5)
    await asyncio.sleep(arguments.warm_up)
    before = sum([await reviewer.done() for reviewer in reviewers])
    crowd.measured.answers.clear()
    for person in people:
        person.waits.clear()
    await asyncio.sleep(arguments.seconds)
    answers, waits = crowd.measured.answers[:], [wait for one in people for wait in one.waits]
    after = sum([await reviewer.done() for reviewer in reviewers])
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for person in people:
        await person.close()
    for reviewer in reviewers:
        await reviewer.close()
    await crowd.end()
    return Turn(answers, waits, after - before)


def row(name: str, turns: list[Turn], seconds: float) -> str:
    """A row of a table in Markdown: medians over the turns."""

    def median(figure: Callable[[Turn], float]) -> float:
        return statistics.median(map(figure, turns))

    def answer(share: float) -> str:
        return f"{1000 * median(lambda turn: percentile(turn.answers, share)):.1f} ms"

    waits = [wait for turn in turns for wait in turn.waits]

    def wait(share: float) -> str:
        return f"{percentile(waits, share):.2f} s" if waits else "–"

    return (
        f"| {name} | {median(lambda turn: len(turn.answers)) / seconds:.0f} "
        f"| {answer(0.5)} | {answer(0.99)} | {len(waits)} | {wait(0.5)} | {wait(0.99)} "
        f"| {median(lambda turn: turn.pieces) / seconds:.1f} |"
    )


def main() -> None:
    """Measure without and with reviews, in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reviews", type=int, default=20, help="games under review")
    parser.add_argument("--tables", type=int, default=60, help="tables for two people")
    parser.add_argument("--people", type=int, default=6, help="people who play against bots")
    parser.add_argument("--seconds", type=float, default=20, help="length of a turn")
    parser.add_argument(
        "--warm-up", type=float, default=10, help="seconds before it, while compiled code is loaded"
    )
    parser.add_argument("--turns", type=int, default=3, help="turns of each kind")
    arguments = parser.parse_args()
    without: list[Turn] = []
    reviewing: list[Turn] = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(2 * arguments.turns):
            kind, reviews = ((without, 0), (reviewing, arguments.reviews))[number % 2]
            with serve(f"sqlite:///{Path(folder) / f'{number}.db'}", PORT) as server:
                kind.append(asyncio.run(measure(server, arguments, reviews)))
    print(
        "| reviews | choices/s | answer: median | 99 % | waits for bots | median | 99 % "
        "| pieces/s |\n|---|---|---|---|---|---|---|---|"
    )
    print(row("none", without, arguments.seconds))
    print(row(f"{arguments.reviews} at once", reviewing, arguments.seconds))


if __name__ == "__main__":
    main()
