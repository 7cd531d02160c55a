"""Kills the server again and again while people play; part of `make soak`.

Afterwards every acknowledged choice must be stored exactly once, and all games must have ended. It
runs on SQLite, and on a temporary PostgreSQL if that is installed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.crash_recovery import survive
from tests.server.postgres import postgres


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30, help="for each kind of store (default 30)")
    parser.add_argument("--chance", type=int, default=1, help="seed for the times of the kills")
    arguments = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder, postgres() as running:
        stores = {"SQLite": f"sqlite:///{Path(folder) / 'games.db'}"}
        if running is None:
            console.print("PostgreSQL (initdb, pg_ctl) was not found; continuing without it.")
        else:
            stores["PostgreSQL"] = running.new_database()
        for name, data in stores.items():
            columns = (
                TextColumn(f"Killing on {name}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
            )
            with Progress(*columns, console=console) as progress:
                task = progress.add_task("kill", total=arguments.kills)
                play = survive(
                    data, arguments.kills, arguments.chance, partial(progress.advance, task)
                )
            games = len({table for table, _ in play.acknowledged})
            console.print(
                f"{name}: killed {arguments.kills} times; {games} games, {play.choices} choices "
                f"acknowledged, {play.resent} sent again, none lost, none twice."
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
