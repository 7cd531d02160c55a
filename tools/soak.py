"""Checks the laws of the game at every state of whole random games (`make soak`).

It plays for 2 to 5 players, every edition, with and without New Persons, and shows its progress.
Finished games are noted in a file, so that an interrupted run can be continued.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.laws.checks import play_lawfully

from notredame.rules.game import Game
from notredame.rules.model.options import EDITIONS

CHUNK = 10
"""Games that are played and noted together."""
Cell = tuple[int, str, bool]
"""A kind of game: players, edition, and whether New Persons are used."""


def soak_chunk(cell: Cell, first: int, count: int) -> tuple[Cell, int, int, str | None]:
    """Play some games of one kind; return the kind, `first`, states checked, and any problem."""
    players, edition, new_persons = cell
    states = 0
    for number in range(first, first + count):
        try:
            game = Game(players, edition=edition, options={"new_persons": new_persons}, seed=number)
            states += len(play_lawfully(game, number).moves) + 1
        except Exception:  # any broken law is reported with the game that broke it
            return cell, first, states, f"{cell} game {number}:\n{traceback.format_exc()}"
    return cell, first, states, None


def source_digest() -> str:
    """A hash of the sources that are checked and of the checks."""
    digest = hashlib.sha256()
    for folder in ("src/notredame/rules", "src/notredame/records", "tests/laws"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def main() -> int:
    """Play the missing games and print a table of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games of each kind, in tens")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / ".bench" / "soak.jsonl")
    parser.add_argument("--again", action="store_true", help="discard the games of earlier runs")
    arguments = parser.parse_args()
    console = Console()
    arguments.out.parent.mkdir(exist_ok=True)
    if arguments.again:
        arguments.out.unlink(missing_ok=True)
    done: dict[tuple[Cell, int], int] = {}
    sources = source_digest()
    if arguments.out.exists():
        for line in arguments.out.read_text().splitlines():
            row = json.loads(line)
            if row.get("sources") != sources:
                continue  # from another version of the rules or the laws
            done[(row["players"], row["edition"], row["new_persons"]), row["first"]] = row["states"]
    cells: list[Cell] = [
        (players, edition, new)
        for players in (2, 3, 4, 5)
        for edition in EDITIONS
        for new in (False, True)
    ]
    todo = [
        (cell, first)
        for first in range(0, arguments.games, CHUNK)
        for cell in cells
        if (cell, first) not in done
    ]
    columns = (
        TextColumn("Soaking"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(f"x {CHUNK} games"),
        TimeRemainingColumn(),
    )
    broken: list[str] = []
    with (
        ProcessPoolExecutor(arguments.jobs) as pool,
        Progress(*columns, console=console) as progress,
        arguments.out.open("a") as out,
    ):
        task = progress.add_task("soak", total=len(todo))
        futures = [pool.submit(soak_chunk, cell, first, CHUNK) for cell, first in todo]
        try:
            for future in as_completed(futures):
                cell, first, states, problem = future.result()
                progress.advance(task)
                if problem:
                    broken.append(problem)
                    console.print(problem, markup=False)
                    continue
                done[cell, first] = states
                row = dict(zip(("players", "edition", "new_persons"), cell, strict=True))
                row |= {"first": first, "states": states, "sources": sources}
                out.write(json.dumps(row) + "\n")
                out.flush()
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            console.print("Interrupted; run it again to continue.")
    table = Table("players", "edition", "New Persons", "games", "states", title="Laws kept")
    for cell in cells:
        chunks = [states for (found, _), states in done.items() if found == cell]
        table.add_row(
            str(cell[0]),
            cell[1],
            "yes" if cell[2] else "no",
            str(CHUNK * len(chunks)),
            f"{sum(chunks):,}",
        )
    console.print(table)
    total = sum(done.values())
    console.print(f"{CHUNK * len(done):,} games, {total:,} states, {len(broken)} broken.")
    return 1 if broken or any((cell, first) not in done for cell, first in todo) else 0


if __name__ == "__main__":
    sys.exit(main())
