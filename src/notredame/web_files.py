"""The files of the page: its sources, which of them need which, and the bundle made from them.

The bundle is the page as browsers get it: few files, minified. `python -m tools.bundle` makes it;
it travels with the package, and counts only as long as it belongs to the sources beside it.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path

_PACKAGE = Path(str(files("notredame")))
WEB = _PACKAGE / "web"
BUNDLE = _PACKAGE / "web_bundle"
MADE_FROM = "made-from.txt"
"""File of the bundle: the digest of the sources that it was made from."""
KINDS = {".js", ".css", ".svg", ".html", ".png"}
"""Endings of the files that browsers get."""

FIRST_SCRIPT = "app.js"
"""The script that every page begins with; the start page is part of it."""
SHARED_SCRIPT = "shared.js"
"""Script of the bundle: modules that the first one needs, and later ones too."""
LATER_SCRIPT = "other-pages.js"
"""The script of all other pages."""
TABLE_STYLES = "style/table.css"

_IMPORTED = re.compile(
    r"""^(?:import|export)\s*(?:[\w*{},\s]+\bfrom\s*)?"(\.[^"]+)"  # at the beginning of a module
    | \bawait\ import\("(\.[^"]+)"\)  # when it is needed; types in comments await nothing""",
    re.MULTILINE | re.VERBOSE,
)


def files_in(folder: Path) -> dict[str, Path]:
    """The files for browsers in a folder, by their path in it."""
    found = sorted(path for path in folder.rglob("*") if path.suffix in KINDS)
    return {path.relative_to(folder).as_posix(): path for path in found}


def digest(contents: Mapping[str, bytes]) -> str:
    """A hash of the names and contents of some files."""
    whole = hashlib.sha256()
    for name in sorted(contents):
        whole.update(name.encode() + b"\0" + hashlib.sha256(contents[name]).digest())
    return whole.hexdigest()


def beside(name: str, path: str) -> str:
    """A module that another one, `name`, imports as `path`, as a path in the page's folder."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def needed_modules(entries: Iterable[str], read: Callable[[str], str]) -> list[str]:
    """Modules and all that they import, each after those it needs itself.

    `read` gives the text of a module by its path in the page's folder.
    """
    order: dict[str, None] = {}
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name in begun:
            return
        begun.add(name)
        for static, dynamic in _IMPORTED.findall(read(name)):
            visit(beside(name, static or dynamic))
        order[name] = None

    for entry in entries:
        visit(entry)
    return list(order)
