"""Dependencies of routes: the sender of a request, its address, its language, its table."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Query, Request, Response

from notredame.server.problems import Problem, no_table, not_your_seat
from notredame.server.store import Person
from notredame.server.store.people import DAY
from notredame.text import DEFAULT_LANGUAGE, languages

from ..access.keys import new_id
from ..access.limits import UNFINISHED_TABLES
from ..access.sessions import Session
from ..live.live_table import LiveTable
from ..services import Services
from .accept_language import accepted_languages

YEAR = 365 * 24 * 3600


async def services_of(request: Request) -> Services:
    """The server's services. Asynchronous like all below, since FastAPI runs others in threads."""
    service: Services = request.app.service
    return service


Dependency = Annotated[Services, Depends(services_of)]


def address_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def own_address(request: Request, services: Services) -> str:
    """The address under which this server was asked, without a path."""
    scheme = "https" if services.settings.secure else request.url.scheme
    return f"{scheme}://{request.url.netloc}"


async def session_of(request: Request, services: Dependency) -> Session:
    """The session of a request.

    A cookie under an old name is replaced, whatever the request (`Guard` sends the new one).
    """
    session = await services.sessions.read(request.cookies)
    if session.person is not None and session.old_name is not None:
        renamed = Response()
        await set_cookie(renamed, services, session.person)
        delete_cookie(renamed, services, session.old_name)
        request.state.cookies = [
            value for name, value in renamed.raw_headers if name == b"set-cookie"
        ]
    return session


CurrentSession = Annotated[Session, Depends(session_of)]


async def asker(session: CurrentSession) -> str | None:
    """The id of the sender, if there is a cookie of ours.

    Somebody who was signed out does not become a new person unasked: a newer cookie may be on its
    way.
    """
    if session.void:
        raise Problem(401, "signed-out", "This device was signed out.")
    return session.person


Asker = Annotated[str | None, Depends(asker)]


async def known_asker(who: Asker) -> str:
    """The id of the sender, required."""
    if who is None:
        raise Problem(403, "not-your-seat", "You have no seat at this table.")
    return who


KnownAsker = Annotated[str, Depends(known_asker)]


async def somebody(
    request: Request, response: Response, services: Dependency, who: Asker
) -> Person:
    """The sender with name and language; a new person gets a cookie."""
    person = None if who is None else await services.store.people.find(who)
    if person is None:
        services.limits.count("people", address_of(request))
        person = Person(who or new_id(), "", None, new=True)
        await services.store.people.keep(person)
        services.sessions.remember(person.id, person.sign_outs)
        await set_cookie(response, services, person.id)
    return person


SomePerson = Annotated[Person, Depends(somebody)]


async def some_asker(request: Request, response: Response, services: Dependency, who: Asker) -> str:
    """The id of the sender, for requests that need no name; a new person gets a cookie."""
    return who or (await somebody(request, response, services, who)).id


SomeAsker = Annotated[str, Depends(some_asker)]


async def set_cookie(
    response: Response, services: Services, person: str, number: int | None = None
) -> None:
    """Set a person's cookie: hidden from scripts and from other sites."""
    response.set_cookie(
        services.sessions.name,
        await services.sessions.cookie_of(person, number),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )


def delete_cookie(response: Response, services: Services, name: str) -> None:
    """Delete a cookie of ours from the browser."""
    response.delete_cookie(name, httponly=True, secure=services.settings.secure)


async def language_of(
    request: Request,
    services: Dependency,
    session: CurrentSession,
    lang: Annotated[str | None, Query(max_length=10)] = None,
) -> str:
    """The language asked for, or else the person's own, or else what the browser prefers."""
    if lang in languages():
        return str(lang)
    known = session.person
    person = None if known is None else await services.store.people.find(known)
    wanted = [person.language if person else None]
    wanted += accepted_languages(request.headers.get("accept-language", ""))
    return next((k for k in wanted if k in languages()), DEFAULT_LANGUAGE)


InLanguage = Annotated[str, Depends(language_of)]


async def table_for(table: str, services: Dependency, who: Asker) -> LiveTable:
    """A table that the sender may see: listed, or with a seat or the watcher's link."""
    live = await services.tables.find(table)
    if services.daily.is_secret(live.table) and who not in live.table.people():
        raise no_table()
    if who is None or not await services.tables.may_see(live, who):
        if not live.table.setup.listed or who in live.table.sent_away:
            raise no_table()
    return live


async def table_by_key(services: Services, table: str) -> LiveTable:
    """A table for somebody who has a key to it, or asks for one. A daily deal has none."""
    live = await services.tables.find(table)
    if services.daily.is_secret(live.table):
        raise no_table()
    return live


SeenTable = Annotated[LiveTable, Depends(table_for)]


async def count_table(services: Services, person: Person, request: Request) -> None:
    """Count a new table of a person and of their address, or refuse it with a Problem."""
    services.limits.count("tables", address_of(request))
    today = time.time() - DAY
    if await services.store.hosted_unfinished(person.id, today) >= UNFINISHED_TABLES:
        sentence = f"You have begun {UNFINISHED_TABLES} tables today; finish one first."
        raise Problem(429, "too-many", sentence)


def seat_to_look_from(live: LiveTable, who: str | None, asked: int | None) -> int | None:
    """The seat to see the table from: the one asked for, or the sender's seat whose turn it is."""
    if asked is None:
        return live.table.seat_to_look_from(who)
    if asked not in live.table.seats_of(who):
        raise not_your_seat(asked)
    return asked
