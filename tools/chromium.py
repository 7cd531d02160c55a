"""Where the system keeps Chromium, for tests, pictures and benchmarks of the page."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Commands, best first: the shell has no windows and needs a third of the processor time."""


def find_chromium() -> str | None:
    """The path of the first that is installed, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def require_chromium() -> str:
    """The same, or the end of the program with a sentence."""
    found = find_chromium()
    if found is None:
        raise SystemExit(f"This needs Chromium; the system's package is called {NAMES[0]}.")
    return found
