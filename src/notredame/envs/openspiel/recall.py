"""Perfect recall: what a seat has seen since the start of a game, including forgotten cards.

If a seat has seen the same in two games, they look the same to it now and did at each of its
earlier moves. All moves are public except which cards the others kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from notredame.rules.model.actions import PLAY
from notredame.rules.model.deal import Deal
from notredame.rules.model.pieces import N_CARDS, ROUNDS

from .table import Table

HIDDEN = -1
"""The action of a move that a seat did not see."""


class SeenRound(NamedTuple):
    """What a seat has seen of one round."""

    persons: tuple[int, ...]
    drew: tuple[int, ...]
    """Three cards of its own deck."""
    got: tuple[int, ...]
    """Two cards of its right neighbour's deck, once both have kept one."""
    last: tuple[int, ...]
    """One card of the deck two to the right, once both have kept two."""


@dataclass(frozen=True)
class Seen:
    """What a seat has seen of the deal and of the moves."""

    seat: int
    start: int
    messages: tuple[tuple[int, ...], ...]
    """The messages of each borough at the start."""
    grey: tuple[int, ...]
    """The grey persons in the game, in ascending order, which reveals nothing."""
    rounds: tuple[SeenRound, ...]
    to_come: tuple[int, ...]
    """The grey persons of later rounds, if the seat has hired the spy."""
    moves: list[tuple[int, int]]
    """Seat and action of each move; HIDDEN for a card that another seat kept."""


def seen_by(table: Table, seat: int) -> Seen | None:
    """What a seat has seen so far, or None before everything is dealt."""
    deal = table.deal
    if deal is None:
        return None
    fields, players = table.setup.fields, table.setup.players
    begun = min(ROUNDS, fields.number(table.state, "round_no") + 1)
    kept: list[list[int]] = [[] for _ in range(players)]
    for mover, action in zip(table.seats, table.moves, strict=True):
        if action < PLAY:
            kept[mover].append(action)
    rounds = tuple(_seen_round(deal, kept, seat, k) for k in range(begun))
    to_come = deal.grey[begun:] if fields.of(table.state, seat, "spied") else ()
    grey = tuple(sorted(deal.grey))
    return Seen(seat, deal.start, deal.messages, grey, rounds, to_come, _moves(table, seat))


def _moves(table: Table, seat: int) -> list[tuple[int, int]]:
    return [
        (mover, action if action >= PLAY or mover == seat else HIDDEN)
        for mover, action in zip(table.seats, table.moves, strict=True)
    ]


def _seen_round(deal: Deal, kept: list[list[int]], seat: int, round_no: int) -> SeenRound:
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
    return SeenRound(
        persons=(
            *deal.brown[round_no // 3][2 * (round_no % 3) : 2 * (round_no % 3) + 2],
            deal.grey[round_no],
        ),
        drew=tuple(sorted(period[seat][k : k + 3])),
        got=tuple(sorted(got)),
        last=tuple(last),
    )
