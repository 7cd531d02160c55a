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

    async def seats(self, table: str, version: int, steps: int = 0) -> set[int]:
        """The seats of a table whose review of a version is stored, with at least so many steps."""
        kept = schema.reviews.c
        query = select(kept.seat).where(kept.table_id == table, kept.version == version)
        query = query.where(kept.data["steps"].as_integer() >= steps)
        return await self._database.read(lambda c: set(c.execute(query).scalars()))

    async def keep(self, table: str, reviews: list[StoredReview]) -> None:
        """Store reviews, in place of older ones. Raises NoSuchTable."""
        rows = [{"table_id": table, **vars(review)} for review in reviews]
        # Of two servers, one of which notes the results of this table, one waits for the other.
        alone = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()

        def job(connection: Connection) -> None:
            connection.execute(alone)
            connection.execute(self._keep, rows)
            for review in reviews:
                data = review.data
                note_review(connection, table, review.seat, data["review"], data["steps"])

        try:
            await self._database.write(job)
        except IntegrityError:
            raise NoSuchTable from None
