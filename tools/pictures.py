"""Takes the screenshots for the README and for previews of links: `python -m tools.pictures`.

Starts a server, lets a bot play for the person until a given round, and takes screenshots in
Chromium.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

from notredame.server.http.link_previews import SIZE
from notredame.server.http.routes import start_page
from tools.chromium import require_chromium

FOLDER = Path("docs/pictures")
PREVIEW = Path("src/notredame/web") / start_page.PICTURE
PORT = 8770
ADDRESS = f"http://127.0.0.1:{PORT}"
PATIENCE = 120.0
"""Seconds to wait for the server, for a round, or for a question on the page."""


def until_it_answers() -> None:
    """Wait for the server."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(URLError), urlopen(f"{ADDRESS}/api/me", timeout=PATIENCE):
            return
        time.sleep(0.2)


def until_round(request: APIRequestContext, table: str, name: str) -> None:
    """Let a bot play for the person until the cards of a round."""
    request.post(f"/api/tables/{table}/leave", data={"seat": 0})
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = request.get(f"/api/tables/{table}").json()
        view = state["view"]
        if view["round"] == name and view["phase"] == "cards":
            break
        time.sleep(0.1)
    request.post(f"/api/tables/{table}/return", data={"seat": 0})


def new_page(browser: Browser, width: int, height: int, scheme: str) -> Page:
    """A page in a new browser context, without animations."""
    context = browser.new_context(
        base_url=ADDRESS,
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
    )
    context.request.get("/api/me")  # get a cookie before the page and this tool both ask for one
    return context.new_page()


def take_table(page: Page, players: int, name: str, file: Path) -> None:
    """Take a screenshot of a table in a round, with a question open."""
    page.goto("/")
    bots = [{"who": "bot", "level": "hard"}] * (players - 1)
    body = {"seats": [{"who": "me", "name": "Anna"}, *bots]}
    table = page.request.post("/api/tables", data=body).json()["table"]
    until_round(page.request, table, name)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".asking.has-question .answer", timeout=1000 * PATIENCE)
    page.wait_for_timeout(500)
    page.screenshot(path=file)
    with Image.open(file) as picture:  # 256 colours are enough for flat drawings
        small = picture.convert("RGB").quantize(256)
    small.save(file, optimize=True)


def main() -> None:
    """Take all screenshots."""
    chromium = require_chromium()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = f"sqlite:///{Path(folder) / 'pictures.db'}"
        serve = [sys.executable, "-m", "notredame", "serve", "--no-open"]
        server = subprocess.Popen([*serve, "--port", str(PORT), "--data", data])
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            until_it_answers()
            take_table(new_page(browser, 1366, 768, "light"), 4, "B2", FOLDER / "table.png")
            take_table(new_page(browser, 1366, 768, "dark"), 5, "B1", FOLDER / "table-dark.png")
            take_table(new_page(browser, 390, 844, "light"), 3, "A3", FOLDER / "table-phone.png")
            take_table(new_page(browser, *SIZE, "light"), 4, "B2", PREVIEW)
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
