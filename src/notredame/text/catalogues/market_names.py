"""Names of markets that are true from every side of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from notredame.rules.model.deal import boroughs_for
from notredame.rules.model.pieces import COLOURS


class Market(NamedTuple):
    """A market, described without left and right, which depend on where one sits."""

    colour: str
    """The colour of its borough."""
    place: str
    """`centre`, `inner` near the cathedral, or `outer`."""
    beside: str
    """The colour of the borough across the border; for a centre its own."""


def boroughs_of(players: int) -> tuple[str, ...]:
    """The boroughs on the table, clockwise; two players have two more between them."""
    return COLOURS[: boroughs_for(players)]


def read_market(market: str, boroughs: Sequence[str]) -> Market:
    """The market with an id such as `blue/left-inner`; left is next to the borough before it."""
    colour, where = market.split("/")
    side, _, place = where.rpartition("-")
    ring = boroughs if colour in boroughs else COLOURS
    step = {"left": -1, "": 0, "right": 1}[side]
    return Market(colour, place, ring[(ring.index(colour) + step) % len(ring)])
