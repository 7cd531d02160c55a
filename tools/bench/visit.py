"""A first visit to the page, in bytes and in seconds to the board: `python -m tools.bench.visit`.

Starts a server of its own and opens the page in Chromium with nothing kept from before.
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
    """Kilobytes, seconds to the start page, and from the click on *Play now* to the board."""
    context = browser.new_context(base_url=ADDRESS, locale="en")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda said: weights.append(said["encodedDataLength"]))
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    started = time.perf_counter()
    button.click()
    page.locator(".part-city svg").wait_for()
    board = time.perf_counter()
    context.close()
    return sum(weights) / 1000, started - began, board - started


def main() -> None:
    """Several visits, the middle of each figure."""
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
    weight, start, board = (statistics.median(figures) for figures in zip(*seen, strict=True))
    print(f"A first visit: {weight:.0f} kB over the wire, start page after {start:.2f} s,")
    print(f"board {board:.2f} s after *Play now*.")


if __name__ == "__main__":
    main()
