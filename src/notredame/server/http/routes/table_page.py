"""A table's page with its link preview, and the preview's picture."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from notredame.server.problems import Problem, no_table
from notredame.text import DEFAULT_LANGUAGE, catalogue, languages

from ...pictures import can_draw
from ...services import Services
from ...store import NoSuchTable, StoreUnavailable
from ...tables.table import Table
from ..accept_language import accepted_languages
from ..dependencies import Dependency, address_of, own_address, table_by_key
from ..link_previews import shown_of, tags
from ..page_files import PageFiles
from ..schemas.openapi import PNG, refuses

PAGE = "/t/{table}"
router = APIRouter(prefix="/api/tables/{table}", tags=["following"])
Key = Annotated[str, Query(max_length=100)]
KEPT_SECONDS = 300
"""Seconds for which anybody may keep a picture."""


async def table_page(table: str, request: Request, services: Dependency) -> HTMLResponse:
    """Serve the page of a table; a link with the key for it brings the tags of a preview.

    Whatever is wrong with the table or its key, the page itself says.
    """
    page_files: PageFiles = request.app.page_files
    key, further = request.query_params.get("preview"), ""
    if key is not None:
        with suppress(Problem, NoSuchTable, StoreUnavailable):
            services.limits.count("requests", address_of(request))
            found = await _table_with_key(services, table, key)
            words = catalogue(await _language(services, found, request))
            further = tags(found, key, own_address(request, services), words)
    return page_files.answer(later=True, table=True, tags=further)


@router.get("/picture", response_class=Response, responses=PNG | refuses(404, 410, 422))
async def picture(
    table: str,
    services: Dependency,
    preview: Key,
    number: Annotated[
        int | None, Query(ge=0, description="Only there to tell states apart.")
    ] = None,
) -> Response:
    """A picture of the table for previews of its links, whose key is needed."""
    found = await _table_with_key(services, table, preview)
    if not can_draw():
        sentence = "This server draws no pictures; `pip install 'notredame[render]'` adds them."
        raise Problem(404, "not-found", sentence)
    drawn = await services.pictures.of(shown_of(found))
    headers = {"Cache-Control": f"public, max-age={KEPT_SECONDS}"}
    return Response(drawn, media_type="image/png", headers=headers)


async def _table_with_key(services: Services, table: str, key: str) -> Table:
    live = await table_by_key(services, table)
    if not services.keys.allows_link_preview(key, table, live.table.watch_renewals):
        raise no_table()
    return live.table


async def _language(services: Services, table: Table, request: Request) -> str:
    """The host's language, since most readers of previews name none."""
    host = await services.store.people.find(table.setup.host)
    wanted = [host.language if host else None]
    wanted += accepted_languages(request.headers.get("accept-language", ""))
    return next((k for k in wanted if k in languages()), DEFAULT_LANGUAGE)
