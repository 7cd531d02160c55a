"""`notredame simulate`: random games and their statistics."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from notredame import Game, NotreDameError
from notredame.compiling import cache
from notredame.records import write_text
from notredame.rules.fast.raw import CompiledEngine, blank_state, engine, results_size
from notredame.rules.model.deal import deal_of
from notredame.rules.model.options import Options
from notredame.rules.model.printed_data import Printed

from .shared_options import (
    PROCESSES,
    SEED,
    add_table_options,
    number_from,
    table_options,
    table_printed,
    table_start,
    whole_number,
    write_file,
)
from .statistics import Tally, print_tables

CHUNK = 200
"""Games drawn from one generator; fixed, so that the result does not depend on --jobs."""
WORTH_LOADING = 1_000
"""Games from which loading the compiled rules pays."""
WORTH_COMPILING = 50_000
"""Games from which compiling the rules pays."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="random games and their statistics",
        description="Play random games and report scores, lengths, wins per seat and speed.",
    )
    parser.add_argument("--players", type=whole_number, default=4, metavar="N", help="2 to 5")
    parser.add_argument("--games", type=number_from(1), default=1000, metavar="N")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="0 or more")
    add_table_options(parser)
    parser.add_argument(
        "--records", metavar="DIR", help="write each game as a text record into this empty folder"
    )
    parser.add_argument(
        "--jobs", type=PROCESSES, default=1, metavar="N", help="number of processes"
    )
    parser.add_argument(
        "--engine",
        choices=("auto", "plain", "compiled"),
        default="auto",
        help="auto picks the compiled one when that finishes sooner",
    )
    parser.add_argument("--json", action="store_true", help="the statistics as JSON")
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Job:
    """Everything that a process needs to know."""

    players: int
    options: Options
    printed: Printed
    edition: str
    seed: int
    start: int | None
    """The seat that begins every game; None draws one for each."""
    engine: str
    records: Path | None


def chunk_seed(seed: int, chunk: int) -> int:
    """The seed of a chunk's generator; those of neighbouring chunks are unrelated."""
    digest = hashlib.sha256(f"notredame simulate {seed} {chunk}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def play_chunk(job: Job, chunk: int, games: int) -> list[int]:
    """Play one chunk of games."""
    if job.records is not None:
        return record_chunk(job, chunk, games)
    chosen = engine(job.engine)
    rng = chosen.chance(chunk_seed(job.seed, chunk))
    state = chosen.hold(blank_state(job.players, options=job.options, printed=job.printed))
    return [int(number) for number in chosen.simulate(state, rng, games, first_seat(job))]


def first_seat(job: Job) -> int:
    """The start player as an engine takes it: -1 is drawn."""
    return -1 if job.start is None else job.start


def record_chunk(job: Job, chunk: int, games: int) -> list[int]:
    """Play one chunk in plain mode, the same games, and write a record of each."""
    assert job.records is not None
    plain = engine("plain")
    rng = plain.chance(chunk_seed(job.seed, chunk))
    state = blank_state(job.players, options=job.options, printed=job.printed)
    results: list[int] = []
    for number in range(games):
        plain.deal(state, rng, first_seat(job))
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
        write_file(job.records / name, write_text(game))
        results += [len(game.moves), game.deal.start]
        for p in game.state.players[: job.players]:
            results += [p.prestige, p.coins + p.supply, *p.ledger]
    return results


def chunks_of(games: int, size: int) -> list[tuple[int, int]]:
    """The number and size of each chunk."""
    return [(i // size, min(size, games - i)) for i in range(0, games, size)]


def played_chunks(job: Job, games: int, jobs: int) -> Iterator[tuple[int, list[int]]]:
    """Yield chunks as they are finished, from one process or several."""
    chunks = chunks_of(games, CHUNK)
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


def in_order(chunks: Iterator[tuple[int, list[int]]]) -> Iterator[list[int]]:
    """Yield the chunks in order of their number, so that sums do not depend on timing."""
    early: dict[int, list[int]] = {}
    following = 0
    for chunk, results in chunks:
        early[chunk] = results
        while following in early:
            yield early.pop(following)
            following += 1


def choose_engine(wanted: str, games: int, console: Console) -> str:
    """Choose and prepare an engine; compiling is only waited for where it pays."""
    chosen = "plain"
    if wanted == "compiled":
        chosen = "compiled"
    elif wanted == "auto" and cache.available():
        worth = WORTH_LOADING if cache.is_warm() else WORTH_COMPILING
        chosen = "compiled" if games >= worth else "plain"
    if chosen == "compiled":
        native = engine("compiled")
        assert isinstance(native, CompiledEngine)
        with console.status("Getting the compiled rules ready ..."):
            native.warm_up()
    return chosen


def folder_for_records(name: str) -> Path:
    """A folder, created if needed, that must have no records: those of two runs must not mix."""
    try:
        folder = Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        full = any(folder.glob("game-*.txt"))
    except (OSError, ValueError) as problem:
        raise NotreDameError(f"Cannot write to {name}: {problem}.") from None
    if full:
        raise NotreDameError(f"{name} already contains records; name an empty folder.")
    return folder


def run(arguments: argparse.Namespace) -> int:
    """Play, and report; after an interruption, on the games that are done."""
    console = Console(stderr=True)
    options, printed = table_options(arguments), table_printed(arguments)
    start = table_start(arguments, arguments.players)
    blank_state(arguments.players, options=options)
    records, engine = None, "plain"
    if arguments.records is not None:
        records = folder_for_records(arguments.records)
    else:
        engine = choose_engine(arguments.engine, arguments.games, console)
    job = Job(
        players=arguments.players,
        options=options,
        printed=printed,
        edition=arguments.edition,
        seed=arguments.seed,
        start=start,
        engine=engine,
        records=records,
    )
    tally = Tally(job.players)
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
            for results in in_order(played_chunks(job, arguments.games, arguments.jobs)):
                tally.add(results)
                progress.advance(task, len(results) // results_size(job.players))
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - began
    if interrupted and job.records is not None:
        written = sum(1 for _ in job.records.glob("game-*.txt"))
        print(f"Interrupted: {written} records are in {job.records}.")
    if not tally.games:
        raise KeyboardInterrupt
    report(arguments, job, tally, seconds, interrupted)
    return 130 if interrupted else 0


def report(
    arguments: argparse.Namespace, job: Job, tally: Tally, seconds: float, interrupted: bool
) -> None:
    """Print the statistics as tables or as JSON."""
    speed = {
        "engine": job.engine,
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
            "start": job.start,
            "interrupted": interrupted,
        }
        print(json.dumps(head | tally.as_dict() | {"speed": speed}, indent=2))
        return
    console = Console()
    if interrupted:
        console.print(f"Interrupted: {tally.games} of {arguments.games} games are counted.")
    print_tables(
        console, tally, f"{tally.games} random games, {job.players} players, {job.edition}"
    )
    console.print(
        f"{speed['games_per_second']:,} games/s, {speed['decisions_per_second']:,} decisions/s "
        f"({speed['engine']} rules, {speed['jobs']} of {os.cpu_count()} processors)."
    )
