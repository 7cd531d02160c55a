"""Finds the system's Chromium, for tests, pictures and benchmarks of the page."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Commands, best first: the headless shell needs a third of the processor time."""


def find_chromium() -> str | None:
    """The path of the first of these commands that is installed, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def require_chromium() -> str:
    """The path of Chromium; ends the program with a message if there is none."""
    found = find_chromium()
    if found is None:
        raise SystemExit(f"This needs Chromium; install the system's package {NAMES[0]}.")
    return found
