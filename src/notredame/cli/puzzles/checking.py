"""Checking all puzzles of a collection again."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import track

from notredame.bots.thinkers import prepare
from notredame.review.puzzles import Collection, PlacedPuzzle
from notredame.review.puzzles.checks import recheck

from ..arena.command import compile_bots


def check_again(collection: Collection, jobs: int) -> int:
    """Repeat the checks of every puzzle, print those that fail, and return an exit status."""
    compile_bots()
    failed = []
    checked = track(
        checked_puzzles(collection, jobs),
        description="Checking",
        total=len(collection),
        console=Console(stderr=True),
        transient=True,
    )
    for placed, passed in checked:
        if not passed:
            failed.append(placed.id)
            print(f"Puzzle {placed.id} does not pass its checks any more.")
    print(f"{len(collection) - len(failed)} of {len(collection)} puzzles pass all checks.")
    return 1 if failed else 0


def checked_puzzles(collection: Collection, jobs: int) -> Iterator[tuple[PlacedPuzzle, bool]]:
    """Yield each puzzle, and whether it passes its checks."""
    if jobs == 1:
        prepare()
        yield from ((placed, passes(placed)) for placed in collection)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), prepare) as pool:
        yield from zip(collection, pool.map(passes, collection), strict=True)


def passes(placed: PlacedPuzzle) -> bool:
    """Whether a puzzle passes all its checks; stops at the first that fails."""
    return all(recheck(placed.view(), placed.puzzle))
