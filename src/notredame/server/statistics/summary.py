"""The statistics of a person, from the results of their games. Nothing here reads or writes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Literal, get_args

from notredame.arena.statistics.intervals import students_t, wilson
from notredame.review.review_types import DecisionKind, Grade
from notredame.rules.knowledge.description import PERIODS
from notredame.rules.model.pieces import PLAYER_COUNTS, SOURCES
from notredame.rules.typed_data import TypedDict

from ..tables.game_result import GameResult, ReviewNumbers, is_thorough
from ..tables.setup import LEVELS, Level

FEW = 10
"""With fewer games than this, a mean may well be chance, and no interval is stated."""
Opponents = Level | Literal["people"]
OPPONENTS: tuple[Opponents, ...] = (*reversed(LEVELS), "people")


class GamesMean(TypedDict):
    """A mean over some games."""

    mean: float
    half_interval: float | None
    """The true mean lies within this of it, with 95 % confidence; null where games are few."""


class GameGroup(TypedDict):
    """Some games together."""

    games: int
    few: bool
    """Whether they are so few that everything here may be chance."""
    wins: int
    """Games won; a shared win counts."""
    share: float
    """Share of games won, from 0 to 1."""
    low: float
    """The true share lies between `low` and `high`, with 95 % confidence."""
    high: float
    expected: float
    """The share that somebody as strong as everybody else would win."""
    place: GamesMean
    prestige: GamesMean
    margin: GamesMean
    """Prestige less that of the best other seat."""


class PlayersGroup(GameGroup):
    """The games with a number of players."""

    players: int


class OpponentsGroup(GameGroup):
    """The games against some kind of opponent."""

    opponents: Opponents
    """`people` if there was any other person, otherwise the level of the strongest bot."""


class SourceMeans(TypedDict):
    """Prestige from a source for each game."""

    source: str
    mine: float
    winners: float
    """That of the winners of the same games."""


class KindLoss(TypedDict):
    """What decisions of a kind lost in each game, in points."""

    kind: DecisionKind
    lost: GamesMean


class PeriodLoss(TypedDict):
    """What decisions of a period lost in each game, in points."""

    period: str
    lost: GamesMean


class ReviewMeans(TypedDict):
    """What reviews say, for each reviewed game."""

    games: int
    few: bool
    lost: GamesMean
    """Points that the own choices lost."""
    by_kind: list[KindLoss]
    by_period: list[PeriodLoss]
    grades: dict[Grade, float]
    """GamesMean number of decisions of each grade."""
    card_luck: GamesMean
    person_luck: GamesMean


class GamesSummary(TypedDict):
    """The statistics of some games."""

    everything: GameGroup | None
    """Null without any game."""
    by_players: list[PlayersGroup]
    by_opponents: list[OpponentsGroup]
    """The strongest bots first, people last."""
    sources: list[SourceMeans]
    reviewed: ReviewMeans | None
    """Of games with a thorough review; null if there is none."""
    rough_reviews: int
    """Number of games that are left out there because their review was rough."""


def summary_of(games: Sequence[GameResult]) -> GamesSummary:
    """The statistics of some games."""
    reviews = [game["review"] for game in games if game["review"] is not None]
    thorough = [review for review in reviews if is_thorough(review)]
    return {
        "everything": _group(games) if games else None,
        "by_players": [
            {"players": players, **_group(found)}
            for players in PLAYER_COUNTS
            if (found := [game for game in games if game["players"] == players])
        ],
        "by_opponents": [
            {"opponents": opponents, **_group(found)}
            for opponents in OPPONENTS
            if (found := [game for game in games if _opponents_in(game) == opponents])
        ],
        "sources": [_source(source, games) for source in SOURCES] if games else [],
        "reviewed": _reviewed(thorough) if thorough else None,
        "rough_reviews": len(reviews) - len(thorough),
    }


def mean_of(values: Iterable[float]) -> GamesMean:
    """The mean of some values, of which there is at least one."""
    found = list(values)
    count = len(found)
    half = None if count < FEW else students_t(count - 1) * stdev(found) / count**0.5
    return {"mean": fmean(found), "half_interval": half}


def _opponents_in(game: GameResult) -> Opponents | None:
    return "people" if game["people"] else game["level"]


def _group(games: Sequence[GameResult]) -> GameGroup:
    wins = sum(game["place"] == 1 for game in games)
    share = wilson(wins, len(games))
    return {
        "games": len(games),
        "few": len(games) < FEW,
        "wins": wins,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "expected": fmean(1 / game["players"] for game in games),
        "place": mean_of(game["place"] for game in games),
        "prestige": mean_of(game["prestige"] for game in games),
        "margin": mean_of(game["margin"] for game in games),
    }


def _source(source: str, games: Sequence[GameResult]) -> SourceMeans:
    return {
        "source": source,
        "mine": fmean(game["by_source"].get(source, 0) for game in games),
        "winners": fmean(game["winners_by_source"].get(source, 0) for game in games),
    }


def _reviewed(reviews: Sequence[ReviewNumbers]) -> ReviewMeans:
    kinds: tuple[DecisionKind, ...] = get_args(DecisionKind)
    grades: tuple[Grade, ...] = get_args(Grade)
    return {
        "games": len(reviews),
        "few": len(reviews) < FEW,
        "lost": mean_of(0.0 - review["own_losses"] for review in reviews),
        "by_kind": [
            {"kind": kind, "lost": mean_of(review["lost_by_kind"][kind] for review in reviews)}
            for kind in kinds
        ],
        "by_period": [
            {
                "period": period,
                "lost": mean_of(review["lost_by_period"][period] for review in reviews),
            }
            for period in PERIODS
        ],
        "grades": {grade: fmean(review["grades"][grade] for review in reviews) for grade in grades},
        "card_luck": mean_of(review["card_luck"] for review in reviews),
        "person_luck": mean_of(review["person_luck"] for review in reviews),
    }
