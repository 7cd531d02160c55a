"""Statistics of what bots do and what it is worth, from the games of an arena file.

    notredame arena search@300 search@300 --players 4 --games 40 --out games.jsonl
    python -m tools.habits games.jsonl --plots docs/pictures

Prints tables in Markdown: each action card, each person and each sector by period. The worth of a
play is the change that it made, by the end of the turn, in the value of the position to its player,
in points.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import fmean

from notredame.arena import read_results, rebuild
from notredame.bots.thinking.value import value
from notredame.bots.thinking.workspace import Workspace
from notredame.bots.workspaces import plain_workspace
from notredame.rules.errors import NotreDameError
from notredame.rules.game import Game
from notredame.rules.model.actions import ASK_CARD, ASK_HIRE, ASK_KEEP, HIRE, PASS, PLAY
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, N_CARDS, SECTORS
from notredame.rules.model.state import State, pieces

PERIODS = "ABC"


class Habits:
    """Statistics of all games."""

    def __init__(self) -> None:
        self.seats = 0
        self.winning: list[int] = []
        self.scores: list[int] = []
        self.sources: dict[str, list[int]] = defaultdict(list)
        self.worth: dict[tuple[str, int], list[float]] = defaultdict(list)
        """Worth of every play or hire, by card or person and period."""
        self.offered: dict[tuple[str, int], int] = defaultdict(int)
        """Number of times that a person could be hired, by person and period."""
        self.pieces: dict[tuple[str, int], list[int]] = defaultdict(list)
        """Pieces of every player at the end of a period, by sector and period."""

    def watch(self, game: Game) -> None:
        """Replay a finished game and add its statistics."""
        again = Game(
            list(game.names),
            edition=game.edition,
            options=game.options,
            deal=game.deal,
            printed=game.printed,
        )
        workspace = plain_workspace()
        done: tuple[str, int, int, int] | None = None
        """The play or hire that is not finished yet: what, period, seat, value before it."""
        for seat, action in game.moves:
            before = again.state
            period = before.round_no // 3
            if done is not None and before.ask in (ASK_CARD, ASK_HIRE, ASK_KEEP):
                self.settle(done, before, workspace)
                done = None
            if before.ask == ASK_CARD:
                done = (
                    CARDS[(action - PLAY) % N_CARDS],
                    period,
                    seat,
                    value(before, seat, workspace),
                )
            elif before.ask == ASK_HIRE:
                for person in before.persons:
                    self.offered[PERSONS[person], period] += 1
                if action != PASS:
                    done = (PERSONS[action - HIRE], period, seat, value(before, seat, workspace))
            again.play(seat, action)
            now = again.state
            if now.round_no // 3 == period:
                continue
            if done is not None:
                self.settle(done, now, workspace)
                done = None
            for player in now.players[: now.n]:
                for k, sector in enumerate(SECTORS):
                    self.pieces[sector, period].append(pieces(player, k))
        result = game.result()
        self.seats += len(game.names)
        self.scores += result.prestige
        self.winning.append(max(result.prestige))
        for gained in result.by_source:
            for source, amount in gained.items():
                self.sources[source].append(amount)

    def settle(self, done: tuple[str, int, int, int], s: State, workspace: Workspace) -> None:
        """Note the worth of a play that has just ended."""
        what, period, seat, before = done
        self.worth[what, period].append((value(s, seat, workspace) - before) / 100)

    def tables(self) -> str:
        """All statistics as Markdown."""
        winning = f"{fmean(self.winning):.1f} ({min(self.winning)} to {max(self.winning)})"
        out = [
            f"{len(self.winning)} games; winning score {winning}, all {fmean(self.scores):.1f}.",
            "",
            "| prestige from | points per player |",
            "|---|---|",
        ]
        by_amount = sorted(self.sources, key=lambda name: -fmean(self.sources[name]))
        out += [f"| {name} | {fmean(self.sources[name]):.1f} |" for name in by_amount]
        out += ["", "| action card | uses per player and game | A | B | C | worth |"]
        out += ["|---|---|---|---|---|---|"]
        for card in sorted(CARDS, key=lambda name: -self.uses(name)):
            out.append(self.row(card, [f"{self.uses(card, p):.2f}" for p in range(3)]))
        out += [
            "",
            "| person | hired, of chances | A | B | C | worth |",
            "|---|---|---|---|---|---|",
        ]
        seen = [name for name in PERSONS if any(self.offered[name, p] for p in range(3))]
        for person in sorted(seen, key=lambda name: -self.mean_worth(name)):
            out.append(
                self.row(person, [self.hired(person, p) for p in range(3)], self.hired(person))
            )
        out += ["", "| sector | pieces at the end of A | B | C |", "|---|---|---|---|"]
        for sector in SECTORS:
            counts = " | ".join(f"{fmean(self.pieces[sector, p]):.2f}" for p in range(3))
            out.append(f"| {sector} | {counts} |")
        return "\n".join(out)

    def row(self, name: str, periods: list[str], whole: str | None = None) -> str:
        """A row of a table, for a card or person."""
        first = f"{self.uses(name):.2f}" if whole is None else whole
        return f"| {name} | {first} | {' | '.join(periods)} | {self.mean_worth(name):+.1f} |"

    def uses(self, name: str, period: int | None = None) -> float:
        """Plays or hires per player and game."""
        periods = range(3) if period is None else [period]
        return sum(len(self.worth[name, p]) for p in periods) / self.seats

    def hired(self, name: str, period: int | None = None) -> str:
        """Hires as a percentage of the chances to hire."""
        periods = range(3) if period is None else [period]
        chances = sum(self.offered[name, p] for p in periods)
        hires = sum(len(self.worth[name, p]) for p in periods)
        return f"{hires / chances:.0%}" if chances else ""

    def mean_worth(self, name: str) -> float:
        """Mean worth of a play or hire, in points."""
        worths = [worth for p in range(3) for worth in self.worth[name, p]]
        return fmean(worths) if worths else 0.0

    def plot(self, folder: Path) -> None:
        """Draw the tables as charts."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        folder.mkdir(parents=True, exist_ok=True)
        for title, names, file in (
            ("action cards: uses per player and game", CARDS, "cards.png"),
            ("sectors: pieces at the end of each period", SECTORS, "sectors.png"),
        ):
            figure = Figure(figsize=(8, 4), layout="constrained")
            FigureCanvasAgg(figure)
            axes = figure.subplots()
            for period, letter in enumerate(PERIODS):
                heights = [
                    self.uses(name, period) if names is CARDS else fmean(self.pieces[name, period])
                    for name in names
                ]
                places = [at + 0.27 * (period - 1) for at in range(len(names))]
                axes.bar(places, heights, width=0.25, label=letter)
            axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
            axes.set_title(title)
            axes.legend()
            figure.savefig(folder / file, dpi=100)
        seen = [name for name in PERSONS if any(self.offered[name, p] for p in range(3))]
        seen.sort(key=self.mean_worth)
        figure = Figure(figsize=(7, 1 + 0.25 * len(seen)), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots()
        axes.barh(seen, [self.mean_worth(name) for name in seen])
        axes.set_title("persons: worth of a hire, in points")
        figure.savefig(folder / "persons.png", dpi=100)


def main() -> None:
    """Read a file and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--plots", metavar="FOLDER")
    arguments = parser.parse_args()
    try:
        results = read_results(Path(arguments.file))
    except NotreDameError as problem:
        parser.error(str(problem))
    if results is None or not results.lines:
        parser.error(f"{arguments.file} contains no games yet.")
    habits = Habits()
    for line in results.lines:
        habits.watch(rebuild(results.match, line))
    print(habits.tables())
    if arguments.plots is not None:
        habits.plot(Path(arguments.plots))


if __name__ == "__main__":
    main()
