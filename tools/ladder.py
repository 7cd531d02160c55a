"""The rungs of the ladder against each other: `make ladder`, or one match by its name.

Each match is an arena command, printed before it is played; its games are kept in `.bench/ladder`,
so a run can be interrupted and goes on where it was. At the end, a table in Markdown.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from notredame.arena import read_results, report_of

FOLDER = Path(".bench/ladder")
RUNGS = {
    "greedy-random": ("greedy", "random", {2: 200, 4: 200}),
    "planner-greedy": ("planner", "greedy", {2: 200, 4: 200}),
    "search-planner": ("search@0.5s", "planner", {2: 48, 4: 96}),
}
"""Who plays whom, and how many games for each number of players."""
MORE_TIME = {
    "four-times-early": ("search@400", "search@100", {2: 240}),
    "four-times": ("search@800", "search@200", {2: 96, 4: 36}),
}
"""Four times the steps, from few and from more."""
LEVELS = {
    "medium-easy": ("medium", "easy", 60),
    "hard-medium": ("hard", "medium", 40),
    "expert-hard": ("expert", "hard", 24),
}
SEED = 1


def matches() -> dict[str, list[str]]:
    """Every match by its name, as arguments of `notredame arena`."""
    out = {}
    for name, (strong, weak, games) in RUNGS.items():
        for players in games:
            for persons in ("base", "new"):
                match = _match(strong, weak, games[players], players, persons)
                out[f"{name}-{players}-{persons}"] = match
    for name, (strong, weak, games) in MORE_TIME.items():
        for players in games:
            out[f"{name}-{players}-base"] = _match(strong, weak, games[players], players, "base")
    for name, (strong, weak, many) in LEVELS.items():
        out[f"{name}-2-base"] = _match(strong, weak, many, 2, "base")
    return out


def _match(strong: str, weak: str, games: int, players: int, persons: str) -> list[str]:
    new = ["--new-persons"] if persons == "new" else []
    many = ["--players", str(players), "--games", str(games), "--seed", str(SEED)]
    return [strong, weak, *many, *new]


def play(name: str, arguments: list[str]) -> None:
    """Play what is left of a match."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [*arguments, "--jobs", "2", "--out", str(FOLDER / f"{name}.jsonl"), "--resume"]
    print(f"$ notredame arena {' '.join(command)}", flush=True)
    run = "from notredame.cli.main import main; main()"
    subprocess.run([sys.executable, "-c", run, "arena", *command], check=True)


def table(names: list[str]) -> str:
    """What the matches came to."""
    rows = [
        "| match | players | persons | games | wins | 95 % | even | score | against |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name in names:
        path = FOLDER / f"{name}.jsonl"
        results = read_results(path) if path.exists() else None
        if results is None or not results.lines:
            continue
        report = report_of(results.match, results.lines)
        first, other = report.bots
        players, persons = name.rsplit("-", 2)[1:]
        wins = first.wins
        rows.append(
            f"| {first.bot} against {other.bot} | {players} | {persons} | "
            f"{len(results.lines)} | {wins.share:.1%} | {wins.low:.1%} to {wins.high:.1%} | "
            f"{report.even:.0%} | {first.score:.1f} | {other.score:.1f} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Play the matches that are asked for, or all."""
    everything = matches()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="MATCH", help=", ".join(everything))
    parser.add_argument("--table", action="store_true", help="play nothing, print what there is")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in everything]
    if unknown:
        parser.error(f"there is no match {unknown[0]}")
    names = arguments.names or list(everything)
    if not arguments.table:
        for name in names:
            play(name, everything[name])
    print(table(names))


if __name__ == "__main__":
    main()
