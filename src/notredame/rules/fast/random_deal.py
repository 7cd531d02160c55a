"""Quick deals for simulations, drawn in compiled code. Real games are dealt by `deal`."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.chance import draw, shuffle
from ..model.persons import FIRST_NEW, GROUP, N_BROWN, N_PERSONS
from ..model.pieces import N_CARDS
from ..model.state import State
from ..play.rounds import set_up


@rule
def shuffle_persons(s: State, rng: list[int]) -> None:
    """Deal brown persons for each period (S5) and nine grey ones, with or without the new (S6)."""
    for period in range(3):
        for i in range(N_BROWN):
            s.brown[N_BROWN * period + i] = i
        shuffle(rng, s.brown, N_BROWN * period, N_BROWN)
    for letter in range(1, 4):
        seen = 0
        for person in range(N_BROWN, N_PERSONS if s.new_persons > 0 else FIRST_NEW):
            if GROUP[person] != letter:
                continue
            # Reservoir sampling: every person of the letter is equally likely at every place.
            seen += 1
            at = draw(rng, seen)
            if seen <= 3:
                s.grey[3 * letter - 4 + seen] = s.grey[3 * letter - 3 + at]
                s.grey[3 * letter - 3 + at] = person
            elif at < 3:
                s.grey[3 * letter - 3 + at] = person


@rule
def deal_at_random(s: State, rng: list[int], start: int) -> None:
    """Deal anew and set up; a start player of -1 is drawn (S7)."""
    s.start = start if start >= 0 else draw(rng, s.n)
    for borough in range(5):
        for edge in range(4):
            s.tokens[4 * borough + edge] = edge if borough < s.boroughs else -1
        if borough < s.boroughs:
            shuffle(rng, s.tokens, 4 * borough, 4)
    shuffle_persons(s, rng)
    for seat in range(s.n):
        deck = s.players[seat].deck
        for period in range(3):
            for card in range(N_CARDS):
                deck[N_CARDS * period + card] = card
            shuffle(rng, deck, N_CARDS * period, N_CARDS)
    set_up(s)
