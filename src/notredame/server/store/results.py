"""Results in the store: the finished games of people, for their statistics.

A finished table is noted once, with a row for everybody for whom its game counts. The rows are the
people's, not the table's: they stay when the table is erased, until the person is erased or deletes
their statistics.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, select, text, update

from notredame.review.review import VERSION
from notredame.review.review_types import SeatReview

from ..tables.game_result import GameResult, PlayedGame, review_numbers
from . import schema
from .database import Database

UNNOTED = text(schema.UNNOTED)
OWN_COLUMNS = ("table", "seat", "finished", "review")
"""Fields of a result that have a column of their own."""


class Results:
    """The finished games of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table: str, results: Mapping[str, GameResult]) -> None:
        """Store the results of a finished table by person, unless it was noted before.

        A person who was erased, or deleted their statistics after the game, gets no row.
        """
        tables, people = schema.tables.c, schema.people.c
        once = update(schema.tables).where(tables.id == table, ~tables.results_noted)
        once = once.values(results_noted=True).returning(tables.id)
        # Wait for a deletion of statistics that another server is about to commit.
        known = select(people.id, people.statistics_since).where(people.id.in_(sorted(results)))
        known = known.order_by(people.id).with_for_update(read=True)
        reviews = schema.reviews.c
        reviewed = select(reviews.seat, reviews.data)
        reviewed = reviewed.where(reviews.table_id == table, reviews.version == VERSION)

        def job(connection: Connection) -> None:
            if connection.execute(once).first() is None:
                return
            rows = [
                _row(person, results[person])
                for person, since in connection.execute(known).all()
                if since is None or since < results[person]["finished"]
            ]
            if rows:
                connection.execute(schema.results.insert(), rows)
            for seat, kept in connection.execute(reviewed).all():
                note_review(connection, table, seat, kept["review"], kept["steps"])

        await self._database.write(job)

    async def newest(self, person: str, most: int) -> list[GameResult]:
        """A person's finished games, the newest first."""
        kept = schema.results.c
        query = select(schema.results).where(kept.person == person)
        query = query.order_by(kept.finished.desc(), kept.table_id).limit(most)

        def read(connection: Connection) -> list[GameResult]:
            return [_result(row) for row in connection.execute(query)]

        return await self._database.read(read)

    async def delete(self, person: str, at: float) -> int:
        """Delete a person's results; games that end until `at` are not counted again.

        Returns the number of results deleted.
        """
        kept, people = schema.results.c, schema.people.c
        since = update(schema.people).where(people.id == person).values(statistics_since=at)
        theirs = delete(schema.results).where(kept.person == person).returning(kept.table_id)

        def job(connection: Connection) -> int:
            connection.execute(since)
            return len(connection.execute(theirs).all())

        return await self._database.write(job)

    async def note_failure(self, table: str, at: float) -> None:
        """Store that the results of a finished table could not be found."""
        tables = schema.tables.c
        change = update(schema.tables).where(tables.id == table).values(noting_failed=at)
        await self._database.write(lambda connection: connection.execute(change))

    async def unnoted(self, most: int, since: float, person: str | None = None) -> list[str]:
        """Finished tables that were not noted, of all or of those that a person may see.

        Those where that has failed since a moment are left out.
        """
        failed = schema.tables.c.noting_failed
        query = select(schema.tables.c.id).where(UNNOTED, failed.is_(None) | (failed < since))
        if person is not None:
            query = query.join(schema.guests).where(schema.guests.c.person == person)
        return await self._database.read(lambda c: list(c.execute(query.limit(most)).scalars()))


def note_review(
    connection: Connection, table: str, seat: int, review: SeatReview, steps: int
) -> None:
    """Keep the numbers of a seat's review, if its game is in anybody's statistics.

    They replace those of a review with as many thinking steps or fewer. Called in the transaction
    that stores the review, which they outlive.
    """
    kept = schema.results.c
    counted = (kept.table_id == table) & (kept.seat == seat)
    row = connection.execute(select(kept.review).where(counted)).one_or_none()
    if row is not None and (row.review is None or (row.review.get("steps") or 0) <= steps):
        change = update(schema.results).where(counted).values(review=review_numbers(review, steps))
        connection.execute(change)


def _row(person: str, result: GameResult) -> dict[str, Any]:
    return {
        "table_id": result["table"],
        "seat": result["seat"],
        "person": person,
        "finished": result["finished"],
        "data": {name: value for name, value in result.items() if name not in OWN_COLUMNS},
        "review": result["review"],
    }


def _result(row: Any) -> GameResult:
    # Rows from before layout 5 call the margin a lead, and have no steps of a review.
    data: Any = {("margin" if name == "lead" else name): value for name, value in row.data.items()}
    played: PlayedGame = data
    review: Any = None if row.review is None else {"steps": None, **row.review}
    return {
        **played,
        "table": row.table_id,
        "seat": row.seat,
        "finished": row.finished,
        "review": review,
    }
