"""Statistics of many random games: scores, lengths, wins, prestige by source."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from notredame.rules.fast.raw import results_size
from notredame.rules.model.deal import seat_colour
from notredame.rules.model.pieces import N_SOURCES, SOURCES


def median(counts: Counter[int]) -> float:
    """The median of counted numbers."""
    total = counts.total()
    seen = 0
    low = None
    for value in sorted(counts):
        seen += counts[value]
        if low is None and 2 * seen >= total:
            if 2 * seen > total:
                return value
            low = value
        elif low is not None:
            return (low + value) / 2
    raise ValueError("no numbers")


def mean(counts: Counter[int]) -> float:
    """The mean of counted numbers."""
    return sum(value * count for value, count in counts.items()) / counts.total()


def deviation(counts: Counter[int]) -> float:
    """The standard deviation of counted numbers."""
    centre = mean(counts)
    squares = sum((value - centre) ** 2 * count for value, count in counts.items())
    return float((squares / counts.total()) ** 0.5)


class Tally:
    """Running counts, so that a million games take no more memory than a hundred."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.decisions = 0
        self.lengths: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self.sources = [[0] * N_SOURCES for _ in range(players)]
        self.wins = [0.0] * players
        self.wins_in_order = [0.0] * players

    def add(self, results: list[int]) -> None:
        """Add the results of a chunk, laid out as `Engine.simulate` returns them."""
        size = results_size(self.players)
        width = 2 + N_SOURCES
        for at in range(0, len(results), size):
            decisions, start = results[at : at + 2]
            first = at + 2
            rows = [
                results[first + width * seat : first + width * (seat + 1)]
                for seat in range(self.players)
            ]
            best = max((row[0], row[1]) for row in rows)
            winners = [seat for seat, row in enumerate(rows) if (row[0], row[1]) == best]
            for seat in winners:
                self.wins[seat] += 1 / len(winners)
                self.wins_in_order[(seat - start) % self.players] += 1 / len(winners)
            for seat, row in enumerate(rows):
                self.scores[seat][row[0]] += 1
                for source in range(N_SOURCES):
                    self.sources[seat][source] += row[2 + source]
            self.games += 1
            self.decisions += decisions
            self.lengths[decisions] += 1

    def as_dict(self) -> dict[str, Any]:
        """The statistics as data."""
        seats = []
        for seat, scores in enumerate(self.scores):
            seats.append(
                {
                    "seat": seat,
                    "colour": seat_colour(seat, self.players),
                    "mean": round(mean(scores), 3),
                    "deviation": round(deviation(scores), 3),
                    "least": min(scores),
                    "median": median(scores),
                    "most": max(scores),
                    "wins": round(self.wins[seat] / self.games, 4),
                    "by_source": {
                        name: round(self.sources[seat][i] / self.games, 3)
                        for i, name in enumerate(SOURCES)
                    },
                }
            )
        return {
            "games": self.games,
            "decisions": self.decisions,
            "length": {
                "least": min(self.lengths),
                "mean": round(mean(self.lengths), 2),
                "most": max(self.lengths),
            },
            "wins_in_turn_order": [round(wins / self.games, 4) for wins in self.wins_in_order],
            "seats": seats,
        }


def print_tables(console: Console, tally: Tally, title: str) -> None:
    """Print the statistics as tables."""
    figures = tally.as_dict()
    table = Table(title=title)
    for heading in ("seat", "mean", "deviation", "least", "median", "most", "wins"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for row in figures["seats"]:
        table.add_row(
            row["colour"],
            f"{row['mean']:.2f}",
            f"{row['deviation']:.2f}",
            str(row["least"]),
            f"{row['median']:g}",
            str(row["most"]),
            f"{row['wins']:.1%}",
        )
    console.print(table)
    order = ", ".join(f"{wins:.1%}" for wins in figures["wins_in_turn_order"])
    console.print(f"Wins by place in the first round's turn order: {order}.")
    length = figures["length"]
    console.print(
        f"Decisions per game: {length['least']} to {length['most']}, {length['mean']} on average."
    )
    sources = {
        name: sum(row["by_source"][name] for row in figures["seats"]) / tally.players
        for name in SOURCES
    }
    parts = ", ".join(f"{name} {value:.2f}" for name, value in sources.items() if value)
    console.print(f"Prestige by source: {parts}.")
