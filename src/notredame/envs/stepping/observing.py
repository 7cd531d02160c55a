"""What a seat may see, as a row of numbers; `envs/layout.py` names them in the same order.

Only a veiled state is looked at, so a row holds nothing that the seat may not know; and it holds
all of it: `envs/reading.py` makes the veiled state again from the row.
"""

from __future__ import annotations

from notredame.bots.thinking.rooms import put
from notredame.rules.actions import N_ACTIONS
from notredame.rules.compiled import compiled_as, rule
from notredame.rules.legal import legal_for
from notredame.rules.pieces import (
    FIRST_NEW,
    N_BROWN,
    N_CARDS,
    N_KINDS,
    N_PERSONS,
    N_SECTORS,
    N_SOURCES,
    ROUNDS,
)
from notredame.rules.state import PHASE_DRAFT, PHASE_OVER, UNKNOWN, Player, State, hand_card
from notredame.rules.veil import veil

N_PHASES = 5
N_QUESTIONS = 25
N_PLACES = 12
"""Places as a question names them: none, sectors, cathedral, supplies, off the board."""
N_MARKETS = 25
N_BOROUGHS = 5
N_TOKENS = 20
N_GRAY = 9
"""Gray persons of one letter: three, and six new ones."""
N_SLOTS = 3
IN_HAND = N_SLOTS * N_CARDS
A_PERIOD = 9
"""Cards of a deck in one period."""

GAME = (
    N_PHASES
    + N_QUESTIONS
    + (ROUNDS + 1)
    + N_BOROUGHS
    + N_PLACES
    + 8
    + 3 * N_PERSONS
    + 3 * N_BROWN * N_BROWN
    + ROUNDS * N_GRAY
    + N_PERSONS
    + N_TOKENS * N_KINDS
    + 10
)
"""Numbers about the game, apart from those that count seats."""
PLAYER = (
    2
    + N_BOROUGHS
    + 5
    + N_SECTORS
    + N_SECTORS
    + N_MARKETS
    + 2
    + N_SOURCES
    + N_TOKENS
    + N_BOROUGHS
    + 3
    + N_SLOTS
    + 9
    + 2
    + A_PERIOD * N_CARDS
    + IN_HAND
)
"""Numbers about one player."""


def _zeros(numbers, count):  # type: ignore[no-untyped-def]
    numbers[:count] = 0


@compiled_as(_zeros)
def clear(numbers: list[int], count: int) -> None:
    """So many zeros."""
    for i in range(count):
        numbers[i] = 0


@rule
def observation_size(players: int) -> int:
    """How many numbers a row has."""
    return GAME + players * PLAYER


@rule
def gray_index(person: int, period: int) -> int:
    """Which of the nine gray persons of a letter somebody is."""
    if person == UNKNOWN:
        return UNKNOWN
    if person < FIRST_NEW:
        return person - N_BROWN - 3 * period
    return person - FIRST_NEW - 6 * period + 3


@rule
def observe_game(v: State, viewer: int, out: list[int]) -> int:
    """What lies open on the table, and what is being asked; where the players begin."""
    out[v.phase - PHASE_DRAFT] = 1
    at = N_PHASES
    out[at + v.ask] = 1
    at += N_QUESTIONS
    out[at + v.round_no] = 1
    at += ROUNDS + 1
    if viewer >= 0:
        out[at + viewer] = 1
    at += N_BOROUGHS
    out[at + v.place + 1] = 1
    at += N_PLACES
    out[at] = v.turn
    out[at + 1] = v.plague
    out[at + 2] = v.amount
    out[at + 3] = v.left
    out[at + 4] = v.points
    out[at + 5] = v.hotel
    out[at + 6] = v.moved
    out[at + 7] = v.further
    at += 8
    for i in range(3):
        out[at + max(0, v.persons[i])] = int(v.persons[i] >= 0)
        at += N_PERSONS
    for i in range(3 * N_BROWN):
        out[at + max(0, v.brown[i])] = int(v.brown[i] >= 0)
        at += N_BROWN
    for i in range(ROUNDS):
        gray = gray_index(v.gray[i], i // 3)
        out[at + max(0, gray)] = int(gray >= 0)
        at += N_GRAY
    for person in range(N_PERSONS):
        out[at + person] = (v.in_game >> person) & 1
    at += N_PERSONS
    for i in range(N_TOKENS):
        out[at + max(0, v.tokens[i])] = int(v.tokens[i] >= 0)
        at += N_KINDS
    out[at] = v.hotel_double_from
    out[at + 1] = v.coin_limit
    out[at + 2] = v.sets_by_kind
    out[at + 3] = v.hire_cost
    out[at + 4] = v.hotel_prestige
    out[at + 5] = v.bishop_any
    out[at + 6] = v.guard_cathedral
    out[at + 7] = v.guard_friend
    out[at + 8] = v.open_totals
    out[at + 9] = v.new_persons
    return at + 10


@rule
def observe_player(v: State, p: Player, at: int, out: list[int]) -> int:
    """One player, with what is known of the deck in this period and of the hand; where the next
    one begins.
    """
    out[at] = int(v.current == p.seat)
    out[at + 1] = int(v.start == p.seat)
    out[at + 2 + p.home] = 1
    at += 2 + N_BOROUGHS
    out[at] = p.coins
    out[at + 1] = p.supply
    out[at + 2] = p.general
    out[at + 3] = p.cathedral
    out[at + 4] = p.rat
    at += 5
    for sector in range(N_SECTORS):
        out[at + sector] = p.sectors[sector]
    at += N_SECTORS
    if p.friend >= 0:
        out[at + p.friend] = 1
    at += N_SECTORS
    out[at + p.carriage] = 1
    at += N_MARKETS
    if p.prestige != UNKNOWN:
        out[at] = p.prestige
        out[at + 1] = 1
    at += 2
    for source in range(N_SOURCES):
        out[at + source] = p.ledger[source]
    at += N_SOURCES
    for i in range(N_TOKENS):
        out[at + i] = p.taken[i]
    at += N_TOKENS
    for colour in range(N_BOROUGHS):
        out[at + colour] = p.by_colour[colour]
    at += N_BOROUGHS
    out[at + p.drafted] = 1
    at += 3
    for slot in range(N_SLOTS):
        out[at + slot] = (p.in_hand >> slot) & 1
    at += N_SLOTS
    for i in range(A_PERIOD):
        out[at + i] = (p.shown >> i) & 1
    at += A_PERIOD
    out[at] = p.doctor
    out[at + 1] = p.spied
    at += 2
    if v.round_no == ROUNDS:
        return at + A_PERIOD * N_CARDS + IN_HAND
    first = A_PERIOD * (v.round_no // 3)
    for i in range(A_PERIOD):
        card = p.deck[first + i]
        out[at + max(0, card)] = int(card >= 0)
        at += N_CARDS
    for slot in range(N_SLOTS):
        if (p.in_hand >> slot) & 1:
            card = hand_card(v, p.seat, slot)
            out[at + max(0, card)] = int(card >= 0)
        at += N_CARDS
    return at


@rule
def observe(v: State, viewer: int, out: list[int]) -> None:
    """Write down a veiled state, beginning with the seat that sees it, then clockwise."""
    clear(out, observation_size(v.n))
    at = observe_game(v, viewer, out)
    seat = max(0, viewer)
    for _ in range(v.n):
        at = observe_player(v, v.players[seat], at, out)
        seat = seat + 1 if seat + 1 < v.n else 0  # quicker than a division


@rule
def look(
    s: State,
    viewer: int,
    room: list[State],
    answers: list[int],
    out: list[int],
    mask: list[int],
) -> None:
    """A seat's row, and a mask with 1 for every action it may choose if it is asked now.

    `room` is for a veiled copy, `answers` for a list.
    """
    put(room, 0, s)
    veil(room[0], viewer)
    observe(room[0], viewer, out)
    clear(mask, N_ACTIONS)
    if viewer == s.current and s.phase != PHASE_OVER:
        for k in range(legal_for(s, viewer, answers)):
            mask[answers[k]] = 1
