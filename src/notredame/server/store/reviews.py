"""Reviews in the store: one for each seat of a finished game, erased with its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database, NoSuchTable
from .results import note_review


@dataclass(frozen=True)
class StoredReview:
    """The review of a seat."""

    seat: int
    version: int
    """Version of the data; a newer version of this program does not read it."""
    at: float
    """Seconds since 1970."""
    data: Mapping[str, Any]
    """The `review`, and the `steps` that it took for each decision."""


class StoredReviews:
    """The reviews of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        insert: Any = postgresql.insert if database.postgresql else sqlite.insert
        new = insert(schema.reviews)
        self._keep = new.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={name: new.excluded[name] for name in ("version", "at", "data")},
        )

    async def find(self, table: str, seat: int, version: int) -> StoredReview | None:
        """The review of a seat, if one of a version is stored."""
        kept = schema.reviews.c
        query = select(kept.seat, kept.version, kept.at, kept.data)
        query = query.where(kept.table_id == table, kept.seat == seat, kept.version == version)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else StoredReview(*row)

    async def steps(self, table: str, version: int) -> dict[int, int]:
        """The seats of a table whose review of a version is stored, each with the thinking steps
        that it took for each decision.
        """
        return await self._database.read(lambda c: _steps(c, table, version))

    async def keep(self, table: str, reviews: list[StoredReview]) -> None:
        """Store reviews in place of older ones that took no more steps. Raises NoSuchTable."""
        # Of two servers, one of which notes the results of this table, one waits for the other.
        alone = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()

        def job(connection: Connection) -> None:
            connection.execute(alone)
            for review in reviews:
                taken = _steps(connection, table, review.version).get(review.seat, 0)
                steps = review.data["steps"]
                if taken > steps:
                    continue
                connection.execute(self._keep, {"table_id": table, **vars(review)})
                note_review(connection, table, review.seat, review.data["review"], steps)

        try:
            await self._database.write(job)
        except IntegrityError:
            raise NoSuchTable from None


def _steps(connection: Connection, table: str, version: int) -> dict[int, int]:
    """Thinking steps of the stored reviews of a version, by seat."""
    kept = schema.reviews.c
    query = select(kept.seat, kept.data["steps"].as_integer())
    query = query.where(kept.table_id == table, kept.version == version)
    return {seat: int(steps) for seat, steps in connection.execute(query)}
