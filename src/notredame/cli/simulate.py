"""`notredame simulate`: random games, and what comes out of them."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from notredame import Game, NotreDameError
from notredame.records import write_text
from notredame.rules import compiled
from notredame.rules.deal import deal_of, seat_colour
from notredame.rules.options import Options
from notredame.rules.pieces import N_SOURCES, SOURCES
from notredame.rules.printed import Printed
from notredame.rules.raw import blank_state, engine, results_size

from .table import add_table_options, table_options, table_printed, whole_number, write_file

CHUNK = 200
"""Games drawn from one generator. Fixed, so that the result does not depend on --jobs."""
WORTH_COMPILING = 50_000
"""Games from which compiling pays, if it has not been done before."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="random games and their statistics",
        description="Play random games and report scores, lengths, wins per seat and speed.",
    )
    parser.add_argument("--players", type=whole_number, default=4, metavar="N", help="2 to 5")
    parser.add_argument("--games", type=whole_number, default=1000, metavar="N")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="0 or more")
    add_table_options(parser)
    parser.add_argument("--records", metavar="DIR", help="write each game there as a text record")
    parser.add_argument("--jobs", type=whole_number, default=1, metavar="N", help="processes")
    parser.add_argument(
        "--engine",
        choices=("auto", "plain", "compiled"),
        default="auto",
        help="auto takes the compiled one if it is ready, or worth getting ready",
    )
    parser.add_argument("--json", action="store_true", help="the statistics as JSON")
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Job:
    """Everything a process needs to know."""

    players: int
    options: Options
    printed: Printed
    edition: str
    seed: int
    engine: str
    records: str | None


@dataclass
class Tally:
    """What the games came to so far."""

    players: int
    games: int = 0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    sources: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    wins_in_order: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = [[] for _ in range(self.players)]
        self.sources = [[0] * N_SOURCES for _ in range(self.players)]
        self.wins = [0.0] * self.players
        self.wins_in_order = [0.0] * self.players

    def add(self, results: list[int]) -> None:
        """Add the results of a chunk, laid out as `Engine.simulate` returns them."""
        size = results_size(self.players)
        width = 2 + N_SOURCES
        for at in range(0, len(results), size):
            decisions, start = results[at : at + 2]
            rows = [
                results[at + 2 + width * k : at + 2 + width * (k + 1)] for k in range(self.players)
            ]
            best = max((row[0], row[1]) for row in rows)
            winners = [seat for seat, row in enumerate(rows) if (row[0], row[1]) == best]
            for seat in winners:
                self.wins[seat] += 1 / len(winners)
                self.wins_in_order[(seat - start) % self.players] += 1 / len(winners)
            for seat, row in enumerate(rows):
                self.scores[seat].append(row[0])
                for source in range(N_SOURCES):
                    self.sources[seat][source] += row[2 + source]
            self.games += 1
            self.decisions += decisions
            self.lengths.append(decisions)

    def as_dict(self) -> dict[str, Any]:
        """The statistics as data."""
        seats = []
        for seat in range(self.players):
            scores = self.scores[seat]
            seats.append(
                {
                    "seat": seat,
                    "colour": seat_colour(seat, self.players),
                    "mean": round(statistics.fmean(scores), 3),
                    "deviation": round(statistics.pstdev(scores), 3),
                    "least": min(scores),
                    "median": statistics.median(scores),
                    "most": max(scores),
                    "wins": round(self.wins[seat] / self.games, 4),
                    "wins_from_start": round(self.wins_in_order[seat] / self.games, 4),
                    "by_source": {
                        name: round(self.sources[seat][i] / self.games, 3)
                        for i, name in enumerate(SOURCES)
                    },
                }
            )
        return {
            "games": self.games,
            "decisions": self.decisions,
            "length": {
                "least": min(self.lengths),
                "mean": round(statistics.fmean(self.lengths), 2),
                "most": max(self.lengths),
            },
            "seats": seats,
        }


def chunk_seed(seed: int, chunk: int) -> int:
    """The generator's seed for a chunk: neighbouring ones have nothing in common."""
    digest = hashlib.sha256(f"notredame simulate {seed} {chunk}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def play_chunk(job: Job, chunk: int, games: int) -> list[int]:
    """Play one chunk of games."""
    chosen = engine(job.engine)
    rng = chosen.chance(chunk_seed(job.seed, chunk))
    state = chosen.hold(blank_state(job.players, options=job.options, printed=job.printed))
    if job.records is None:
        found = chosen.simulate(state, rng, games, job.options.new_persons)
        return [int(number) for number in found]
    return record_chunk(job, chunk, games)


def record_chunk(job: Job, chunk: int, games: int) -> list[int]:
    """Play one chunk in plain mode, the same games, and write each one down."""
    assert job.records is not None
    plain = engine("plain")
    rng = plain.chance(chunk_seed(job.seed, chunk))
    state = blank_state(job.players, options=job.options, printed=job.printed)
    results: list[int] = []
    for number in range(games):
        plain.deal(state, rng, job.options.new_persons)
        game = Game(
            job.players,
            edition=job.edition,
            options=job.options,
            deal=deal_of(state),
            printed=job.printed,
        )
        while not game.over:
            legal = plain.legal(game.state)
            game.play(game.state.current, legal[plain.draw(rng, len(legal))])
        name = f"game-{chunk * CHUNK + number + 1:06}.txt"
        write_file(Path(job.records) / name, write_text(game))
        results += [len(game.moves), game.deal.start]
        for p in game.state.players[: job.players]:
            results += [p.prestige, p.coins + p.supply, *p.ledger]
    return results


def chunks_of(games: int) -> list[tuple[int, int]]:
    """The number and size of each chunk."""
    return [(i // CHUNK, min(CHUNK, games - i)) for i in range(0, games, CHUNK)]


def played_chunks(job: Job, games: int, jobs: int) -> Iterator[tuple[int, list[int]]]:
    """Chunks as they are finished, from one process or several."""
    chunks = chunks_of(games)
    if jobs == 1:
        for chunk, size in chunks:
            yield chunk, play_chunk(job, chunk, size)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting: dict[Future[list[int]], int] = {}
        todo = iter(chunks)
        try:
            while True:
                while len(waiting) < 2 * jobs and (following := next(todo, None)):
                    waiting[pool.submit(play_chunk, job, *following)] = following[0]
                if not waiting:
                    return
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield waiting.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def choose_engine(wanted: str, games: int) -> str:
    """Which engine to use; nobody waits for the compiler unless it pays."""
    if wanted == "compiled":
        return engine("compiled").name
    if wanted == "auto" and compiled.available():
        if compiled.is_warm() or games >= WORTH_COMPILING:
            return "compiled"
    return "plain"


def run(arguments: argparse.Namespace) -> int:
    """Play, and report; an interruption reports what is done."""
    for name, least, most in (("games", 1, None), ("seed", 0, None), ("jobs", 1, 64)):
        value = getattr(arguments, name)
        if value < least or (most is not None and value > most):
            upper = f" to {most}" if most is not None else " or more"
            raise NotreDameError(f"--{name} must be {least}{upper}, not {value}.")
    if arguments.records:
        try:
            Path(arguments.records).mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise NotreDameError(
                f"Cannot write to {arguments.records}: {problem.strerror}."
            ) from None
    job = Job(
        players=arguments.players,
        options=table_options(arguments),
        printed=table_printed(arguments),
        edition=arguments.edition,
        seed=arguments.seed,
        engine=choose_engine(arguments.engine, arguments.games),
        records=arguments.records,
    )
    blank_state(job.players, options=job.options)
    finished: dict[int, list[int]] = {}
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
    )
    interrupted = False
    began = time.perf_counter()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"Playing ({job.engine})", total=arguments.games)
        try:
            for chunk, results in played_chunks(job, arguments.games, arguments.jobs):
                finished[chunk] = results
                progress.advance(task, len(results) // results_size(job.players))
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - began
    if not finished:
        raise KeyboardInterrupt
    tally = Tally(job.players)
    for chunk in sorted(finished):
        tally.add(finished[chunk])
    report(arguments, job, tally, seconds, interrupted)
    return 130 if interrupted else 0


def report(
    arguments: argparse.Namespace, job: Job, tally: Tally, seconds: float, interrupted: bool
) -> None:
    """Print the statistics as tables or as JSON."""
    figures = tally.as_dict()
    speed = {
        "engine": "plain" if job.records else job.engine,
        "jobs": arguments.jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds),
    }
    if arguments.json:
        head = {
            "players": job.players,
            "edition": job.edition,
            "options": job.options.as_dict(),
            "seed": job.seed,
            "interrupted": interrupted,
        }
        print(json.dumps(head | figures | {"speed": speed}, indent=2))
        return
    console = Console()
    if interrupted:
        console.print(f"Interrupted: {tally.games} of {arguments.games} games were played.")
    table = Table(title=f"{tally.games} random games, {job.players} players, {job.edition}")
    for heading in (
        "seat",
        "mean",
        "deviation",
        "least",
        "median",
        "most",
        "wins",
        "n-th to play wins",
    ):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for row in figures["seats"]:
        table.add_row(
            row["colour"],
            f"{row['mean']:.2f}",
            f"{row['deviation']:.2f}",
            str(row["least"]),
            f"{row['median']:g}",
            str(row["most"]),
            f"{row['wins']:.1%}",
            f"{row['seat'] + 1}: {row['wins_from_start']:.1%}",
        )
    console.print(table)
    length = figures["length"]
    console.print(
        f"Decisions per game: {length['least']} to {length['most']}, {length['mean']} on average."
    )
    mean = {
        name: statistics.fmean(row["by_source"][name] for row in figures["seats"])
        for name in SOURCES
    }
    console.print(
        "Prestige by source: "
        + ", ".join(f"{name} {value:.2f}" for name, value in mean.items() if value)
        + "."
    )
    console.print(
        f"{speed['games_per_second']:,} games/s, {speed['decisions_per_second']:,} decisions/s "
        f"({speed['engine']} rules, {speed['jobs']} of {os.cpu_count()} processors)."
    )
