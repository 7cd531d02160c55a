"""The outlook of all seats: what a position is worth when everybody plays on as people might.

The outlook at the stages of a round, as chance reveals persons and cards one after the other, tells
how lucky each revelation was. What is not revealed yet is dealt anew in every world, so the mean
luck of any revelation is 0, whatever the policy and the value are like.
"""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.knowledge.possible_worlds import imagine, imagine_deck, imagine_persons
from notredame.rules.model.chance import seed_chance
from notredame.rules.model.pieces import MAX_PLAYERS, ROUNDS
from notredame.rules.model.state import PHASE_OVER, UNKNOWN, State
from notredame.rules.play.questions import apply_by
from notredame.rules.play.rounds import reveal_persons

from .parts import N_PARTS, add_parts
from .policy import mixed_answer
from .tree import ROUNDS_AHEAD
from .value import value
from .workspace import WORLD, Workspace, forget_gains, put

BEFORE_ROUND = 0
PERSONS_KNOWN = 1
OWN_CARDS_KNOWN = 2
ALL_CARDS_KNOWN = 3
"""Stages of the beginning of a round: how much chance has revealed."""


@rule
def play_on(
    s: State, rng: list[int], values: list[int], at: int, parts: list[int], workspace: Workspace
) -> None:
    """Play as people might to the end of the next round; note what that is worth to each seat.

    Answers are drawn by the quick policy's weights: with a policy that always answers alike, the
    outlook would depend on its habits. `values` gets hundredths of a point from `at` on; `parts`
    are added up.
    """
    forget_gains(workspace)
    last = s.round_no + ROUNDS_AHEAD
    while s.round_no <= last and s.phase != PHASE_OVER:
        apply_by(s, s.current, mixed_answer(s, s.current, rng, workspace))
    for seat in range(s.n):
        values[at + seat] = value(s, seat, workspace)
        add_parts(s, seat, parts, N_PARTS * seat, workspace)


@rule
def outlook(
    veiled: State,
    seat: int,
    seed: int,
    worlds: int,
    values: list[int],
    parts: list[int],
    rng: list[int],
    workspace: Workspace,
) -> None:
    """Write the outlook from a seat's view in each of `worlds` possible worlds."""
    for world in range(worlds):
        seed_chance(rng, seed + world)
        put(workspace.states, WORLD, veiled)
        s = workspace.states[WORLD]
        imagine(s, seat, rng)
        play_on(s, rng, values, MAX_PLAYERS * world, parts, workspace)


@rule
def deal_again(s: State, seat: int, stage: int, rng: list[int]) -> None:
    """Deal anew what chance has not revealed at a stage; `s` is at the beginning of a round.

    OWN_CARDS_KNOWN is meant for `seat`. Grey persons whose order somebody knows from the spy stay.
    """
    next_round = s.round_no if stage == BEFORE_ROUND else s.round_no + 1
    spied = 0
    for colour in range(s.n):
        p = s.players[colour]
        spied += p.spied
        kept = stage == ALL_CARDS_KNOWN or (stage == OWN_CARDS_KNOWN and colour == seat)
        for i in range(3 * s.round_no + (3 if kept else 0), 27):
            p.deck[i] = UNKNOWN
        imagine_deck(s, seat, colour, rng)
    for i in range(2 * next_round, 2 * ROUNDS):
        s.brown[i] = UNKNOWN
    if spied == 0:
        for i in range(next_round, ROUNDS):
            s.grey[i] = UNKNOWN
    imagine_persons(s, next_round, rng)
    reveal_persons(s)


@rule
def stage_outlook(
    beginning: State,
    seat: int,
    stage: int,
    seed: int,
    worlds: int,
    values: list[int],
    parts: list[int],
    rng: list[int],
    workspace: Workspace,
) -> None:
    """Write the outlook at a stage of the beginning of a round, in each of `worlds` deals.

    `beginning` is the true state before anybody has chosen: for games that are over.
    """
    for world in range(worlds):
        seed_chance(rng, seed + world)
        put(workspace.states, WORLD, beginning)
        s = workspace.states[WORLD]
        deal_again(s, seat, stage, rng)
        play_on(s, rng, values, MAX_PLAYERS * world, parts, workspace)
