"""Languages, sizes, the keyboard, and accessibility."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table_actions import (
    ENDING,
    QUESTION,
    choose_unseen_to_the_end,
    set_up,
    sit_with_bots,
)

SIZES = {"phone": (390, 844), "laptop": (1366, 768), "wide": (1920, 1080)}


def serious(page: Page) -> list[str]:
    """Serious accessibility faults found by axe-core."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("language", languages())
def test_every_language(new_page: NewPage, language: str) -> None:
    words = catalogue(language)
    page = new_page("/", locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=words.say("page", "play_now"))).to_be_visible()
    sit_with_bots(page, 3)
    expect(page.locator(".prompt")).to_contain_text(words.prompt("keep"))
    page.locator(QUESTION).first.click()
    expect(page.locator(QUESTION)).to_have_count(2)
    page.goto("/rules")
    expect(page.locator("main")).to_contain_text(words.person("minstrel"), ignore_case=True)
    page.goto("/learn")
    expect(page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ("phone", "light"),
        ("laptop", "dark"),
        ("wide", "light"),
        pytest.param("phone", "dark", marks=pytest.mark.soak),
        pytest.param("laptop", "light", marks=pytest.mark.soak),
        pytest.param("wide", "dark", marks=pytest.mark.soak),
    ],
)
def test_no_page_scrolls_sideways_or_shuts_anybody_out(
    new_page: NewPage, size: str, theme: str
) -> None:
    width, height = SIZES[size]
    page = new_page("/", width=width, height=height, color_scheme=theme)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    for path in ("/", "/rules", "/learn", "/puzzles"):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        assert not scrolls_sideways(page), path
        assert serious(page) == [], path
    sit_with_bots(page, 4)
    expect(page.locator(QUESTION)).to_have_count(3)
    assert not scrolls_sideways(page)
    assert serious(page) == []


def test_a_laptop_shows_the_whole_table_without_scrolling(new_page: NewPage) -> None:
    page = new_page("/")
    sit_with_bots(page, 5)
    expect(page.locator(QUESTION)).to_have_count(3)
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
    for part in (".asking", ".part-city", ".part-others", ".top-bar"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)


def test_a_phone_shows_one_part_at_a_time(new_page: NewPage) -> None:
    page = new_page("/", width=390, height=844)
    sit_with_bots(page, 4)
    expect(page.locator(QUESTION)).to_have_count(3)
    for tab, part in (("City", ".part-city"), ("Players", ".part-others"), ("Mine", ".part-own")):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(part)).to_be_visible()
        expect(page.locator(".asking")).to_be_in_viewport()
        assert not scrolls_sideways(page)


def test_a_round_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page("/")
    sit_with_bots(page, 3)
    while "A2" not in page.locator(".top-bar").inner_text():
        page.wait_for_selector(QUESTION)
        asked = page.locator(".answers-box").get_attribute("data-asked")
        page.wait_for_timeout(650)  # a digit that follows at once belongs to the same number
        page.keyboard.press("1")
        page.wait_for_function(
            "(before) => document.querySelector('.answers-box')?.dataset.asked !== before",
            arg=asked,
        )
    expect(page.locator(".top-bar")).to_contain_text("A2")


def test_the_end_and_the_replay(new_page: NewPage) -> None:
    page = new_page("/")
    table = set_up(page, [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "easy"}])
    choose_unseen_to_the_end(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator(ENDING)).to_be_visible()
    assert serious(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert download.value.suggested_filename == f"notredame-{table}.txt"
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("Check passed")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Choice")
    slider.fill("20")
    expect(page.locator("output")).to_contain_text("20 of ")
    page.get_by_label("All cards open").uncheck()
    page.get_by_label("Borough", exact=True).select_option("1")
    expect(page.locator(".part-city")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Back to the score sheet").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(QUESTION)).to_have_count(3)
    assert table not in page.url
