"""A race between the answers to one question: all begin a step of the search in the same worlds.

Luck is then the same for every answer, so that few worlds tell them apart. An answer that is
clearly behind the leader drops out, and the steps that are left go to the others.
"""

from __future__ import annotations

from typing import NamedTuple

from notredame.compiling.twins import rule, scratch
from notredame.rules.model.actions import MAX_CHOICES
from notredame.rules.model.state import State

from .tree import ENDS, Tree, grow_root, result_of_advantage, step
from .workspace import LOWEST, Workspace

# The fields of `Race.counters`.
ANSWERS = 0
RUNNING = 1
"""Answers that are still in the race."""
WORLDS = 2
"""Worlds in which all of these have been tried."""
TO_TRY = 3
"""The answer that the next step begins with."""
N_COUNTERS = 4
"""Number of fields."""

UNIT = 1000
"""Results are in thousandths of a win here, each of UNIT millionths, so that sums of their squares
stay small."""
POLICY_WORLDS = 2
"""Worlds that the policy's rating of an answer counts for."""
POLICY_SPREAD = 80
"""Typical difference between two answers in those worlds, in thousandths of a win."""
CLEARLY = 2.5
"""Standard errors behind the leader at which an answer drops out; they follow from the root mean
square of the differences between the two in the same worlds."""
HOPELESS = 800
"""Hundredths of a point behind the policy's best at which an answer is not tried at all."""


class Race(NamedTuple):
    """The answers to a question, the policy's best first, and what they have reached."""

    actions: list[int]
    running: list[int]
    """1 for an answer that is still in the race."""
    tried: list[int]
    """Steps that began with each answer."""
    ratings: list[int]
    """The policy's rating as a result, in thousandths of a win like all results here."""
    totals: list[int]
    """Results, added up over the worlds."""
    latest: list[int]
    """Results in the present world."""
    behind: list[int]
    """How far each answer was behind the leader when it was last tried, in millionths of a win."""
    squares: list[int]
    """For each pair of answers, squares of the difference, added up over the worlds."""
    counters: list[int]


@rule
def new_race() -> Race:
    """A race that has not begun."""
    race = Race(
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES * MAX_CHOICES),
        scratch(N_COUNTERS),
    )
    for k in range(N_COUNTERS):
        race.counters[k] = 0
    return race


@rule
def begin(veiled: State, seat: int, workspace: Workspace, tree: Tree, race: Race) -> None:
    """Sort the answers by the policy's rating, best first, and let all but the hopeless run."""
    n = grow_root(veiled, seat, workspace, tree)
    race.counters[ANSWERS] = n
    for k in range(n):
        best = 0
        for other in range(1, n):
            if workspace.worths[other] > workspace.worths[best]:
                best = other
        race.actions[k] = tree.answers[best]
        race.ratings[k] = workspace.worths[best]
        workspace.worths[best] = LOWEST
    top = race.ratings[0]
    for k in range(n):
        gap = top - race.ratings[k]
        race.running[k] = 1 if gap < HOPELESS else 0
        race.counters[RUNNING] += race.running[k]
        race.ratings[k] = result_of_advantage(-gap) // UNIT
        race.behind[k] = UNIT * (race.ratings[0] - race.ratings[k])
        race.tried[k] = 0
        race.totals[k] = 0
        for other in range(n):
            race.squares[MAX_CHOICES * k + other] = 0


@rule
def next_running(k: int, race: Race) -> int:
    """The first answer from `k` on that is still in the race, or the number of answers."""
    while k < race.counters[ANSWERS] and race.running[k] == 0:
        k += 1
    return k


@rule
def mean_result(k: int, race: Race) -> float:
    """An answer's mean result in all worlds, those of the policy's rating included."""
    total = race.totals[k] + POLICY_WORLDS * race.ratings[k]
    return total / (race.counters[WORLDS] + POLICY_WORLDS)


@rule
def leader(race: Race) -> int:
    """The answer in the race with the best mean result; the first among equals."""
    best = next_running(0, race)
    for k in range(best + 1, race.counters[ANSWERS]):
        if race.running[k] > 0 and mean_result(k, race) > mean_result(best, race):
            best = k
    return best


@rule
def clearly_behind(k: int, first: int, race: Race) -> bool:
    """Whether an answer is further behind the leader than chance explains."""
    gap = mean_result(first, race) - mean_result(k, race)
    if gap <= 0:
        return False
    worlds = race.counters[WORLDS] + POLICY_WORLDS
    assumed = POLICY_WORLDS * POLICY_SPREAD * POLICY_SPREAD
    mean_square = (race.squares[MAX_CHOICES * k + first] + assumed) / worlds
    return gap * gap > CLEARLY * CLEARLY * mean_square / worlds


@rule
def finish_world(race: Race) -> None:
    """Add up the results of a world that is complete; answers clearly behind drop out."""
    n = race.counters[ANSWERS]
    race.counters[WORLDS] += 1
    for k in range(n):
        if race.running[k] > 0:
            race.totals[k] += race.latest[k]
            for other in range(n):
                if race.running[other] > 0:
                    apart = race.latest[k] - race.latest[other]
                    race.squares[MAX_CHOICES * k + other] += apart * apart
    first = leader(race)
    for k in range(n):
        if race.running[k] > 0:
            race.behind[k] = int(UNIT * (mean_result(first, race) - mean_result(k, race)))
    for k in range(n):
        if race.running[k] > 0 and clearly_behind(k, first, race):
            race.running[k] = 0
            race.counters[RUNNING] -= 1


@rule
def run(veiled: State, seat: int, steps: int, workspace: Workspace, tree: Tree, race: Race) -> None:
    """Do up to `steps` more steps, fewer if one answer is left.

    Tree, race and workspace must not have been used for another position.
    """
    if race.counters[ANSWERS] == 0:
        begin(veiled, seat, workspace, tree, race)
    for _ in range(steps):
        if race.counters[RUNNING] == 1 and race.counters[WORLDS] > 0:
            return
        k = race.counters[TO_TRY]
        result = step(veiled, seat, race.actions[k], race.counters[WORLDS], ENDS, workspace, tree)
        race.latest[k] = result // UNIT
        race.tried[k] += 1
        race.counters[TO_TRY] = next_running(k + 1, race)
        if race.counters[TO_TRY] == race.counters[ANSWERS]:
            finish_world(race)
            race.counters[TO_TRY] = next_running(0, race)
