"""Plays the matches of the ladder of bots: `make ladder`, or a match by its name.

Each match is an arena command, which is printed first. Its games are kept in `.bench/ladder`, so an
interrupted run can be resumed. At the end a table in Markdown is printed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from notredame.arena import read_results, report_of
from notredame.cli.arena.words import interval, points

FOLDER = Path(".bench/ladder")
RUNGS = {
    "greedy-random": ("greedy", "random", {2: 200, 4: 200}),
    "quick-greedy": ("quick", "greedy", {2: 200, 4: 200}),
    "quick-planner": ("quick", "planner", {2: 200, 4: 200}),
    "search-quick": ("search@100", "quick", {2: 200, 4: 200}),
}
"""Two bots of each match, and the games by number of players."""
MORE_STEPS = {
    "four-times-25": ("champion@100", "champion@25", {2: 400, 4: 200}),
    "four-times-100": ("champion@400", "champion@100", {2: 400, 4: 160}),
}
"""Matches of the champion against one with a quarter of its steps."""
QUICK_GAMES = {2: 400, 3: 600, 4: 800, 5: 1000}
"""Games of levels that think only briefly: 200 deals."""
LEVELS = {
    "medium-easy": ("medium", "easy", QUICK_GAMES),
    "hard-medium": ("hard", "medium", QUICK_GAMES),
    "expert-hard": ("expert", "hard", QUICK_GAMES),
    "champion-expert": ("champion@200", "expert", {2: 120, 3: 120, 4: 120, 5: 75}),
}
"""Matches of a level against the one below; the champion has few steps, so that the games end. So
many games tell a lead of six points from one of three."""
SEED = 1


def matches() -> dict[str, list[str]]:
    """Arguments of `notredame arena` for every match, by name."""
    out = {}
    for name, (strong, weak, games) in RUNGS.items():
        for players in games:
            for persons in ("base", "new"):
                match = _match(strong, weak, games[players], players, persons)
                out[f"{name}-{players}-{persons}"] = match
    for name, (strong, weak, games) in (MORE_STEPS | LEVELS).items():
        for players in games:
            out[f"{name}-{players}-base"] = _match(strong, weak, games[players], players, "base")
    return out


def _match(strong: str, weak: str, games: int, players: int, persons: str) -> list[str]:
    new = ["--new-persons"] if persons == "new" else []
    many = ["--players", str(players), "--games", str(games), "--seed", str(SEED)]
    return [strong, weak, *many, *new]


def play(name: str, arguments: list[str]) -> None:
    """Play the games of a match that are still missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [*arguments, "--jobs", "2", "--out", str(FOLDER / f"{name}.jsonl"), "--resume"]
    print(f"$ notredame arena {' '.join(command)}", flush=True)
    run = "from notredame.cli.main import main; main()"
    subprocess.run([sys.executable, "-c", run, "arena", *command], check=True)


def table(names: list[str]) -> str:
    """The results of matches as a table in Markdown."""
    rows = [
        "| match | players | persons | games | wins | 95 % | even | lead | score | against |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name in names:
        path = FOLDER / f"{name}.jsonl"
        results = read_results(path) if path.exists() else None
        if results is None or not results.lines:
            continue
        report = report_of(results.match, results.lines, results.plan)
        first, other = report.bots
        players, persons = name.rsplit("-", 2)[1:]
        rows.append(
            f"| {first.bot} against {other.bot} | {players} | {persons} | "
            f"{report.counted_games} | {first.wins.mean:.1%} | {interval(first.wins)} | "
            f"{report.even:.0%} | {points(first.lead)} | {first.score:.1f} | {other.score:.1f} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Play the named matches, or all, and print their table."""
    everything = matches()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="MATCH", help=", ".join(everything))
    parser.add_argument(
        "--table", action="store_true", help="play nothing; print the results so far"
    )
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
