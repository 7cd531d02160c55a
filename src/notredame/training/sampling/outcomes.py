"""Outcomes of a position: it is played to the end again and again, what is hidden dealt anew."""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.policy import quick_answer
from notredame.bots.thinking.value import value
from notredame.bots.thinking.workspace import WORLD, Workspace, forget_earlier_round, put
from notredame.compiling.twins import Layout, rule
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.knowledge.veil import WATCHER
from notredame.rules.model.chance import seed_chance
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import apply_by

STATE: Any = Layout(State)


@rule
def play_to_the_end(s: State, workspace: Workspace) -> None:
    """Let the quick policy play every seat to the end of the game."""
    round_no = -1
    while s.phase != PHASE_OVER:
        round_no = forget_earlier_round(s, round_no, workspace)
        apply_by(s, s.current, quick_answer(s, s.current, workspace))


@rule
def play_outcomes(
    veiled: State, seed: int, games: int, finals: list[int], rng: list[int], workspace: Workspace
) -> None:
    """Play `games` possible worlds of a watcher's view to the end.

    `finals` gets MAX_PLAYERS numbers for each: the value of the end to a seat, a hundred times its
    prestige plus its tie-break (T9).
    """
    for game in range(games):
        seed_chance(rng, seed + game)
        put(workspace.states, WORLD, veiled)
        s = workspace.states[WORLD]
        imagine(s, WATCHER, rng)
        play_to_the_end(s, workspace)
        for seat in range(s.n):
            finals[MAX_PLAYERS * game + seat] = value(s, seat, workspace)


@rule
def play_outcomes_on_bytes(
    data: Any, seed: int, games: int, finals: Any, rng: Any, workspace: Workspace
) -> None:
    play_outcomes(data.view(STATE)[0], seed, games, finals, rng, workspace)
