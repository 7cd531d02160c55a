"""Addresses: pages, files, and those where there is nothing."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Response, expect

from notredame.server.http import page_files
from notredame.web_files import WEB
from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, set_up, sit_with_bots
from tests.server.servers import Served


def test_an_address_without_a_page_says_so(new_page: NewPage) -> None:
    page = new_page("/nowhere")
    expect(page.get_by_text("There is no page here.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_a_script_that_does_not_come_is_no_missing_table(new_page: NewPage) -> None:
    page = new_page()
    table = set_up(page, [{"who": "me"}, {"who": "bot", "level": "easy"}])
    page.route("**/table/table.js", lambda route: route.abort())
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("The page could not be loaded.")
    page.unroute("**/table/table.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(QUESTION).first).to_be_visible()


def test_a_table_that_is_not_there_is_called_so(new_page: NewPage) -> None:
    page = new_page("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("This table does not exist")


def test_every_script_is_named_ahead_and_kept_for_good(server: Served) -> None:
    shell = httpx.get(f"{server.address}/")
    assert shell.headers["cache-control"] == "no-cache"
    ahead = [line.split('"')[3] for line in shell.text.splitlines() if "modulepreload" in line]
    scripts = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js")}
    named = {name.split("/", 3)[3] for name in ahead}
    # Type declarations are not code; the other two draw pictures without a browser.
    assert named <= scripts
    assert scripts - named == {"drawing/nested-lists.js", "drawing/picture.js"}
    for name in ahead:
        answer = httpx.get(f"{server.address}{name}")
        assert answer.status_code == 200, name
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


def test_a_page_from_before_an_upgrade_gets_the_newer_file_and_does_not_keep_it(
    server: Served,
) -> None:
    answer = httpx.get(f"{server.address}/web/before/app.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


def test_a_changed_file_is_called_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page_files, "WEB", tmp_path)
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "app.js").write_text("one")
    files = page_files.PageFiles()
    before = files.version
    files.look()
    assert files.version == before
    (tmp_path / "app.js").write_text("another")
    files.look()
    assert files.version != before
    assert files.files["app.js"].body == b"another"


def test_nothing_that_a_visit_asks_for_is_missing(new_page: NewPage) -> None:
    page = new_page()
    missing: list[str] = []

    def note(answer: Response) -> None:
        if not answer.ok:
            missing.append(f"{answer.status} {answer.url}")

    page.on("response", note)
    for path in ("/", "/rules", "/learn"):
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_visible()
    sit_with_bots(page, 3)
    page.wait_for_selector(QUESTION)
    icon = page.locator("link[rel=icon]").get_attribute("href")  # requested unseen
    assert page.request.get(str(icon)).ok, icon
    assert missing == []
