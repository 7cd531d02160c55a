"""Ratings for games of more than two players: the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from ..game_line import GameLine


@dataclass(frozen=True)
class Rating:
    """An estimate of a bot's strength, and its uncertainty."""

    mu: float
    """The mean; every bot starts at 25."""
    sigma: float
    """The standard deviation; it shrinks with every game."""


def ratings(lines: Iterable[GameLine]) -> dict[str, Rating]:
    """The rating of every bot after these games, in their order.

    A bot in several seats gets the mean of the ratings that each of these seats would bring it, and
    learns nothing from a game against itself alone.
    """
    model = PlackettLuce()
    fresh = model.rating()
    now: dict[str, Rating] = {}
    for line in lines:
        for label in line.seating:
            now.setdefault(label, Rating(fresh.mu, fresh.sigma))
        if len(set(line.seating)) == 1:
            continue
        teams = [[model.create_rating([now[label].mu, now[label].sigma])] for label in line.seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in line.ranks])
        by_label = defaultdict(list)
        for label, (seat,) in zip(line.seating, rated, strict=True):
            by_label[label].append(seat)
        for label, seats in by_label.items():
            now[label] = Rating(
                fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats)
            )
    return now
