"""Formats the page's scripts and style sheets with `deno fmt`, but leaves htm templates alone.

Deno formats the text of html`...` as if it were HTML, which htm's is not, and breaks expressions
inside it to fit the line width; neither can be switched off (denoland/deno issues 29149 and 30677).
So each template is replaced by a stand-in while Deno formats.

`make format` writes; `make check` only checks. The options are in deno.jsonc.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "notredame" / "web"
CONFIG = ROOT / "deno.jsonc"
DENO = Path(sys.executable).with_name("deno")
ENDINGS = (".css", ".html", ".js", ".ts")

OPENING = re.compile(r"\bhtml`")
STAND_IN = re.compile("`\ue000([0-9]+)\ue001*`")
"""A template without a tag, which holds the number of the template it stands for."""


def page_files() -> list[Path]:
    """The files of the page to format, without vendored ones."""
    found = sorted(path for path in WEB.rglob("*") if path.suffix in ENDINGS)
    return [path for path in found if "vendor" not in path.relative_to(WEB).parts]


def mask(script: str) -> tuple[str, list[str]]:
    """The script with stand-ins for its outermost htm templates, and those templates.

    A stand-in is one line, as long as the template's first line.
    """
    parts: list[str] = []
    templates: list[str] = []
    done = 0
    while opening := OPENING.search(script, done):
        end = _template_end(script, opening.end()) + 1
        template = script[opening.start() : end]
        inside = f"\ue000{len(templates)}"
        width = len(template.partition("\n")[0]) - 2
        parts += [script[done : opening.start()], "`", inside.ljust(width, "\ue001"), "`"]
        templates.append(template)
        done = end
    return "".join([*parts, script[done:]]), templates


def unmask(script: str, templates: Sequence[str]) -> str:
    """The script with its templates put back."""
    numbers = [int(found) for found in STAND_IN.findall(script)]
    assert sorted(numbers) == list(range(len(templates))), "a template was lost or doubled"
    return STAND_IN.sub(lambda found: templates[int(found[1])], script)


def _template_end(script: str, at: int) -> int:
    """Index of the backtick that ends the template whose text begins at `at`."""
    while script[at] != "`":
        if script[at] == "\\":
            at += 2
        elif script.startswith("${", at):
            at = _code_end(script, at + 2) + 1
        else:
            at += 1
    return at


def _code_end(script: str, at: int) -> int:
    """Index of the brace that ends the expression that begins at `at`."""
    while script[at] != "}":
        if script[at] == "{":
            at = _code_end(script, at + 1) + 1
        elif script[at] == "`":
            at = _template_end(script, at + 1) + 1
        elif script.startswith("/*", at):
            at = script.index("*/", at) + 2
        elif script[at] in "\"'":
            at = _string_end(script, at) + 1
        else:
            at += 1
    return at


def _string_end(script: str, at: int) -> int:
    quote = script[at]
    at += 1
    while script[at] != quote:
        at += 2 if script[at] == "\\" else 1
    return at


def formatted(texts: Sequence[tuple[str, str]]) -> list[str]:
    """The formatted texts; each is given with a file name, whose ending determines its type."""
    with tempfile.TemporaryDirectory(prefix="notredame-") as folder:
        copies = [Path(folder) / f"{k}{Path(name).suffix}" for k, (name, _) in enumerate(texts)]
        masked = [mask(text) if name.endswith(".js") else (text, []) for name, text in texts]
        for copy, (text, _) in zip(copies, masked, strict=True):
            copy.write_text(text, "utf-8")
        done = subprocess.run(
            [DENO, "fmt", "--quiet", "--no-editorconfig", "--config", CONFIG, *copies],
            capture_output=True,
            text=True,
            env=os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
            check=False,
        )
        if done.returncode:
            errors = done.stderr
            for copy, (name, _) in zip(copies, texts, strict=True):
                errors = errors.replace(str(copy), name)
            raise SystemExit(errors)
        return [
            unmask(copy.read_text("utf-8"), templates)
            for copy, (_, templates) in zip(copies, masked, strict=True)
        ]


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a file is not formatted"
    )
    check = parser.parse_args().check
    files = page_files()
    texts = [path.read_text("utf-8") for path in files]
    names = [str(path.relative_to(ROOT)) for path in files]
    changed = 0
    for path, name, before, after in zip(
        files, names, texts, formatted(list(zip(names, texts, strict=True))), strict=True
    ):
        if before == after:
            continue
        changed += 1
        if check:
            lines = unified_diff(before.splitlines(), after.splitlines(), name, name, lineterm="")
            print("\n".join(lines))
        else:
            path.write_text(after, "utf-8")
            print(f"{name} was formatted.")
    if check and changed:
        print(f"Not formatted: {changed} of {len(files)} files of the page; run make format.")
        return 1
    print(f"The page is formatted: {len(files)} files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
