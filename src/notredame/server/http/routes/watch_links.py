"""Watching a table: by a link that can be renewed, until the host removes the watcher."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from notredame.server.problems import Problem, no_table

from ...live.live_table import LiveTable
from ...services import Services
from ...tables.entries import RENEW_WATCH_LINK, SEND_AWAY
from ...tables.permissions.host_decisions import check_hosts, may_renew_watch_link, may_send_away
from ...tables.table import Table
from ..dependencies import Dependency, KnownAsker, SeenTable, SomeAsker, table_by_key
from ..schemas.openapi import BODY_REFUSALS, OWN, answer_model, refuses
from ..schemas.requests import SendAway, Watch
from ..schemas.responses import AtTable, Entered, Links, Watcher, Watchers

router = APIRouter(prefix="/api/tables/{table}", tags=["watching"], responses=refuses(404, 410))
GONE_SECONDS = 60.0
"""Seconds without an open page after which a person counts as gone, so that others may act for
them.
"""
WATCHERS_LISTED = 500
"""Maximum number of watchers in the list, those with an open page first."""


@router.post("/watch", response_model=answer_model(AtTable), responses=refuses(*BODY_REFUSALS))
async def watch(table: str, services: Dependency, who: SomeAsker, body: Watch) -> AtTable:
    """Watch a table with the link to watch, or with the link of a seat that is taken."""
    live = await table_by_key(services, table)
    if not services.keys.allows_watching(body.token, table, live.table.watch_renewals):
        if not live.table.link_opens_more(seat_of_link(services, live, body.token)):
            raise no_table()
    if who in live.table.sent_away:
        raise no_table()
    await services.store.let_in(table, who)
    live.let_in.add(who)
    return {"table": table}


@router.post(
    "/watch-link",
    response_model=answer_model(Links),
    responses=refuses(*BODY_REFUSALS, 409),
    openapi_extra=OWN,
)
async def renew_watch_link(services: Dependency, live: SeenTable, who: KnownAsker) -> Links:
    """Renew the link to watch; earlier links become void. People who already watch may stay."""
    services.daily.check_not_secret(live.table)
    renewals, gone = live.table.watch_renewals, partial(live.gone, seconds=GONE_SECONDS)
    await services.tables.enter(
        live, RENEW_WATCH_LINK, lambda t: may_renew_watch_link(t, renewals, who, gone)
    )
    return {"seats": {}, "watch": watch_link(services, live.table)}


@router.get(
    "/watchers",
    response_model=answer_model(Watchers),
    responses=refuses(403, 422),
    openapi_extra=OWN,
)
async def watchers(services: Dependency, live: SeenTable, who: KnownAsker) -> Watchers:
    """People who may watch, for the host, or for the players while the host is gone."""
    check_hosts(live.table, who, partial(live.gone, seconds=GONE_SECONDS))
    table = live.table.setup.table
    here = set(live.subscribers.people())
    allowed = await services.store.watchers(table, list(here))
    found: list[Watcher] = [
        {
            "watcher": services.keys.watcher_handle(table, person),
            "name": name,
            "here": person in here,
        }
        for person, name in allowed
        if not live.table.concerns(person)
    ]
    found.sort(key=lambda watcher: not watcher["here"])
    return {"watchers": found[:WATCHERS_LISTED]}


@router.post(
    "/send-away",
    response_model=answer_model(Entered),
    responses=refuses(*BODY_REFUSALS, 409),
    openapi_extra=OWN,
)
async def send_away(
    services: Dependency, live: SeenTable, who: KnownAsker, body: SendAway
) -> Entered:
    """Remove a watcher; the link to watch is renewed as well."""
    table, gone = live.table.setup.table, partial(live.gone, seconds=GONE_SECONDS)
    check_hosts(live.table, who, gone)
    here = list(live.subscribers.people())
    known = {person for person, _ in await services.store.watchers(table, here)}
    handles = {
        services.keys.watcher_handle(table, person): person
        for person in known | live.table.sent_away
    }
    if body.watcher not in handles:
        raise Problem(404, "not-found", "There is no such watcher.")
    watcher = handles[body.watcher]
    number = await services.tables.enter(
        live, SEND_AWAY, lambda t: may_send_away(t, watcher, who, gone)
    )
    return {"number": number}


def seat_of_link(services: Services, live: LiveTable, token: str) -> int:
    """The seat that a link is for."""
    table = live.table.setup.table
    for number, seat in enumerate(live.table.seats):
        if services.keys.allows(token, "seat", table, number, seat.stood):
            return number
    raise no_table()


def watch_link(services: Services, table: Table) -> str:
    """The current link to watch a table."""
    token = services.keys.watch_token(table.setup.table, table.watch_renewals)
    return link_to(services, table, f"watch={token}")


def link_to(services: Services, table: Table, key: str) -> str:
    """A link to a table, with a key that opens it, and before the `#` one that allows a preview."""
    ident = table.setup.table
    preview = services.keys.link_preview_key(ident, table.watch_renewals)
    return f"/t/{ident}?preview={preview}#{key}"
