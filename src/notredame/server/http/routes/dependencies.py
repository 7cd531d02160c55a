"""Who asks, from where, in which language."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Response

from notredame.server.problems import Problem, no_table, not_your_seat
from notredame.server.store import Person
from notredame.text import DEFAULT_LANGUAGE, languages

from ...access.keys import new_id
from ...access.sessions import Session
from ...live.live_table import LiveTable
from ...services import Services
from ..accept_language import accepted_languages

YEAR = 365 * 24 * 3600


async def services_of(request: Request) -> Services:
    """The server's parts. Asynchronous like all below: FastAPI gives other functions to threads."""
    service: Services = request.app.service
    return service


Dependency = Annotated[Services, Depends(services_of)]


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def session_of(request: Request, services: Dependency) -> Session:
    """Whose cookie a request brings.

    A cookie under an old name is replaced, whatever is asked (`Guard` sends what is put down here).
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
    """The id of whoever asks, if there is a cookie of ours.

    Whoever was signed out becomes nobody else unasked: a newer cookie may be on its way.
    """
    if session.void:
        raise Problem(401, "signed-out", "This device was signed out.")
    return session.person


Asker = Annotated[str | None, Depends(asker)]


async def known_asker(who: Asker) -> str:
    """The id of whoever asks for something that strangers cannot do."""
    if who is None:
        raise Problem(403, "not-your-seat", "You have no seat at this table.")
    return who


KnownAsker = Annotated[str, Depends(known_asker)]


async def somebody(
    request: Request, response: Response, services: Dependency, who: Asker
) -> Person:
    """Whoever asks, with name and language; somebody new gets a cookie."""
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
    """The id of whoever asks; somebody new gets a cookie. For requests that need no name."""
    return who or (await somebody(request, response, services, who)).id


SomeAsker = Annotated[str, Depends(some_asker)]


async def set_cookie(
    response: Response, services: Services, person: str, number: int | None = None
) -> None:
    """A person's cookie: not for scripts, not for other sites."""
    response.set_cookie(
        services.sessions.name,
        await services.sessions.cookie_of(person, number),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )


def delete_cookie(response: Response, services: Services, name: str) -> None:
    """Let a browser forget a cookie of ours."""
    response.delete_cookie(name, httponly=True, secure=services.settings.secure)


async def language_of(
    request: Request,
    services: Dependency,
    session: CurrentSession,
    lang: Annotated[str | None, Query(max_length=10)] = None,
) -> str:
    """The language asked for, or the person's own, or what the browser prefers."""
    if lang in languages():
        return str(lang)
    known = session.person
    person = None if known is None else await services.store.people.find(known)
    wanted = [person.language if person else None]
    wanted += accepted_languages(request.headers.get("accept-language", ""))
    return next((k for k in wanted if k in languages()), DEFAULT_LANGUAGE)


InLanguage = Annotated[str, Depends(language_of)]


async def table_for(table: str, services: Dependency, who: Asker) -> LiveTable:
    """A table that the asker may see: listed, or with a seat or the watcher's link."""
    live = await services.tables.find(table)
    if who is None or not await services.tables.may_see(live, who):
        if not live.table.setup.listed or who in live.table.sent_away:
            raise no_table()
    return live


SeenTable = Annotated[LiveTable, Depends(table_for)]


def seat_to_look_from(live: LiveTable, who: str | None, asked: int | None) -> int | None:
    """Which seat looks: the one asked for, or of the asker's the one whose turn it is."""
    if asked is None:
        return live.table.seat_to_look_from(who)
    if asked not in live.table.seats_of(who):
        raise not_your_seat(asked)
    return asked
