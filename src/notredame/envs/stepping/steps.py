"""Steps of one game or of many: apply an answer, write the rewards and the next observation."""

from __future__ import annotations

from typing import Any, NamedTuple

from notredame.bots.thinking.policy import rate_quickly
from notredame.bots.thinking.turns import PRESTIGE_NOW, VALUE
from notredame.bots.thinking.workspace import TRIAL, Workspace, put
from notredame.compiling.twins import rule, scratch
from notredame.rules.fast.random_deal import deal_at_random
from notredame.rules.knowledge.veil import veil
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.chance import draw
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import apply, legal

from .observation import look
from .rewards import reward_all

RANDOM = 0
GREEDY = 1
QUICK = 2
OPPONENTS = ("random", "greedy", "quick")
"""Names of the bots that answer in compiled code, by the numbers above."""
NO_BOT = -1
"""Marks a seat whose answers come from the caller."""
NO_ANSWER = -1
"""An action that applies nothing, for the start of a game: the bots play first."""


class Batch(NamedTuple):
    """Games that are stepped together: arrays with one item for each game.

    A step reads `mine`, advances the random generators `rngs`, and writes into the other arrays.
    """

    mine: Any
    """The caller's seats, as bits."""
    opponent: int
    """The bot in all other seats."""
    reward_kind: int
    rngs: Any
    rows: Any
    masks: Any
    rewards: Any
    over: Any
    """1 where the game is over."""
    seats: Any
    """The seat of each row: the one that is asked."""


@rule
def note_prestige(s: State, before: list[int]) -> None:
    """Write each seat's prestige, to compare with later."""
    for seat in range(s.n):
        before[seat] = s.players[seat].prestige


@rule
def step(
    s: State,
    action: int,
    kind: int,
    spare: list[State],
    ints: list[int],
    row: list[int],
    mask: list[int],
    rewards: list[float],
) -> int:
    """Apply the current seat's answer; return the seat that is asked next, or -1 at the end.

    Writes what that seat sees, and the reward of each seat. `spare` and `ints` (of length
    MAX_CHOICES) are scratch memory.
    """
    note_prestige(s, ints)
    apply(s, action)
    over = s.phase == PHASE_OVER
    reward_all(s, over, kind, ints, rewards)
    look(s, s.current, spare, ints, row, mask)
    return -1 if over else s.current


@rule
def random_answer(s: State, rng: list[int], workspace: Workspace) -> int:
    """A random answer of the current seat."""
    return workspace.answers[draw(rng, legal(s, workspace.answers))]


@rule
def best_answer(s: State, aim: int, rng: list[int], workspace: Workspace) -> int:
    """The current seat's answer that serves an aim best by the end of this turn, from what that
    seat may know; a random one among equals.
    """
    put(workspace.states, TRIAL, s)
    veil(workspace.states[TRIAL], s.current)
    # Not the workspace's own lists: rating the cards of a draft overwrites them.
    answers, worths = scratch(MAX_CHOICES), scratch(MAX_CHOICES)
    n = rate_quickly(workspace.states[TRIAL], s.current, rng, aim, answers, worths, workspace)
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
    """A bot's answer in the current seat."""
    if bot == GREEDY:
        return best_answer(s, PRESTIGE_NOW, rng, workspace)
    if bot == QUICK:
        return best_answer(s, VALUE, rng, workspace)
    return random_answer(s, rng, workspace)


@rule
def step_among_bots(
    s: State,
    action: int,
    bots: list[int],
    kind: int,
    rng: list[int],
    workspace: Workspace,
    row: list[int],
    mask: list[int],
    rewards: list[float],
) -> int:
    """Do as `step`, then let bots answer until a seat without one is asked.

    `bots` has a bot or NO_BOT for each seat. The rewards are those of all these answers together.
    """
    before = scratch(s.n)
    note_prestige(s, before)
    if action != NO_ANSWER:
        apply(s, action)
    while s.phase != PHASE_OVER and bots[s.current] != NO_BOT:
        apply(s, bot_answer(s, bots[s.current], rng, workspace))
    over = s.phase == PHASE_OVER
    reward_all(s, over, kind, before, rewards)
    look(s, s.current, workspace.states[TRIAL:], workspace.answers, row, mask)
    return -1 if over else s.current


@rule
def other_is_asked(s: State, mine: int) -> bool:
    """Whether an opponent is asked; `mine` is the caller's seats, as bits."""
    return s.phase != PHASE_OVER and not (mine >> s.current) & 1


@rule
def let_others_play(s: State, i: int, batch: Batch, workspace: Workspace) -> None:
    """Let the opponents answer until a seat of the caller's is asked in game `i`, or it is over."""
    while other_is_asked(s, batch.mine[i]):
        apply(s, bot_answer(s, batch.opponent, batch.rngs[i], workspace))


@rule
def begin(s: State, i: int, batch: Batch, workspace: Workspace) -> None:
    """Deal game `i`, and play until the caller is asked."""
    deal_at_random(s, batch.rngs[i], -1)
    let_others_play(s, i, batch, workspace)


@rule
def seat_to_see(s: State, mine: int) -> int:
    """The caller's seat that is asked; at the end, one of the caller's seats."""
    viewer = s.current
    while not (mine >> viewer) & 1:
        viewer = (viewer + 1) % s.n
    return viewer


@rule
def look_at_game(
    s: State, mine: int, spare: list[State], answers: list[int], row: list[int], mask: list[int]
) -> int:
    """Write what the caller sees of a game; return the seat that sees it.

    `mine` is the caller's seats, as bits; `spare` and `answers` are scratch memory.
    """
    seat = seat_to_see(s, mine)
    look(s, seat, spare, answers, row, mask)
    return seat


@rule
def reset_many(states: list[State], which: list[bool], batch: Batch, workspace: Workspace) -> None:
    """Deal the games in `which`."""
    spare, answers = workspace.states[TRIAL:], workspace.answers
    for i in range(len(states)):
        if which[i]:
            s = states[i]
            begin(s, i, batch, workspace)
            batch.over[i] = int(s.phase == PHASE_OVER)
            batch.seats[i] = look_at_game(
                s, batch.mine[i], spare, answers, batch.rows[i], batch.masks[i]
            )


@rule
def first_illegal(actions: list[int], batch: Batch) -> int:
    """Index of the first game whose action is illegal, or -1; games that are over accept any."""
    for i in range(len(actions)):
        legal_here = batch.over[i] == 1
        if not legal_here and 0 <= actions[i] < len(batch.masks[i]):
            legal_here = batch.masks[i][actions[i]] == 1
        if not legal_here:
            return i
    return -1


@rule
def step_many(states: list[State], actions: list[int], batch: Batch, workspace: Workspace) -> None:
    """Step each game; a game that is over starts again instead."""
    before = scratch(MAX_PLAYERS)
    # Passing a batch, and taking an array out of it, cost time: neither is done at every step.
    mine, over, seats = batch.mine, batch.over, batch.seats
    rows, masks, rewards = batch.rows, batch.masks, batch.rewards
    spare, answers = workspace.states[TRIAL:], workspace.answers
    for i in range(len(states)):
        s = states[i]
        if over[i] == 1:
            begin(s, i, batch, workspace)
            note_prestige(s, before)
        else:
            note_prestige(s, before)
            apply(s, actions[i])
            if other_is_asked(s, mine[i]):
                let_others_play(s, i, batch, workspace)
        over[i] = int(s.phase == PHASE_OVER)
        reward_all(s, s.phase == PHASE_OVER, batch.reward_kind, before, rewards[i])
        seats[i] = look_at_game(s, mine[i], spare, answers, rows[i], masks[i])
