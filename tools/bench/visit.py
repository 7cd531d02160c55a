"""A first visit to the page, over three networks: `python -m tools.bench.visit`.

Starts two servers, one with the bundle and one with the sources it is made from, and opens the
start page of each in turn, in Chromium with an empty cache; then clicks *Play now* at once.
Chromium emulates the slower networks: a delay for each request, and a limit for all together.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from notredame.server.http.page_files import PageFiles
from tools.chromium import require_chromium

PORT = 8780
VISITS = 5
PATIENCE = 60_000
"""Milliseconds that a page may take."""


@dataclass(frozen=True)
class Network:
    """A network between page and server."""

    name: str
    delay: float
    """Milliseconds until an answer begins."""
    speed: float
    """Megabits per second, each way; 0 is no limit."""
    goal: float
    """Seconds after which the start page of the bundle should be usable."""


NETWORKS = (
    Network("loopback", 0, 0, 1.0),
    Network("60 ms, 9 Mbit/s", 60, 9, 1.5),
    Network("150 ms, 1.6 Mbit/s", 150, 1.6, 2.5),
)


@dataclass(frozen=True)
class Visit:
    """Figures of a first visit."""

    requests: float
    """Requests until the start page can be used."""
    first_size: float
    """Kilobytes received until then."""
    usable: float
    """Seconds until then."""
    board: float
    """Seconds from the click on *Play now* to the board."""
    size: float
    """Kilobytes received until the board is there."""


def visit(browser: Browser, address: str, network: Network) -> Visit:
    """Visit the page of a server for the first time."""
    context = browser.new_context(base_url=address, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    bytes_per_second = network.speed * 1e6 / 8 or -1
    conditions = {
        "offline": False,
        "latency": network.delay,
        "downloadThroughput": bytes_per_second,
        "uploadThroughput": bytes_per_second,
    }
    session.send("Network.emulateNetworkConditions", conditions)
    requests: list[str] = []
    sizes: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda event: requests.append(event["requestId"]))

    def add(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = sizes.get(event["requestId"], 0) + event["encodedDataLength"]

    def settle(event: dict[str, Any]) -> None:  # head and body; live updates never get there
        sizes[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.dataReceived", add)
    session.on("Network.loadingFinished", settle)
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    usable = time.perf_counter()
    first_requests, first_size = len(requests), sum(sizes.values())
    clicked = time.perf_counter()
    button.click()
    page.locator(".part-city svg").wait_for()
    board = time.perf_counter()
    context.close()
    size = sum(sizes.values())
    times = (usable - began, board - clicked)
    return Visit(first_requests, first_size / 1000, *times, size / 1000)


@contextmanager
def serving(folder: str, port: int, *options: str) -> Iterator[str]:
    """A server with a store of its own; gives its address."""
    data = f"sqlite:///{Path(folder) / f'{port}.db'}"
    serve = [sys.executable, "-m", "notredame", "serve", "--no-open", "--port", str(port)]
    server = subprocess.Popen([*serve, "--data", data, *options], stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """Visit both pages in turn over each network, and print the medians."""
    chromium = require_chromium()
    if not PageFiles().bundle:
        raise SystemExit("The bundle does not belong to the sources; make bundle makes it anew.")
    seen: dict[tuple[Network, str], list[Visit]] = {}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        playwright = stack.enter_context(sync_playwright())
        pages = {
            "bundle": stack.enter_context(serving(folder, PORT)),
            "sources": stack.enter_context(serving(folder, PORT + 1, "--sources")),
        }
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for address in pages.values():
            visit(browser, address, NETWORKS[0])  # server and browser have warmed up then
        for _ in range(VISITS):
            for network in NETWORKS:
                for name, address in pages.items():
                    seen.setdefault((network, name), []).append(visit(browser, address, network))
        browser.close()
    print(f"First visits, medians of {VISITS}; goals: 12 requests, 150 kB, a board after 1 s.")
    print(f"{'network':20}{'page':9}{'requests':>9}{'kB':>6}{'usable':>9}{'goal':>7}", end="")
    print(f"{'board':>9}{'kB in all':>11}")
    for (network, name), visits in seen.items():
        figures = Visit(*(statistics.median(k) for k in zip(*map(astuple, visits), strict=True)))
        goal = f"{network.goal:.1f} s" if name == "bundle" else ""
        print(
            f"{network.name:20}{name:9}{figures.requests:9.0f}{figures.first_size:6.0f}"
            f"{figures.usable:7.2f} s{goal:>7}{figures.board:7.2f} s{figures.size:11.0f}"
        )


if __name__ == "__main__":
    main()
