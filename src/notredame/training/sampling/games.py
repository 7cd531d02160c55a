"""Games to learn from: partly random play up to a round, then the quick policy to the end.

Random answers make positions differ in everything that matters; what the quick policy makes of them
is their outcome.
"""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.policy import quick_answer
from notredame.bots.thinking.workspace import Workspace, forget_earlier_round
from notredame.compiling.twins import Layout, rule, scratch
from notredame.rules.fast.random_deal import deal_at_random
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.chance import draw
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import answers, apply_by

from .position_row import ROW, write_row

STATE: Any = Layout(State)


@rule
def sample_game(
    s: State,
    rng: list[int],
    stop: int,
    wild: list[int],
    share: int,
    rows: list[int],
    workspace: Workspace,
) -> int:
    """Deal and play a game in `s` to its end; return how many positions were noted.

    Up to round `stop`, `wild` is the percentage of answers that each seat gives at random. The
    start of that round is noted, and of the later moments `share` percent, while `rows` has room.
    """
    out = scratch(MAX_CHOICES)
    deal_at_random(s, rng, -1)
    noted = 0
    round_no = -1
    while s.phase != PHASE_OVER:
        round_no = forget_earlier_round(s, round_no, workspace)
        if s.round_no < stop and draw(rng, 100) < wild[s.current]:
            apply_by(s, s.current, out[draw(rng, answers(s, s.current, out))])
            continue
        if s.round_no >= stop and (noted == 0 or draw(rng, 100) < share):
            if ROW * (noted + 1) <= len(rows):
                write_row(s, rows, ROW * noted, workspace)
                noted += 1
        apply_by(s, s.current, quick_answer(s, s.current, workspace))
    return noted


@rule
def sample_game_on_bytes(
    data: Any, rng: Any, stop: int, wild: Any, share: int, rows: Any, workspace: Workspace
) -> int:
    return sample_game(data.view(STATE)[0], rng, stop, wild, share, rows, workspace)


@rule
def duel(s: State, seat: int, one: Workspace, other: Workspace) -> None:
    """Play a dealt game by the quick policy: `seat` by `one`'s weights, the rest by `other`'s."""
    round_no = -1
    while s.phase != PHASE_OVER:
        forget_earlier_round(s, round_no, one)
        round_no = forget_earlier_round(s, round_no, other)
        workspace = one if s.current == seat else other
        apply_by(s, s.current, quick_answer(s, s.current, workspace))


@rule
def duel_on_bytes(data: Any, seat: int, one: Workspace, other: Workspace) -> None:
    duel(data.view(STATE)[0], seat, one, other)
