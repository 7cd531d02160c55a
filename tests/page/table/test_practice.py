"""Taking back among bots: in the pause before they answer, and anything at a practice table."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, choose_unseen_until, sit_with_bots

UNDO = "button[data-tip=undo]"
SETTINGS = {"pace": "once", "sound": False, "pause": 5}


def end_a_turn(page: Page, table: str) -> int:
    """End a turn by clicking, with something left to undo; returns the number of choices."""
    while True:
        page.wait_for_selector(QUESTION)
        page.locator(QUESTION).first.click()
        page.wait_for_selector(".is-pending", state="detached")
        now = page.request.get(f"/api/tables/{table}").json()
        if now["undo"]["pause"]:
            return int(now["move"])


def test_bots_wait_until_the_next_click_or_key(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("(kept) => localStorage.setItem('notredame.table', kept)", json.dumps(SETTINGS))
    table = sit_with_bots(page, 2)
    choose_unseen_until(page, table, lambda now: now["question"]["question"] == "card")
    moves = end_a_turn(page, table)
    undo = page.locator(UNDO)
    expect(undo).to_have_class("holds-bots")
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.wait_for_timeout(1_000)  # an easy bot takes a quarter of a second
    page.keyboard.press("Tab")
    undo.click()
    expect(page.locator(QUESTION).first).to_be_visible()
    assert page.request.get(f"/api/tables/{table}").json()["move"] == moves - 1
    for by_key in (True, False):
        end_a_turn(page, table)
        expect(undo).to_have_class("holds-bots")
        with page.expect_request("**/go-on"):
            if by_key:
                page.keyboard.press("x")
            else:
                page.locator(".prompt").click()
        expect(undo).not_to_have_class("holds-bots")
        expect(page.locator(QUESTION).first).to_be_visible()


def test_at_a_practice_table_the_log_leads_back_to_any_choice(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".new-table").get_by_label("Practice game").check()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    choose_unseen_until(page, table, lambda now: now["view"]["round"] == "A2")
    expect(page.locator(QUESTION)).to_have_count(3)
    # What nobody could undo elsewhere: a choice that ended the round, and bots that answered.
    page.keyboard.press("u")
    expect(page.locator(".top-bar")).to_contain_text("A1")
    expect(page.locator(QUESTION).first).to_be_visible()
    back = page.locator(".go-back button")
    now = page.request.get(f"/api/tables/{table}").json()
    told = {line["move"] for line in now["news"]["lines"] if line["seat"] == 0}
    assert back.count() == len(told & {*now["undo"]["to"]}) > 1, "each that the log tells of"
    back.first.click()
    page.get_by_role("button", name="Undo it").click()
    expect(page.locator(".go-back")).to_have_count(0)
    expect(page.locator(QUESTION)).to_have_count(3)
    now = page.request.get(f"/api/tables/{table}").json()
    assert now["undo"]["to"] == [], "it is the first choice again"
    page.goto("/")
    expect(page.locator(".table-entry").first).to_contain_text("Practice game")


def test_practice_is_offered_to_one_person_among_bots(new_page: NewPage) -> None:
    page = new_page()
    practice = page.locator(".new-table").get_by_label("Practice game")
    expect(practice).to_be_visible()
    page.locator(".seat-choice select").nth(1).select_option("here")
    expect(practice).to_have_count(0)
