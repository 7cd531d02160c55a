"""Addresses: pages, files, and those where there is nothing."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.server.serving import Served

from .conftest import NewPage


def test_an_address_without_a_page_says_so(new_page: NewPage) -> None:
    page = new_page("/nowhere")
    expect(page.get_by_text("There is nothing here.")).to_be_visible()


def test_every_script_is_named_ahead_and_is_there(server: Served) -> None:
    shell = httpx.get(f"{server.address}/").text
    ahead = [line.split('"')[3] for line in shell.splitlines() if "modulepreload" in line]
    assert "/web/table/table.js" in ahead
    for name in ahead:
        answer = httpx.get(f"{server.address}{name}")
        assert answer.status_code == 200, name
        assert answer.headers["cache-control"] == "no-cache"
