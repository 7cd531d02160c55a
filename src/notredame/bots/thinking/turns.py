"""All ways to finish a turn (card, sub-choices and hire together), and the value of the best."""

from __future__ import annotations

from notredame.compiling.twins import rule, scratch
from notredame.rules.model.actions import ASK_CARD, ASK_HIRE, ASK_NOTHING, ASK_PLAGUE, MAX_CHOICES
from notredame.rules.model.state import PHASE_DRAFT, PHASE_OVER, State
from notredame.rules.play.questions import answers, apply_by
from notredame.rules.play.rounds import advance

from .value import value
from .workspace import LOWEST, WIDTH, Workspace, put

PRESTIGE_NOW = 0
VALUE = 1
"""Aims: prestige as it stands, or the value of the position."""

ONE_TURN = 0
WHOLE_ROUND = 1
"""Reaches: to the end of this turn, or of all the seat's turns of this round, as if nobody else did
anything in between."""

WAYS = 48
"""Maximum ways to finish the turn that the quick policy tries for each answer."""


@rule
def worth(s: State, seat: int, aim: int, workspace: Workspace) -> int:
    """What a position is worth to a seat by an aim, in hundredths of a point."""
    if aim == PRESTIGE_NOW:
        return 100 * s.players[seat].prestige
    return value(s, seat, workspace)


@rule
def skip_others(s: State, seat: int, round_no: int) -> None:
    """Let the others do nothing until `seat` is asked again or the round ends."""
    while s.round_no == round_no and s.current != seat and s.phase != PHASE_OVER:
        if s.ask == ASK_PLAGUE:
            out = scratch(MAX_CHOICES)
            answers(s, s.current, out)
            apply_by(s, s.current, out[0])
        else:
            s.players[s.current].in_hand = 1  # as if it had played all cards but one
            s.ask = ASK_NOTHING
            s.further_hires = 0
            advance(s)


@rule
def turn_over(s: State, seat: int, round_no: int, reach: int) -> bool:
    """Whether a way has reached the end of the turn, or of the round."""
    if s.round_no != round_no or s.phase == PHASE_OVER or s.phase == PHASE_DRAFT:
        return True
    if reach == WHOLE_ROUND:
        return False
    return s.current != seat or s.ask == ASK_CARD or (s.ask == ASK_HIRE and s.further_hires < 0)


@rule
def rate_answers(
    s: State, seat: int, aim: int, reach: int, limit: int, workspace: Workspace
) -> int:
    """Write a seat's answers into the workspace, with what each is worth if the rest is played
    best; return their number. At most `limit` ways are tried for each answer.
    """
    n = answers(s, seat, workspace.answers)
    states = workspace.states
    for first in range(n):
        put(states, 0, s)
        t = states[0]
        apply_by(t, seat, workspace.answers[first])
        if reach == WHOLE_ROUND:
            skip_others(t, seat, s.round_no)
        if turn_over(t, seat, s.round_no, reach):
            workspace.worths[first] = worth(t, seat, aim, workspace)
        else:
            workspace.worths[first] = best_way(s.round_no, seat, aim, reach, limit, workspace)
    return n


@rule
def write_row(s: State, seat: int, at: int, workspace: Workspace) -> None:
    """Write the answers to a question into the row that begins at `at`."""
    n = answers(s, seat, workspace.row)
    workspace.rows[at] = n
    workspace.rows[at + 1] = 0
    for k in range(n):
        workspace.rows[at + 2 + k] = workspace.row[k]


@rule
def best_way(
    round_no: int, seat: int, aim: int, reach: int, limit: int, workspace: Workspace
) -> int:
    """What the best way from the workspace's first state is worth."""
    states = workspace.states
    rows = workspace.rows
    best = LOWEST
    ways = 0
    depth = 0
    write_row(states[0], seat, 0, workspace)
    while depth >= 0:
        at = depth * WIDTH
        if rows[at + 1] == rows[at] or ways >= limit:
            depth -= 1
            continue
        # The last answer first: taking a message is listed after only stopping there, and is
        # worth more.
        rows[at + 1] += 1
        action = rows[at + 2 + rows[at] - rows[at + 1]]
        put(states, depth + 1, states[depth])
        t = states[depth + 1]
        apply_by(t, seat, action)
        if reach == WHOLE_ROUND:
            skip_others(t, seat, round_no)
        if turn_over(t, seat, round_no, reach):
            ways += 1
            best = max(best, worth(t, seat, aim, workspace))
        else:
            depth += 1
            write_row(t, seat, depth * WIDTH, workspace)
    return best


@rule
def best_of(n: int, workspace: Workspace) -> int:
    """The best of the `n` rated answers; the first among equals."""
    best = 0
    for k in range(1, n):
        if workspace.worths[k] > workspace.worths[best]:
            best = k
    return workspace.answers[best]
