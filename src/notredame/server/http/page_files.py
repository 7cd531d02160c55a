"""The page: one HTML shell for every address, and the files it loads.

File names carry a version of all of them, so a browser caches them for good; after an upgrade the
shell names new ones. A tab opened before the upgrade gets the newer files, uncached.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from notredame.web_files import WEB, needed_modules

ADDRESSES = ("/", "/rules", "/learn")
FILES = "/web/{version}/{name:path}"
FRESH = "no-cache"
"""Cache header: stored, but revalidated each time."""
FOR_GOOD = "public, max-age=31536000, immutable"
KINDS = {".js", ".css", ".svg", ".html"}
LOOK_SECONDS = 1.0
mimetypes.add_type("text/javascript", ".js")  # some systems map it otherwise


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent."""

    changed: int
    body: bytes
    packed: bytes
    kind: str


class PageFiles:
    """The compressed files in memory, with the shell that names them."""

    def __init__(self) -> None:
        self.files: dict[str, PageFile] = {}
        self.version = ""
        """Version of all files together; it changes with any of them."""
        self.shell = ""
        self._looked = 0.0
        self.look()

    def look_again(self) -> None:
        """Look for changed files, unless that was done a moment ago."""
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self.look()

    def look(self) -> None:
        """Read new and changed files."""
        self._looked = time.monotonic()
        found = {}
        for path in sorted(path for path in WEB.rglob("*") if path.suffix in KINDS):
            with suppress(FileNotFoundError):  # another version is being installed
                name, changed = path.relative_to(WEB).as_posix(), path.stat().st_mtime_ns
                known = self.files.get(name)
                found[name] = known if known and known.changed == changed else _read(path, changed)
        if found != self.files:
            digest = hashlib.sha256()
            for name, file in found.items():
                digest.update(name.encode() + b"\0" + hashlib.sha256(file.body).digest())
            self.files, self.version = found, digest.hexdigest()[:12]
            self.shell = self._shell()

    def _shell(self) -> str:
        """The shell, with preload links for all scripts so that a browser fetches them at once."""
        scripts = needed_modules(["app.js"], lambda name: self.files[name].body.decode("utf-8"))
        ahead = "".join(
            f'    <link rel="modulepreload" href="/web/{name}" />\n' for name in sorted(scripts)
        )
        html = self.files["index.html"].body.decode("utf-8")
        named = html.replace("  </head>", f"{ahead}  </head>")
        return named.replace('"/web/', f'"/web/{self.version}/')


def _read(path: Path, changed: int) -> PageFile:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "text/plain"
    return PageFile(changed, body, gzip.compress(body, 9, mtime=0), kind)


_page = PageFiles()


def page(tags: str = "") -> HTMLResponse:
    """The shell for any page, with further tags for its head; the address says which it is."""
    _page.look_again()
    shell = _page.shell.replace("  </head>", f"{tags}  </head>", 1)
    return HTMLResponse(shell, headers={"Cache-Control": FRESH})


async def plain_page() -> HTMLResponse:
    """Serve the shell."""
    return page()


def nothing_here() -> HTMLResponse:
    """Serve the shell with status 404, which says so in the reader's language."""
    return HTMLResponse(_page.shell, 404, headers={"Cache-Control": FRESH})


async def part_of_page(version: str, name: str, request: Request) -> Response:
    """Serve a script, a style sheet or a drawing; outdated pages get the newer one."""
    file = _page.files.get(name)
    if file is None:
        raise HTTPException(404)
    headers = {
        "Cache-Control": FOR_GOOD if version == _page.version else FRESH,
        "Vary": "Accept-Encoding",
    }
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, media_type=file.kind, headers=headers)
