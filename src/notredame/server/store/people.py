"""People in the store: known by a cookie, with a name and a language."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .database import Database

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Person:
    """Somebody who plays or watches."""

    id: str
    name: str
    language: str | None
    sign_outs: int = 0
    """How many times they signed out everywhere; cookies from before are void."""
    link_renewals: int = 0
    """How many times they renewed their personal link; links from before are void."""


class People:
    """The people of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def find(self, ident: str) -> Person | None:
        """A person by the id in the cookie."""
        kept = schema.people.c
        query = select(kept.id, kept.name, kept.language, kept.sign_outs, kept.link_renewals).where(
            kept.id == ident
        )

        def read(connection: Connection) -> Person | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else Person(*row)

        return await self._database.read(read)

    async def keep(self, person: Person) -> None:
        """Keep a person, new or with another name or language."""
        values = {
            "name": person.name,
            "language": person.language,
            "seen": time.time(),
            "resting_since": None,
        }
        insert = self._insert(schema.people).values(id=person.id, **values)
        change = insert.on_conflict_do_update(index_elements=["id"], set_=values)
        await self._database.write(lambda connection: connection.execute(change))

    async def see(self, person: str, at: float) -> None:
        """Note that a person was here, at most once a day; nobody who comes back rests."""
        kept = schema.people.c
        outdated = (kept.seen < at - DAY) | kept.resting_since.is_not(None)
        change = update(schema.people).where(kept.id == person, outdated)
        change = change.values(seen=at, resting_since=None)
        await self._database.write(lambda connection: connection.execute(change))

    async def sign_out(self, person: str) -> Person | None:
        """Void all cookies and personal links of a person; returns the person as they are then."""
        kept = schema.people.c
        return await self._change(
            person, sign_outs=kept.sign_outs + 1, link_renewals=kept.link_renewals + 1
        )

    async def renew_link(self, person: str) -> Person | None:
        """Void all personal links of a person; returns the person as they are then."""
        return await self._change(person, link_renewals=schema.people.c.link_renewals + 1)

    async def _change(self, person: str, **values: Any) -> Person | None:
        kept = schema.people.c
        change = update(schema.people).where(kept.id == person).values(**values)
        await self._database.write(lambda connection: connection.execute(change))
        return await self.find(person)
