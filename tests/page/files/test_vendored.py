"""Vendored scripts have the declared contents."""

from __future__ import annotations

import hashlib
import tomllib

from notredame.web_files import WEB

VENDOR = WEB / "vendor"


def test_every_vendored_script_has_a_version_a_checksum_and_a_licence() -> None:
    said = tomllib.loads((VENDOR / "VENDORED.toml").read_text("utf-8"))
    assert set(said) == {path.name for path in VENDOR.glob("*.js")}
    for name, about in said.items():
        types, _, script = (VENDOR / name).read_bytes().partition(b"\n")
        assert types.startswith(b"/* @ts-self-types="), "a line of ours"
        assert hashlib.sha256(script).hexdigest() == about["sha256"], name
        assert about["version"]
        assert all((VENDOR / licence).exists() for licence in about["licences"])
