"""Setting up tables, sitting down, watching."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from fastapi import APIRouter, Request

from notredame import fresh_seed
from notredame.records import read, write_text
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.seat_names import bot_name
from notredame.server.problems import Problem, no_table
from notredame.server.store import Person
from notredame.text import catalogue

from ...access.keys import new_table_id
from ...live.live_table import LiveTable
from ...services import Services
from ...tables.daily import check_entry
from ...tables.entries import BOT, NAME, REMATCH, SIT, STAND
from ...tables.permissions.seats import may_be_called, may_fill, may_sit, may_stand
from ...tables.setup import SeatSetup, Setup, free_name
from ..dependencies import (
    Asker,
    Dependency,
    InLanguage,
    KnownAsker,
    SeenTable,
    SomePerson,
    count_table,
    table_by_key,
)
from ..schemas.openapi import BODY_REFUSALS, OWN, answer_model, refuses
from ..schemas.requests import AtSeat, Called, Join, LookIn, NewSeat, NewTable, Record, Replace
from ..schemas.responses import AtTable, Entered, Links, OpenTables, Seated
from ..schemas.summaries import Invitation, invitation_to, summary_of
from .watch_links import GONE_SECONDS, link_to, seat_of_link, watch_link

router = APIRouter(prefix="/api", tags=["tables"])
SEATING: dict[str, Any] = {
    "response_model": answer_model(Entered),
    "responses": refuses(*BODY_REFUSALS, 404, 409, 410),
    "openapi_extra": OWN,
}
"""Refusals of requests that change who sits at a table."""


@router.get("/tables", response_model=answer_model(OpenTables))
async def open_tables(services: Dependency, who: Asker) -> OpenTables:
    """Listed tables with free seats."""
    found = await services.tables.find_all(await services.store.open_tables())
    return {"tables": [summary_of(live.table, who) for live in found]}


@router.post("/tables", response_model=answer_model(AtTable), responses=refuses(*BODY_REFUSALS))
async def new_table(
    services: Dependency, person: SomePerson, language: InLanguage, body: NewTable, request: Request
) -> AtTable:
    """Set up a table; the game begins as soon as every seat is taken."""
    await count_table(services, person, request)
    edition = body.edition or DEFAULT_EDITION
    options = options_of(edition).changed(body.options)
    if body.start is not None and body.start >= len(body.seats):
        sentence = f"The start player must be a seat from 0 to {len(body.seats) - 1}."
        raise Problem(422, "bad-request", sentence)
    if body.practice and sum(seat.who != "bot" for seat in body.seats) != 1:
        sentence = "A practice table has one person; all other seats are for bots."
        raise Problem(422, "bad-request", sentence)
    setup = Setup(
        table=new_table_id(),
        host=person.id,
        seats=_seats(body.seats, person, language),
        seed=fresh_seed(),
        edition=edition,
        options=options,
        listed=body.listed,
        created=time.time(),
        start=body.start,
        practice=body.practice,
    )
    live = await services.tables.create(setup)
    return {"table": live.table.setup.table}


@router.post("/import", response_model=answer_model(AtTable), responses=refuses(*BODY_REFUSALS))
async def bring_along(
    services: Dependency, person: SomePerson, body: Record, request: Request
) -> AtTable:
    """Import a record as a table, to view or to continue; all seats are mine."""
    await count_table(services, person, request)
    game = read(body.record)
    setup = Setup(
        table=new_table_id(),
        host=person.id,
        seats=tuple(SeatSetup("person", person.id, name) for name in game.names),
        seed=None,
        edition=game.edition,
        options=game.options,
        record=write_text(game),
        created=time.time(),
        printed=game.printed,
    )
    live = await services.tables.create(setup)
    return {"table": live.table.setup.table}


@router.post(
    "/tables/{table}/join",
    response_model=answer_model(Seated),
    responses=refuses(*BODY_REFUSALS, 404, 409, 410),
)
async def join(
    table: str, services: Dependency, person: SomePerson, language: InLanguage, body: Join
) -> Seated:
    """Take a seat, with its link or at a listed table; if it is taken, its link opens others."""
    live = await table_by_key(services, table)
    seat = body.seat
    if body.token is not None:
        linked = seat_of_link(services, live, body.token)
        if seat is None or not live.table.link_opens_more(linked):
            seat = linked
    elif not live.table.setup.listed or person.id in live.table.sent_away:
        raise no_table()
    name = body.name or person.name or catalogue(language).say("called", "guest")
    await services.tables.enter(live, SIT, lambda t: may_sit(t, person.id, seat, name), person.id)
    # The host may have taken the table off their list.
    await services.store.list_for(table, live.table.setup.host, True)
    return {"seat": live.table.seats_of(person.id)[0]}


@router.post(
    "/tables/{table}/look-in",
    response_model=answer_model(Invitation),
    responses=refuses(*BODY_REFUSALS, 404, 410),
)
async def look_in(table: str, services: Dependency, who: Asker, body: LookIn) -> Invitation:
    """The table that a link invites to, as a list would show it, and the seat it is for."""
    live = await table_by_key(services, table)
    seat = seat_of_link(services, live, body.token)
    return invitation_to(live.table, seat, who)


@router.post("/tables/{table}/stand", **SEATING)
async def stand(services: Dependency, live: SeenTable, who: KnownAsker, body: AtSeat) -> Entered:
    """Free a seat before the game begins: my own, or for the host one whose person has been away
    for a minute.
    """
    gone = partial(live.gone, seconds=GONE_SECONDS)
    number = await services.tables.enter(live, STAND, lambda t: may_stand(t, body.seat, who, gone))
    return {"number": number}


@router.post("/tables/{table}/name", **SEATING)
async def call(services: Dependency, live: SeenTable, who: KnownAsker, body: Called) -> Entered:
    """Change my name at this table, before the game begins."""
    number = await services.tables.enter(
        live, NAME, lambda t: may_be_called(t, body.seat, who, body.name)
    )
    return {"number": number}


@router.get(
    "/tables/{table}/links",
    response_model=answer_model(Links),
    responses=refuses(403, 404, 409, 410, 422),
    openapi_extra=OWN,
)
async def links(table: str, services: Dependency, live: SeenTable, who: KnownAsker) -> Links:
    """Links to give away: to seats for the host only, to watch for everybody who plays."""
    if not live.table.concerns(who):
        raise no_table()
    services.daily.check_not_secret(live.table)
    seats = {}
    if who == live.table.setup.host:
        tokens = {
            k: services.keys.seat_token(table, k, live.table.seats[k].stood)
            for k in live.table.open_seats()
        }
        seats = {
            str(k): link_to(services, live.table, f"seat={token}") for k, token in tokens.items()
        }
    return {"seats": seats, "watch": watch_link(services, live.table)}


@router.post("/tables/{table}/replace", **SEATING)
async def replace(services: Dependency, live: SeenTable, who: KnownAsker, body: Replace) -> Entered:
    """Put a bot into a seat that is open, or whose person has left or been away for a minute."""
    gone = partial(live.gone, seconds=GONE_SECONDS)
    number = await services.tables.enter(
        live, BOT, lambda t: may_fill(t, body.seat, who, body.level, gone)
    )
    return {"number": number}


@router.post(
    "/tables/{table}/put-away",
    response_model=answer_model(AtTable),
    responses=refuses(403, 404, 409, 410, 422),
    openapi_extra=OWN,
)
async def put_away(table: str, services: Dependency, live: SeenTable, who: KnownAsker) -> AtTable:
    """Take a table off my list, when nobody else plays there or the game is over."""
    if not live.table.can_put_away(who):
        raise Problem(409, "not-possible", "Others play there; let a bot play on for you instead.")
    await services.store.list_for(table, who, False)
    return {"table": table}


@router.post(
    "/tables/{table}/rematch",
    response_model=answer_model(AtTable),
    responses=refuses(403, 404, 409, 410, 422),
)
async def rematch(
    services: Dependency, live: SeenTable, person: SomePerson, request: Request
) -> AtTable:
    """A new table for the same people; asked twice, the same one."""
    table = live.table
    if not table.seats_of(person.id):
        raise no_table()
    check_entry(table.setup, REMATCH)
    if table.rematch is None:
        if table.game is None or not table.game.over:
            raise Problem(409, "not-possible", "A rematch comes after the game.")
        if not table.played_here:  # a record does not say which of them were bots
            raise Problem(409, "not-possible", "Nobody played here who could play again.")
        await count_table(services, person, request)
        await _again(services, live, person)
    assert table.rematch is not None
    return {"table": table.rematch}


async def _again(services: Services, live: LiveTable, person: Person) -> None:
    table = live.table
    seats = tuple(
        SeatSetup("person", seat.owner, seat.name)
        if seat.owner is not None and not seat.left
        else SeatSetup("bot", None, seat.name, seat.level)
        for seat in table.seats
    )
    assert table.game is not None
    ident = services.keys.rematch_id(table.setup.table)
    setup = Setup(
        table=ident,
        host=person.id,
        seats=seats,
        seed=fresh_seed(),
        edition=table.game.edition,
        options=table.game.options,
        listed=False,
        created=time.time(),
        practice=table.setup.practice,
        printed=table.setup.printed,
    )
    await services.tables.create(setup)
    await services.tables.enter(
        live, REMATCH, lambda t: {"table": ident} if t.rematch is None else None
    )


def _seats(asked: list[NewSeat], person: Person, language: str) -> tuple[SeatSetup, ...]:
    """The seats with distinct names; people without a name get one."""
    if sum(seat.who == "me" for seat in asked) > 1:
        raise Problem(422, "bad-request", "You can sit in one seat only; others are `here`.")
    if all(seat.who == "bot" for seat in asked):
        sentence = "Somebody has to play; among themselves bots play in the arena."
        raise Problem(422, "bad-request", sentence)
    guest = catalogue(language).say("called", "guest")
    out: list[SeatSetup] = []
    bots = 0
    for seat in asked:
        if seat.who == "bot":
            bots += 1
        called = seat.name or (seat.who == "me" and person.name) or guest
        wanted = bot_name(bots, seat.level) if seat.who == "bot" else called
        name = free_name(wanted, [other.name for other in out])
        if seat.who == "bot":
            out.append(SeatSetup("bot", None, name, seat.level))
        elif seat.who == "link":
            out.append(SeatSetup("open", None, name))
        else:
            out.append(SeatSetup("person", person.id, name))
    return tuple(out)
