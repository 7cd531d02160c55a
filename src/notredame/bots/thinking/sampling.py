"""Games to learn prices from: wild play up to a round, then the quick policy to the end.

Wild play makes positions differ in everything, so that the price of each part can be told.
"""

from __future__ import annotations

from typing import Any

from notredame.rules.actions import MAX_CHOICES
from notredame.rules.apply import apply_by
from notredame.rules.chance import draw
from notredame.rules.compiled import Layout, rule, scratch
from notredame.rules.legal import answers
from notredame.rules.random_deal import deal_at_random
from notredame.rules.state import PHASE_OVER, State

from .parts import N_PARTS, note_parts, note_sectors
from .policy import quick_answer
from .rooms import Desk, forget_gains

STATE: Any = Layout(State)
SAMPLE = N_PARTS + 2
"""Of each seat: the parts, the prestige then, and the prestige at the end, in hundredths."""


@rule
def sample(
    s: State, rng: list[int], stop: int, wild: list[int], samples: list[int], desk: Desk
) -> None:
    """Play a game in a state, and note every seat's parts at the beginning of round `stop`.

    `wild` says how many of a hundred answers each seat gives at random before that.
    """
    out = scratch(MAX_CHOICES)
    deal_at_random(s, rng, -1)
    noted = False
    round_no = -1
    while s.phase != PHASE_OVER:
        if s.round_no != round_no:
            round_no = s.round_no
            forget_gains(desk)
        if s.round_no == stop and not noted:
            noted = True
            for seat in range(s.n):
                samples[SAMPLE * seat + N_PARTS] = note_parts(s, seat, desk.parts)
                note_sectors(s.players[seat], desk.parts)
                for k in range(N_PARTS):
                    samples[SAMPLE * seat + k] = desk.parts[k]
        if not noted and draw(rng, 100) < wild[s.current]:
            apply_by(s, s.current, out[draw(rng, answers(s, s.current, out))])
        else:
            apply_by(s, s.current, quick_answer(s, s.current, desk))
    for seat in range(s.n):
        samples[SAMPLE * seat + N_PARTS + 1] = 100 * s.players[seat].prestige


@rule
def door_sample(data: Any, rng: Any, stop: int, wild: Any, samples: Any, desk: Desk) -> None:
    sample(data.view(STATE)[0], rng, stop, wild, samples, desk)


@rule
def duel(s: State, seat: int, one: Desk, other: Desk) -> None:
    """Play a dealt game by the quick policy, a seat by one desk's prices, the rest by another's."""
    round_no = -1
    while s.phase != PHASE_OVER:
        if s.round_no != round_no:
            round_no = s.round_no
            forget_gains(one)
            forget_gains(other)
        desk = one if s.current == seat else other
        apply_by(s, s.current, quick_answer(s, s.current, desk))


@rule
def door_duel(data: Any, seat: int, one: Desk, other: Desk) -> None:
    duel(data.view(STATE)[0], seat, one, other)
