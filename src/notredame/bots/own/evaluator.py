"""Our evaluator: the search, with every answer tried in the same possible worlds."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.pieces import MAX_PLAYERS, ROUNDS
from notredame.rules.model.state import State

from ..answer_ranking import OTHERS, AnswerRanking, TriedAnswer, comparison_of, mean_of
from ..budget import MOST_STEPS, Budget
from ..evaluation import Comparison, Evaluation, SeatOutlook
from ..thinkers import Thinker, WorldValues, current_thinker
from ..thinking.parts import N_PARTS, PARTS, UNIT
from ..thinking.tree import ROUNDS_AHEAD
from .search import MOST_NODES
from .seat_view import seat_of
from .win_chances import win_chances

FIRST_WORLDS = (16, 96)
"""Fewest and most possible worlds in which every answer is tried; fewer if time runs out."""
FIRST_SHARE = 3
"""One step in so many is for the first worlds; the rest tells the best answers apart."""
CHUNK = 24
"""Most worlds at a time, without a limit of time."""
GROUPS = (8, 64)
"""Fewest and most groups of worlds, from which the errors of parts are estimated."""


class SearchEvaluator:
    """Evaluates by steps of the search on one core. Each ends with the next round, so that there is
    one position whose parts can be told.
    """

    def __init__(self, seed: int, new_thinker: Callable[[], Thinker] = current_thinker) -> None:
        self._seed = seed
        self._new_thinker = new_thinker

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        """What the position is worth to each seat: where the seat is asked, with its best answer,
        otherwise if everybody plays on as people might. A budget of seconds alone means 200 worlds.
        """
        if view.choices():
            return self.compare(view, None, budget).best.evaluation
        thinker, seat = self._new_thinker(), seat_of(view)
        worlds = 200 if budget.steps is None else budget.steps
        samples = thinker.outlook(thinker.hold(view.state), seat, self._seed, worlds)
        return evaluation_of(samples, view.state)

    def compare(self, view: View, chosen: Choice | None, budget: Budget) -> Comparison:
        """Try every answer in some possible worlds, and the best ones in many more."""
        began, thinker = time.perf_counter(), self._new_thinker()
        limit = MOST_STEPS if budget.steps is None else budget.steps
        actions = [choice.action for choice in view.choices()]
        worlds = min(max(limit // (FIRST_SHARE * len(actions)), FIRST_WORLDS[0]), FIRST_WORLDS[1])
        nodes = thinker.nodes if budget.steps is None else limit + worlds * len(actions) + 1
        tree = thinker.new_tree(min(MOST_NODES, nodes), self._seed)
        first = _Trial(thinker, view, actions, tree)
        seconds = budget.seconds
        first.run(worlds, None if seconds is None else began + seconds / FIRST_SHARE)
        ranking = AnswerRanking(first.seat, first.answers())
        finalists = ranking.finalists(chosen)
        further = (limit - first.worlds * len(actions)) // len(finalists) // 2 * 2
        deadline = None if seconds is None else began + seconds
        if len(finalists) == 1 or further < 2 or (deadline and time.perf_counter() > deadline):
            return comparison_of(ranking, None, chosen)
        later = _Trial(thinker, view, finalists, tree, first.worlds)
        later.run(further, deadline)
        return comparison_of(ranking, AnswerRanking(later.seat, later.answers()), chosen)


class _Trial:
    """Answers that are tried together, in one possible world after the other."""

    def __init__(
        self,
        thinker: Thinker,
        view: View,
        actions: Sequence[int],
        tree: Any,
        first_world: int = 0,
    ) -> None:
        self.seat = seat_of(view)
        self.worlds = 0
        self._thinker, self._tree, self._first_world = thinker, tree, first_world
        self._state, self._held = view.state, thinker.hold(view.state)
        self._values: dict[int, list[int]] = {action: [] for action in actions}
        self._groups: list[_Group] = []
        self._chunks = 1
        """Chunks of worlds in each group but the last."""

    def run(self, worlds: int, deadline: float | None) -> None:
        """Try the answers in so many worlds, or until the deadline, but in two at least."""
        if deadline is not None:
            chunks = max(1, worlds // (8 if self._thinker.compiled else 2))
        else:
            chunks = max(min(GROUPS[0], worlds // 2), -(-worlds // CHUNK))
        for done in range(chunks):
            self._add(worlds * (done + 1) // chunks - worlds * done // chunks)
            if deadline is not None and time.perf_counter() > deadline:
                break

    def _add(self, worlds: int) -> None:
        """Try each answer in the next worlds."""
        actions = list(self._values)
        at = self._first_world + self.worlds
        found = self._thinker.compare(self._held, self.seat, actions, at, worlds, self._tree)
        for action, samples in zip(actions, found, strict=True):
            self._values[action] += samples.values
        self.worlds += worlds
        group = _Group(worlds, [samples.parts for samples in found])
        if self._groups and self._groups[-1].chunks < self._chunks:
            self._groups[-1] = self._groups[-1].with_(group)
        else:
            self._groups.append(group)
        if len(self._groups) == GROUPS[1] and self._groups[-1].chunks == self._chunks:
            pairs = zip(self._groups[::2], self._groups[1::2], strict=True)
            self._groups = [one.with_(two) for one, two in pairs]
            self._chunks *= 2

    def answers(self) -> list[TriedAnswer]:
        """The answers with their results."""
        return [
            TriedAnswer(
                action,
                leads_of(values, self.seat, self._state.n),
                [group.lead_parts(k, self.seat, self._state.n) for group in self._groups],
                evaluation_of(WorldValues(values, self._parts(k)), self._state),
            )
            for k, (action, values) in enumerate(self._values.items())
        ]

    def _parts(self, answer: int) -> list[int]:
        """The parts of all seats with one answer, added up over all worlds."""
        return [sum(found) for found in zip(*(g.parts[answer] for g in self._groups), strict=True)]


class _Group:
    """Some worlds, with the sums of all seats' parts for each answer."""

    def __init__(self, worlds: int, parts: list[list[int]], chunks: int = 1) -> None:
        self.worlds, self.parts, self.chunks = worlds, parts, chunks

    def with_(self, other: _Group) -> _Group:
        """Two groups as one."""
        parts = [
            [a + b for a, b in zip(mine, theirs, strict=True)]
            for mine, theirs in zip(self.parts, other.parts, strict=True)
        ]
        return _Group(self.worlds + other.worlds, parts, self.chunks + other.chunks)

    def lead_parts(self, answer: int, seat: int, players: int) -> Mapping[str, float]:
        """The parts of a seat's lead with one answer, in points."""
        unit, sums = UNIT * self.worlds, self.parts[answer]
        own = sums[N_PARTS * seat : N_PARTS * (seat + 1)]
        others = sum(sums[: N_PARTS * players]) - sum(own)
        found = {name: part / unit for name, part in zip(PARTS, own, strict=True)}
        return {**found, OTHERS: -others / (players - 1) / unit}


def leads_of(values: Sequence[int], seat: int, players: int) -> list[float]:
    """A seat's lead in each world, in points."""
    own = values[seat::MAX_PLAYERS]
    totals = [sum(values[at : at + players]) for at in range(0, len(values), MAX_PLAYERS)]
    return [
        (mine - (total - mine) / (players - 1)) / 100
        for mine, total in zip(own, totals, strict=True)
    ]


def evaluation_of(samples: WorldValues, state: State) -> Evaluation:
    """The mean over all worlds of a position that is `ROUNDS_AHEAD` rounds on."""
    players, worlds = state.n, len(samples.values) // MAX_PLAYERS
    rounds = max(0, ROUNDS - 1 - ROUNDS_AHEAD - state.round_no)
    chances = [0.0] * players
    for at in range(0, len(samples.values), MAX_PLAYERS):
        points = [value / 100 for value in samples.values[at : at + players]]
        for seat, chance in enumerate(win_chances(points, rounds)):
            chances[seat] += chance / worlds
    seats = []
    for seat in range(players):
        lead, error = mean_of(leads_of(samples.values, seat, players))
        parts = samples.parts[N_PARTS * seat : N_PARTS * (seat + 1)]
        seats.append(
            SeatOutlook(
                prestige=sum(samples.values[seat::MAX_PLAYERS]) / worlds / 100,
                lead=lead,
                error=error,
                win_chance=chances[seat],
                parts={n: part / UNIT / worlds for n, part in zip(PARTS, parts, strict=True)},
            )
        )
    return Evaluation(tuple(seats), worlds)
