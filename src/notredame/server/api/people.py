"""Who I am. There are no accounts: a signed cookie, and a link to go on elsewhere."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, BackgroundTasks, Request, Response

from notredame.server.problems import Problem
from notredame.server.service import Service
from notredame.server.store import Person
from notredame.text import languages

from .answers import LinkOwner, Myself, MyTables, PersonalLink
from .asking import Asker, Parts, SomePerson, address_of, set_cookie
from .describing import NEW_COOKIE, TAKEN, refuses, told
from .models import Claim, Me, SignOut
from .summaries import summary_of

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("", response_model=told(MyTables), responses=NEW_COOKIE)
async def me(parts: Parts, person: SomePerson, response: Response) -> dict[str, Any]:
    """My name, my language, my tables. Whoever comes now and then is not forgotten."""
    if person.new:
        return {"name": person.name, "language": person.language, "tables": []}
    await parts.store.people.see(person.id, time.time())
    await set_cookie(response, parts, person.id)
    found = await parts.tables.find_all(await parts.store.tables_of(person.id))
    mine = [live.table for live in found if live.table.concerns(person.id)]
    return {
        "name": person.name,
        "language": person.language,
        "tables": [summary_of(table, person.id) for table in mine],
    }


@router.put("", response_model=told(Myself), responses=refuses(*TAKEN))
async def change_me(parts: Parts, person: SomePerson, body: Me) -> dict[str, Any]:
    """Change my name or my language."""
    if body.language is not None and body.language not in languages():
        known = ", ".join(languages())
        raise Problem(422, "bad-request", f"There is no such language; there are {known}.")
    changed = replace(
        person,
        name=person.name if body.name is None else body.name,
        language=person.language if body.language is None else body.language,
    )
    await parts.store.people.keep(changed)
    return {"name": changed.name, "language": changed.language}


@router.post("/link", response_model=told(PersonalLink), responses=refuses(403))
async def personal_link(parts: Parts, person: SomePerson) -> dict[str, str]:
    """A link to go on at another device. Whoever has it is me."""
    return {"link": _link_of(parts, person)}


@router.post("/link/renew", response_model=told(PersonalLink), responses=refuses(403))
async def renew_link(parts: Parts, person: SomePerson) -> dict[str, str]:
    """Another personal link; those from before lead nowhere. Devices that used one stay me."""
    return {"link": _link_of(parts, await parts.store.people.renew_link(person.id) or person)}


@router.post("/link/read", response_model=told(LinkOwner), responses=refuses(*TAKEN, 404))
async def read_link(parts: Parts, who: Asker, body: Claim, request: Request) -> dict[str, Any]:
    """Whose personal link it is; nothing changes."""
    parts.limits.count("people", address_of(request))
    person = await _person_of_link(parts, body.token)
    tables = await parts.store.tables_of(person.id)
    return {"name": person.name, "tables": len(tables), "mine": person.id == who}


@router.post("/claim", response_model=told(Myself), responses=NEW_COOKIE | refuses(*TAKEN, 404))
async def claim(parts: Parts, body: Claim, response: Response, request: Request) -> dict[str, Any]:
    """Be the person of a personal link, who stays the same person elsewhere."""
    parts.limits.count("people", address_of(request))
    person = await _person_of_link(parts, body.token)
    await set_cookie(response, parts, person.id)
    return {"name": person.name, "language": person.language}


@router.post("/sign-out", response_model=told(Myself), responses=NEW_COOKIE | refuses(*TAKEN))
async def sign_out(
    parts: Parts, person: SomePerson, body: SignOut, response: Response, after: BackgroundTasks
) -> dict[str, Any]:
    """Sign out everywhere else, which voids personal links too, or here alone."""
    if body.where == "here":
        response.delete_cookie(parts.sessions.name, httponly=True, secure=parts.settings.secure)
        return {"name": "", "language": person.language}
    signed_out = await parts.store.people.sign_out(person.id) or person
    parts.sessions.remember(person.id, signed_out.sign_outs)
    await set_cookie(response, parts, person.id)
    after.add_task(parts.end_sessions, person.id)  # with the new cookie this browser comes back
    return {"name": person.name, "language": person.language}


def _link_of(parts: Service, person: Person) -> str:
    return f"/#me={parts.keys.person_token(person.id, person.link_renewals)}"


async def _person_of_link(parts: Service, token: str) -> Person:
    ident = parts.keys.claimed_person(token)
    person = await parts.store.people.find(ident) if ident.isprintable() else None
    if person is None or not parts.keys.is_person_token(token, ident, person.link_renewals):
        raise Problem(404, "no-such-link", "That personal link is void, or not one of ours.")
    return person
