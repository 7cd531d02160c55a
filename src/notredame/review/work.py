"""The work of a review, piece by piece, and several pieces at once.

Compiled code lets threads run at the same time, so threads suffice to use several cores. A server
has the pieces done in processes of its own instead.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from notredame.bots import thinkers
from notredame.bots.evaluation import Evaluator, PositionEvaluator
from notredame.bots.evaluators import as_evaluator
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.game import Game
from notredame.rules.model.pieces import ROUNDS

from .luck import RoundLuck
from .pieces import DecisionPiece, Piece, judge, pieces_of
from .review import FIRST_SEED, STEPS, assemble, check_reviewable
from .review_types import DecisionReview, GameReview

MOST_JOBS = 64
"""Maximum number of pieces of a review that are done at once."""
PATIENCE = 2.0
"""Seconds that an interrupted review waits for the pieces in hand."""


def review_game(
    game: Game,
    seats: Iterable[int] | None = None,
    steps: int = STEPS,
    *,
    jobs: int = 1,
    evaluator: PositionEvaluator | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> GameReview:
    """Review some seats of a finished game, or all of them; wait for compiled code first.

    `steps` are the thinking steps for each decision, `jobs` the pieces of work done at once, at
    most `MOST_JOBS`. `evaluator` replaces ours for the decisions, in a single job; it needs only
    evaluate positions. `progress` is told how many pieces of work are done, of how many.
    """
    wanted = check_reviewable(game, seats, steps)
    if type(jobs) is not int or not 1 <= jobs <= MOST_JOBS:
        raise NotreDameError(
            f"A review can have 1 to {MOST_JOBS} jobs at a time, not {shown(jobs)}."
        )
    thinkers.prepare()
    work = ReviewWork(game, wanted, steps)
    progress(0, work.total)
    theirs = [] if evaluator is None else [as_evaluator(evaluator, FIRST_SEED)]
    for done in work.run(1 if theirs else jobs, theirs):
        progress(done, work.total)
    return work.review()


class ReviewWork:
    """The pieces of a review that are left, and what has been found so far."""

    def __init__(self, game: Game, seats: Iterable[int], steps: int) -> None:
        """`steps` are the thinking steps for each decision."""
        self.seats = tuple(sorted(seats))
        self.decisions_in_all = sum(seat in self.seats for seat, _ in game.moves)
        """Decisions that there are to judge."""
        self.total = self.decisions_in_all + ROUNDS
        """Pieces of work, done or not."""
        self._game, self._steps = game, steps
        self._left = pieces_of(game, self.seats, steps)
        self._decisions: dict[int, DecisionReview] = {}
        self._luck: dict[int, dict[int, RoundLuck]] = {}

    @property
    def decisions(self) -> list[DecisionReview]:
        """The decisions judged so far, in order."""
        return [review for _, review in sorted(self._decisions.items())]

    @property
    def done(self) -> int:
        """Pieces of work that are done."""
        return len(self._decisions) + len(self._luck)

    def next(self) -> Piece | None:
        """A piece that nobody has taken, if there is one; it is made now."""
        return next(self._left, None)

    def keep(self, piece: Piece, finding: Any) -> None:
        """Keep what `judge` found of a piece."""
        if isinstance(piece, DecisionPiece):
            self._decisions[piece.move] = finding
        else:
            self._luck[piece.round_no] = finding

    def run(
        self, jobs: int = 1, evaluators: Sequence[Evaluator] = ()
    ) -> Generator[int, None, None]:
        """Do all pieces, so many at once; yield how many are done.

        `evaluators` replace ours for the decisions, one for each job.
        """
        judges: list[Evaluator | None] = [*evaluators] or [None] * jobs
        if jobs == 1:
            while (piece := self.next()) is not None:
                self._do(piece, judges[0])
                yield self.done
        else:
            yield from _at_once(list(self._left), self._do, judges)

    def review(self) -> GameReview:
        """The review, once all pieces are done."""
        luck = [found for _, found in sorted(self._luck.items())]
        return assemble(self._game, self.seats, self._steps, self.decisions, luck)

    def _do(self, piece: Piece, evaluator: Evaluator | None) -> None:
        self.keep(piece, judge(piece, evaluator))


def _at_once(
    pieces: Sequence[Piece],
    do: Callable[[Piece, Evaluator | None], None],
    judges: Sequence[Evaluator | None],
) -> Generator[int, None, None]:
    """Do pieces in as many threads as there are judges; yield how many are done.

    When the generator is closed no thread begins another piece, and what is in hand is waited for
    only briefly.
    """
    todo: SimpleQueue[Piece] = SimpleQueue()
    done: SimpleQueue[BaseException | None] = SimpleQueue()
    stopped = threading.Event()
    for piece in pieces:
        todo.put(piece)

    def work(evaluator: Evaluator | None) -> None:
        while not stopped.is_set():
            try:
                piece = todo.get_nowait()
            except Empty:
                return
            try:
                do(piece, evaluator)
            except BaseException as problem:  # raised again where the pieces are waited for
                done.put(problem)
                return
            done.put(None)

    threads = [threading.Thread(target=work, args=(one,), daemon=True) for one in judges]
    for thread in threads:
        thread.start()
    try:
        for number in range(1, len(pieces) + 1):
            if (problem := done.get()) is not None:
                raise problem
            yield number
    finally:
        stopped.set()
        for thread in threads:
            thread.join(PATIENCE)
