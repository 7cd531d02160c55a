"""The statistics of a match. Nothing here plays, reads or writes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .match import Match
from .rating import Rating, ratings
from .result_line import GameLine

Z = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of wins and the 95 % interval around it."""

    share: float
    low: float
    high: float


def wilson(wins: float, tries: int) -> Share:
    """A share with Wilson's score interval, which stays within 0 and 1 and suits small samples.

    A win shared by two is half a win for each.
    """
    share = wins / tries
    square = Z * Z / tries
    centre = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * (share * (1 - share) / tries + square / (4 * tries)) ** 0.5
    return Share(share, max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach)))


@dataclass(frozen=True)
class Standing:
    """The statistics of one bot. A bot in several seats of a game counts once for each of them."""

    label: str
    bot: str
    """The bot's name and budget."""
    seats: int
    """Seats it played, over all games."""
    wins: Share
    score: float
    """Mean score."""
    margin: float
    """Mean of its score minus the best other score of the game."""
    rank: float
    rating: Rating
    seconds: float
    """Mean seconds for a choice."""
    slowest: float
    """Seconds for the slowest choice."""
    faults: int


@dataclass(frozen=True)
class Report:
    """The statistics of a match."""

    games: int
    deals: int
    """Deals that were played with every seating."""
    open_deals: int
    """Deals interrupted before every seating was played: there luck has not cancelled out."""
    even: float
    """The share of wins that every seat would have if all bots and places were equally good."""
    bots: list[Standing]
    """The bots in the order they were named."""
    places: list[Share]
    """Wins by place in the turn order of the first round, start player first."""

    def as_dict(self) -> dict[str, Any]:
        """The report as data."""
        return asdict(self)


class _Sums:
    """Running sums for one bot."""

    def __init__(self) -> None:
        self.seats = self.score = self.margin = self.rank = self.choices = self.faults = 0
        self.wins = self.seconds = self.slowest = 0.0

    def add(self, line: GameLine, seat: int) -> None:
        """Add one seat of a game."""
        self.seats += 1
        self.score += line.scores[seat]
        self.margin += line.margin(seat)
        self.rank += line.ranks[seat]
        self.choices += line.choices[seat]
        self.seconds += line.seconds[seat]
        self.slowest = max(self.slowest, line.slowest[seat])
        self.faults += sum(times for other, _, times in line.faults if other == seat)
        if line.ranks[seat] == 1:
            self.wins += 1 / len(line.winners)


def report_of(match: Match, lines: Sequence[GameLine]) -> Report:
    """The statistics of the finished games; a bot that has not played yet is left out."""
    sums: dict[str, _Sums] = defaultdict(_Sums)
    by_place = [0.0] * match.players
    played = Counter(line.deal for line in lines)
    in_order = sorted(lines, key=lambda line: line.game)
    for line in in_order:
        for seat, label in enumerate(line.seating):
            sums[label].add(line, seat)
        for seat in line.winners:
            by_place[(seat - line.start) % match.players] += 1 / len(line.winners)
    rated = ratings(in_order)
    whole = sum(count == len(match.seatings) for count in played.values())
    return Report(
        games=len(lines),
        deals=whole,
        open_deals=len(played) - whole,
        even=1 / match.players,
        bots=[
            _standing(label, str(entrant), sums[label], rated[label])
            for label, entrant in match.bots.items()
            if label in sums
        ],
        places=[wilson(wins, len(lines)) for wins in by_place],
    )


def _standing(label: str, bot: str, total: _Sums, rating: Rating) -> Standing:
    seats = total.seats
    return Standing(
        label=label,
        bot=bot,
        seats=seats,
        wins=wilson(total.wins, seats),
        score=total.score / seats,
        margin=total.margin / seats,
        rank=total.rank / seats,
        rating=rating,
        seconds=total.seconds / max(1, total.choices),
        slowest=total.slowest,
        faults=total.faults,
    )
