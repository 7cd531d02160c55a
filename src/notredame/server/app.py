"""The application: the HTTP interface and the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from notredame import NotreDameError, __version__

from .api import looking, people, playing, reading, tables
from .guarding import Guard
from .problems import Problem
from .service import Service, Settings

WEB = Path(str(files("notredame"))) / "web"
PAGES = ("/", "/t/{table}", "/rules", "/learn")


def create_app(settings: Settings) -> FastAPI:
    """A server that is not yet running."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings)
        app.state.service = service
        await service.start()
        yield
        await service.stop()

    app = FastAPI(
        title="notredame",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for part in (people, tables, playing, looking, reading):
        app.include_router(part.router)
    for path in PAGES:
        app.add_api_route(path, _page, include_in_schema=False)
    app.mount("/web", StaticFiles(directory=WEB), name="web")
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(NotreDameError, _bad_request)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, limits=settings.limits)
    return app


async def _page() -> FileResponse:
    """One shell for every page; the address says which."""
    return FileResponse(WEB / "index.html", headers={"Cache-Control": "no-cache"})


async def _problem(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Problem)
    return JSONResponse(problem.as_dict(), problem.status)


async def _bad_request(_: Request, problem: Exception) -> JSONResponse:
    return JSONResponse({"problem": "bad-request", "sentence": str(problem)}, 422)


async def _malformed(_: Request, problem: Exception) -> JSONResponse:
    """What is wrong with a request, in one sentence; never what was sent."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    sentence = f"{where}: {first['msg']}."
    return JSONResponse({"problem": "bad-request", "sentence": sentence}, 422)


async def _http(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    code = "not-found" if problem.status_code == 404 else "bad-request"
    sentence = f"{problem.detail}."
    return JSONResponse(
        {"problem": code, "sentence": sentence}, problem.status_code, problem.headers
    )
