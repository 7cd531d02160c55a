"""One step of one game, or of many: an answer, what it brings, and what is seen next."""

from __future__ import annotations

from notredame.bots.thinking.policy import rate_quickly
from notredame.bots.thinking.turns import PRESTIGE_NOW
from notredame.bots.thinking.workspace import TRIAL, Workspace, put
from notredame.compiling.twins import rule, scratch
from notredame.rules.fast.random_deal import deal_at_random
from notredame.rules.knowledge.veil import veil
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.chance import draw
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import apply, legal

from .observation import look
from .rewards import reward_all

RANDOM = 0
GREEDY = 1
OPPONENTS = ("random", "greedy")
"""Bots that answer in compiled code; the numbers above."""
NO_BOT = -1
"""A seat that is asked from outside."""
NO_ANSWER = -1
"""Nobody has answered yet: the bots begin."""


@rule
def note_prestige(s: State, before: list[int]) -> None:
    """Everybody's prestige, to see later what changed."""
    for seat in range(s.n):
        before[seat] = s.players[seat].prestige


@rule
def step(
    s: State,
    action: int,
    way: int,
    room: list[State],
    paper: list[int],
    out: list[int],
    mask: list[int],
    rewards: list[float],
) -> int:
    """Apply the current seat's answer; who is asked next, or -1 when the game is over.

    The row and the mask are those of whoever is asked next; `paper` is to write on.
    """
    note_prestige(s, paper)
    apply(s, action)
    over = s.phase == PHASE_OVER
    reward_all(s, over, way, paper, rewards)
    look(s, s.current, room, paper, out, mask)
    return -1 if over else s.current


@rule
def random_answer(s: State, rng: list[int], workspace: Workspace) -> int:
    """Any answer of the current seat."""
    return workspace.answers[draw(rng, legal(s, workspace.answers))]


@rule
def greedy_answer(s: State, rng: list[int], workspace: Workspace) -> int:
    """What the greedy bot would choose in the current seat, from what that seat may see."""
    put(workspace.states, TRIAL, s)
    veil(workspace.states[TRIAL], s.current)
    # Rating the cards of a draft writes all over the workspace.
    answers, worths = scratch(MAX_CHOICES), scratch(MAX_CHOICES)
    n = rate_quickly(
        workspace.states[TRIAL], s.current, rng, PRESTIGE_NOW, answers, worths, workspace
    )
    most, equals = worths[0], 0
    for k in range(n):
        most = max(most, worths[k])
    for k in range(n):
        equals += int(worths[k] == most)
    skip = draw(rng, equals)
    for k in range(n):
        if worths[k] == most:
            if skip == 0:
                return answers[k]
            skip -= 1
    return answers[0]


@rule
def bot_answer(s: State, bot: int, rng: list[int], workspace: Workspace) -> int:
    """What a bot chooses in the current seat."""
    if bot == GREEDY:
        return greedy_answer(s, rng, workspace)
    return random_answer(s, rng, workspace)


@rule
def step_among_bots(
    s: State,
    action: int,
    bots: list[int],
    way: int,
    rng: list[int],
    workspace: Workspace,
    before: list[int],
    out: list[int],
    mask: list[int],
    rewards: list[float],
) -> int:
    """As `step`, then the bots answer until a seat without one is asked; `bots` has one a seat.

    The rewards are those of all these answers together.
    """
    note_prestige(s, before)
    if action != NO_ANSWER:
        apply(s, action)
    while s.phase != PHASE_OVER and bots[s.current] != NO_BOT:
        apply(s, bot_answer(s, bots[s.current], rng, workspace))
    over = s.phase == PHASE_OVER
    reward_all(s, over, way, before, rewards)
    look(s, s.current, workspace.states[TRIAL:], workspace.answers, out, mask)
    return -1 if over else s.current


@rule
def let_others_play(
    s: State, mine: int, opponent: int, rng: list[int], workspace: Workspace
) -> None:
    """Until a seat of the caller's is asked, or the game is over. `mine` has a bit for each."""
    while s.phase != PHASE_OVER and not (mine >> s.current) & 1:
        apply(s, bot_answer(s, opponent, rng, workspace))


@rule
def begin(s: State, mine: int, opponent: int, rng: list[int], workspace: Workspace) -> None:
    """A new game, until the caller is asked."""
    deal_at_random(s, rng, -1)
    let_others_play(s, mine, opponent, rng, workspace)


@rule
def seat_to_see(s: State, mine: int) -> int:
    """The caller's seat that is asked, or any of them at the end."""
    viewer = s.current
    while not (mine >> viewer) & 1:
        viewer = (viewer + 1) % s.n
    return viewer


@rule
def reset_many(
    states: list[State],
    which: list[bool],
    mine: list[int],
    opponent: int,
    rngs: list[list[int]],
    workspace: Workspace,
    rows: list[list[int]],
    masks: list[list[int]],
    over: list[int],
    seats: list[int],
) -> None:
    """Begin these games anew."""
    room = workspace.states[TRIAL:]
    for i in range(len(states)):
        if which[i]:
            begin(states[i], mine[i], opponent, rngs[i], workspace)
            over[i] = 0
            seats[i] = seat_to_see(states[i], mine[i])
            look(states[i], seats[i], room, workspace.answers, rows[i], masks[i])


@rule
def first_illegal(actions: list[int], masks: list[list[int]], over: list[int]) -> int:
    """The first game whose action cannot be chosen, or -1. A game that is over ignores its."""
    for i in range(len(actions)):
        legal_here = over[i] == 1
        if not legal_here and 0 <= actions[i] < len(masks[i]):
            legal_here = masks[i][actions[i]] == 1
        if not legal_here:
            return i
    return -1


@rule
def step_many(
    states: list[State],
    actions: list[int],
    mine: list[int],
    opponent: int,
    way: int,
    rngs: list[list[int]],
    workspace: Workspace,
    before: list[int],
    rows: list[list[int]],
    masks: list[list[int]],
    rewards: list[list[float]],
    over: list[int],
    seats: list[int],
) -> None:
    """One step of each game; a game that was over begins anew instead."""
    room = workspace.states[TRIAL:]
    for i in range(len(states)):
        s = states[i]
        note_prestige(s, before)
        if over[i] == 1:
            begin(s, mine[i], opponent, rngs[i], workspace)
            note_prestige(s, before)
        else:
            apply(s, actions[i])
            let_others_play(s, mine[i], opponent, rngs[i], workspace)
        ended = s.phase == PHASE_OVER
        reward_all(s, ended, way, before, rewards[i])
        over[i] = int(ended)
        seats[i] = seat_to_see(s, mine[i])
        look(s, seats[i], room, workspace.answers, rows[i], masks[i])
