"""The page: one HTML shell for every address, and the files it loads.

Browsers get the bundle if it was made from the sources beside it; otherwise, and with `serve
--sources`, the sources as they are. File names carry a version of all files, so a browser caches
them for good; after an upgrade the shell names new ones. A tab opened before the upgrade gets the
newer files, uncached, except for scripts of the bundle: they fit only those they were made with, so
they are refused, and the page reloads.
"""

from __future__ import annotations

import gzip
import mimetypes
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from notredame.web_files import (
    BUNDLE,
    FIRST_SCRIPT,
    LATER_SCRIPT,
    MADE_FROM,
    SHARED_SCRIPT,
    TABLE_STYLES,
    WEB,
    digest,
    files_in,
    needed_modules,
)

READING = ("/rules", "/learn", "/daily", "/puzzles", "/statistics")
AT_A_TABLE = ("/puzzles/{puzzle}",)
"""Pages that look like a table, besides those of tables."""
FILES = "/web/{version}/{name:path}"
READ = ["GET", "HEAD"]
FRESH = "no-cache"
"""Cache header: stored, but revalidated each time."""
FOR_GOOD = "public, max-age=31536000, immutable"
LOOK_SECONDS = 1.0
mimetypes.add_type("text/javascript", ".js")  # some systems map it otherwise


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent."""

    path: Path
    changed: int
    body: bytes

    @cached_property
    def packed(self) -> bytes:
        """The compressed body."""
        return gzip.compress(self.body, 9, mtime=0)

    @property
    def kind(self) -> str:
        """The media type."""
        return mimetypes.guess_type(self.path.name)[0] or "text/plain"


class PageFiles:
    """The page's files in memory, with the shell that names them."""

    def __init__(self, *, sources: bool = False) -> None:
        """`sources` serves them even if there is a bundle."""
        self._only_sources = sources
        self._read: dict[Path, PageFile] = {}
        self.files: dict[str, PageFile] = {}
        self.version = ""
        """Version of all files together; it changes with any of them."""
        self.bundle: frozenset[str] = frozenset()
        """Names of the files that come from the bundle; none if the sources are served."""
        self._modules: list[str] = []
        """Names of all scripts that the page needs, if the sources are served."""
        self._looked = 0.0
        self.look()

    def look_again(self) -> None:
        """Look for changed files, unless that was done a moment ago."""
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self.look()

    def look(self) -> None:
        """Read new and changed files."""
        self._looked = time.monotonic()
        before, self._read = self._read, {}
        sources = self._files_in(WEB, before)
        bundle = {} if self._only_sources else self._files_in(BUNDLE, before)
        if self._read == before:
            return
        made_from = ""
        with suppress(FileNotFoundError):
            made_from = (BUNDLE / MADE_FROM).read_text("ascii").strip()
        if made_from != digest({name: file.body for name, file in sources.items()}):
            bundle = {}
        self.files = sources | bundle
        self.bundle = frozenset(bundle)
        self.version = digest({name: file.body for name, file in self.files.items()})[:12]
        if not bundle:
            found = needed_modules([FIRST_SCRIPT], lambda name: sources[name].body.decode("utf-8"))
            self._modules = sorted(found)

    def _files_in(self, folder: Path, before: dict[Path, PageFile]) -> dict[str, PageFile]:
        found = {}
        for name, path in files_in(folder).items():
            with suppress(FileNotFoundError):  # another version is being installed
                changed = path.stat().st_mtime_ns
                known = before.get(path)
                if known is None or known.changed != changed:
                    known = PageFile(path, changed, path.read_bytes())
                found[name] = self._read[path] = known
        return found

    def shell(self, *, later: bool = False, table: bool = False) -> str:
        """The shell, with links to what the page will need, so that a browser fetches it at once.

        `later` is for other pages than the start page, `table` for a table.
        """
        scripts = [SHARED_SCRIPT, LATER_SCRIPT] if later else [SHARED_SCRIPT]
        if not self.bundle:
            scripts = self._modules
        ahead = "".join(f'    <link rel="modulepreload" href="/web/{k}" />\n' for k in scripts)
        if table:
            ahead += f'    <link rel="preload" as="style" href="/web/{TABLE_STYLES}" />\n'
        html = self.files["index.html"].body.decode("utf-8")
        named = html.replace("  </head>", f"{ahead}  </head>")
        return named.replace('"/web/', f'"/web/{self.version}/')

    def address(self, name: str) -> str:
        """The path under which a file of this version is served."""
        return f"/web/{self.version}/{name}"

    def fits(self, version: str, name: str) -> bool:
        """Whether a page of a version may use a file as it is now."""
        return version == self.version or not (name in self.bundle and name.endswith(".js"))

    def add_to(self, app: FastAPI) -> None:
        """Add the addresses of pages without link previews, and of files, to an application."""

        async def reading_page() -> HTMLResponse:
            return self.answer(later=True)

        async def page_at_a_table() -> HTMLResponse:
            return self.answer(later=True, table=True)

        pages = dict.fromkeys(READING, reading_page) | dict.fromkeys(AT_A_TABLE, page_at_a_table)
        for address, page in pages.items():
            app.add_api_route(address, page, methods=READ, include_in_schema=False)
        app.add_api_route(FILES, self.file, methods=READ, include_in_schema=False)

    def answer(
        self, status: int = 200, *, later: bool = False, table: bool = False, tags: str = ""
    ) -> HTMLResponse:
        """Serve the shell, with further tags for its head; the page reads from its address what to
        show.
        """
        self.look_again()
        shell = self.shell(later=later, table=table).replace("  </head>", f"{tags}  </head>", 1)
        return HTMLResponse(shell, status, headers={"Cache-Control": FRESH})

    async def file(self, version: str, name: str, request: Request) -> Response:
        """Serve a script, a style sheet or a drawing."""
        file = self.files.get(name)
        if file is None or not self.fits(version, name):
            raise HTTPException(404)
        headers = {
            "Cache-Control": FOR_GOOD if version == self.version else FRESH,
            "Vary": "Accept-Encoding",
        }
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(file.body, media_type=file.kind, headers=headers)
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
