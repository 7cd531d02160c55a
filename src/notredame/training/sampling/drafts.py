"""Drafts to learn from: games by the quick policy in which some picks are made at random.

Without those, a card would be kept only where the policy likes it best.
"""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.drafting import gain_of
from notredame.bots.thinking.policy import quick_answer
from notredame.bots.thinking.workspace import Workspace, forget_earlier_round
from notredame.compiling.twins import Layout, rule, scratch
from notredame.rules.fast.random_deal import deal_at_random
from notredame.rules.model.actions import ASK_KEEP, KEEP, MAX_CHOICES
from notredame.rules.model.chance import draw
from notredame.rules.model.state import PHASE_OVER, State, hand_card
from notredame.rules.play.questions import answers, apply_by

STATE: Any = Layout(State)

# The fields of a pick.
PICK_SEAT = 0
PICK_ROUND = 1
PICK_SIZE = 2
"""Number of cards to pick from: 3 or 2."""
PICK_KEPT = 3
"""Index of the card that was kept."""
PICK_CARD = 4
"""The cards; of two, the second stands twice."""
PICK_OWN_GAIN = 7
"""What the seat would gain from each, in hundredths of a point."""
PICK_LEFT_GAIN = 10
"""What its left neighbour would gain."""
PICK_HELD_GAIN = 13
"""What the seat would gain from the card that it kept before, or 0."""
PICK = 14
"""Number of fields."""


@rule
def note_pick(
    s: State,
    seat: int,
    n: int,
    out: list[int],
    kept: int,
    picks: list[int],
    at: int,
    workspace: Workspace,
) -> None:
    """Write a pick, one of the `n` answers in `out`, from `at` on."""
    picks[at + PICK_SEAT] = seat
    picks[at + PICK_ROUND] = s.round_no
    picks[at + PICK_SIZE] = n
    picks[at + PICK_KEPT] = kept
    picks[at + PICK_HELD_GAIN] = 0
    for k in range(3):
        card = out[min(k, n - 1)] - KEEP
        picks[at + PICK_CARD + k] = card
        picks[at + PICK_OWN_GAIN + k] = gain_of(s, seat, card, workspace)
        picks[at + PICK_LEFT_GAIN + k] = gain_of(s, (seat + 1) % s.n, card, workspace)
    if n == 2:
        picks[at + PICK_HELD_GAIN] = gain_of(s, seat, hand_card(s, seat, 0), workspace)


@rule
def sample_drafts(
    s: State, rng: list[int], wild: int, picks: list[int], workspace: Workspace
) -> int:
    """Deal and play a game in `s` to its end; return how many picks were noted: all of them.

    `wild` is the percentage of picks that are made at random.
    """
    out = scratch(MAX_CHOICES)
    deal_at_random(s, rng, -1)
    noted = 0
    round_no = -1
    while s.phase != PHASE_OVER:
        round_no = forget_earlier_round(s, round_no, workspace)
        seat = s.current
        answer = quick_answer(s, seat, workspace)
        if s.ask == ASK_KEEP:
            n = answers(s, seat, out)
            kept = 0
            while out[kept] != answer:
                kept += 1
            if draw(rng, 100) < wild:
                kept = draw(rng, n)
            note_pick(s, seat, n, out, kept, picks, PICK * noted, workspace)
            answer = out[kept]
            noted += 1
        apply_by(s, seat, answer)
    return noted


@rule
def sample_drafts_on_bytes(data: Any, rng: Any, wild: int, picks: Any, workspace: Workspace) -> int:
    return sample_drafts(data.view(STATE)[0], rng, wild, picks, workspace)
