"""A table that cannot be shown: the page says why, and retries where that can help."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from notredame.server.access.limits import Limits
from notredame.server.problems import Problem
from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION
from tests.server.clients import Guest
from tests.server.servers import Served, served


def test_too_many_open_pages_are_said_until_one_is_closed(browser: Browser, tmp_path: Path) -> None:
    one = Limits(subscribers=1)
    with served(f"sqlite:///{tmp_path / 'games.db'}", one) as server, Guest(server.address) as anna:
        table = anna.new_table("me", "easy")
        open_page = anna.listen(table)
        context = browser.new_context(base_url=server.address, locale="en-GB")
        context.add_cookies(
            [{"name": anna.cookie_name, "value": anna.cookie, "url": server.address}]
        )
        page = context.new_page()
        page.goto(f"/t/{table}")
        expect(page.get_by_role("status")).to_contain_text("Too many pages are open")
        open_page.close()
        expect(page.locator(QUESTION)).to_have_count(3)
        context.close()


def test_a_table_that_cannot_be_opened_any_more_is_said(
    new_page: NewPage, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_page()

    async def gone(_: str) -> None:
        raise Problem(410, "gone", "In English.")

    monkeypatch.setattr(server.service.tables, "find", gone)
    page.goto("/t/anything")
    expect(page.get_by_role("alert")).to_have_text("This table can no longer be opened.")
