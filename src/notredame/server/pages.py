"""The page: one shell for every address, and the files it is made of."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

WEB = Path(str(files("notredame"))) / "web"
ADDRESSES = ("/", "/t/{table}", "/rules", "/learn")
FRESH = {"Cache-Control": "no-cache"}
"""Kept, but asked about each time: after an upgrade nobody has half a page."""


@cache
def shell() -> str:
    """The shell, with all scripts named ahead so that a browser fetches them at once."""
    scripts = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js"))
    ahead = "".join(f'    <link rel="modulepreload" href="/web/{name}" />\n' for name in scripts)
    return (
        (WEB / "index.html").read_text(encoding="utf-8").replace("  </head>", f"{ahead}  </head>")
    )


async def page() -> HTMLResponse:
    """Any page; the address says which."""
    return HTMLResponse(shell(), headers=FRESH)


def nothing_here() -> HTMLResponse:
    """An address that is no page: the shell says so in the reader's language."""
    return HTMLResponse(shell(), 404, headers=FRESH)


class PageFiles(StaticFiles):
    """Scripts, styles and drawings."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One of them."""
        response = await super().get_response(path, scope)
        response.headers.update(FRESH)
        return response
