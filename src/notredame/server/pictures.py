"""Pictures of tables, drawn by the page's own code in a process of its own."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Mapping
from importlib.util import find_spec

from .problems import Problem

log = logging.getLogger("notredame.server")

DRAW = [sys.executable, "-P", "-m", "notredame.envs.rendering.share_picture"]
NEEDED = ("quickjs", "resvg_py")
"""Packages without which there are no pictures."""
DRAWING_SECONDS = 30.0
PICTURES_KEPT = 64
"""Number of pictures in memory, about 200 kB each."""


def can_draw() -> bool:
    """Whether the packages for pictures are installed."""
    return all(find_spec(package) is not None for package in NEEDED)


class Pictures:
    """Draws pictures of tables, one at a time, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes | None] = OrderedDict()
        """By what is shown; None for what could not be drawn."""
        self._one_at_a_time = asyncio.Lock()

    async def of(self, shown: Mapping[str, object]) -> bytes:
        """A PNG of what is shown of a table; the fields are those of `share-picture.js`."""
        asked = json.dumps(shown)
        async with self._one_at_a_time:
            if asked not in self._kept:
                self._kept[asked] = await asyncio.to_thread(_drawn, asked)
            self._kept.move_to_end(asked)
            if len(self._kept) > PICTURES_KEPT:
                self._kept.popitem(last=False)
            picture = self._kept[asked]
        if picture is None:
            raise Problem(503, "unavailable", "This picture could not be drawn.")
        return picture


def _drawn(asked: str) -> bytes | None:
    try:
        done = subprocess.run(
            DRAW, input=asked.encode(), capture_output=True, timeout=DRAWING_SECONDS, check=True
        )
    except subprocess.SubprocessError as problem:
        log.warning("A picture for a link could not be drawn (%s).", type(problem).__name__)
        return None
    return done.stdout
