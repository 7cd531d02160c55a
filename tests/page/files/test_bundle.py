"""The bundle belongs to the sources, and can be made again."""

from __future__ import annotations

import pytest
from tools.bundle import NotBundled, bundled

from notredame.web_files import BUNDLE, MADE_FROM, WEB, digest, files_in

HOW = "make bundle makes it anew"


def test_the_bundle_was_made_from_these_sources() -> None:
    sources = {name: path.read_bytes() for name, path in files_in(WEB).items()}
    assert (BUNDLE / MADE_FROM).read_text("ascii").strip() == digest(sources), HOW


def test_the_bundle_is_what_deno_makes_of_them() -> None:
    try:
        made = bundled()
    except NotBundled as problem:
        if "registry.npmjs.org" in str(problem):
            pytest.skip("Deno could not fetch esbuild, so the bundle was not made again")
        raise
    there = {
        path.relative_to(BUNDLE).as_posix(): path.read_bytes()
        for path in BUNDLE.rglob("*")
        if path.is_file()
    }
    assert there.keys() == made.keys(), HOW
    assert [name for name in made if made[name] != there[name]] == [], HOW


def test_one_module_alone_asks_where_it_is() -> None:
    """In the bundle, modules of all folders are in one file."""
    asking = [n for n, path in files_in(WEB).items() if b"import.meta" in path.read_bytes()]
    assert asking == ["file-address.js"]
