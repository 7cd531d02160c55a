"""Our evaluator: the search, with every answer tried in the same possible worlds."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from notredame.rules.choices import CHOICES, Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.pieces import MAX_PLAYERS, ROUNDS
from notredame.rules.model.state import State

from ..budget import MOST_STEPS, Budget
from ..evaluation import (
    NO_LOSS,
    AnswerOutlook,
    Comparison,
    Evaluation,
    Loss,
    SeatOutlook,
)
from ..thinkers import Samples, Thinker, current_thinker
from ..thinking.parts import N_PARTS, PARTS, UNIT
from ..thinking.tree import ROUNDS_AHEAD
from .search import MOST_NODES
from .seat_view import seat_of
from .win_chances import win_chances

FIRST_WORLDS = (16, 96)
"""Fewest and most possible worlds in which every answer is tried."""
FIRST_SHARE = 3
"""One step in so many is for the first worlds; the rest tells the best answers apart."""
FINALISTS = 4
"""Most answers that are tried in further worlds, besides the chosen one."""
NEAR = 0.3
"""Points behind the best, beyond three standard errors, within which an answer is a finalist."""
CHUNK = 24
"""Further worlds between two looks at the clock."""


@dataclass
class _Tried:
    """An answer with the results of the worlds in which it was tried."""

    action: int
    values: list[int]
    parts: list[int]

    def add(self, more: Samples) -> None:
        """Add the results of further worlds."""
        self.values += more.values
        self.parts = [a + b for a, b in zip(self.parts, more.parts, strict=True)]


class SearchEvaluator:
    """Evaluates by the search, as `SearchBot` does, on one core."""

    def __init__(self, seed: int, new_thinker: Callable[[], Thinker] = current_thinker) -> None:
        self._seed = seed
        self._new_thinker = new_thinker

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        """What the position is worth to each seat: where the seat is asked, with its best answer,
        otherwise if the quick policy plays on. A budget of seconds alone means 200 worlds.
        """
        if view.choices():
            return self.compare(view, None, budget).best.evaluation
        thinker, seat = self._new_thinker(), seat_of(view)
        worlds = 200 if budget.steps is None else budget.steps
        samples = thinker.outlook(thinker.hold(view.state), seat, self._seed, worlds)
        return evaluation_of(samples, view.state)

    def compare(self, view: View, chosen: Choice | None, budget: Budget) -> Comparison:
        """Try every answer in some possible worlds, and the best ones in many more."""
        seat, thinker = seat_of(view), self._new_thinker()
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        limit = MOST_STEPS if budget.steps is None else budget.steps
        actions = [choice.action for choice in view.choices()]
        first = min(max(limit // (FIRST_SHARE * len(actions)), FIRST_WORLDS[0]), FIRST_WORLDS[1])
        state = thinker.hold(view.state)
        nodes = thinker.nodes if budget.steps is None else limit + first * len(actions) + 1
        tree = thinker.new_tree(min(MOST_NODES, nodes), self._seed)
        sampled = thinker.compare(state, seat, actions, 0, first, tree)
        tried = [_Tried(a, s.values, s.parts) for a, s in zip(actions, sampled, strict=True)]
        judge = _Judge(view.state, seat, tried)
        finalists = judge.finalists(None if chosen is None else chosen.action)
        worlds = first
        if len(finalists) > 1:
            left = (limit - first * len(actions)) // len(finalists)
            further = [_Tried(a, [], [0] * (MAX_PLAYERS * N_PARTS)) for a in finalists]
            while left >= 2 and (deadline is None or time.perf_counter() < deadline):
                chunk = min(CHUNK, left) // 2 * 2
                more = thinker.compare(state, seat, finalists, worlds, chunk, tree)
                for answer, samples in zip(further, more, strict=True):
                    answer.add(samples)
                worlds += chunk
                left -= chunk
            if worlds > first:
                return judge.decide(_Judge(view.state, seat, further), chosen)
        return judge.decide(None, chosen)


class _Judge:
    """Tells answers apart that were tried in the same possible worlds."""

    def __init__(self, state: State, seat: int, tried: Sequence[_Tried]) -> None:
        self._state, self._seat = state, seat
        self.tried = {answer.action: answer for answer in tried}
        self.leads = {answer.action: leads_of(answer.values, seat, state.n) for answer in tried}
        self.best = max(self.leads, key=lambda action: sum(self.leads[action]))

    def finalists(self, chosen: int | None) -> list[int]:
        """The answers that may be the best, and the chosen one."""
        near = []
        for action in self.leads:
            gap, error = self.gap(action)
            if gap <= NEAR + 3 * error:
                near.append((gap, action))
        found = [action for _, action in sorted(near)[:FINALISTS]]
        return found if chosen is None or chosen in found else [*found, chosen]

    def gap(self, action: int) -> tuple[float, float]:
        """Points by which an answer is behind the best, and the standard error."""
        gaps = [a - b for a, b in zip(self.leads[self.best], self.leads[action], strict=True)]
        return mean_of(gaps)

    def loss(self, chosen: int) -> Loss:
        """What an answer lost: the best answer is found in half of the worlds and measured in the
        other half, each way round, so that it does not profit from luck in finding it.
        """
        gaps: list[float] = []
        for found, measured in ((0, 1), (1, 0)):
            best = max(self.leads, key=lambda action: sum(self.leads[action][found::2]))
            theirs, own = self.leads[best][measured::2], self.leads[chosen][measured::2]
            gaps += [a - b for a, b in zip(theirs, own, strict=True)]
        points, error = mean_of(gaps)
        return Loss(max(0.0, points), error)

    def decide(self, later: _Judge | None, chosen: Choice | None) -> Comparison:
        """Rank all answers: finalists by their further worlds, the others behind them by the first.

        Without further worlds there is one finalist, which is best beyond doubt.
        """
        last = later or self
        top = last.evaluation(last.best)
        answers = []
        for action in self.leads:
            measured = last if action in last.leads else self
            behind, error = measured.gap(action)
            evaluation = last.evaluation(action) if measured is last else self.evaluation(action)
            answers.append(AnswerOutlook(CHOICES[action], evaluation, behind, error))
        if last is not self:
            answers = [
                answer
                if answer.choice.action in last.leads
                else self._behind_finalists(answer, last, top)
                for answer in answers
            ]
        answers.sort(key=lambda answer: answer.behind)
        loss = NO_LOSS
        if chosen is not None and later is not None:
            loss = later.loss(chosen.action)
        return Comparison(self._seat, tuple(answers), loss)

    def _behind_finalists(
        self, answer: AnswerOutlook, last: _Judge, top: Evaluation
    ) -> AnswerOutlook:
        """An answer that was tried in the first worlds only, compared with the best answer there
        and moved to where that answer is now.
        """
        action = answer.choice.action
        own = self.leads[action]
        gaps = [a - b for a, b in zip(self.leads[last.best], own, strict=True)]
        behind, error = mean_of(gaps)
        then = self.evaluation(last.best)
        moved = tuple(
            SeatOutlook(
                prestige=seat.prestige - was.prestige + now.prestige,
                lead=seat.lead - was.lead + now.lead,
                error=seat.error,
                win_chance=min(1.0, max(0.0, seat.win_chance - was.win_chance + now.win_chance)),
                parts={
                    name: part - was.parts[name] + now.parts[name]
                    for name, part in seat.parts.items()
                },
            )
            for seat, was, now in zip(answer.evaluation.seats, then.seats, top.seats, strict=True)
        )
        return AnswerOutlook(
            answer.choice, Evaluation(moved, answer.evaluation.worlds), max(behind, 0.0), error
        )

    def evaluation(self, action: int) -> Evaluation:
        """What an answer is worth to each seat."""
        answer = self.tried[action]
        return evaluation_of(Samples(answer.values, answer.parts), self._state)


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    square = sum((number - mean) ** 2 for number in numbers)
    return mean, math.sqrt(square / len(numbers) / max(1, len(numbers) - 1))


def leads_of(values: Sequence[int], seat: int, players: int) -> list[float]:
    """A seat's lead in each world, in points."""
    own = values[seat::MAX_PLAYERS]
    totals = [sum(values[at : at + players]) for at in range(0, len(values), MAX_PLAYERS)]
    return [
        (mine - (total - mine) / (players - 1)) / 100
        for mine, total in zip(own, totals, strict=True)
    ]


def evaluation_of(samples: Samples, state: State) -> Evaluation:
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
