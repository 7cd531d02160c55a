"""Who I am. There are no accounts: a signed cookie, and a link to go on elsewhere."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response

from notredame.server.problems import Problem
from notredame.text import languages

from .answers import Myself, MyTables, PersonalLink
from .asking import Parts, SomePerson, address_of, set_cookie
from .describing import NEW_COOKIE, TAKEN, refuses, told
from .models import Claim, Me
from .summaries import summary_of

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("", response_model=told(MyTables), responses=NEW_COOKIE)
async def me(parts: Parts, person: SomePerson, response: Response) -> dict[str, Any]:
    """My name, my language, my tables. Whoever comes now and then is not forgotten."""
    await parts.store.saw(person.id, time.time())
    set_cookie(response, parts, person.id)
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
    await parts.store.keep_person(changed)
    return {"name": changed.name, "language": changed.language}


@router.post("/link", response_model=told(PersonalLink), responses=refuses(403))
async def personal_link(parts: Parts, person: SomePerson) -> dict[str, str]:
    """A link to go on at another device. Whoever has it is me."""
    return {"link": f"/#me={parts.keys.person_token(person.id)}"}


@router.post("/claim", response_model=told(Myself), responses=NEW_COOKIE | refuses(*TAKEN, 404))
async def claim(parts: Parts, body: Claim, response: Response, request: Request) -> dict[str, Any]:
    """Be the person of a personal link."""
    parts.limits.count("people", address_of(request))
    ident = parts.keys.person_of(body.token)
    person = None if ident is None else await parts.store.person(ident)
    if person is None:
        raise Problem(404, "no-such-link", "That personal link is not one of ours.")
    set_cookie(response, parts, person.id)
    return {"name": person.name, "language": person.language}
