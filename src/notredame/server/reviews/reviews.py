"""Reviews on this server: those that are under way, and those that are stored."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from notredame.compiling import cache
from notredame.review.pieces import Piece, judge
from notredame.review.review import LEAST_STEPS, STEPS, VERSION
from notredame.review.review_types import SeatReview
from notredame.review.work import ReviewWork

from ..bots.background import BackgroundProcesses
from ..problems import Problem
from ..store import NoSuchTable, Store, StoreUnavailable
from ..store.reviews import StoredReview
from ..tables.table import Table

ReviewStatus = Literal["none", "running", "failed", "done"]
log = logging.getLogger("notredame.server")
MOST_OF_A_PERSON = 10
"""Maximum number of games of one person that are reviewed at a time."""
STORE_SECONDS = 5.0
"""Seconds between two attempts to store a review while the store fails."""


def usual_steps() -> int:
    """Thinking steps for each decision; without Numba as few as can tell answers apart."""
    return STEPS if cache.available() else LEAST_STEPS


@dataclass(frozen=True)
class RunningReview:
    """How much of a review of some seats is done, in pieces of work."""

    seats: tuple[int, ...]
    done: int
    total: int


@dataclass(frozen=True)
class TableReviews:
    """The reviews of a table, seat by seat."""

    thorough: Set[int]
    """Seats whose stored review is as thorough as this server can make it."""
    rough: Set[int]
    """Seats whose stored review this server can better."""
    running: Sequence[RunningReview]
    failed: Set[int]
    """Seats whose review failed since somebody asked for it."""

    @property
    def stored(self) -> Set[int]:
        """Seats whose review can be read."""
        return self.thorough | self.rough

    def status(self, seat: int) -> ReviewStatus:
        """How far the review of a seat is; a rough one can be read whatever becomes of a better."""
        if seat in self.thorough:
            return "done"
        if any(seat in review.seats for review in self.running):
            return "running"
        if seat in self.failed:
            return "failed"
        return "done" if seat in self.rough else "none"


@dataclass(frozen=True)
class KeptReview:
    """The review of a seat, and how thoroughly it was made."""

    steps: int
    """Thinking steps for each decision."""
    review: SeatReview


@dataclass(eq=False)
class _Job:
    """A review that is under way."""

    table: str
    person: str
    work: ReviewWork


class Reviews:
    """Reviews games in the background, piece by piece, all of them in turn.

    A review that the server's end interrupts is begun anew when somebody asks for it. Of several
    servers, each does what it is asked for; what is stored is replaced unless it took more
    steps.
    """

    def __init__(
        self,
        store: Store,
        processes: BackgroundProcesses,
        clock: Callable[[], float],
        steps: int | None = None,
    ) -> None:
        """`clock` gives seconds since 1970. `steps` are the thinking steps for each decision."""
        self._store = store
        self._processes = processes
        self._clock = clock
        self._steps = usual_steps() if steps is None else steps
        self._jobs: deque[_Job] = deque()
        """Those whose turn comes first, first."""
        self._failed: set[tuple[str, int]] = set()
        """Tables and seats whose review failed since somebody asked."""
        self._workers: set[asyncio.Task[None]] = set()

    async def begin(self, table: Table, seats: Iterable[int], person: str) -> None:
        """Begin to review some seats of a finished game, except those that are stored or under way.

        A stored review that this server can better is made anew. Raises a Problem if the person
        has begun too many.
        """
        ident = table.setup.table
        before = await self.of_table(ident)
        wanted = set(seats) - before.thorough - _seats(before.running)
        wanted -= _seats(job.work for job in self._jobs if job.table == ident)
        if not wanted:
            return
        of_person = {job.table for job in self._jobs if job.person == person} - {ident}
        if len(of_person) >= MOST_OF_A_PERSON:
            sentence = f"{MOST_OF_A_PERSON} games of yours are being reviewed; wait for one."
            raise Problem(429, "too-many", sentence)
        assert table.game is not None
        self._failed -= {(ident, seat) for seat in wanted}
        self._jobs.append(_Job(ident, person, ReviewWork(table.game, wanted, self._steps)))
        while len(self._workers) < self._processes.processes:
            worker = asyncio.create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    async def of_table(self, table: str) -> TableReviews:
        """The reviews of a table. Those that another server was quicker to store are dropped."""
        # Looked up first: a review that is finished while the store is read is among these.
        jobs = [job for job in self._jobs if job.table == table]
        steps = await self._store.reviews.steps(table, VERSION)
        thorough = {seat for seat, taken in steps.items() if taken >= self._steps}
        self._failed -= {(table, seat) for seat in thorough}
        failed = {seat for ident, seat in self._failed if ident == table}
        running = []
        for job in jobs:
            if thorough.issuperset(job.work.seats):
                self._drop(job)
            elif failed.isdisjoint(job.work.seats):
                running.append(RunningReview(job.work.seats, job.work.done, job.work.total))
        return TableReviews(thorough, steps.keys() - thorough, running, failed)

    async def find(self, table: str, seat: int) -> KeptReview | None:
        """The stored review of a seat."""
        found = await self._store.reviews.find(table, seat, VERSION)
        return None if found is None else KeptReview(found.data["steps"], found.data["review"])

    async def close(self) -> None:
        """Stop."""
        self._jobs.clear()
        for worker in list(self._workers):
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._processes.close()

    async def _work(self) -> None:
        while (taken := self._next()) is not None:
            job, piece = taken
            try:
                job.work.keep(piece, await self._processes.run(judge, piece))
                if job.work.done == job.work.total:
                    await self._store_review(job)
                    self._drop(job)
            except Exception as problem:
                if self._drop(job):
                    log.error("A review of table %s failed: %s", job.table, type(problem).__name__)
                    self._failed |= {(job.table, seat) for seat in job.work.seats}

    def _drop(self, job: _Job) -> bool:
        """Go on without a job; returns whether it was still under way."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        return True

    def _next(self) -> tuple[_Job, Piece] | None:
        """A piece of the job whose turn it is; its next turn comes after those of all others."""
        for _ in range(len(self._jobs)):
            job = self._jobs[0]
            self._jobs.rotate(-1)
            if (piece := job.work.next()) is not None:
                return job, piece
        return None

    async def _store_review(self, job: _Job) -> None:
        whole, now = job.work.review(), self._clock()
        reviews = [
            StoredReview(review["seat"], VERSION, now, {"steps": whole["steps"], "review": review})
            for review in whole["seats"]
        ]
        with suppress(NoSuchTable):  # it was erased meanwhile
            while True:
                try:
                    return await self._store.reviews.keep(job.table, reviews)
                except StoreUnavailable:
                    await asyncio.sleep(STORE_SECONDS)


def _seats(reviews: Iterable[RunningReview | ReviewWork]) -> set[int]:
    return {seat for review in reviews for seat in review.seats}
