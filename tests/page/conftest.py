"""A real browser, and a server for its pages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)
from tools.chromium import find_chromium

from notredame.rules.model.deal import SEED_BYTES
from notredame.server.http.routes import tables
from tests.server.servers import Served, served

QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000
"""Milliseconds that a busy machine may need for something that takes a moment."""

expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as installed on the system."""
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium is installed, so the page was not tried in a browser")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=QUIETLY)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[Served]:
    """A server that all tests share; each has people of its own."""
    file: Path = tmp_path_factory.mktemp("page") / "notredame.db"
    sources = bool(pytestconfig.getoption("sources"))
    with served(f"sqlite:///{file}", sources=sources) as running:
        yield running


@pytest.fixture
def same_deals(
    server: Served, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gives every run of a test the same deals and the same bots."""
    chance = random.Random(request.node.name)
    monkeypatch.setattr(tables, "fresh_seed", lambda: chance.randbytes(SEED_BYTES))
    monkeypatch.setattr(server.service.bot_processes, "_chance", random.Random(request.node.name))


@pytest.fixture
def new_page(browser: Browser, server: Served, same_deals: None) -> Iterator[NewPage]:
    """Opens pages, each for a person of its own, without animation; bots answer at once.

    Any error that a page logs fails the test. Scripts of the tests (axe) are not the page's: they
    have no address.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error" and said.location["url"]:
            complaints.append(said.text)

    def open_page(path: str = "/", *, width: int = 1366, height: int = 768, **more: object) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale=str(more.pop("locale", "en-GB")),
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            'localStorage.getItem("notredame.table") ?? '
            'localStorage.setItem("notredame.table", '
            'JSON.stringify({pace: "once", pause: 0, sound: false}))'
        )
        contexts.append(context)
        context.request.get("/api/me")  # creates the person before page and test both ask
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", hear)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ("Failed to load resource", "net::ERR")
    assert [said for said in complaints if not any(part in said for part in expected)] == []
