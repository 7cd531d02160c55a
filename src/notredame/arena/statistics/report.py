"""The statistics of a match. Nothing here plays, reads or writes.

A report is about all finished games; where a stopping rule has decided, about those of the deals
until then, so that it is the same for any number of processes. Times and faults are of all these
games. Results are counted over whole deals, those played with every seating. While there is none,
all games are counted together, and no interval is stated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from statistics import fmean, variance
from typing import Any

from ..game_line import GameLine
from ..match import Match
from .deals import counted_deals, deal_means, place_shares, seats_of, whole_deals
from .intervals import Estimate, mean_over_deals, share_over_deals
from .plan import Plan
from .rating import Rating, ratings
from .sequential_test import Verdict
from .stopping import Stopping, lines_until


@dataclass(frozen=True)
class Standing:
    """The statistics of one bot. A bot in several seats of a game counts once for each of them."""

    label: str
    bot: str
    """The bot's name and budget."""
    seats: int
    """Seats it played in the games that are counted."""
    wins: Estimate
    """Share of its seats that won."""
    score: float
    """Mean score."""
    margin: Estimate
    """Its score minus the best other score of the game."""
    lead: Estimate
    """Its score minus the mean of the other scores of the game."""
    lead_less_luck: Estimate | None
    """Its lead minus its luck; None where luck was not estimated."""
    variance_ratio: float | None
    """The variance of the lead between deals, divided by that of the lead less luck: the same
    certainty takes the lead this many times the games that it takes the lead less luck. Below 1,
    the lead less luck needs more. None where luck was not estimated, with fewer than two whole
    deals, and where the lead less luck is the same in all."""
    rank: float
    rating: Rating
    seconds: float
    """Mean seconds for a choice, in all games of the report."""
    slowest: float
    """Seconds for the slowest choice, in all games of the report."""
    faults: int
    """Faults in all games of the report."""
    most_frequent_fault: str | None
    """What the bot did wrong most often; None without a fault."""


@dataclass(frozen=True)
class Report:
    """The statistics of a match."""

    games: int
    """Finished games; where a stopping rule has decided, only those of the deals until then."""
    counted_games: int
    """Games that results are counted over: those of whole deals, or all while no deal is whole."""
    deals: int
    """Deals that were played with every seating."""
    open_deals: int
    """Deals interrupted before every seating was played: there luck has not cancelled out."""
    even: float
    """The share of wins that every seat would have if all bots and places were equally good."""
    bots: list[Standing]
    """The bots in the order they were named."""
    places: list[Estimate]
    """Wins by place in the turn order of the first round, start player first."""
    plan: Plan | None
    """What was planned before the first game; None where nothing was."""
    tested_deals: int
    """Deals that the stopping rule was applied to: those before the first deal that is not whole,
    until it has decided; 0 without a rule."""
    verdict: Verdict | None
    """What the stopping rule decided; None without one, and while it has not decided."""

    def as_dict(self) -> dict[str, Any]:
        """The report as data."""
        return asdict(self)


def report_of(match: Match, lines: Sequence[GameLine], plan: Plan | None = None) -> Report:
    """The statistics of the finished games; a bot that has not played yet is left out."""
    stopping = Stopping(match, plan, lines)
    verdict = stopping.verdict
    lines = lines_until(verdict, lines)
    whole = whole_deals(match, lines)
    counted = counted_deals(match, lines)
    games = sum(map(len, counted))
    rated = ratings(chain.from_iterable(counted))
    return Report(
        games=len(lines),
        counted_games=games,
        deals=len(whole),
        open_deals=len({line.deal for line in lines}) - len(whole),
        even=1 / match.players,
        bots=[
            _standing(label, str(entrant), counted, lines, rated[label])
            for label, entrant in match.bots.items()
            if label in rated
        ],
        places=[
            share_over_deals(place_shares(counted, place), games) for place in range(match.players)
        ],
        plan=plan,
        tested_deals=stopping.tested_deals,
        verdict=verdict,
    )


def _standing(
    label: str,
    bot: str,
    counted: Sequence[Sequence[GameLine]],
    lines: Sequence[GameLine],
    rating: Rating,
) -> Standing:
    seats = list(seats_of(label, chain.from_iterable(counted)))
    every = list(seats_of(label, lines))
    leads = deal_means(counted, label, GameLine.lead)
    adjusted = None
    if all(line.luck is not None for line, _ in seats):
        adjusted = deal_means(counted, label, GameLine.lead_less_luck)
    choices = sum(line.choices[seat] for line, seat in every)
    faults: Counter[str] = Counter()
    for line, seat in every:
        for other, what, times in line.faults:
            if other == seat:
                faults[what] += times
    return Standing(
        label=label,
        bot=bot,
        seats=len(seats),
        wins=share_over_deals(deal_means(counted, label, GameLine.win), len(seats)),
        score=fmean(line.scores[seat] for line, seat in seats),
        margin=mean_over_deals(deal_means(counted, label, GameLine.margin)),
        lead=mean_over_deals(leads),
        lead_less_luck=None if adjusted is None else mean_over_deals(adjusted),
        variance_ratio=None if adjusted is None else _variance_ratio(leads, adjusted),
        rank=fmean(line.ranks[seat] for line, seat in seats),
        rating=rating,
        seconds=sum(line.seconds[seat] for line, seat in every) / max(1, choices),
        slowest=max(line.slowest[seat] for line, seat in every),
        faults=faults.total(),
        most_frequent_fault=max(faults, key=faults.__getitem__, default=None),
    )


def _variance_ratio(leads: Sequence[float], adjusted: Sequence[float]) -> float | None:
    """The variance of leads between deals, divided by that of leads less luck."""
    if len(leads) < 2 or not (spread := variance(adjusted)):
        return None
    return variance(leads) / spread
