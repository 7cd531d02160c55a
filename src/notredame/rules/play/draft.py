"""The draft (T3, T4): simultaneous and secret, and no seat waits longer than it must.

A seat may choose its second card as soon as it has passed its first two on and its right neighbour
has passed two to it. The order in which seats answer leaves no trace in the state.
"""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import KEEP
from ..model.events import tell_card_kept, tell_cards_drawn, tell_cards_passed, tell_cards_received
from ..model.state import State


@rule
def draw_cards(s: State, seat: int) -> None:
    """Draw three cards of a seat's own deck; their order means nothing, so they are sorted."""
    deck = s.players[seat].deck
    k = 3 * s.round_no
    if deck[k] > deck[k + 1]:
        deck[k], deck[k + 1] = deck[k + 1], deck[k]
    if deck[k + 1] > deck[k + 2]:
        deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
    if deck[k] > deck[k + 1]:
        deck[k], deck[k + 1] = deck[k + 1], deck[k]
    tell_cards_drawn(s, seat, (deck[k], deck[k + 1], deck[k + 2]))


@rule
def may_keep(s: State, seat: int) -> bool:
    """Whether a seat has cards before it to choose from."""
    drafted = s.players[seat].drafted
    if drafted == 1:
        return s.players[(seat - 1) % s.n].drafted > 0
    return drafted == 0


@rule
def next_drafter(s: State) -> int:
    """The seat to draft next: the first from the start player that kept fewest; -1 at the end."""
    first = -1
    seat = s.start
    for _ in range(s.n):
        drafted = s.players[seat].drafted
        if drafted == 0:
            return seat
        if drafted == 1 and first < 0:
            first = seat
        seat = seat + 1 if seat + 1 < s.n else 0
    return first


@rule
def look_at_arrivals(s: State, seat: int) -> None:
    """Tell a seat what its right neighbour passed, once it has passed on its own cards (T3)."""
    drafted = s.players[seat].drafted
    right = (seat - 1) % s.n
    k = 3 * s.round_no
    if drafted == 1:
        deck = s.players[right].deck
        tell_cards_received(s, seat, (deck[k + 1], deck[k + 2]), 2, right)
    else:
        deck = s.players[(seat - 2) % s.n].deck
        tell_cards_received(s, seat, (deck[k + 2],), 1, right)


@rule
def keep_card(s: State, seat: int, card: int) -> None:
    """Keep one of the cards at hand and pass the others to the left."""
    p = s.players[seat]
    left = (seat + 1) % s.n
    right = (seat - 1) % s.n
    k = 3 * s.round_no
    if p.drafted == 0:
        deck = p.deck
        if deck[k + 1] == card:
            deck[k], deck[k + 1] = deck[k + 1], deck[k]
        elif deck[k + 2] == card:
            kept = deck[k + 2]
            deck[k + 2] = deck[k + 1]
            deck[k + 1] = deck[k]
            deck[k] = kept
        tell_card_kept(s, seat, card, seat)
        tell_cards_passed(s, seat, (deck[k + 1], deck[k + 2]), 2, left)
    else:
        deck = s.players[right].deck
        if deck[k + 2] == card:
            deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
        tell_card_kept(s, seat, card, right)
        tell_cards_passed(s, seat, (deck[k + 2],), 1, left)
    p.drafted += 1
    if s.players[right].drafted >= p.drafted:
        look_at_arrivals(s, seat)
    if s.players[left].drafted == p.drafted:
        look_at_arrivals(s, left)


@rule
def legal_keep(s: State, seat: int, out: list[int]) -> int:
    """The cards a drafter has before it, sorted."""
    k = 3 * s.round_no
    if s.players[seat].drafted == 0:
        deck = s.players[seat].deck
        for i in range(3):
            out[i] = KEEP + deck[k + i]
        return 3
    deck = s.players[(seat - 1) % s.n].deck
    out[0] = KEEP + deck[k + 1]
    out[1] = KEEP + deck[k + 2]
    return 2


@rule
def answer_keep(s: State, seat: int, action: int) -> None:
    """Keep a card (T3)."""
    keep_card(s, seat, action - KEEP)
