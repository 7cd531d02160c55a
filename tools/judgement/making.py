"""Making the benchmark: games of bots, positions of them, and the outcome of each position."""

from __future__ import annotations

import gzip
import json
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from rich.progress import track

from notredame.arena.code_digest import code_digest
from notredame.bots import thinkers
from notredame.rules.errors import NotreDameError
from notredame.training.judgement.benchmark_file import read_benchmark, write_head, write_line
from notredame.training.judgement.outcome import Outcomes
from notredame.training.judgement.position import POSITIONS, positions_of

GAMES = 1000
"""Games behind each outcome."""


@cache
def _outcomes() -> Outcomes:
    thinkers.prepare()
    return Outcomes()


def lines_of(number: int) -> list[str]:
    """The positions of the game of a number, with their outcomes."""
    outcomes = _outcomes()
    return [
        write_line(position, outcomes.outcome(position, GAMES)) for position in positions_of(number)
    ]


def finished(out: Path, head: str) -> tuple[set[int], int]:
    """Numbers of the games that an earlier run has finished, and the bytes up to the last of them.

    Raises NotreDameError if the file has another head: other rules, bots or numbers of games.
    """
    lines = out.read_bytes().splitlines(keepends=True) if out.exists() else []
    if not lines or not lines[0].endswith(b"\n"):
        return set(), 0
    if lines[0].decode().rstrip() != head:
        raise NotreDameError(f"{out} was begun with other rules or bots; name another file.")
    length = len(lines[0])
    done = set()
    for game in batched(lines[1:], POSITIONS):
        if len(game) < POSITIONS or not game[-1].endswith(b"\n"):
            break
        done.add(int(json.loads(game[0])["seed"]))
        length += sum(map(len, game))
    return done, length


def batched(lines: list[bytes], size: int) -> list[list[bytes]]:
    """The lines in groups of a size."""
    return [lines[at : at + size] for at in range(0, len(lines), size)]


def make(out: Path, games: int, jobs: int) -> None:
    """Write the positions of the games that are missing; pack the file when all are there."""
    head = write_head(GAMES, code_digest())
    done, length = finished(out, head)
    todo = [number for number in range(games) if number not in done]
    with (
        out.open("r+b" if out.exists() else "xb") as file,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        file.truncate(length)
        file.seek(length)
        if not length:
            file.write(f"{head}\n".encode())
        for lines in track(pool.map(lines_of, todo), "Playing", total=len(todo)):
            file.write("".join(f"{line}\n" for line in lines).encode())
            file.flush()
    packed = Path(f"{out}.gz")
    packed.write_bytes(gzip.compress(out.read_bytes(), mtime=0))
    print(f"{packed} has {sum(1 for _ in read_benchmark(packed))} positions.")
