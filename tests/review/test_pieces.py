"""The pieces of a review: plain data, made when asked for, and judged wherever there is time."""

from __future__ import annotations

import pickle
import random

import pytest

from notredame import Game
from notredame.bots.thinkers import prepare
from notredame.review import review_game
from notredame.review.pieces import DecisionPiece, Piece, judge
from notredame.review.work import ReviewWork
from tests.random_games import finished_game

STEPS = 60
GAME = finished_game(["Anna", "Ben"])


def all_pieces(work: ReviewWork) -> list[Piece]:
    """What is left to do."""
    return list(iter(work.next, None))


def test_a_piece_is_a_decision_of_a_seat_or_a_round() -> None:
    work = ReviewWork(GAME, [1], STEPS)
    pieces = all_pieces(work)
    moves = [number for number, (seat, _) in enumerate(GAME.moves, start=1) if seat == 1]
    decisions, rounds = pieces[: len(moves)], pieces[len(moves) :]
    assert [piece.move for piece in decisions if isinstance(piece, DecisionPiece)] == moves
    assert [piece.round_no for piece in rounds if not isinstance(piece, DecisionPiece)] == [
        *range(9)
    ]
    assert len(pieces) == work.total
    assert work.decisions_in_all == len(moves)


def test_pieces_judged_in_any_order_and_elsewhere_make_the_same_review() -> None:
    prepare()
    work = ReviewWork(GAME, [1], STEPS)
    pieces = all_pieces(work)
    random.Random(1).shuffle(pieces)
    for done, piece in enumerate(pieces):
        assert work.done == done
        sent = pickle.loads(pickle.dumps(piece))  # as to a process
        work.keep(piece, pickle.loads(pickle.dumps(judge(sent))))
    assert work.review() == review_game(GAME, [1], STEPS)


def test_a_piece_is_made_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    view = Game.view

    def counted(game: Game, seat: int | None) -> object:
        seen.append(len(game.moves))
        return view(game, seat)

    monkeypatch.setattr(Game, "view", counted)
    work = ReviewWork(GAME, [0, 1], STEPS)
    assert work.total == len(GAME.moves) + 9
    assert seen == []
    work.next()
    work.next()
    assert seen == [0, 1]
