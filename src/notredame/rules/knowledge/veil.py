"""What a seat may see: the one gate between the true state and everybody else.

A veiled state is a state in which all that the seat may not know is UNKNOWN. A watcher is seat -1
and sees only what lies open. What a seat has learnt stays known to it for as long as it matters:
cards it passed on in the draft, its own hidden third cards, the grey order after the spy.
"""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.persons import N_BROWN
from ..model.pieces import ROUNDS
from ..model.state import PHASE_OVER, UNKNOWN, State

WATCHER = -1


@rule
def drafted_in(s: State, seat: int, round_no: int) -> int:
    """How many cards a seat has kept in the draft of a round of this period: 0, 1 or 2."""
    if round_no < s.round_no:
        return 2
    return s.players[seat].drafted


@rule
def arrived(s: State, seat: int, round_no: int, stage: int) -> bool:
    """Whether a seat has looked at what arrived after it kept its `stage`-th card (T3)."""
    right = (seat - 1) % s.n
    return drafted_in(s, seat, round_no) >= stage and drafted_in(s, right, round_no) >= stage


@rule
def pair_order_known(s: State, colour: int, round_no: int) -> bool:
    """Whether a deck's owner knows which of the two cards passed on went where.

    It does when nobody has chosen yet, when one of the two was played in the open, and with two
    players when the last card has come back.
    """
    if drafted_in(s, (colour + 1) % s.n, round_no) < 2:
        return True
    open_bits = (s.players[colour].shown >> (3 * (round_no % 3))) & 6
    return open_bits != 0 or (s.n == 2 and arrived(s, colour, round_no, 2))


@rule
def knows_card(s: State, viewer: int, colour: int, round_no: int, slot: int) -> bool:
    """Whether a viewer knows a card of a round that has begun.

    For the two cards that a deck's own owner passed on this means the pair; see
    `pair_order_known`.
    """
    if (s.players[colour].shown >> (3 * (round_no % 3) + slot)) & 1:
        return True
    if viewer < 0:
        return False
    if viewer == colour:
        return True
    if viewer == (colour + 1) % s.n:
        return slot > 0 and arrived(s, viewer, round_no, 1)
    return viewer == (colour + 2) % s.n and slot == 2 and arrived(s, viewer, round_no, 2)


@rule
def veil(s: State, viewer: int) -> None:
    """Turn a state (a copy!) into what a seat, or the watcher -1, may see of it."""
    for seat in range(s.n):
        if viewer < 0 and s.n == 2:
            blur_own_cards(s, seat)
        veil_deck(s, viewer, seat)
        if seat != viewer and s.open_totals == 0 and s.phase != PHASE_OVER:
            s.players[seat].prestige = UNKNOWN
    shown = min(ROUNDS, s.round_no + 1)
    if viewer < 0 or s.players[viewer].spied == 0:
        for i in range(shown, ROUNDS):
            s.grey[i] = UNKNOWN
    for i in range(2 * shown, 3 * N_BROWN):
        s.brown[i] = UNKNOWN


def forget_earlier_rounds(s: State, viewer: int) -> None:
    """Hide in a veiled state (a copy!) which cards were played in earlier rounds (T5, T10).

    What the viewer saw in the draft stays: the cards it drew, passed on and had in its hand.
    """
    for seat in range(s.n):
        s.players[seat].shown &= 0b111 << 3 * (s.round_no % 3)
        veil_deck(s, viewer, seat)


@rule
def swap_own_cards(s: State, colour: int, round_no: int) -> None:
    """Two players: let the card that was kept and the one that came back change places (T4)."""
    p = s.players[colour]
    k = 3 * round_no
    p.deck[k], p.deck[k + 2] = p.deck[k + 2], p.deck[k]
    bit = 3 * (round_no % 3)
    if (p.shown >> bit) & 1 != (p.shown >> (bit + 2)) & 1:
        p.shown ^= 5 << bit
        if round_no == s.round_no and p.in_hand & 5 != 0:
            p.in_hand ^= 5


@rule
def blur_own_cards(s: State, colour: int) -> None:
    """Two players: a watcher cannot tell whether a card of a player's own colour was kept or
    came back, so those played lie first, in order.
    """
    p = s.players[colour]
    for round_no in range(3 * (s.round_no // 3), min(ROUNDS, s.round_no + 1)):
        first = (p.shown >> (3 * (round_no % 3))) & 1
        last = (p.shown >> (3 * (round_no % 3) + 2)) & 1
        k = 3 * round_no
        if last > first or (first and last and p.deck[k] > p.deck[k + 2]):
            swap_own_cards(s, colour, round_no)


@rule
def veil_deck(s: State, viewer: int, colour: int) -> None:
    """Hide what a viewer may not know of one deck."""
    deck = s.players[colour].deck
    first = 3 * (s.round_no // 3)
    for round_no in range(first, min(ROUNDS, s.round_no + 1)):
        k = 3 * round_no
        swap = (
            viewer == colour
            and deck[k + 1] > deck[k + 2]
            and not pair_order_known(s, colour, round_no)
        )
        if swap:
            deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
        for slot in range(3):
            if not knows_card(s, viewer, colour, round_no, slot):
                deck[k + slot] = UNKNOWN
    for i in range(3 * min(ROUNDS, s.round_no + 1), 27):
        deck[i] = UNKNOWN
