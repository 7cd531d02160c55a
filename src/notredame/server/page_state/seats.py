"""Seats as the page shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from notredame.rules.model.deal import seat_colour
from notredame.rules.model.pieces import Colour
from notredame.rules.typed_data import SeatIndex, TypedDict

from ..tables.setup import Level
from ..tables.table import Table

Who = Literal["person", "bot", "open"]


class SeatInList(TypedDict):
    """A seat as lists show it."""

    name: str
    who: Who
    colour: Colour
    level: Level | None
    """Level of the bot that plays there."""


class Seat(SeatInList):
    """A seat as its table shows it."""

    seat: SeatIndex
    left: bool
    """Whether a bot has taken over for a person who may come back."""
    mine: bool
    present: bool
    """Whether the person's page is open."""


def seats_in_list(table: Table) -> list[SeatInList]:
    """The seats, the same for everybody."""
    count = len(table.seats)
    return [
        {
            "name": seat.name,
            "who": "open" if seat.open else "person" if seat.level is None else "bot",
            "colour": seat_colour(k, count),
            "level": seat.level,
        }
        for k, seat in enumerate(table.seats)
    ]


def seats_of(table: Table, person: str | None, present: Iterable[str]) -> list[Seat]:
    """The seats as a person sees them; `present` are the people whose page is open."""
    here = set(present)
    return [
        {
            **listed,
            "seat": k,
            "left": seat.left,
            "mine": person is not None and seat.owner == person,
            "present": seat.owner in here,
        }
        for k, (seat, listed) in enumerate(zip(table.seats, seats_in_list(table), strict=True))
    ]
