"""Seeing a table: as it is, as it changes, as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.server.problems import Problem
from notredame.text.catalogues.narration import first_shown

from ...live.live_table import LiveTable
from ...live.subscribers import Subscriber
from ...page_state.page_state import PageState, as_json, earlier_state
from ...tables.table import OVER
from ..dependencies import Asker, Dependency, InLanguage, SeenTable, address_of, seat_to_look_from
from ..packed_events import PackedEvents
from ..schemas.openapi import EVENTS, TEXT, answer_model, refuses

router = APIRouter(
    prefix="/api/tables/{table}", tags=["following"], responses=refuses(404, 410, 422)
)
QUIET_SECONDS = 15
"""Seconds without an event after which a comment is sent, so that both sides notice a broken line.
"""
Seat = Annotated[int | None, Query(ge=0, le=MAX_PLAYERS - 1)]


@router.get("", response_model=answer_model(PageState), responses=refuses(403))
async def state(live: SeenTable, who: Asker, language: InLanguage, seat: Seat = None) -> Response:
    """The table as you may see it, with the whole log."""
    looks = seat_to_look_from(live, who, seat)
    subscriber = Subscriber(who, looks, language)
    return Response(live.state_for(subscriber), media_type="application/json")


@router.get("/live", response_class=Response, responses=EVENTS | refuses(403))
async def changes(
    live: SeenTable,
    services: Dependency,
    who: Asker,
    language: InLanguage,
    request: Request,
    seat: Seat = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> PackedEvents:
    """Server-sent events: the table now, if it changed since the last id, and at every change.

    Of log and chat, each state after the first contains only what is new.
    """
    looks = seat_to_look_from(live, who, seat)
    subscriber = Subscriber(who, looks, language)
    subscribed = services.limits.subscribed(address_of(request))
    subscribed.__enter__()

    async def stream() -> AsyncIterator[bytes]:
        try:
            with live.subscribed(subscriber):
                if last_event_id == str(live.table.number):
                    yield live.presence_event()
                else:
                    yield live.first_event(subscriber)
                while (event := await subscriber.outbox.get()) is not None:
                    yield event
        finally:
            subscribed.__exit__(None, None, None)

    return PackedEvents(
        stream(),
        ping=QUIET_SECONDS,
        send_timeout=2 * QUIET_SECONDS,
        headers={"X-Accel-Buffering": "no"},
    )


@router.get("/replay", response_model=answer_model(PageState), responses=refuses(403))
async def replay(
    live: SeenTable,
    who: Asker,
    language: InLanguage,
    at: Annotated[int, Query(ge=0, le=100_000)],
    seat: Annotated[str | None, Query(pattern="^([0-4]|above|watcher)$")] = None,
    question: bool = False,
) -> Response:
    """The table after its first `at` choices; from other seats or from above once it is over.

    `question` adds the question that the seat was asked then, once the game is over.
    """
    table = live.table
    if table.game is None or at > table.moves:
        raise Problem(404, "not-found", f"The game has {table.moves} choices so far.")
    if table.status != OVER and at < first_shown(table.game):
        raise Problem(403, "not-possible", "This table plays from memory; look back afterwards.")
    if question and table.status != OVER:
        raise Problem(403, "not-over", "Earlier questions are shown once the game is over.")
    looks = _replay_seat(live, who, seat)
    above = seat == "above"
    found = earlier_state(table, who, looks, language, at, above=above, question=question)
    return Response(as_json(found), media_type="application/json")


def _replay_seat(live: LiveTable, person: str | None, seat: str | None) -> int | None:
    mine = live.table.seats_of(person)
    if seat == "watcher":
        return None
    if seat is None:
        return mine[0] if mine else None
    if live.table.status != OVER and (seat == "above" or int(seat) not in mine):
        raise Problem(403, "not-your-seat", "That view is open once the game is over.")
    if seat == "above":
        return None
    if int(seat) >= len(live.table.seats):
        raise Problem(404, "not-found", "There is no such seat at this table.")
    return int(seat)


@router.get("/record", response_class=Response, responses=TEXT | refuses(409))
async def record(live: SeenTable, services: Dependency) -> PlainTextResponse:
    """The game as a record, once it is over; that of a daily deal, once the deal is revealed."""
    services.daily.check_not_secret(live.table)
    name = f'attachment; filename="notredame-{live.table.setup.table}.txt"'
    return PlainTextResponse(live.table.record(), headers={"Content-Disposition": name})
