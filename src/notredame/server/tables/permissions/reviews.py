"""Reviews: only of a finished game, and begun only by those who played it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from ...problems import Problem
from ..table import OVER, Table


def check_over(table: Table) -> None:
    """Refuse a review of a game that is not over."""
    if table.status != OVER:
        sentence = "A game can be reviewed once it is over; this one is not."
        raise Problem(409, "not-over", sentence)


def seats_to_review(
    table: Table, person: str, asked: Literal["own", "all"] | Sequence[int]
) -> list[int]:
    """The seats that a person wants to have reviewed.

    Those who have a seat may ask, and the host, who may have imported the game. Watchers read what
    there is.
    """
    check_over(table)
    if not table.concerns(person):
        sentence = "Only those who have a seat here, and the host, can begin a review."
        raise Problem(403, "not-your-seat", sentence)
    if asked == "all":
        return list(range(len(table.seats)))
    if asked != "own":
        check_seats(table, asked)
        return sorted(set(asked))
    if not (own := table.seats_of(person)):
        sentence = "You have no seat here; name the seats to be reviewed, or ask for all."
        raise Problem(403, "not-your-seat", sentence)
    return own


def check_seats(table: Table, seats: Iterable[int]) -> None:
    """Refuse seats that a table does not have."""
    for seat in seats:
        if seat >= len(table.seats):
            sentence = f"There is no seat {seat} here; seats are 0 to {len(table.seats) - 1}."
            raise Problem(404, "not-found", sentence)
