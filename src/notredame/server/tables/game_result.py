"""Results of finished games, as each person's statistics count them.

A game counts for a person who has one seat in it and made every choice of that seat. Not counted
are practice games, imported ones, games in which a bot chose for the person, and games in which the
person has several seats: who of those at one screen sat where is not known.
"""

from __future__ import annotations

from statistics import fmean

from notredame.review.review_types import DecisionKind, Grade, SeatReview
from notredame.rules.model.options import OptionValue
from notredame.rules.result import Result
from notredame.rules.typed_data import SeatIndex, TypedDict

from .setup import LEVELS, Level
from .table import OVER, Table

THOROUGH_STEPS = 500
"""Thinking steps for each decision from which statistics count a review: with fewer, fewer losses
are certain. The page calls such a review rough.
"""


class ReviewNumbers(TypedDict):
    """What statistics keep of the review of a seat, in points of expected lead."""

    steps: int | None
    """Thinking steps for each decision; null where they were not kept."""
    lost_by_kind: dict[DecisionKind, float]
    """Points that the own choices lost, by kind of decision."""
    lost_by_period: dict[str, float]
    own_losses: float
    """All of them, as the account of the review has them: at most 0."""
    card_luck: float
    person_luck: float
    grades: dict[Grade, int]
    """Number of decisions of each grade."""


class PlayedGame(TypedDict):
    """A finished game as one person played it."""

    players: int
    people: int
    """Number of other people who played to the end."""
    level: Level | None
    """Of the strongest bot; null without bots."""
    edition: str
    options: dict[str, OptionValue]
    """All of them, since what an edition stands for may be corrected."""
    daily: str | None
    """The day whose daily deal it was, such as `2026-11-18`."""
    prestige: int
    place: int
    """Rank at the table, from 1."""
    margin: int
    """Prestige less that of the best other seat."""
    by_source: dict[str, int]
    """Prestige by source; the plague's is negative."""
    winners_by_source: dict[str, float]
    """That of the winner, who may be the same person; the mean of several winners."""


class GameResult(PlayedGame):
    """A finished game in a person's statistics."""

    table: str
    """The table where it was played; it may have been erased since."""
    seat: SeatIndex
    finished: float
    """Seconds since 1970."""
    review: ReviewNumbers | None
    """Null unless it was reviewed."""


def results_of(table: Table) -> dict[str, GameResult]:
    """The game for everybody for whom it counts, by person; empty unless it is over."""
    game = table.game
    if game is None or table.status != OVER or table.setup.record is not None or game.practice:
        return {}
    result = game.result()
    return {
        person: {
            **_played(table, seats[0], result),
            "table": table.setup.table,
            "seat": seats[0],
            "finished": table.last_choice,
            "review": None,
        }
        for person in table.people()
        if len(seats := table.seats_of(person)) == 1 and not _bot_chose(table, seats[0])
    }


def is_thorough(review: ReviewNumbers) -> bool:
    """Whether statistics count a review."""
    return (review["steps"] or 0) >= THOROUGH_STEPS


def review_numbers(review: SeatReview, steps: int) -> ReviewNumbers:
    """What statistics keep of a review with these thinking steps for each decision."""
    return {
        "steps": steps,
        "lost_by_kind": review["lost_by_kind"],
        "lost_by_period": review["lost_by_period"],
        "own_losses": review["own_losses"],
        "card_luck": review["card_luck"],
        "person_luck": review["person_luck"],
        "grades": review["grades"],
    }


def _bot_chose(table: Table, seat: int) -> bool:
    """Whether a bot made any choice of a seat's game, or has taken it over."""
    assert table.game is not None
    choices = zip(table.game.moves, table.undo_history.by_bots, strict=True)
    return table.seats[seat].left or any(bot and mover == seat for (mover, _), bot in choices)


def _played(table: Table, seat: int, result: Result) -> PlayedGame:
    levels = [other.level for other in table.seats if other.level is not None]
    return {
        "players": len(table.seats),
        "people": sum(other.level is None for other in table.seats) - 1,
        "level": max(levels, key=LEVELS.index, default=None),
        "edition": table.setup.edition,
        "options": table.setup.options.as_dict(),
        "daily": table.setup.daily,
        "prestige": result.prestige[seat],
        "place": result.ranks[seat],
        "margin": result.prestige[seat]
        - max(points for other, points in enumerate(result.prestige) if other != seat),
        "by_source": result.by_source[seat],
        "winners_by_source": {
            source: fmean(result.by_source[winner][source] for winner in result.winners)
            for source in result.by_source[seat]
        },
    }
