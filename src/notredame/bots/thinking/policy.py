"""The quick policy: it answers any question with what is worth most at the end of this turn.

It plays the moves that a search does not examine itself. In the draft it keeps the card that would
gain most if it were played alone.
"""

from __future__ import annotations

from notredame.compiling.twins import lookup_table, rule
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP, ASK_NOTHING, KEEP
from notredame.rules.model.chance import draw
from notredame.rules.model.pieces import N_CARDS
from notredame.rules.model.state import PHASE_CARDS, State
from notredame.rules.play.questions import answers
from notredame.rules.play.sectors import play_card

from .turns import ONE_TURN, VALUE, best_of, rate_answers, worth
from .workspace import SPARE, UNRATED, WORLD, Workspace, put

WAYS = 48
"""Maximum ways to finish the turn that the policy tries for each answer."""
PRIOR = lookup_table(round(1000 * 0.9**k) for k in range(60))
"""The policy's weight of an answer that is k tenths of a point worse than its best."""


@rule
def rate_card(s: State, seat: int, card: int, aim: int, workspace: Workspace) -> int:
    """Gain of a seat that plays a card now, out of turn, and does nothing else."""
    put(workspace.states, SPARE, s)
    t = workspace.states[SPARE]
    t.phase = PHASE_CARDS
    t.current = seat
    t.turn = 0
    before = worth(t, seat, aim, workspace)
    play_card(t, t.players[seat], card)
    if t.ask == ASK_NOTHING:
        return worth(t, seat, aim, workspace) - before
    n = rate_answers(t, seat, aim, ONE_TURN, WAYS, workspace)
    best = workspace.worths[0]
    for k in range(1, n):
        best = max(best, workspace.worths[k])
    return best - before


@rule
def gain_of(s: State, seat: int, card: int, workspace: Workspace) -> int:
    """The gain of `rate_card`, computed once for each seat and card.

    The board does not change during a draft, and over the next round a card's gain changes little.
    """
    at = N_CARDS * seat + card
    if workspace.gains[at] == UNRATED:
        workspace.gains[at] = rate_card(s, seat, card, VALUE, workspace)
    return workspace.gains[at]


@rule
def quick_answer(s: State, seat: int, workspace: Workspace) -> int:
    """The policy's answer to a seat's question."""
    if s.ask != ASK_KEEP:
        return best_of(rate_answers(s, seat, VALUE, ONE_TURN, WAYS, workspace), workspace)
    # Rating a card overwrites `workspace.row`, so the two or three cards are copied first.
    n = answers(s, seat, workspace.row)
    first, second, third = workspace.row[0], workspace.row[1], workspace.row[n - 1]
    kept = first
    best = gain_of(s, seat, first - KEEP, workspace)
    gain = gain_of(s, seat, second - KEEP, workspace)
    if gain > best:
        kept = second
        best = gain
    if gain_of(s, seat, third - KEEP, workspace) > best:
        kept = third
    return kept


@rule
def rate_like_policy(s: State, seat: int, workspace: Workspace) -> int:
    """Write a seat's answers and their worths into the workspace, as the policy judges them."""
    if s.ask != ASK_KEEP:
        return rate_answers(s, seat, VALUE, ONE_TURN, WAYS, workspace)
    n = answers(s, seat, workspace.answers)
    first, second, third = workspace.answers[0], workspace.answers[1], workspace.answers[n - 1]
    gains = (
        gain_of(s, seat, first - KEEP, workspace),
        gain_of(s, seat, second - KEEP, workspace),
        gain_of(s, seat, third - KEEP, workspace),
    )
    # Rating a card overwrites the answers.
    workspace.answers[0], workspace.answers[1], workspace.answers[n - 1] = first, second, third
    workspace.worths[0], workspace.worths[1], workspace.worths[n - 1] = gains
    return n


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
    put(workspace.states, WORLD, veiled)
    s = workspace.states[WORLD]
    imagine(s, seat, rng)
    if s.ask == ASK_KEEP:
        n = answers(s, seat, out)
        for k in range(n):
            worths[k] = rate_card(s, seat, out[k] - KEEP, aim, workspace)
        return n
    n = rate_answers(s, seat, aim, ONE_TURN, WAYS, workspace)
    for k in range(n):
        out[k] = workspace.answers[k]
        worths[k] = workspace.worths[k]
    return n
