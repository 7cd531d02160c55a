"""The pieces of a review: one decision, or the luck of one round. Each is done in one call.

They are deterministic, so it does not matter in which process, in which order or how often.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from notredame import Game
from notredame.bots import Budget
from notredame.review.decisions import Moment, moments_of, review_decision
from notredame.review.luck import RoundLuck, round_beginnings, round_luck
from notredame.review.review import assemble, evaluator_of, luck_worlds
from notredame.review.review_types import DecisionReview, GameReview
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.view import View
from notredame.rules.model.field_values import as_numbers, from_numbers
from notredame.rules.model.state import State


@dataclass(frozen=True)
class Piece:
    """A piece of work for a process."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    keep: Callable[[Any], None]
    """Takes the result."""


class ReviewInPieces:
    """The review of some seats of a finished game, as far as it is done."""

    def __init__(self, game: Game, seats: Iterable[int], steps: int) -> None:
        """`steps` are the thinking steps for each decision."""
        self.seats = tuple(sorted(seats))
        self._game = game
        self._steps = steps
        self._decisions: dict[int, DecisionReview] = {}
        self._luck: dict[int, dict[int, RoundLuck]] = {}
        self._left = deque([*self._decision_pieces(), *self._luck_pieces()])
        self.total = len(self._left)

    @property
    def done(self) -> int:
        """Number of pieces that are done."""
        return len(self._decisions) + len(self._luck)

    def next(self) -> Piece | None:
        """A piece that nobody has taken, if there is one."""
        return self._left.popleft() if self._left else None

    def assembled(self) -> GameReview:
        """The whole review, once all pieces are done."""
        return assemble(
            self._game,
            self.seats,
            self._steps,
            [self._decisions[move] for move in sorted(self._decisions)],
            [self._luck[round_no] for round_no in sorted(self._luck)],
        )

    def _decision_pieces(self) -> Iterable[Piece]:
        for moment in moments_of(self._game, self.seats):
            numbers = moment.view.as_numbers()
            arguments = (moment.move, numbers, moment.chosen.action, self._steps)
            yield Piece(review_one_decision, arguments, self._keep_decision)

    def _luck_pieces(self) -> Iterable[Piece]:
        for beginning in round_beginnings(self._game):
            arguments = (as_numbers(beginning), self.seats, self._steps)
            yield Piece(review_one_round, arguments, self._keep_luck)

    def _keep_decision(self, decision: DecisionReview) -> None:
        self._decisions[decision["move"]] = decision

    def _keep_luck(self, found: tuple[int, dict[int, RoundLuck]]) -> None:
        round_no, luck = found
        self._luck[round_no] = luck


def review_one_decision(
    move: int, numbers: dict[str, Any], action: int, steps: int
) -> DecisionReview:
    """Judge a decision, given by its number, the numbers of its view and the chosen action."""
    moment = Moment(move, View.from_numbers(numbers), CHOICES[action])
    return review_decision(moment, evaluator_of(move), Budget(steps=steps))


def review_one_round(
    numbers: dict[str, Any], seats: Iterable[int], steps: int
) -> tuple[int, dict[int, RoundLuck]]:
    """The number of a round, and the luck of some seats in it; given by its beginning's numbers."""
    beginning = from_numbers(State, numbers)
    return beginning.round_no, round_luck(beginning, seats, luck_worlds(steps))
