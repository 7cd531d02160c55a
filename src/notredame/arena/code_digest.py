"""A digest of the code that plays, so that results of different code are told apart."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path


@cache
def code_digest() -> str:
    """A digest of the sources and weights of rules and bots; a match cannot be resumed after they
    changed.
    """
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for name in ("compiling", "rules", "bots"):
        for file in sorted((package / name).rglob("*")):
            if file.suffix in (".py", ".json"):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
