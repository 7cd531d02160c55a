"""The course of play (T rules): set-up, rounds, phases, turns."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import ASK_CARD, ASK_HIRE, ASK_KEEP, ASK_NOTHING, ASK_OVER, PLAY
from ..model.events import (
    tell_card_hidden,
    tell_game_ends,
    tell_hire_declined,
    tell_period_ends,
    tell_persons_appear,
    tell_round_begins,
)
from ..model.persons import SCHOLAR
from ..model.pieces import FIRST_COINS, FIRST_MARKERS, MARKERS, N_SECTORS, N_SOURCES, ROUNDS
from ..model.state import (
    NOWHERE,
    PHASE_CARDS,
    PHASE_DRAFT,
    PHASE_HIRE,
    PHASE_OVER,
    PHASE_PLAGUE,
    UNKNOWN,
    Player,
    State,
    deck_owner,
)
from .cathedral import score_cathedral
from .draft import draw_cards, next_drafter
from .plague import plague_strikes
from .sectors import lay_open, play_card


@rule
def set_up(s: State) -> None:
    """Set up the game for a deal that is already in the state, and begin (S1 to S7)."""
    s.round_no = 0
    s.in_game = 0
    for i in range(6):
        s.in_game |= 1 << s.brown[i]
    for i in range(9):
        s.in_game |= 1 << s.grey[i]
    for seat in range(s.n):
        p = s.players[seat]
        p.seat = seat
        p.home = 2 * seat if s.n == 2 else seat
        p.coins = FIRST_COINS
        p.supply = FIRST_MARKERS
        p.general = MARKERS - FIRST_MARKERS
        p.cathedral = 0
        p.friend = -1
        p.rat = 0
        p.carriage = 5 * p.home
        p.prestige = 0
        p.doctor = 0
        p.spied = 0
        p.shown = 0
        for i in range(N_SECTORS):
            p.sectors[i] = 0
        for i in range(N_SOURCES):
            p.ledger[i] = 0
        for i in range(20):
            p.taken[i] = 0
        for i in range(5):
            p.by_colour[i] = 0
    forget_question(s)
    start_round(s)


@rule
def forget_question(s: State) -> None:
    """Reset what the answered question left behind, so that equal positions are equal states."""
    s.card_to_place = NOWHERE
    s.moving_from = NOWHERE
    s.moving_to = NOWHERE
    s.last_place = NOWHERE
    s.drive_steps = 0
    s.rat_spaces = 0
    s.markers_returned = 0
    s.markers_to_place = 0
    s.benefits_left = 0
    s.hotel_points = 0
    s.at_hotel = 0
    s.marker_moved = 0


@rule
def reveal_persons(s: State) -> None:
    """Turn up the three persons of the round, whose rats make its plague value (T2)."""
    s.persons[0] = s.brown[2 * s.round_no]
    s.persons[1] = s.brown[2 * s.round_no + 1]
    s.persons[2] = s.grey[s.round_no]
    s.plague = 0
    for i in range(3):
        s.plague += s.rats[s.persons[i]]


@rule
def start_round(s: State) -> None:
    """Begin a round: phase 1, persons (T2), and the cards drawn for phase 2."""
    reveal_persons(s)
    s.further_hires = -1
    tell_round_begins(s, s.start, s.round_no)
    tell_persons_appear(s, (s.persons[0], s.persons[1], s.persons[2]))
    s.phase = PHASE_DRAFT
    s.ask = ASK_KEEP
    s.turn = 0
    for seat in range(s.n):
        s.players[seat].drafted = 0
        s.players[seat].in_hand = 0
        draw_cards(s, seat)
    s.current = s.start


@rule
def advance(s: State) -> None:
    """Go on while nothing is asked: to the next turn, phase or round."""
    forget_question(s)
    if s.phase == PHASE_DRAFT:
        first = next_drafter(s)
        if first >= 0:
            s.current = first
            s.ask = ASK_KEEP
            return
        for seat in range(s.n):
            s.players[seat].in_hand = 7
        s.phase = PHASE_CARDS
        s.turn = 0
        ask_for_card(s)
    elif s.phase == PHASE_CARDS:
        s.turn += 1
        if s.turn < 2 * s.n:
            ask_for_card(s)
            return
        s.phase = PHASE_HIRE
        s.turn = -1
        next_hire(s)
    elif s.phase == PHASE_HIRE:
        if s.further_hires > 0 and s.players[s.current].coins >= s.hire_cost:
            s.ask = ASK_HIRE
        else:
            next_hire(s)
    else:
        strike_next(s)


@rule
def ask_for_card(s: State) -> None:
    """Take phase 3 on: clockwise from the start player, twice (T5)."""
    s.current = (s.start + s.turn) % s.n
    s.ask = ASK_CARD


@rule
def legal_card(s: State, seat: int, out: list[int]) -> int:
    """The cards in hand (T5)."""
    hand = s.players[seat].in_hand
    k = 3 * s.round_no
    n = 0
    for slot in range(3):
        if (hand >> slot) & 1:
            owner = seat - slot if seat >= slot else seat - slot + s.n  # deck_owner, inlined
            out[n] = PLAY + 9 * slot + s.players[owner].deck[k + slot]
            n += 1
    return n


@rule
def answer_card(s: State, seat: int, action: int) -> None:
    """Play a card."""
    p = s.players[seat]
    play_card(s, p, show_card(s, p, (action - PLAY) // 9))


@rule
def scholar_open(s: State) -> bool:
    """Whether third cards stay with their players until after phase 4 (X3)."""
    return s.persons[2] == SCHOLAR


@rule
def show_card(s: State, p: Player, slot: int) -> int:
    """Play a card; after the second one the third is discarded unseen (T5)."""
    card = lay_open(s, p, slot)
    if s.turn >= s.n and not scholar_open(s):
        hide_third(s, p)
    return card


@rule
def hide_third(s: State, p: Player) -> None:
    """Discard the third card unseen onto the common pile (T5)."""
    if p.in_hand == 0:
        return
    slot = p.in_hand >> 1  # one bit is left: 1, 2 or 4
    owner = deck_owner(s, p.seat, slot)
    card = s.players[owner].deck[3 * s.round_no + slot]
    tell_card_hidden(s, p.seat, card, owner)
    p.in_hand = 0


@rule
def next_hire(s: State) -> None:
    """Ask the next player who can pay for a person (T6), or go on to the plague."""
    s.further_hires = -1
    s.turn += 1
    while s.turn < s.n:
        s.current = (s.start + s.turn) % s.n
        if s.players[s.current].coins >= s.hire_cost:
            s.ask = ASK_HIRE
            return
        tell_hire_declined(s, s.current, 1)
        s.turn += 1
    if scholar_open(s):
        for step in range(s.n):
            hide_third(s, s.players[(s.start + step) % s.n])
    s.phase = PHASE_PLAGUE
    s.turn = -1
    strike_next(s)


@rule
def strike_next(s: State) -> None:
    """Let the plague go round (G1), stopping where an owner must choose (G3)."""
    s.turn += 1
    while s.turn < s.n:
        s.current = (s.start + s.turn) % s.n
        plague_strikes(s, s.players[s.current])
        if s.ask != ASK_NOTHING:
            return
        s.turn += 1
    end_round(s)


@rule
def end_round(s: State) -> None:
    """Remove the persons, pass the start figure to the left, end the period if due (T7, T8, T9)."""
    s.start = (s.start + 1) % s.n
    s.round_no += 1
    if s.round_no % 3 == 0:
        tell_period_ends(s, s.round_no // 3 - 1)
        score_cathedral(s)
        for seat in range(s.n):
            p = s.players[seat]
            p.shown = 0
            for i in range(3 * s.round_no - 9, 3 * s.round_no):
                p.deck[i] = UNKNOWN
    if s.round_no < ROUNDS:
        start_round(s)
        return
    tell_game_ends(s)
    s.phase = PHASE_OVER
    s.ask = ASK_OVER
    s.turn = 0
    s.current = s.start
