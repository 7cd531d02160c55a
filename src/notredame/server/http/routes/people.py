"""People. There are no accounts: a signed cookie, and a personal link for other devices."""

from __future__ import annotations

import time
from dataclasses import replace

from fastapi import APIRouter, Request, Response

from notredame.server.problems import Problem
from notredame.server.store import Person
from notredame.text import languages

from ...services import Services
from ..dependencies import (
    CurrentSession,
    Dependency,
    SomePerson,
    address_of,
    delete_cookie,
    set_cookie,
)
from ..schemas.openapi import BODY_REFUSALS, NEW_COOKIE, answer_model, refuses
from ..schemas.requests import Claim, Me
from ..schemas.responses import LinkOwner, Myself, MyTables, PersonalLink, SignedOut
from ..schemas.summaries import summary_of

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("", response_model=answer_model(MyTables), responses=NEW_COOKIE)
async def me(
    services: Dependency, session: CurrentSession, person: SomePerson, response: Response
) -> MyTables:
    """My name, my language, my tables. Asking for it keeps a person from being put to rest."""
    if person.new:
        return {"name": person.name, "language": person.language, "tables": []}
    if await services.store.people.see(person.id, time.time()):
        await set_cookie(response, services, person.id, session.number)
    found = await services.tables.find_all(await services.store.tables_of(person.id))
    mine = [live.table for live in found if live.table.concerns(person.id)]
    return {
        "name": person.name,
        "language": person.language,
        "tables": [summary_of(table, person.id) for table in mine],
    }


@router.put("", response_model=answer_model(Myself), responses=refuses(*BODY_REFUSALS))
async def change_me(services: Dependency, person: SomePerson, body: Me) -> Myself:
    """Change my name or my language."""
    if body.language is not None and body.language not in languages():
        known = ", ".join(languages())
        raise Problem(422, "bad-request", f"There is no such language; there are {known}.")
    changed = replace(
        person,
        name=person.name if body.name is None else body.name,
        language=person.language if body.language is None else body.language,
    )
    await services.store.people.keep(changed)
    return {"name": changed.name, "language": changed.language}


@router.post("/link", response_model=answer_model(PersonalLink), responses=refuses(403))
async def personal_link(services: Dependency, person: SomePerson) -> PersonalLink:
    """A link that makes another device the same person; anyone who has it can act as them."""
    return {"link": _link_of(services, person)}


@router.post("/link/renew", response_model=answer_model(PersonalLink), responses=refuses(403))
async def renew_link(services: Dependency, person: SomePerson) -> PersonalLink:
    """Renew my personal link; earlier links become void. Devices that used one remain signed in."""
    return {"link": _link_of(services, await services.store.people.renew_link(person.id) or person)}


@router.post(
    "/link/read", response_model=answer_model(LinkOwner), responses=refuses(*BODY_REFUSALS, 404)
)
async def read_link(
    services: Dependency, session: CurrentSession, body: Claim, request: Request
) -> LinkOwner:
    """Whose personal link it is; nothing changes."""
    services.limits.count("people", address_of(request))
    person = await _person_of_link(services, body.token)
    tables = await services.store.tables_of(person.id)
    return {"name": person.name, "tables": len(tables), "mine": person.id == session.person}


@router.post(
    "/claim",
    response_model=answer_model(Myself),
    responses=NEW_COOKIE | refuses(*BODY_REFUSALS, 404),
)
async def claim(services: Dependency, body: Claim, response: Response, request: Request) -> Myself:
    """Become the person of a personal link; their other devices stay signed in."""
    services.limits.count("people", address_of(request))
    person = await _person_of_link(services, body.token)
    await set_cookie(response, services, person.id)
    return {"name": person.name, "language": person.language}


@router.post(
    "/sign-out-elsewhere",
    response_model=answer_model(SignedOut),
    responses=NEW_COOKIE | refuses(403),
)
async def sign_out_elsewhere(
    services: Dependency, session: CurrentSession, person: SomePerson, response: Response
) -> SignedOut:
    """Sign out all other devices and void personal links. Repeat the request until it is done.

    The first answer sets a cookie that outlasts the sign-out, and only a request that brings it
    signs the others out, so that a lost answer locks nobody out.
    """
    if person.sign_outs < session.number <= person.sign_outs_begun:
        await services.store.people.sign_out(person.id, session.number)
        services.signed_out(person.id, session.number)
        return {"done": True}
    number = await services.store.people.begin_sign_out(person.id, session.number)
    await set_cookie(response, services, person.id, number)
    return {"done": False}


@router.post("/sign-out-here", response_model=answer_model(SignedOut), responses=refuses(403))
async def sign_out_here(services: Dependency, response: Response) -> SignedOut:
    """Sign out this browser."""
    for name in (services.sessions.name, *services.sessions.old_names):
        delete_cookie(response, services, name)
    return {"done": True}


def _link_of(services: Services, person: Person) -> str:
    return f"/#me={services.keys.person_token(person.id, person.link_renewals)}"


async def _person_of_link(services: Services, token: str) -> Person:
    ident = services.keys.claimed_person(token)
    person = await services.store.people.find(ident) if ident.isprintable() else None
    if person is None or not services.keys.is_person_token(token, ident, person.link_renewals):
        raise Problem(404, "no-such-link", "That personal link is void, or not one of ours.")
    return person
