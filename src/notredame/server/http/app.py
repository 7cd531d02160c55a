"""The application: the HTTP interface and the page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from notredame import NotreDameError, __version__

from ..problems import Code, Problem, Refusal, no_table
from ..services import Services, Settings
from ..store import NoSuchTable, StoreUnavailable
from .page_files import READ, PageFiles
from .request_checks import HEADERS, Guard
from .routes import (
    daily,
    following,
    people,
    playing,
    puzzles,
    reference,
    reviews,
    seat_requests,
    start_page,
    statistics,
    table_page,
    tables,
    watch_links,
)
from .schemas.openapi import ABOUT, COMMON_REFUSALS, complete
from .schemas.requests import FIELDS

log = logging.getLogger("notredame.server")


class Application(FastAPI):
    """An application that describes itself in OpenAPI as it really answers."""

    def __init__(self, service: Services) -> None:
        @asynccontextmanager
        async def lifespan(_: FastAPI) -> AsyncIterator[None]:
            await service.start()
            yield
            await service.stop()

        super().__init__(
            title="notredame",
            description=ABOUT,
            version=__version__,
            lifespan=lifespan,
            openapi_url="/api/openapi.json",
            docs_url=None,
            redoc_url=None,
        )
        self.service = service
        self.page_files = PageFiles(sources=service.settings.sources)

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI description, made once."""
        if self.openapi_schema is None:
            complete(super().openapi(), self.service.sessions.name)
        assert self.openapi_schema is not None
        return self.openapi_schema


def create_app(settings: Settings) -> Application:
    """A server that is not running yet; its store is open.

    Raises NotreDameError if it cannot be.
    """
    app = Application(Services(settings))
    for part in (
        people,
        tables,
        seat_requests,
        watch_links,
        playing,
        following,
        reviews,
        daily,
        puzzles,
        statistics,
        table_page,
        reference,
    ):
        app.include_router(part.router, responses=COMMON_REFUSALS)
    app.page_files.add_to(app)
    app.add_api_route(start_page.PAGE, start_page.start_page, methods=READ, include_in_schema=False)
    app.add_api_route(table_page.PAGE, table_page.table_page, methods=READ, include_in_schema=False)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(NotreDameError, _bad_request)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(NoSuchTable, _gone)
    app.add_exception_handler(StoreUnavailable, _no_store)
    app.add_exception_handler(Exception, _our_fault)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, limits=settings.limits, host_names=settings.host_names)
    return app


async def _problem(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Problem)
    return JSONResponse(problem.as_dict(), problem.status)


async def _bad_request(_: Request, problem: Exception) -> JSONResponse:
    return _refused("bad-request", str(problem), 422)


async def _malformed(_: Request, problem: Exception) -> JSONResponse:
    """What is wrong with a request, in one sentence without values or names from the request."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    kind, *path = first["loc"]
    ours = takewhile(lambda part: kind != "body" or part in FIELDS or type(part) is int, path)
    where = ".".join(map(str, (kind, *ours)))
    return _refused("bad-request", f"{where}: {first['msg']}.", 422)


async def _http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    path = request.url.path
    if problem.status_code == 404 and not path.startswith(("/api/", "/web/")):
        page_files: PageFiles = request.app.page_files
        return page_files.answer(404)  # which says so in the reader's language
    code: Code = "not-found" if problem.status_code == 404 else "bad-request"
    return _refused(code, f"{problem.detail}.", problem.status_code, problem.headers)


async def _gone(_: Request, __: Exception) -> JSONResponse:
    """Answer for a table that another server erased during this request."""
    problem = no_table()
    return JSONResponse(problem.as_dict(), problem.status)


async def _no_store(_: Request, __: Exception) -> JSONResponse:
    """Answer for a failed store: nothing was acknowledged, and the page retries."""
    sentence = "The games cannot be reached just now; please try again."
    return _refused("unavailable", sentence, 503)


async def _our_fault(_: Request, problem: Exception) -> JSONResponse:
    """Answer for an unexpected error, which is logged; this answer bypasses the guard."""
    sentence = "Something went wrong here, and it was noted."
    return _refused("server", sentence, 500, HEADERS)


def _refused(
    code: Code, sentence: str, status: int, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    refusal: Refusal = {"problem": code, "sentence": sentence}
    return JSONResponse(refusal, status, headers)
