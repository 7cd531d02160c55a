"""The quick policy: it answers any question with what is worth most at the end of this turn.

It plays the moves that a search does not examine itself. `drafting` says what it keeps in the
draft.
"""

from __future__ import annotations

from notredame.compiling.twins import lookup_table, rule
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP, KEEP
from notredame.rules.model.chance import draw
from notredame.rules.model.state import State
from notredame.rules.play.questions import answers

from .drafting import rate_card, rate_keeps
from .turns import ONE_TURN, PRESTIGE_NOW, VALUE, WAYS, best_of, rate_answers
from .workspace import WORLD, Workspace, forget_gains, put

PRIOR = lookup_table(round(1000 * 0.9**k) for k in range(60))
"""The policy's weight of an answer that is k tenths of a point worse than its best."""


@rule
def rate_like_policy(s: State, seat: int, workspace: Workspace) -> int:
    """Write a seat's answers and their worths into the workspace, as the policy judges them."""
    if s.ask == ASK_KEEP:
        return rate_keeps(s, seat, workspace.answers, workspace)
    return rate_answers(s, seat, VALUE, ONE_TURN, WAYS, workspace)


@rule
def quick_answer(s: State, seat: int, workspace: Workspace) -> int:
    """The policy's answer to a seat's question."""
    return best_of(rate_like_policy(s, seat, workspace), workspace)


@rule
def mixed_answer(s: State, seat: int, rng: list[int], workspace: Workspace) -> int:
    """An answer that a person might give: one drawn by the policy's weights."""
    n = rate_like_policy(s, seat, workspace)
    best = workspace.worths[0]
    for k in range(1, n):
        best = max(best, workspace.worths[k])
    total = 0
    for k in range(n):
        total += PRIOR[min(len(PRIOR) - 1, (best - workspace.worths[k]) // 10)]
    left = draw(rng, total)
    k = 0
    left -= PRIOR[min(len(PRIOR) - 1, (best - workspace.worths[0]) // 10)]
    while left >= 0 and k < n - 1:
        k += 1
        left -= PRIOR[min(len(PRIOR) - 1, (best - workspace.worths[k]) // 10)]
    return workspace.answers[k]


@rule
def rate_quickly(
    veiled: State,
    seat: int,
    rng: list[int],
    aim: int,
    out: list[int],
    worths: list[int],
    workspace: Workspace,
) -> int:
    """Write a seat's answers and what each is worth at the end of this turn; return how many."""
    forget_gains(workspace)
    put(workspace.states, WORLD, veiled)
    s = workspace.states[WORLD]
    imagine(s, seat, rng)
    if s.ask == ASK_KEEP and aim == PRESTIGE_NOW:
        n = answers(s, seat, out)
        for k in range(n):
            worths[k] = rate_card(s, seat, out[k] - KEEP, aim, workspace)
        return n
    if aim == VALUE:
        n = rate_like_policy(s, seat, workspace)
    else:
        n = rate_answers(s, seat, aim, ONE_TURN, WAYS, workspace)
    for k in range(n):
        out[k] = workspace.answers[k]
        worths[k] = workspace.worths[k]
    return n
