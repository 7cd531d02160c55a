"""Bundles the page's scripts and style sheets: `python -m tools.bundle`, or `make bundle`.

`deno bundle` (which fetches esbuild once, in the version that belongs to Deno's) makes three
scripts, one for the start page, one for all others, one that both share, and two style sheets. The
same sources give the same bytes. Names stay the same, too: the server puts a version into their
addresses.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

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
)

DENO = Path(sys.executable).with_name("deno")
PAGE_STYLES = "style/page.css"
OPTIONS = (
    "--quiet",
    "--no-config",
    "--no-lock",
    "--platform=browser",
    "--minify",
    "--code-splitting",
)
ENTRIES = (FIRST_SCRIPT, PAGE_STYLES, TABLE_STYLES)
CHUNK = re.compile(r"(?:chunk|other-pages)-[A-Z0-9]{8}\.js")
"""A script that Deno names after its contents."""


class NotBundled(Exception):
    """Deno could not make the bundle."""


def bundled() -> dict[str, bytes]:
    """The files of the bundle, by name, made from the sources as they are now."""
    with tempfile.TemporaryDirectory(prefix="notredame-") as folder:
        done = subprocess.run(
            [DENO, "bundle", *OPTIONS, "--outdir", folder, *ENTRIES],
            cwd=WEB,
            capture_output=True,
            text=True,
            env=os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
            check=False,
        )
        if done.returncode:
            raise NotBundled(done.stderr)
        made = {name: path.read_text("utf-8") for name, path in files_in(Path(folder)).items()}
    names = {name: _plain_name(name) for name in made}
    expected = {*ENTRIES, SHARED_SCRIPT, LATER_SCRIPT}
    if sorted(names.values()) != sorted(expected):
        raise NotBundled(
            f"{', '.join(made)} were made. Only {LATER_SCRIPT} may be imported when it is needed; "
            "otherwise there are more scripts to request."
        )
    renamed = {
        names[name]: CHUNK.sub(lambda found: _plain_name(found[0]), text).encode()
        for name, text in made.items()
    }
    sources = {name: path.read_bytes() for name, path in files_in(WEB).items()}
    return renamed | {MADE_FROM: f"{digest(sources)}\n".encode()}


def _plain_name(name: str) -> str:
    """A script's name without the hash of its contents."""
    if not CHUNK.fullmatch(name):
        return name
    return SHARED_SCRIPT if name.startswith("chunk-") else LATER_SCRIPT


def main() -> None:
    """Write the bundle into the package."""
    argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0]).parse_args()
    try:
        made = bundled()
    except NotBundled as problem:
        raise SystemExit(str(problem)) from None
    if BUNDLE.exists():
        shutil.rmtree(BUNDLE)
    for name, content in made.items():
        file = BUNDLE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    size = sum(map(len, made.values()))
    print(f"The page is bundled: {len(made)} files, {size / 1000:.0f} kB.")


if __name__ == "__main__":
    main()
