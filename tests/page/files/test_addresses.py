"""Addresses: pages, files, and those where there is nothing."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Response, expect

from notredame.server.http import page_files
from notredame.server.http.page_files import PageFiles
from notredame.web_files import MADE_FROM, WEB, digest
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
    page.route("**/other-pages.js", lambda route: route.abort())
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("The page could not be loaded.")
    page.unroute("**/other-pages.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(QUESTION).first).to_be_visible()


def test_a_table_that_is_not_there_is_called_so(new_page: NewPage) -> None:
    page = new_page("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("This table does not exist")


def named_ahead(shell: str) -> list[str]:
    """Addresses of the scripts that a shell names so that browsers fetch them at once."""
    return re.findall('rel="modulepreload" href="([^"]+)"', shell)


@pytest.mark.parametrize(
    ("path", "later"), [("/", []), ("/rules", ["other-pages.js"]), ("/t/x", ["other-pages.js"])]
)
def test_every_script_is_named_ahead_and_kept_for_good(
    server: Served, path: str, later: list[str]
) -> None:
    shell = httpx.get(f"{server.address}{path}")
    assert shell.headers["cache-control"] == "no-cache"
    ahead = named_ahead(shell.text)
    if server.app.page_files.bundle:
        assert [name.split("/", 3)[3] for name in ahead] == ["shared.js", *later]
    for name in ahead:
        answer = httpx.get(f"{server.address}{name}")
        assert answer.status_code == 200, name
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


def test_every_source_is_named_ahead() -> None:
    named = {name.split("/", 3)[3] for name in named_ahead(PageFiles(sources=True).shell())}
    scripts = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js")}
    # Type declarations are not code; the other two draw pictures without a browser.
    assert named <= scripts
    assert scripts - named == {"drawing/nested-lists.js", "drawing/picture.js"}


def test_a_page_from_before_an_upgrade_gets_the_newer_file_and_does_not_keep_it(
    server: Served,
) -> None:
    answer = httpx.get(f"{server.address}/web/before/style/table.css")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Path, Path]:
    """The folders of a small page with a bundle, sources first."""
    sources, bundle = tmp_path / "web", tmp_path / "web_bundle"
    monkeypatch.setattr(page_files, "WEB", sources)
    monkeypatch.setattr(page_files, "BUNDLE", bundle)
    for folder in (sources, bundle):
        folder.mkdir()
        (folder / "app.js").write_text(folder.name)
    (sources / "index.html").write_text("<html>")
    made_from = digest({path.name: path.read_bytes() for path in sources.iterdir()})
    (bundle / MADE_FROM).write_text(made_from)
    return sources, bundle


def test_a_changed_file_is_called_otherwise(folders: tuple[Path, Path]) -> None:
    files = PageFiles()
    before = files.version
    files.look()
    assert files.version == before
    (folders[1] / "app.js").write_text("another")
    files.look()
    assert files.version != before
    assert files.files["app.js"].body == b"another"


def test_the_bundle_is_served_if_it_belongs_to_the_sources(folders: tuple[Path, Path]) -> None:
    files = PageFiles()
    assert files.files["app.js"].body == b"web_bundle"
    assert PageFiles(sources=True).files["app.js"].body == b"web"
    (folders[0] / "app.js").write_text("newer")
    files.look()
    assert files.files["app.js"].body == b"newer"
    assert not files.bundle


def test_a_script_of_the_bundle_fits_no_page_of_another_version(folders: tuple[Path, Path]) -> None:
    files = PageFiles()
    assert files.fits(files.version, "app.js")
    assert not files.fits("before", "app.js")
    assert files.fits("before", "index.html")
    assert PageFiles(sources=True).fits("before", "app.js")


def upgrade(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the page's files other addresses, as a newer version of them would."""
    monkeypatch.setattr(server.app.page_files, "version", "upgraded")


def test_a_page_open_during_an_upgrade_goes_on(
    new_page: NewPage, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_everything, with_little = new_page(), new_page("/web/now/icon.svg")
    with_everything.locator("link[href$='style/table.css']").wait_for(state="attached")
    with_everything.wait_for_load_state("networkidle")
    with_little.route("**/other-pages.js", lambda route: route.abort())
    with_little.goto("/")
    upgrade(server, monkeypatch)
    for page in (with_everything, with_little):
        page.unroute_all()
        page.evaluate("window.same = true")
        page.get_by_role("link", name="Rules").click()
        expect(page.locator(".chapter").first).to_be_visible()
    assert with_everything.evaluate("window.same"), "it had all files"
    if server.app.page_files.bundle:
        assert not with_little.evaluate("window.same"), "it loaded the newer page"


def test_nothing_that_a_visit_asks_for_is_missing(new_page: NewPage) -> None:
    page = new_page()
    missing: list[str] = []

    def note(answer: Response) -> None:
        if not answer.ok:
            missing.append(f"{answer.status} {answer.url}")

    page.on("response", note)
    for path in ("/", "/rules", "/learn", "/puzzles", "/puzzles/today"):
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_visible()
    sit_with_bots(page, 3)
    page.wait_for_selector(QUESTION)
    icon = page.locator("link[rel=icon]").get_attribute("href")  # requested unseen
    assert page.request.get(str(icon)).ok, icon
    assert missing == []
