"""The weight of a first visit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import NewPage

MOST = 300_000
"""Maximum bytes over the wire until the first board is shown."""


def test_a_first_visit_weighs_little(new_page: NewPage) -> None:
    page = new_page("/web/now/icon.svg")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda said: weights.append(said["encodedDataLength"]))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".part-city svg")).to_be_visible()
    assert sum(weights) > 50_000
    assert sum(weights) < MOST
