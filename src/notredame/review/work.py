"""The work of a review, piece by piece: every decision and every round is judged by itself.

Pieces depend on nothing but the game, so they can be done in any order, and several at once.
Compiled code lets threads run at the same time, so threads suffice to use several cores.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from queue import Empty, SimpleQueue

from notredame.bots import thinkers
from notredame.bots.budget import Budget
from notredame.bots.evaluation import Evaluator, PositionEvaluator
from notredame.bots.evaluators import as_evaluator
from notredame.rules.game import Game

from .decisions import moments_of, review_decision
from .luck import RoundLuck, round_beginnings, round_luck
from .review import FIRST_SEED, STEPS, assemble, check_reviewable, evaluator_of, luck_worlds
from .review_types import DecisionReview, GameReview

PATIENCE = 2.0
"""Seconds that an interrupted review waits for the pieces in hand."""

Piece = Callable[[Evaluator | None], None]
"""A piece of work, done with somebody's evaluator or with ours."""


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

    `steps` are the thinking steps for each decision. `evaluator` replaces ours for the decisions,
    in a single job; it needs only evaluate positions. `progress` is told how many pieces of work
    are done, of how many.
    """
    wanted = check_reviewable(game, seats, steps)
    thinkers.prepare()
    work = ReviewWork(game, wanted, steps)
    progress(0, work.total)
    theirs = [] if evaluator is None else [as_evaluator(evaluator, FIRST_SEED)]
    for done in work.run(1 if theirs else jobs, theirs):
        progress(done, work.total)
    return work.review()


class ReviewWork:
    """The pieces of a review, and what has been found so far."""

    def __init__(self, game: Game, seats: Sequence[int], steps: int) -> None:
        self._game, self._seats, self._steps = game, seats, steps
        self._moments, self._beginnings = moments_of(game, seats), round_beginnings(game)
        self._decisions: dict[int, DecisionReview] = {}
        self._luck: dict[int, dict[int, RoundLuck]] = {}

    @property
    def decisions(self) -> list[DecisionReview]:
        """The decisions judged so far, in order."""
        return [review for _, review in sorted(self._decisions.items())]

    @property
    def luck(self) -> list[dict[int, RoundLuck]]:
        """The luck of each seat in the rounds judged so far, in order."""
        return [found for _, found in sorted(self._luck.items())]

    @property
    def decisions_in_all(self) -> int:
        """Decisions that there are to judge."""
        return len(self._moments)

    @property
    def total(self) -> int:
        """Pieces of work, done or not."""
        return len(self._moments) + len(self._beginnings)

    def run(
        self, jobs: int = 1, evaluators: Sequence[Evaluator] = ()
    ) -> Generator[int, None, None]:
        """Do all pieces, so many at once; yield how many are done.

        `evaluators` replace ours for the decisions, one for each job.
        """
        judges: list[Evaluator | None] = [*evaluators] or [None] * jobs
        if jobs == 1:
            for done, piece in enumerate(self._pieces(), start=1):
                piece(judges[0])
                yield done
        else:
            yield from _at_once(self._pieces(), judges)

    def review(self) -> GameReview:
        """The review, once all pieces are done."""
        return assemble(self._game, self._seats, self._steps, self.decisions, self.luck)

    def _pieces(self) -> list[Piece]:
        """All pieces, decisions first."""
        return [
            *(partial(self._judge, at) for at in range(len(self._moments))),
            *(partial(self._measure, at) for at in range(len(self._beginnings))),
        ]

    def _judge(self, at: int, evaluator: Evaluator | None) -> None:
        moment = self._moments[at]
        judge = evaluator or evaluator_of(moment.move)
        self._decisions[at] = review_decision(moment, judge, Budget(steps=self._steps))

    def _measure(self, at: int, evaluator: Evaluator | None) -> None:
        worlds = luck_worlds(self._steps)
        self._luck[at] = round_luck(self._beginnings[at], self._seats, worlds)


def _at_once(
    pieces: Sequence[Piece], judges: Sequence[Evaluator | None]
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

    def work(judge: Evaluator | None) -> None:
        while not stopped.is_set():
            try:
                piece = todo.get_nowait()
            except Empty:
                return
            try:
                piece(judge)
            except BaseException as problem:  # raised again where the pieces are waited for
                done.put(problem)
                return
            done.put(None)

    threads = [threading.Thread(target=work, args=(judge,), daemon=True) for judge in judges]
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
