"""Random games, one at a time or many in one call; the same source in plain and compiled mode."""

from __future__ import annotations

from notredame.compiling.twins import rule, scratch

from ..model.actions import MAX_CHOICES, N_ACTIONS
from ..model.chance import draw
from ..model.pieces import N_SOURCES
from ..model.state import PHASE_OVER, State
from ..play.questions import apply, legal
from .random_deal import deal_at_random


@rule
def playout(s: State, rng: list[int]) -> int:
    """Give random answers to the end of the game; return how many."""
    out = scratch(MAX_CHOICES)
    decisions = 0
    while s.phase != PHASE_OVER:
        n = legal(s, out)
        apply(s, out[draw(rng, n)])
        decisions += 1
    return decisions


@rule
def simulate(s: State, rng: list[int], games: int, first: int, results: list[int]) -> int:
    """Play whole random games in one state; return the number of decisions.

    The seat `first` begins each of them; -1 draws one (S7). For each game and seat, `results` gets
    prestige, tie-break and prestige by source, ten numbers; before them, for each game, the number
    of decisions and the start player.
    """
    total = 0
    at = 0
    for _ in range(games):
        deal_at_random(s, rng, first)
        start = s.start
        decisions = playout(s, rng)
        total += decisions
        results[at] = decisions
        results[at + 1] = start
        at += 2
        for seat in range(s.n):
            p = s.players[seat]
            results[at] = p.prestige
            results[at + 1] = p.coins + p.supply
            for source in range(N_SOURCES):
                results[at + 2 + source] = p.ledger[source]
            at += 2 + N_SOURCES
    return total


@rule
def step_many(states: list[State], actions: list[int]) -> None:
    """Apply one answer in each of many games; an action below 0 leaves its game alone."""
    for i in range(len(states)):
        if actions[i] >= 0:
            apply(states[i], actions[i])


@rule
def masks_many(states: list[State], masks: list[list[int]]) -> None:
    """Write, for each of many games, 1 for every action the current seat may choose, else 0."""
    out = scratch(MAX_CHOICES)
    for i in range(len(states)):
        row = masks[i]
        for action in range(N_ACTIONS):
            row[action] = 0
        n = legal(states[i], out)
        for k in range(n):
            row[out[k]] = 1


@rule
def random_steps(states: list[State], rng: list[int]) -> None:
    """Give one random answer in each of many games; deal a finished game anew."""
    out = scratch(MAX_CHOICES)
    for i in range(len(states)):
        s = states[i]
        if s.phase == PHASE_OVER:
            deal_at_random(s, rng, -1)
        n = legal(s, out)
        apply(s, out[draw(rng, n)])
