"""What a seat has seen of a game since its beginning, forgotten cards included: perfect recall.

Two games in which a seat has seen the same look the same to it now, and did at each of its moves
before. All moves but the cards that others kept are made in the open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from notredame.rules.model.actions import PLAY
from notredame.rules.model.deal import Deal
from notredame.rules.model.pieces import N_CARDS, ROUNDS

from .table import Table

HIDDEN = -1


class Look(NamedTuple):
    """One round."""

    persons: tuple[int, ...]
    drew: tuple[int, ...]
    """Three cards of the own deck."""
    got: tuple[int, ...]
    """Two cards of the right neighbour's deck, once both have kept one."""
    last: tuple[int, ...]
    """One card of the deck before, once both have kept two."""


@dataclass(frozen=True)
class Seen:
    """What a seat knows of the deal, and what was done."""

    seat: int
    start: int
    messages: tuple[tuple[int, ...], ...]
    """Those of each borough, as they lay at first."""
    gray: tuple[int, ...]
    """Those in the game, in no order that says anything."""
    rounds: tuple[Look, ...]
    to_come: tuple[int, ...]
    """Gray persons of later rounds, after the spy."""
    moves: list[tuple[int, int]]
    """Seat and action; HIDDEN for a card that somebody else kept."""


def seen_by(table: Table, seat: int) -> Seen | None:
    """What a seat has seen so far; nothing before all is dealt."""
    deal = table.deal
    if deal is None:
        return None
    fields, players = table.setup.fields, table.setup.players
    begun = min(ROUNDS, fields.number(table.state, "round_no") + 1)
    kept: list[list[int]] = [[] for _ in range(players)]
    for mover, action in zip(table.seats, table.moves, strict=True):
        if action < PLAY:
            kept[mover].append(action)
    looks = tuple(_look(deal, kept, seat, k) for k in range(begun))
    to_come = deal.gray[begun:] if fields.of(table.state, seat, "spied") else ()
    gray = tuple(sorted(deal.gray))
    return Seen(seat, deal.start, deal.messages, gray, looks, to_come, _open(table, seat))


def _open(table: Table, seat: int) -> list[tuple[int, int]]:
    return [
        (mover, action if action >= PLAY or mover == seat else HIDDEN)
        for mover, action in zip(table.seats, table.moves, strict=True)
    ]


def _look(deal: Deal, kept: list[list[int]], seat: int, round_no: int) -> Look:
    period, k = deal.decks[round_no // 3], 3 * round_no % N_CARDS
    right, beyond = (seat - 1) % len(kept), (seat - 2) % len(kept)
    done = min(len(kept[seat]), len(kept[right])) - 2 * round_no
    got: list[int] = []
    last: list[int] = []
    if done >= 1:
        got = [card for card in period[right][k : k + 3] if card != kept[right][2 * round_no]]
    if done >= 2:
        gone = kept[beyond][2 * round_no], kept[right][2 * round_no + 1]
        last = [card for card in period[beyond][k : k + 3] if card not in gone]
    return Look(
        persons=(
            *deal.brown[round_no // 3][2 * (round_no % 3) : 2 * (round_no % 3) + 2],
            deal.gray[round_no],
        ),
        drew=tuple(sorted(period[seat][k : k + 3])),
        got=tuple(sorted(got)),
        last=tuple(last),
    )
