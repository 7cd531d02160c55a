"""A quick choice for any question: what is worth most at the end of this turn.

It plays the moves that a search does not look at itself. In the draft it keeps the card that would
bring its holder most if it were played alone.
"""

from __future__ import annotations

from notredame.rules.actions import ASK_KEEP, ASK_NOTHING, KEEP
from notredame.rules.compiled import rule
from notredame.rules.legal import answers
from notredame.rules.pieces import N_CARDS
from notredame.rules.sectors import play_card
from notredame.rules.state import PHASE_CARDS, State
from notredame.rules.worlds import imagine

from .rooms import SPARE, UNRATED, WORLD, Desk, put
from .turns import ONE_TURN, VALUE, best_of, rate_answers, worth

WAYS = 48
"""Ways of a turn the policy looks at for each answer."""


@rule
def rate_card(s: State, seat: int, card: int, aim: int, desk: Desk) -> int:
    """How much better off a seat is that plays a card now, out of turn, and nothing else."""
    put(desk.states, SPARE, s)
    t = desk.states[SPARE]
    t.phase = PHASE_CARDS
    t.current = seat
    t.turn = 0
    before = worth(t, seat, aim, desk)
    play_card(t, t.players[seat], card)
    if t.ask == ASK_NOTHING:
        return worth(t, seat, aim, desk) - before
    n = rate_answers(t, seat, aim, ONE_TURN, WAYS, desk)
    best = desk.worths[0]
    for k in range(1, n):
        best = max(best, desk.worths[k])
    return best - before


@rule
def gain_of(s: State, seat: int, card: int, desk: Desk) -> int:
    """The same, remembered: nothing changes on the board during a draft, and in the next rounds
    what a card is good for changes slowly.
    """
    at = N_CARDS * seat + card
    if desk.gains[at] == UNRATED:
        desk.gains[at] = rate_card(s, seat, card, VALUE, desk)
    return desk.gains[at]


@rule
def quick_answer(s: State, seat: int, desk: Desk) -> int:
    """The policy's answer to whatever a seat is asked."""
    if s.ask != ASK_KEEP:
        return best_of(rate_answers(s, seat, VALUE, ONE_TURN, WAYS, desk), desk)
    # Rating a card writes on the desk, so the cards are held in the hand meanwhile.
    n = answers(s, seat, desk.row)
    first, second, third = desk.row[0], desk.row[1], desk.row[n - 1]
    kept = first
    best = gain_of(s, seat, first - KEEP, desk)
    gain = gain_of(s, seat, second - KEEP, desk)
    if gain > best:
        kept = second
        best = gain
    if gain_of(s, seat, third - KEEP, desk) > best:
        kept = third
    return kept


@rule
def rate_quickly(
    veiled: State,
    seat: int,
    rng: list[int],
    aim: int,
    out: list[int],
    worths: list[int],
    desk: Desk,
) -> int:
    """Write a seat's answers and what each is worth at the end of this turn; return how many."""
    put(desk.states, WORLD, veiled)
    s = desk.states[WORLD]
    imagine(s, seat, rng)
    if s.ask == ASK_KEEP:
        n = answers(s, seat, out)
        for k in range(n):
            worths[k] = rate_card(s, seat, out[k] - KEEP, aim, desk)
        return n
    n = rate_answers(s, seat, aim, ONE_TURN, WAYS, desk)
    for k in range(n):
        out[k] = desk.answers[k]
        worths[k] = desk.worths[k]
    return n
