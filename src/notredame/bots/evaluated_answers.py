"""Answers compared by somebody's evaluation of the positions that they lead to."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.fast.raw import PlainEngine
from notredame.rules.knowledge.view import View
from notredame.rules.model.state import State

from .answer_ranking import OTHERS, AnswerRanking, TriedAnswer, comparison_of
from .budget import Budget
from .evaluation import Comparison, Evaluation, PositionEvaluator, SeatOutlook, evaluation_from
from .own.seat_view import seat_of
from .own.win_chances import win_chances

WORLDS = 16
"""Possible worlds in which every answer is tried."""
LEAST_SECONDS = 0.001


class EvaluatedAnswers:
    """Tells answers apart with anything that can evaluate a view.

    Each answer is given in the same possible worlds of the view; the same seat's view of what it
    leads to is evaluated, and leads are compared world by world. The budget is shared equally.
    """

    def __init__(self, evaluator: PositionEvaluator, seed: int) -> None:
        self._evaluator, self._seed = evaluator, seed

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        """What the position is worth to each seat."""
        return _checked(self._evaluator.evaluate(view, budget), view.state.n)

    def compare(self, view: View, chosen: Choice | None, budget: Budget) -> Comparison:
        """Try every answer in the same possible worlds."""
        seat, choices = seat_of(view), view.choices()
        each = _share(budget, len(choices) * WORLDS)
        found: dict[int, list[Evaluation]] = {choice.action: [] for choice in choices}
        for number in range(WORLDS):
            world = view.possible_world(self._seed + number)
            for action, evaluations in found.items():
                evaluations.append(self._after(world, seat, action, each))
        tried = [
            TriedAnswer(
                action,
                [evaluation.seats[seat].lead for evaluation in evaluations],
                [lead_parts(evaluation, seat) for evaluation in evaluations],
                mean_evaluation(evaluations),
            )
            for action, evaluations in found.items()
        ]
        return comparison_of(AnswerRanking(seat, tried), None, chosen)

    def _after(self, world: State, seat: int, action: int, budget: Budget) -> Evaluation:
        """What a world is worth after an answer, as the seat sees it then."""
        engine, after = PlainEngine(), world.copy()
        engine.apply_by(after, seat, action)
        if engine.over(after):
            return result_of(after)
        return self.evaluate(View(after, seat), budget)


def _share(budget: Budget, parts: int) -> Budget:
    """One of so many equal parts of a budget."""
    seconds, steps = budget.seconds, budget.steps
    return Budget(
        None if seconds is None else max(LEAST_SECONDS, seconds / parts),
        None if steps is None else max(1, steps // parts),
        budget.cores,
    )


def _checked(evaluation: Evaluation, players: int) -> Evaluation:
    """An evaluation of the right form; raises NotreDameError for anything else."""
    if not isinstance(evaluation, Evaluation) or len(evaluation.seats) != players:
        raise NotreDameError(
            f"An evaluation of {players} seats was expected, not {shown(evaluation)}."
        )
    return evaluation


def result_of(over: State) -> Evaluation:
    """The evaluation of a game that is over: what has come of it, ties broken (T9)."""
    players = over.players[: over.n]
    points = [p.prestige + min(99, p.coins + p.supply) / 100 for p in players]
    return evaluation_from([p.prestige for p in players], win_chances(points, 0))


def lead_parts(evaluation: Evaluation, seat: int) -> dict[str, float]:
    """The parts of a seat's lead, as far as the evaluation tells them."""
    own = evaluation.seats[seat]
    return {**own.parts, OTHERS: own.lead - own.prestige}


def mean_evaluation(evaluations: Sequence[Evaluation]) -> Evaluation:
    """The mean over some worlds."""
    worlds = len(evaluations)

    def mean_seat(outlooks: tuple[SeatOutlook, ...]) -> SeatOutlook:
        names = {name for outlook in outlooks for name in outlook.parts}
        return SeatOutlook(
            prestige=sum(outlook.prestige for outlook in outlooks) / worlds,
            lead=sum(outlook.lead for outlook in outlooks) / worlds,
            error=sum(outlook.error**2 for outlook in outlooks) ** 0.5 / worlds,
            win_chance=sum(outlook.win_chance for outlook in outlooks) / worlds,
            parts={
                name: sum(outlook.parts.get(name, 0.0) for outlook in outlooks) / worlds
                for name in sorted(names)
            },
        )

    seats = zip(*(evaluation.seats for evaluation in evaluations), strict=True)
    return Evaluation(tuple(map(mean_seat, seats)), worlds)
