"""Choosing by keyboard: a key never picks another answer than the intended one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, choose_unseen_until, sit_with_bots

LONG_AFTER = 1500
"""Milliseconds after which a number counts as complete."""
ENTRY = ".number-entry"


def many(now: dict[str, Any]) -> bool:
    """Whether there are more than twelve choices, so that 1 may be the beginning of 12."""
    return len(now["question"]["choices"]) > 12


def asked_much(page: Page) -> list[str]:
    """Get to a question with many choices; returns their ids in the order of the page."""
    table = sit_with_bots(page, 4)
    choices = choose_unseen_until(page, table, many, rather="carriage")["question"]["choices"]
    expect(page.locator(".opens-rest")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(QUESTION)).to_have_count(len(choices))
    return [choice["id"] for choice in choices]


def focused(page: Page) -> str | None:
    """The id of the choice that has the focus."""
    return page.evaluate("() => document.activeElement.dataset.choice ?? null")  # type: ignore[no-any-return]


def chosen(page: Page, key: str) -> str:
    """The id of the choice that a key sends."""
    with page.expect_request("**/choices") as sent:
        page.keyboard.press(key)
    body: dict[str, Any] = sent.value.post_data_json or {}
    return str(body["choice"])


def test_among_many_a_number_goes_to_its_answer_and_enter_chooses_it(new_page: NewPage) -> None:
    page = new_page()
    ids = asked_much(page)
    asked = page.locator(".answers-box").get_attribute("data-asked")
    expect(page.locator(ENTRY)).to_have_text("type a number, then Enter")
    page.keyboard.press("1")
    expect(page.locator(ENTRY)).to_have_text("1 press Enter to choose it")
    assert focused(page) == ids[0]
    page.wait_for_timeout(LONG_AFTER)
    expect(page.locator(".answers-box")).to_have_attribute("data-asked", str(asked))
    page.keyboard.press("2")
    expect(page.locator(ENTRY)).to_have_text("12 press Enter to choose it")
    assert focused(page) == ids[11]
    expect(page.locator(".answer:focus")).to_be_in_viewport(ratio=0.9)
    assert chosen(page, "Enter") == ids[11]


def test_a_number_that_there_is_not_begins_anew(new_page: NewPage) -> None:
    page = new_page()
    ids = asked_much(page)
    for key, number in (("9", 9), ("8", 8), ("0", 8), ("1", 1), ("0", 10)):
        page.keyboard.press(key)
        assert focused(page) == ids[number - 1], key
    page.keyboard.press("Backspace")
    expect(page.locator(ENTRY)).to_contain_text("1 ")
    assert focused(page) == ids[0]
    page.keyboard.press("Backspace")
    assert focused(page) is None


@pytest.mark.parametrize("key", ["Escape", "Tab", "Shift+Tab"])
def test_a_number_is_forgotten_with_the_focus(new_page: NewPage, key: str) -> None:
    page = new_page()
    ids = asked_much(page)
    page.keyboard.press("1")
    page.keyboard.press(key)
    expect(page.locator(ENTRY)).to_have_text("type a number, then Enter")
    assert focused(page) != ids[0]
    page.keyboard.press("2")
    assert focused(page) == ids[1]


def test_among_few_a_digit_chooses_at_once(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 3)
    expect(page.locator(QUESTION)).to_have_count(3)
    expect(page.locator(ENTRY)).to_have_count(0)
    second = page.locator(QUESTION).nth(1).get_attribute("data-choice")
    for key in ("0", "4", "9"):
        page.keyboard.press(key)
    assert chosen(page, "2") == second


def test_two_digits_typed_at_once_answer_one_question(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 2)
    expect(page.locator(QUESTION)).to_have_count(3)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    # Two events in one moment, as fast as the page can show the next question between them.
    page.keyboard.press("1")
    expect(page.locator(QUESTION)).to_have_count(2)
    page.evaluate(
        """() => {
          const key = new KeyboardEvent("keydown", {key: "1", bubbles: true});
          Object.defineProperty(key, "timeStamp", {value: 0});
          document.body.dispatchEvent(key);
        }"""
    )
    page.wait_for_timeout(650)  # digits within 600 ms are one number
    assert sum(url.endswith("/choices") for url in sent) == 1
    assert chosen(page, "1").startswith("keep:")


def test_after_an_answer_tab_leads_to_the_next_ones(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 2)
    expect(page.locator(QUESTION)).to_have_count(3)
    page.locator(QUESTION).nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_have_count(2)
    expect(page.locator(".prompt")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(QUESTION).first).to_be_focused()


def test_tab_stops_once_at_the_log_and_arrows_go_from_line_to_line(new_page: NewPage) -> None:
    page = new_page()
    table = sit_with_bots(page, 2)
    choose_unseen_until(page, table, lambda now: now["view"]["round"] == "A2")
    page.reload()
    expect(page.locator(QUESTION)).to_have_count(3)
    log, lines = page.get_by_role("log"), page.locator(".line-button")
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".card-spot").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(log).to_be_focused()


def test_the_keys_are_told_beside_the_question_and_in_the_help(new_page: NewPage) -> None:
    page = new_page()
    asked_much(page)
    for language in languages():
        words = catalogue(language)
        page.evaluate("(one) => localStorage.setItem('notredame.language', one)", language)
        page.reload()
        page.locator(".opens-rest").click()
        expect(page.locator(ENTRY)).to_have_text(words.say("page", "number_then_enter"))
        page.locator("#side-tab-help").click()
        expect(page.locator(".help-box")).to_contain_text(words.say("page", "help_keys_text"))
