"""Making a file of puzzles; it can be interrupted and continued."""

from __future__ import annotations

import contextlib
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from notredame import NotreDameError
from notredame.review.puzzles import DIFFICULTIES, THEMES
from notredame.review.puzzles.finding import Plan
from notredame.review.puzzles.processes import made_games
from notredame.review.puzzles.puzzle import PuzzleGame
from notredame.review.puzzles.puzzle_file import GrowingFile, PuzzleFile, read_puzzles
from notredame.rules.errors import shown

from ..arena.command import compile_bots


def make(path: Path, plan: Plan, wanted: int, *, jobs: int, resume: bool) -> int:
    """Make games until the file has as many puzzles as wanted, and print what it has."""
    before = _begun(path, plan, resume)
    games = [] if before is None else before.games
    file = GrowingFile(path, plan, before)
    compile_bots()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("puzzles"),
        TimeRemainingColumn(),
    )
    try:
        with contextlib.ExitStack() as stack:
            stack.enter_context(contextlib.closing(file))
            progress = stack.enter_context(
                Progress(
                    *columns,
                    console=Console(stderr=True),
                    transient=True,
                    speed_estimate_period=3600,
                )
            )
            task = progress.add_task("Looking", total=wanted, completed=count_of(games))
            if count_of(games) < wanted:
                made = stack.enter_context(contextlib.closing(made_games(plan, len(games), jobs)))
                for game in made:
                    file.add(game)
                    games.append(game)
                    progress.update(
                        task,
                        description=f"Looking in game {len(games)}",
                        completed=count_of(games),
                    )
                    if count_of(games) >= wanted:
                        break
    except KeyboardInterrupt:
        print(
            f"Stopped; {path} has {count_of(games)} puzzles, and the same command with --resume "
            "continues it.",
            file=sys.stderr,
        )
        raise
    print_counts(games)
    return 0


def _begun(path: Path, plan: Plan, resume: bool) -> PuzzleFile | None:
    """What the file has already; raises a sentence where it cannot be continued."""
    if not path.exists():
        return None
    before = read_puzzles(file_bytes(path), str(path))
    if before is None:
        return None
    if not resume:
        raise NotreDameError(f"{path} already has puzzles; add --resume, or name another file.")
    if before.packed:
        raise NotreDameError(f"{path} is packed; unpack it (gzip -d), then continue that file.")
    if before.plan != plan:
        raise NotreDameError(
            f"{path} was made with --seed {before.plan.seed} and "
            f"{_players(before.plan)}, not with --seed {plan.seed} and {_players(plan)}."
        )
    if [game["game"] for game in before.games] != list(range(len(before.games))):
        raise NotreDameError(f"{path} cannot be continued: some of its games are missing.")
    return before


def file_bytes(path: Path) -> bytes:
    """A file's bytes; raises a sentence if it cannot be read."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise NotreDameError(f"Cannot read {shown(str(path))}: {reason}.") from None


def _players(plan: Plan) -> str:
    return "all numbers of players" if plan.players is None else f"--players {plan.players}"


def count_of(games: Sequence[PuzzleGame]) -> int:
    """The number of puzzles in some games."""
    return sum(len(game["puzzles"]) for game in games)


def print_counts(games: Sequence[PuzzleGame]) -> None:
    """Print how many puzzles there are of each theme, difficulty and number of players."""
    puzzles = [(puzzle, game) for game in games for puzzle in game["puzzles"]]
    themes = Counter(puzzle["theme"] for puzzle, _ in puzzles)
    difficulties = Counter(puzzle["difficulty"] for puzzle, _ in puzzles)
    players = Counter(len(game["record"]["players"]) for _, game in puzzles)
    new = sum(game["record"]["options"]["new_persons"] for _, game in puzzles)
    print(f"{len(puzzles)} puzzles from {len(games)} games.")
    print("Themes: " + ", ".join(f"{theme} {themes[theme]}" for theme in THEMES))
    print("Difficulties: " + ", ".join(f"{one} {difficulties[one]}" for one in DIFFICULTIES))
    print("Players: " + ", ".join(f"{n}: {players[n]}" for n in sorted(players)))
    print(f"With the New Persons: {new}")
    quick = sum(puzzle["trap"] == "quick" for puzzle, _ in puzzles)
    print(f"The quick policy errs in {quick}; in the others, most prestige at once is wrong.")
