"""The daily deal: from the start page into it, and back with a result to compare."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table_actions import ENDING, QUESTION
from tests.server.clients import Guest
from tests.server.daily_deals import DAY, Clock, begin, daily_server, play
from tests.server.servers import Served

PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU", "ja": "ja-JP"}
DATES = {"en": "15 January", "de": "15. Januar", "ru": "15 января", "ja": "1月15日"}
"""The first day of the tests in every language."""


@pytest.fixture(scope="module")
def clocked(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[tuple[Served, Clock]]:
    """A server for these tests, and its clock."""
    file: Path = tmp_path_factory.mktemp("page") / "notredame.db"
    sources = bool(pytestconfig.getoption("sources"))
    with daily_server(f"sqlite:///{file}", sources=sources) as running:
        yield running


@pytest.fixture
def clock(clocked: tuple[Served, Clock]) -> Clock:
    """The clock, each test two days later."""
    clocked[1].now += 2 * DAY
    return clocked[1]


@pytest.fixture(scope="module")
def server(clocked: tuple[Served, Clock]) -> Served:
    """The server alone."""
    return clocked[0]


def finish(page: Page) -> None:
    """Play the deal of this table to its end, and look at the result."""
    table, chance = page.url.rpartition("/")[2], random.Random(3)
    while (state := page.request.get(f"/api/tables/{table}").json())["status"] == "playing":
        question = state["question"]
        if question:
            choice = chance.choice(question["choices"])["id"]
            said = {"seat": 0, "asked": question["asked"], "choice": choice}
            assert page.request.post(f"/api/tables/{table}/choices", data=said).ok
    page.reload()
    expect(page.locator(ENDING)).to_be_visible()


def without_scrolling_sideways(page: Page) -> bool:
    """Whether everything fits into the width of the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_day_with_the_daily_deal(new_page: NewPage, server: Served, clock: Clock) -> None:
    with Guest(server.address, "<i>Ben</i>") as ben:
        play(ben, begin(ben), seed=2)
    page = new_page()
    page.request.put("/api/me", data={"name": "Anna"})
    card = page.locator(".daily-card")
    expect(card.get_by_role("row", name="<i>Ben</i>")).to_be_visible()
    expect(card).not_to_contain_text("Par")
    card.get_by_role("button", name="Play today's deal").click()
    expect(page.locator(QUESTION).first).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("one attempt, alone and without hints")).to_be_visible()
    expect(page.get_by_text("Leave (a bot takes over)")).to_have_count(0)
    expect(page.get_by_text("Link for spectators")).to_have_count(0)
    table = page.url
    # Whoever comes back goes on.
    page.goto("/")
    card.get_by_role("button", name="Continue today's deal").click()
    expect(page.locator(QUESTION).first).to_be_visible()
    assert page.url == table
    finish(page)
    ending = page.locator(".daily-ending")
    expect(ending.get_by_role("row", name="Par")).to_be_visible()
    expect(ending.get_by_role("row", name="Anna (you)")).to_be_visible()
    expect(ending.get_by_role("row", name="<i>Ben</i>")).to_be_visible()
    expect(ending).to_contain_text("stays secret until")
    for name in ("Rematch", "Download record", "Check now", "Save picture"):
        expect(page.get_by_text(name)).to_have_count(0)
    # Nobody has to be in the list.
    listed = ending.get_by_role("checkbox", name="Show my result to others")
    listed.click()
    expect(listed).not_to_be_checked()
    ben_page = new_page("/daily")
    expect(ben_page.get_by_role("row", name="<i>Ben</i>")).to_be_visible()
    expect(ben_page.get_by_role("row", name="Anna")).to_have_count(0)
    page.goto("/")
    expect(card.get_by_role("row", name="Par")).to_be_visible()
    card.get_by_role("link", name="See your game").click()
    expect(page.locator(ENDING)).to_be_visible()
    assert page.url == table
    _the_next_day(page, clock)


def _the_next_day(page: Page, clock: Clock) -> None:
    clock.now += DAY
    page.goto("/daily")
    expect(page.get_by_role("heading", name="Yesterday:")).to_be_visible()
    expect(page).to_have_title("Daily deal – Notre Dame")
    expect(page.get_by_role("row", name="Par")).to_be_visible()
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("Check passed")).to_be_visible()
    with page.expect_download() as file:
        page.get_by_role("link", name="Download the bots' game").click()
    assert file.value.path().read_text("utf-8").startswith("notredame")
    page.get_by_role("link", name="See your game").click()
    expect(page.get_by_role("link", name="Download record")).to_be_visible()
    expect(page.get_by_label("Link to this result")).to_be_visible()
    page.goto("/daily")
    page.get_by_role("button", name="See the bots' game").click()
    expect(page.locator(ENDING)).to_be_visible()


def test_on_a_phone(new_page: NewPage, server: Served, clock: Clock) -> None:
    name = "Maximiliane Wolkenbruch-Müller"
    with Guest(server.address, name) as guest:
        play(guest, begin(guest), seed=4)
    page = new_page(locale="de-DE", has_touch=True, is_mobile=True, **PHONE)
    page.locator(".daily-card").get_by_role("button", name="Heutige Partie spielen").tap()
    expect(page.locator(QUESTION).first).to_be_visible()
    finish(page)
    expect(page.locator(".daily-ending").get_by_role("row", name="Par")).to_be_visible()
    assert without_scrolling_sideways(page)
    for path in ("/", "/daily"):
        page.goto(path)
        row = page.get_by_role("row", name=name)
        expect(row).to_be_visible()
        assert without_scrolling_sideways(page)
        assert row.locator("th").bounding_box()["width"] > 80  # type: ignore[index]


def test_a_choice_that_the_server_did_not_hear_of_is_undone(
    new_page: NewPage, server: Served, clock: Clock
) -> None:
    page = new_page()
    page.locator(".daily-card").get_by_role("button", name="Play today's deal").click()
    expect(page.locator(QUESTION).first).to_be_visible()
    finish(page)
    listed = page.get_by_role("checkbox", name="Show my result to others")
    page.route("**/listed", lambda route: route.abort())
    listed.click()
    expect(page.locator(".daily-ending [role=alert]")).to_be_visible()
    expect(listed).to_be_checked()
    assert page.evaluate("localStorage.getItem('notredame.daily-hidden')") is None
    page.unroute("**/listed")
    listed.click()
    expect(page.locator(".daily-ending [role=alert]")).to_have_count(0)
    expect(listed).not_to_be_checked()
    page.wait_for_function("localStorage.getItem('notredame.daily-hidden') === 'yes'")


@pytest.mark.parametrize("language", languages())
def test_in_every_language(
    new_page: NewPage, server: Served, clocked: tuple[Served, Clock], language: str
) -> None:
    clocked[1].now = Clock().now
    page = new_page("/daily", locale=LOCALES[language])
    words = catalogue(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("daily", "title"))
    expect(page.locator("#today")).to_contain_text(DATES[language])
    play_it = page.get_by_role("button", name=words.say("daily", "play"))
    play_it.click()
    expect(page.locator(QUESTION).first).to_be_visible()
    page.goto("/")
    go_on = page.get_by_role("button", name=words.say("daily", "go_on"))
    expect(go_on).to_be_visible()
    expect(page.locator(".table-entry")).to_contain_text(words.say("daily", "title"))
