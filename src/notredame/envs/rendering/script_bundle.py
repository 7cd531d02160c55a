"""Bundles the page's modules into one script, for a JavaScript engine that loads no files."""

from __future__ import annotations

import re
from pathlib import Path

from notredame.web_files import beside, needed_modules

IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
REEXPORT = re.compile(r'^export \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
EXPORT_LIST = re.compile(r"\bexport ?\{([^}]*)\};")
EXPORT_DECLARATION = re.compile(
    r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE
)


def one_script(folder: Path, entries: list[str]) -> str:
    """A script that evaluates to an object with everything that the `entries` export."""

    def read(name: str) -> str:
        return (folder / name).read_text("utf-8")

    names = needed_modules(entries, read)
    parts = [f'modules["{name}"] = (() => {{\n{_body(name, read(name))}\n}})();' for name in names]
    merged = ", ".join(f'...modules["{entry}"]' for entry in entries)
    return "\n".join(['"use strict"; const modules = {};', *parts, f"({{ {merged} }});"])


def _body(name: str, text: str) -> str:
    """A module as the body of a function that returns its exports."""
    exports: list[str] = []

    def replace_import(found: re.Match[str]) -> str:
        names = re.sub(r"\s+as\s+", ": ", found[1])
        return f'const {{ {names} }} = modules["{beside(name, found[2])}"];'

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
    return f"{text}\nreturn {{ {', '.join(exports)} }};"
