"""Games to fit prices to: partly random play up to a round, then the quick policy to the end.

Random answers make positions differ in every feature, so that each price can be estimated.
"""

from __future__ import annotations

from typing import Any

from notredame.compiling.twins import Layout, rule, scratch
from notredame.rules.fast.random_deal import deal_at_random
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.chance import draw
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import answers, apply_by

from .features import N_FEATURES, note_features, note_sectors
from .policy import quick_answer
from .workspace import Workspace, forget_gains

STATE: Any = Layout(State)
SAMPLE = N_FEATURES + 2
"""Ints of a seat's sample: features, prestige at that moment, prestige at the end (hundredths)."""


@rule
def sample(
    s: State, rng: list[int], stop: int, wild: list[int], samples: list[int], workspace: Workspace
) -> None:
    """Deal and play a game in `s`, and note every seat's features at the start of round `stop`.

    `wild` is the percentage of answers that each seat gives at random before that.
    """
    out = scratch(MAX_CHOICES)
    deal_at_random(s, rng, -1)
    noted = False
    round_no = -1
    while s.phase != PHASE_OVER:
        if s.round_no != round_no:
            round_no = s.round_no
            forget_gains(workspace)
        if s.round_no == stop and not noted:
            noted = True
            for seat in range(s.n):
                samples[SAMPLE * seat + N_FEATURES] = note_features(s, seat, workspace.features)
                note_sectors(s.players[seat], workspace.features)
                for k in range(N_FEATURES):
                    samples[SAMPLE * seat + k] = workspace.features[k]
        if not noted and draw(rng, 100) < wild[s.current]:
            apply_by(s, s.current, out[draw(rng, answers(s, s.current, out))])
        else:
            apply_by(s, s.current, quick_answer(s, s.current, workspace))
    for seat in range(s.n):
        samples[SAMPLE * seat + N_FEATURES + 1] = 100 * s.players[seat].prestige


@rule
def sample_on_bytes(
    data: Any, rng: Any, stop: int, wild: Any, samples: Any, workspace: Workspace
) -> None:
    sample(data.view(STATE)[0], rng, stop, wild, samples, workspace)


@rule
def duel(s: State, seat: int, one: Workspace, other: Workspace) -> None:
    """Play a dealt game by the quick policy: `seat` by `one`'s prices, the rest by `other`'s."""
    round_no = -1
    while s.phase != PHASE_OVER:
        if s.round_no != round_no:
            round_no = s.round_no
            forget_gains(one)
            forget_gains(other)
        workspace = one if s.current == seat else other
        apply_by(s, s.current, quick_answer(s, s.current, workspace))


@rule
def duel_on_bytes(data: Any, seat: int, one: Workspace, other: Workspace) -> None:
    duel(data.view(STATE)[0], seat, one, other)
