"""People in the store: identified by a cookie, with a name and a language."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, case, select, update
from sqlalchemy.dialects import postgresql, sqlite

from . import channels, schema
from .database import Database

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Person:
    """A person who plays or watches."""

    id: str
    name: str
    language: str | None
    sign_outs: int = 0
    """Number of their last sign-out everywhere else; cookies with a smaller number are void."""
    sign_outs_begun: int = 0
    """The largest number issued for such a sign-out."""
    link_renewals: int = 0
    """Number of renewals of their personal link; earlier links are void."""
    new: bool = False
    """Whether this very request created them."""


class People:
    """The people of a store.

    Statements are built once, since building takes longer than running.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        kept = schema.people.c
        columns = (
            kept.id,
            kept.name,
            kept.language,
            kept.sign_outs,
            kept.sign_outs_begun,
            kept.link_renewals,
        )
        self._find = select(*columns).where(kept.id == bindparam("ident"))
        insert: Any = postgresql.insert if database.postgresql else sqlite.insert
        new = insert(schema.people)
        self._keep = new.on_conflict_do_update(
            index_elements=["id"],
            set_={name: new.excluded[name] for name in ("name", "language", "seen")}
            | {"resting_since": None},
        )
        outdated = (kept.seen < bindparam("before")) | kept.resting_since.is_not(None)
        self._see = update(schema.people).where(kept.id == bindparam("ident"), outdated)
        self._see = self._see.values(seen=bindparam("at"), resting_since=None).returning(kept.id)

    async def find(self, ident: str) -> Person | None:
        """The person with this id."""

        def read(connection: Connection) -> Person | None:
            row = connection.execute(self._find, {"ident": ident}).one_or_none()
            return None if row is None else Person(*row)

        return await self._database.read(read)

    async def keep(self, person: Person) -> None:
        """Store a person, new or changed."""
        values = {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "seen": time.time(),
        }
        await self._database.write(lambda connection: connection.execute(self._keep, values))

    async def see(self, person: str, at: float) -> bool:
        """Note a person's visit, at most once a day, which ends their rest.

        Returns whether it was noted.
        """
        values = {"ident": person, "at": at, "before": at - DAY}
        return await self._database.write(
            lambda c: c.execute(self._see, values).first() is not None
        )

    async def begin_sign_out(self, person: str, after: int) -> int:
        """Issue a number for a sign-out, larger than any issued before, and than `after`."""
        kept = schema.people.c
        largest = case((kept.sign_outs_begun > after, kept.sign_outs_begun), else_=after)
        change = update(schema.people).where(kept.id == person)
        change = change.values(sign_outs_begun=largest + 1)
        returning = change.returning(kept.sign_outs_begun)
        return await self._database.write(lambda c: int(c.execute(returning).scalar_one()))

    async def sign_out(self, person: str, number: int) -> None:
        """Void all cookies with a smaller number and all personal links; idempotent."""
        kept = schema.people.c
        change = update(schema.people).where(kept.id == person, kept.sign_outs < number)
        change = change.values(sign_outs=number, link_renewals=kept.link_renewals + 1)

        def job(connection: Connection) -> None:
            connection.execute(change)
            if self._database.postgresql:
                channels.notify(connection, channels.SIGN_OUTS, json.dumps([person, number]))

        await self._database.write(job)

    async def renew_link(self, person: str) -> Person | None:
        """Void all personal links of a person; returns the changed person."""
        kept = schema.people.c
        change = update(schema.people).where(kept.id == person)
        change = change.values(link_renewals=kept.link_renewals + 1)
        await self._database.write(lambda connection: connection.execute(change))
        return await self.find(person)
