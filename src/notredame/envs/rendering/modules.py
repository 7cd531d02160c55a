"""The page's modules as one script, for an engine that loads no files."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
LISTED = re.compile(r"\bexport ?\{([^}]*)\};")
DECLARED = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


def one_script(folder: Path, entries: list[str]) -> str:
    """A script whose value has everything that these files of the folder export."""
    order: list[str] = []
    bodies: dict[str, str] = {}
    for entry in entries:
        _gather(folder, entry, bodies, order)
    parts = [f'modules["{name}"] = (() => {{\n{bodies[name]}\n}})();' for name in order]
    merged = ", ".join(f'...modules["{entry}"]' for entry in entries)
    return "\n".join(['"use strict"; const modules = {};', *parts, f"({{ {merged} }});"])


def _gather(folder: Path, name: str, bodies: dict[str, str], order: list[str]) -> None:
    """A module after those it needs, as the body of a function that returns what it exports."""
    if name in bodies:
        return
    bodies[name] = ""
    text = (folder / name).read_text("utf-8")
    out: list[str] = []

    def brought(what: re.Match[str]) -> str:
        other = _beside(name, what[2])
        _gather(folder, other, bodies, order)
        return f'const {{ {_pairs(what[1], ": ")} }} = modules["{other}"];'

    def passed_on(what: re.Match[str]) -> str:
        out.extend(part.split()[-1] for part in what[1].split(",") if part.strip())
        return brought(what)

    def listed(what: re.Match[str]) -> str:
        for part in filter(None, map(str.strip, what[1].split(","))):
            inner, _, outer = part.partition(" as ")
            out.append(f"{outer}: {inner}" if outer else inner)
        return ""

    def declared(what: re.Match[str]) -> str:
        out.append(what[2])
        return what[1]

    text = IMPORT.sub(brought, text)
    text = PASSED_ON.sub(passed_on, text)
    text = LISTED.sub(listed, text)
    text = DECLARED.sub(declared, text)
    bodies[name] = f"{text}\nreturn {{ {', '.join(out)} }};"
    order.append(name)


def _pairs(names: str, sign: str) -> str:
    return re.sub(r"\s+as\s+", sign, names)


def _beside(name: str, path: str) -> str:
    """A path as a module writes it, as a path in the folder."""
    parts: list[str] = []
    for part in (PurePosixPath(name).parent / path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)
