"""The files of the page: where they are, and which of its modules need which."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path

WEB = Path(str(files("notredame"))) / "web"
_IMPORTED = re.compile(
    r"""^(?:import|export)\s*(?:[\w*{},\s]+\bfrom\s*)?"(\.[^"]+)"  # at the beginning of a module
    | \bawait\ import\("(\.[^"]+)"\)  # when it is needed; types in comments await nothing""",
    re.MULTILINE | re.VERBOSE,
)


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
