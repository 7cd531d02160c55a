"""The benchmark of judgement: `python -m tools.judgement make|table`.

- `make --out FILE` plays games, takes positions from them and plays each of these to the end 1,000
  times. Each game's positions are written at once; a run that is stopped goes on where it was.
- `table` says how much of the outcome is luck, and what share of the rest each value explains.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from notredame.training.judgement.shipped import FILE

from .making import make
from .table import print_table


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    making = tasks.add_parser("make")
    making.add_argument("--out", type=Path, required=True)
    making.add_argument("--games", type=int, default=1040, help="two positions are taken from each")
    making.add_argument("--jobs", type=int, default=1)
    printing = tasks.add_parser("table")
    printing.add_argument("--file", type=Path, default=FILE)
    printing.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.task == "make":
        make(given.out, given.games, given.jobs)
    else:
        print_table(given.file, given.seed)


if __name__ == "__main__":
    main()
