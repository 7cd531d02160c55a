"""The pieces of a review: one decision, or the luck of one round, each judged by itself.

A piece is plain data and depends on nothing else, so it does not matter in which thread or process
it is judged, in which order or how often.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from notredame.bots.budget import Budget
from notredame.bots.evaluation import Evaluator
from notredame.rules.choices import CHOICES
from notredame.rules.game import Game
from notredame.rules.knowledge.view import View
from notredame.rules.model.field_values import as_numbers, from_numbers
from notredame.rules.model.state import State

from .decisions import Moment, moments_of, review_decision
from .luck import RoundLuck, round_beginnings, round_luck
from .review import evaluator_of, luck_worlds
from .review_types import DecisionReview


@dataclass(frozen=True)
class DecisionPiece:
    """A decision to be judged."""

    move: int
    """Number of the choice in the game, from 1."""
    view: dict[str, Any]
    """What the seat knew, as numbers."""
    action: int
    steps: int
    """Thinking steps."""


@dataclass(frozen=True)
class RoundPiece:
    """A round whose luck is to be judged."""

    round_no: int
    beginning: dict[str, Any]
    """The true state at its beginning, as numbers."""
    seats: tuple[int, ...]
    steps: int
    """Thinking steps for each decision, from which the number of deals follows."""


Piece = DecisionPiece | RoundPiece
Finding = DecisionReview | dict[int, RoundLuck]
"""What was found of a decision, or of the luck of each seat in a round."""


def pieces_of(game: Game, seats: tuple[int, ...], steps: int) -> Iterator[Piece]:
    """The pieces of a review, decisions first. Each is made when it is asked for."""
    for moment in moments_of(game, seats):
        yield DecisionPiece(moment.move, moment.view.as_numbers(), moment.chosen.action, steps)
    for beginning in round_beginnings(game):
        yield RoundPiece(beginning.round_no, as_numbers(beginning), seats, steps)


def judge(piece: Piece, evaluator: Evaluator | None = None) -> Finding:
    """Judge a piece; `evaluator` replaces ours for decisions."""
    if isinstance(piece, DecisionPiece):
        moment = Moment(piece.move, View.from_numbers(piece.view), CHOICES[piece.action])
        evaluator = evaluator or evaluator_of(piece.move)
        return review_decision(moment, evaluator, Budget(steps=piece.steps))
    beginning = from_numbers(State, piece.beginning)
    return round_luck(beginning, piece.seats, luck_worlds(piece.steps))
