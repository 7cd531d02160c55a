"""A first visit to the page, in bytes and in seconds to the board: `python -m tools.bench.visit`.

Starts a server and opens the page in Chromium with an empty cache.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import require_chromium

PORT = 8780
ADDRESS = f"http://127.0.0.1:{PORT}"
VISITS = 5


def visit(browser: Browser) -> tuple[float, float, float]:
    """Visit the page; return the kilobytes sent, the seconds to the start page, and the seconds
    from the click on *Play now* to the board.
    """
    context = browser.new_context(base_url=ADDRESS, locale="en")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    started = time.perf_counter()
    button.click()
    page.locator(".part-city svg").wait_for()
    board = time.perf_counter()
    context.close()
    return sum(sizes) / 1000, started - began, board - started


def main() -> None:
    """Visit several times and print the median of each figure."""
    chromium = require_chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = f"sqlite:///{Path(folder) / 'visit.db'}"
        serve = [sys.executable, "-m", "notredame", "serve", "--no-open", "--port", str(PORT)]
        server = subprocess.Popen([*serve, "--data", data], stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            seen = [visit(browser) for _ in range(VISITS)]
            browser.close()
        finally:
            server.terminate()
            server.wait(20)
    size, start, board = (statistics.median(figures) for figures in zip(*seen, strict=True))
    print(f"A first visit: {size:.0f} kB over the wire, start page after {start:.2f} s,")
    print(f"board {board:.2f} s after *Play now*.")


if __name__ == "__main__":
    main()
