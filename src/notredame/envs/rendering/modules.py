"""The page's modules as one script, for an engine that loads no files."""

from __future__ import annotations

import re
from pathlib import Path

from notredame.web_files import beside, needed_modules

IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
LISTED = re.compile(r"\bexport ?\{([^}]*)\};")
DECLARED = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


def one_script(folder: Path, entries: list[str]) -> str:
    """A script whose value has everything that these files of the folder export."""

    def read(name: str) -> str:
        return (folder / name).read_text("utf-8")

    names = needed_modules(entries, read)
    parts = [f'modules["{name}"] = (() => {{\n{_body(name, read(name))}\n}})();' for name in names]
    merged = ", ".join(f'...modules["{entry}"]' for entry in entries)
    return "\n".join(['"use strict"; const modules = {};', *parts, f"({{ {merged} }});"])


def _body(name: str, text: str) -> str:
    """A module as the body of a function that returns what it exports."""
    out: list[str] = []

    def brought(what: re.Match[str]) -> str:
        names = re.sub(r"\s+as\s+", ": ", what[1])
        return f'const {{ {names} }} = modules["{beside(name, what[2])}"];'

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
    return f"{text}\nreturn {{ {', '.join(out)} }};"
