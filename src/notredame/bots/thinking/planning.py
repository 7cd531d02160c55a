"""The planner's thoughts: every answer rated by the best round it leads to.

The seat looks through all ways to finish its turns of this round, as if the others did nothing in
between. In the draft it does not know what will arrive, so it looks at possible worlds in which
the others draft by the quick policy, and takes the mean.
"""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP
from notredame.rules.model.state import PHASE_DRAFT, State, hand_card
from notredame.rules.play.questions import answers, apply_by

from .policy import gain_of, quick_answer
from .turns import VALUE, WHOLE_ROUND, rate_answers, skip_others
from .workspace import TRIAL, WORLD, Workspace, forget_gains, put

DRAFT_SHARE = 12
"""A hand that might come is looked at with so many times fewer ways than one that is there."""
AGAINST = 20
"""How many hundredths of the others' good cards count against the own."""


@rule
def best_round(s: State, seat: int, limit: int, workspace: Workspace) -> int:
    """What the best round is worth to a seat whose cards are before it."""
    skip_others(s, seat, s.round_no)
    n = rate_answers(s, seat, VALUE, WHOLE_ROUND, limit, workspace)
    best = workspace.worths[0]
    for k in range(1, n):
        best = max(best, workspace.worths[k])
    return best


@rule
def hand_of_others(s: State, seat: int, workspace: Workspace) -> int:
    """What the others' hands would bring them on the average, each its two best cards."""
    total = 0
    for other in range(s.n):
        if other == seat:
            continue
        worst = 1000000
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
    """Write a seat's answers and the worth of each, added up over possible worlds where those
    matter; return how many. At most so many ways are looked at for each answer.
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
