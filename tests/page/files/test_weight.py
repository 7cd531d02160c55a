"""The weight of a first visit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.server.servers import Served

MOST_UNTIL_USABLE = 150_000
"""Maximum bytes over the wire until the start page can be used."""
MOST_REQUESTS = 12
"""Maximum requests until then."""
MOST = 300_000
"""Maximum bytes over the wire until the first board is shown."""


def noted_traffic(page: Page) -> tuple[list[str], list[float]]:
    """Lists that grow with the page's requests, by address, and with the bytes received."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    requests: list[str] = []
    weights: list[float] = []
    session.on("Network.requestWillBeSent", lambda said: requests.append(said["request"]["url"]))
    session.on("Network.loadingFinished", lambda said: weights.append(said["encodedDataLength"]))
    return requests, weights


def test_a_first_visit_weighs_little(new_page: NewPage, server: Served) -> None:
    if not server.app.page_files.bundle:
        pytest.skip("the sources are served, so a visit is heavier")
    page = new_page("/web/now/icon.svg", locale="de-DE")
    requests, weights = noted_traffic(page)
    page.goto("/", wait_until="commit")
    play = page.get_by_role("button", name="Jetzt spielen")
    expect(play).to_be_enabled()
    assert 5 <= len(requests) <= MOST_REQUESTS
    assert 30_000 < sum(weights) < MOST_UNTIL_USABLE
    play.click()
    expect(page.locator(".part-city svg")).to_be_visible()
    assert 50_000 < sum(weights) < MOST
    words = [url for url in requests if "/api/words" in url]
    assert len(words) == 1, "one language, fetched once"
    assert len(requests) == len(set(requests)) + 2, "only who I am and the tables are asked twice"
