"""The planner's thinking: it rates every answer by the best round that it leads to.

The seat tries all ways to finish its turns of this round, as if the others did nothing in between.
In the draft it does not know which cards it will be passed, so it adds up the results of possible
worlds in which the others draft by the quick policy.
"""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP
from notredame.rules.model.state import PHASE_DRAFT, State, hand_card
from notredame.rules.play.questions import answers, apply_by

from .drafting import gain_of
from .policy import quick_answer
from .turns import VALUE, WHOLE_ROUND, rate_answers, skip_others
from .workspace import LOWEST, TRIAL, WORLD, Workspace, forget_gains, put

DRAFT_SHARE = 12
"""Factor by which fewer ways are tried in the draft, where a hand is only a possible one."""
AGAINST = 20
"""Percentage of the others' hands that is subtracted from the seat's own."""


@rule
def best_round(s: State, seat: int, limit: int, workspace: Workspace) -> int:
    """Value of the best round for a seat that has its hand of this round."""
    skip_others(s, seat, s.round_no)
    n = rate_answers(s, seat, VALUE, WHOLE_ROUND, limit, workspace)
    best = workspace.worths[0]
    for k in range(1, n):
        best = max(best, workspace.worths[k])
    return best


@rule
def hand_of_others(s: State, seat: int, workspace: Workspace) -> int:
    """Mean gain of the other seats from the two best cards of each one's hand."""
    total = 0
    for other in range(s.n):
        if other == seat:
            continue
        worst = -LOWEST
        for slot in range(3):
            gain = gain_of(s, other, hand_card(s, other, slot), workspace)
            total += gain
            worst = min(worst, gain)
        total -= worst
    return total // (s.n - 1)


@rule
def plan(
    veiled: State,
    seat: int,
    rng: list[int],
    worlds: int,
    ways: int,
    out: list[int],
    totals: list[int],
    workspace: Workspace,
) -> int:
    """Write a seat's answers and what each is worth, in the draft added up over `worlds` possible
    worlds; return the number of answers. At most `ways` ways are tried for each answer.
    """
    states = workspace.states
    forget_gains(workspace)
    if veiled.ask != ASK_KEEP:
        put(states, WORLD, veiled)
        imagine(states[WORLD], seat, rng)
        n = rate_answers(states[WORLD], seat, VALUE, WHOLE_ROUND, ways, workspace)
        for k in range(n):
            out[k] = workspace.answers[k]
            totals[k] = workspace.worths[k]
        return n
    n = answers(veiled, seat, out)
    for k in range(n):
        totals[k] = 0
    fewer = max(1, ways // DRAFT_SHARE)
    for _ in range(worlds):
        put(states, WORLD, veiled)
        imagine(states[WORLD], seat, rng)
        for k in range(n):
            put(states, TRIAL, states[WORLD])
            t = states[TRIAL]
            apply_by(t, seat, out[k])
            while t.phase == PHASE_DRAFT:
                apply_by(t, t.current, quick_answer(t, t.current, workspace))
            theirs = hand_of_others(t, seat, workspace)
            totals[k] += best_round(t, seat, fewer, workspace) - AGAINST * theirs // 100
    return n
