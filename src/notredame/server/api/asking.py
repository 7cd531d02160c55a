"""Who asks, from where, in which language."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Response

from notredame.server.keys import new_id
from notredame.server.live_table import LiveTable
from notredame.server.problems import no_table, not_your_seat
from notredame.server.service import Service
from notredame.server.store import Person
from notredame.text import DEFAULT_LANGUAGE, languages

COOKIE = "notredame"
YEAR = 365 * 24 * 3600


def service_of(request: Request) -> Service:
    """The server's parts."""
    service: Service = request.app.state.service
    return service


Parts = Annotated[Service, Depends(service_of)]


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def asker(request: Request, parts: Parts) -> Person | None:
    """Whoever asks, if the cookie is one of ours."""
    ident = parts.keys.person(request.cookies.get(COOKIE))
    return None if ident is None else await parts.store.person(ident)


MaybePerson = Annotated[Person | None, Depends(asker)]


async def somebody(response: Response, parts: Parts, person: MaybePerson) -> Person:
    """Whoever asks; somebody new gets a cookie."""
    if person is None:
        person = Person(new_id(), "", None)
        await parts.store.keep_person(person)
        set_cookie(response, parts, person.id)
    return person


SomePerson = Annotated[Person, Depends(somebody)]


def set_cookie(response: Response, parts: Service, person: str) -> None:
    """A person's cookie: not for scripts, not for other sites."""
    response.set_cookie(
        COOKIE,
        parts.keys.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=parts.settings.secure,
    )


def language_of(
    request: Request, person: MaybePerson, lang: Annotated[str | None, Query(max_length=10)] = None
) -> str:
    """The language asked for, or the person's own, or what the browser prefers."""
    wanted = [lang, person.language if person else None]
    accepted = request.headers.get("accept-language", "").split(",")
    wanted += [part.split(";")[0].strip().split("-")[0].lower() for part in accepted]
    return next((k for k in wanted if k in languages()), DEFAULT_LANGUAGE)


InLanguage = Annotated[str, Depends(language_of)]


async def table_for(table: str, parts: Parts, person: MaybePerson) -> LiveTable:
    """A table that the asker may see: listed, or with a seat or the watcher's link."""
    live = await parts.tables.find(table)
    if live.table.setup.listed:
        return live
    if person is None or not await parts.store.may_see(table, person.id):
        raise no_table()
    return live


SeenTable = Annotated[LiveTable, Depends(table_for)]


def seat_to_look_from(live: LiveTable, person: Person | None, asked: int | None) -> int | None:
    """Which seat looks: the one asked for, or of the asker's the one whose turn it is."""
    mine = live.table.seats_of(person.id if person else None)
    if asked is not None and asked not in mine:
        raise not_your_seat(asked)
    if asked is not None:
        return asked
    playing = [seat for seat in mine if not live.table.seats[seat].left]
    turn = [seat for seat in playing if seat in live.table.to_act()]
    return next(iter([*turn, *playing, *mine]), None)
