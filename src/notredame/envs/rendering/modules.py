"""Bundles the page's modules into one script, for a JavaScript engine that loads no files."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
REEXPORT = re.compile(r'^export \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
EXPORT_LIST = re.compile(r"\bexport ?\{([^}]*)\};")
EXPORT_DECLARATION = re.compile(
    r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE
)


def one_script(folder: Path, entries: list[str]) -> str:
    """A script that evaluates to an object with everything that the `entries` export."""
    order: list[str] = []
    bodies: dict[str, str] = {}
    for entry in entries:
        _gather(folder, entry, bodies, order)
    parts = [f'modules["{name}"] = (() => {{\n{bodies[name]}\n}})();' for name in order]
    merged = ", ".join(f'...modules["{entry}"]' for entry in entries)
    return "\n".join(['"use strict"; const modules = {};', *parts, f"({{ {merged} }});"])


def _gather(folder: Path, name: str, bodies: dict[str, str], order: list[str]) -> None:
    """Add a module, after those that it imports, as a function body that returns its exports."""
    if name in bodies:
        return
    bodies[name] = ""
    text = (folder / name).read_text("utf-8")
    exports: list[str] = []

    def replace_import(found: re.Match[str]) -> str:
        other = _resolve(name, found[2])
        _gather(folder, other, bodies, order)
        return f'const {{ {_pairs(found[1], ": ")} }} = modules["{other}"];'

    def replace_reexport(found: re.Match[str]) -> str:
        exports.extend(item.split()[-1] for item in found[1].split(",") if item.strip())
        return replace_import(found)

    def replace_export_list(found: re.Match[str]) -> str:
        for item in filter(None, map(str.strip, found[1].split(","))):
            inner, _, outer = item.partition(" as ")
            exports.append(f"{outer}: {inner}" if outer else inner)
        return ""

    def replace_export_declaration(found: re.Match[str]) -> str:
        exports.append(found[2])
        return found[1]

    text = IMPORT.sub(replace_import, text)
    text = REEXPORT.sub(replace_reexport, text)
    text = EXPORT_LIST.sub(replace_export_list, text)
    text = EXPORT_DECLARATION.sub(replace_export_declaration, text)
    bodies[name] = f"{text}\nreturn {{ {', '.join(exports)} }};"
    order.append(name)


def _pairs(names: str, sign: str) -> str:
    return re.sub(r"\s+as\s+", sign, names)


def _resolve(name: str, path: str) -> str:
    """Resolve the relative path of an import in module `name` to a path in the folder."""
    parts: list[str] = []
    for part in (PurePosixPath(name).parent / path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)
