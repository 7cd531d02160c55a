"""Another game that looks the same to one seat, for OpenSpiel's `resample_from_infostate`.

The rules' possible worlds draw the unseen part of the position anew. Here the whole history is made
to agree with it: chance draws the new deal, and in the draft the others keep the cards that they
have kept in the new deal. All other moves are public and stay. Cards of past periods no longer
matter to the position, but are drawn anew too, so that no secret stays in the history.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

from notredame.rules.model.actions import PLAY
from notredame.rules.model.deal import Deal
from notredame.rules.model.persons import N_BROWN
from notredame.rules.model.pieces import N_CARDS, ROUNDS

from .deal import PERIOD_RANGE
from .table import Table

Decks = list[list[list[int]]]
"""Decks by period and seat. The three cards of a round are the one that the owner kept, the one
that the left neighbour kept, and the one that went on."""
ORDERS = tuple(permutations(range(3)))


def another_game(table: Table, seat: int, seed: int) -> Table:
    """Draw a game that the seat cannot tell from this one."""
    rng = table.setup.engine.chance(seed)
    other = Table(table.setup)
    if table.deal is None:
        other.drawn = _another_deal(table, rng)
        return other
    engine, fields, seats = table.setup.engine, table.setup.fields, range(table.setup.players)
    worlds = [
        engine.imagine(engine.veil(state, seat), seat, rng)
        for state in (*table.period_ends(), table.state)
    ]
    decks: Decks = []
    for period in PERIOD_RANGE:
        world = worlds[min(period, len(worlds) - 1)]
        places = slice(N_CARDS * period, N_CARDS * (period + 1))
        decks.append([fields.deck(world, owner)[places] for owner in seats])
    other.state, other.current = worlds[-1], table.current
    other.seats, other.moves = table.seats[:], _with_kept(table, decks)
    begun = min(ROUNDS, fields.number(table.state, "round_no") + 1)
    for round_no, owner in product(range(begun), seats):
        # Nobody knows the order in which a round's three cards were drawn, so any order will do.
        deck, k = decks[round_no // 3][owner], 3 * (round_no % 3)
        a, b, c = ORDERS[engine.draw(rng, len(ORDERS))]
        deck[k : k + 3] = deck[k + a], deck[k + b], deck[k + c]
    brown = fields.persons(worlds[-1], "brown")
    other.deal = Deal(
        start=table.deal.start,
        messages=table.deal.messages,
        brown=tuple(tuple(brown[N_BROWN * k : N_BROWN * (k + 1)]) for k in PERIOD_RANGE),
        grey=tuple(fields.persons(worlds[-1], "grey")),
        decks=tuple(tuple(tuple(deck) for deck in period) for period in decks),
    )
    other.drawn = table.setup.shuffles.drawn(other.deal)
    return other


def _another_deal(table: Table, rng: Any) -> bytearray:
    """Outcomes drawn anew for a game before its first move, of which no seat has seen anything."""
    drawn = bytearray()
    while len(drawn) < len(table.drawn):
        outcomes = table.setup.shuffles.outcomes(drawn)
        drawn.append(outcomes[table.setup.engine.draw(rng, len(outcomes))])
    return drawn


def _with_kept(table: Table, decks: Decks) -> bytearray:
    """The moves, with the kept cards replaced by those that were kept in `decks`."""
    players = table.setup.players
    moves, kept = table.moves[:], [0] * players
    for k, (seat, action) in enumerate(zip(table.seats, table.moves, strict=True)):
        if action < PLAY:
            round_no, second = divmod(kept[seat], 2)
            kept[seat] += 1
            owner = (seat - second) % players
            moves[k] = decks[round_no // 3][owner][3 * (round_no % 3) + second]
    return moves
