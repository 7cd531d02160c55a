"""Requests for a seat: what the plain address of a table leads somebody without a link to."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from notredame.server.problems import no_table
from notredame.text import catalogue

from ...tables.entries import ASK, SIT, TURN_DOWN
from ...tables.permissions.host_decisions import check_hosts, may_let_in, may_turn_down
from ...tables.permissions.seats import may_ask
from ...tables.table import WAITING, Table
from ..dependencies import (
    Asker,
    Dependency,
    InLanguage,
    KnownAsker,
    SeenTable,
    SomePerson,
    table_by_key,
)
from ..schemas.openapi import BODY_REFUSALS, OWN, answer_model, refuses
from ..schemas.requests import AnswerRequest, AskForSeat
from ..schemas.responses import Entered, SeatRequestStatus
from .watch_links import GONE_SECONDS

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=refuses(404, 410))


@router.get("/seat-request", response_model=answer_model(SeatRequestStatus), responses=refuses(422))
async def status(table: str, services: Dependency, who: Asker) -> SeatRequestStatus:
    """What became of my request for a seat; only while the table waits for people."""
    live = await table_by_key(services, table)
    return _status(live.table, who)


@router.post(
    "/seat-request",
    response_model=answer_model(SeatRequestStatus),
    responses=refuses(*BODY_REFUSALS, 409),
)
async def ask(
    table: str, services: Dependency, person: SomePerson, language: InLanguage, body: AskForSeat
) -> SeatRequestStatus:
    """Ask the host for a seat, knowing no more than the table's address."""
    live = await table_by_key(services, table)
    _status(live.table, person.id)
    name = body.name or person.name or catalogue(language).say("called", "guest")
    await services.tables.enter(live, ASK, lambda t: may_ask(t, person.id, name))
    return _status(live.table, person.id)


@router.post(
    "/answer-request",
    response_model=answer_model(Entered),
    responses=refuses(*BODY_REFUSALS, 409),
    openapi_extra=OWN,
)
async def answer(
    services: Dependency, live: SeenTable, who: KnownAsker, body: AnswerRequest
) -> Entered:
    """Give somebody who asked a free seat, or turn them down."""
    gone = partial(live.gone, seconds=GONE_SECONDS)
    check_hosts(live.table, who, gone)
    wanted = next((one for one in live.table.seat_requests.open if one.number == body.number), None)
    if wanted is None:  # answered meanwhile
        return {"number": live.table.number}
    if body.let_in:
        number = await services.tables.enter(
            live, SIT, lambda t: may_let_in(t, wanted, who, gone), wanted.person
        )
    else:
        number = await services.tables.enter(
            live, TURN_DOWN, lambda t: may_turn_down(t, wanted, who, gone)
        )
    return {"number": number}


def _status(table: Table, person: str | None) -> SeatRequestStatus:
    """A table that waits for people, to anybody who was not removed; other tables do not exist."""
    found: SeatRequestStatus = {
        "host_name": table.host_name,
        "open": len(table.open_seats()),
        "status": "new",
    }
    if table.seats_of(person):
        return {**found, "status": "seated"}
    if table.status != WAITING or person in table.sent_away:
        raise no_table()
    if person in table.seat_requests.turned_down:
        return {**found, "status": "turned-down"}
    if table.seat_requests.asks(person):
        return {**found, "status": "asked"}
    return found
