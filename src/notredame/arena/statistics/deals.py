"""The games of a match by deal: games of one deal share its luck, so they count as one number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean

from ..game_line import GameLine
from ..match import Match

Measure = Callable[[GameLine, int], float]
"""A function that says what a game brought a seat, as a number."""


def lines_by_deal(lines: Iterable[GameLine]) -> dict[int, list[GameLine]]:
    """The lines of each deal, deals and games in order."""
    found = defaultdict(list)
    for line in sorted(lines, key=lambda line: line.game):
        found[line.deal].append(line)
    return found


def whole_deals(match: Match, lines: Iterable[GameLine]) -> list[list[GameLine]]:
    """The lines of each deal that was played with every seating."""
    every = len(match.seatings)
    return [found for found in lines_by_deal(lines).values() if len(found) == every]


def counted_deals(match: Match, lines: Iterable[GameLine]) -> list[list[GameLine]]:
    """The lines that results are counted over, by deal: whole deals, or while there is none, all
    games together as if they were one deal.
    """
    lines = list(lines)
    return whole_deals(match, lines) or [sorted(lines, key=lambda line: line.game)]


def seats_of(label: str, lines: Iterable[GameLine]) -> Iterator[tuple[GameLine, int]]:
    """Every seat of a bot in some games."""
    for line in lines:
        for seat, other in enumerate(line.seating):
            if other == label:
                yield line, seat


def deal_means(deals: Sequence[Sequence[GameLine]], label: str, measure: Measure) -> list[float]:
    """The mean of a measure over a bot's seats, for each deal; it must sit in each of them."""
    return [fmean(measure(line, seat) for line, seat in seats_of(label, deal)) for deal in deals]


def place_shares(deals: Sequence[Sequence[GameLine]], place: int) -> list[float]:
    """The share of wins of a place in the turn order (the start player's is 0), for each deal."""
    return [
        fmean(line.win((line.start + place) % len(line.seating)) for line in deal) for deal in deals
    ]
