"""Possible worlds: a veiled state with the unseen part of the deal drawn anew.

Every way to deal the unseen cards that agrees with what the seat has seen is equally likely:
unseen cards of a deck over its unseen places, unseen persons over theirs, and which of two cards
passed on went where.
"""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.chance import draw, shuffle
from ..model.grey_persons import OF_LETTER, grey_person
from ..model.persons import N_BROWN
from ..model.pieces import N_CARDS, N_SOURCES, ROUNDS
from ..model.state import UNKNOWN, State
from .veil import pair_order_known, swap_own_cards


@rule
def imagine(s: State, viewer: int, rng: list[int]) -> None:
    """Turn a veiled state (a copy!) into a possible world of the seat that sees it."""
    for seat in range(s.n):
        p = s.players[seat]
        if p.prestige == UNKNOWN:
            # Totals are hidden, but every gain and loss was made in the open (T10).
            p.prestige = 0
            for source in range(N_SOURCES):
                p.prestige += p.ledger[source]
    if s.round_no < ROUNDS:
        for seat in range(s.n):
            imagine_deck(s, viewer, seat, rng)
        imagine_persons(s, s.round_no + 1, rng)


@rule
def imagine_deck(s: State, viewer: int, colour: int, rng: list[int]) -> None:
    """Deal the unseen cards of one deck to its unseen places, in this period and the next ones."""
    deck = s.players[colour].deck
    period = s.round_no // 3
    unseen = (1 << N_CARDS) - 1
    left = N_CARDS
    for i in range(N_CARDS * period, N_CARDS * period + N_CARDS):
        if deck[i] != UNKNOWN:
            unseen -= 1 << deck[i]
            left -= 1
    for i in range(N_CARDS * period, N_CARDS * period + N_CARDS):
        if deck[i] == UNKNOWN:
            skip = draw(rng, left)
            card = 0
            while skip > 0 or not (unseen >> card) & 1:
                if (unseen >> card) & 1:
                    skip -= 1
                card += 1
            deck[i] = card
            unseen -= 1 << card
            left -= 1
    order_triples(s, viewer, colour, rng)
    for later in range(period + 1, 3):
        for card in range(N_CARDS):
            deck[N_CARDS * later + card] = card
        shuffle(rng, deck, N_CARDS * later, N_CARDS)


@rule
def order_triples(s: State, viewer: int, colour: int, rng: list[int]) -> None:
    """Sort cards that nobody has chosen from yet; toss for a pair whose order is secret."""
    deck = s.players[colour].deck
    k = 3 * s.round_no
    if s.players[(colour + 1) % s.n].drafted < 2:
        if deck[k + 1] > deck[k + 2]:
            deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
        if s.players[colour].drafted == 0:
            if deck[k] > deck[k + 1]:
                deck[k], deck[k + 1] = deck[k + 1], deck[k]
            if deck[k + 1] > deck[k + 2]:
                deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
    if viewer < 0 and s.n == 2:
        for round_no in range(3 * (s.round_no // 3), s.round_no + 1):
            if (s.players[colour].shown >> (3 * (round_no % 3))) & 5 and draw(rng, 2) == 1:
                swap_own_cards(s, colour, round_no)
    if viewer == colour:
        for round_no in range(3 * (s.round_no // 3), s.round_no + 1):
            if not pair_order_known(s, colour, round_no) and draw(rng, 2) == 1:
                k = 3 * round_no
                deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]


@rule
def imagine_persons(s: State, next_round: int, rng: list[int]) -> None:
    """Deal the persons of the rounds from `next_round` on: brown ones within a period, grey ones
    within a letter.
    """
    for period in range(next_round // 3, 3):
        start = N_BROWN * period
        gap = max(start, 2 * next_round)
        first = gap
        for person in range(N_BROWN):
            seen = False
            for i in range(start, first):
                if s.brown[i] == person:
                    seen = True
            if not seen:
                s.brown[gap] = person
                gap += 1
        shuffle(rng, s.brown, first, gap - first)
        gap = max(3 * period, next_round)
        first = gap
        if s.grey[first] != UNKNOWN:
            continue  # known from the spy
        for i in range(OF_LETTER):
            person = grey_person(i, period)
            if person >= 0 and (s.in_game >> person) & 1:
                seen = False
                for j in range(3 * period, first):
                    if s.grey[j] == person:
                        seen = True
                if not seen:
                    s.grey[gap] = person
                    gap += 1
        shuffle(rng, s.grey, first, gap - first)
