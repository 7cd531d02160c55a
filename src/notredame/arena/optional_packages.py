"""Packages that only some commands need; a missing one is reported before any game is played."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from notredame.rules.errors import NotreDameError

PACKAGES = {"ray": "ray", "plot": "matplotlib", "parquet": "pyarrow"}
"""The package behind each extra."""


def check_extra(extra: str) -> None:
    """Raise an error that says what to install if the package of an extra is missing."""
    if find_spec(PACKAGES[extra]) is None:
        raise NotreDameError(
            f"--{extra} needs {PACKAGES[extra]}, which is not installed; "
            f"`{sys.executable} -m pip install {PACKAGES[extra]}` brings it."
        )
