"""Browser notifications when it is my turn and the page is out of sight, if enabled."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, asked, set_up, sit_with_bots

ELSEWHERE = """(notify) => {
  window.noticed = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, options) { window.noticed.push(options.body); }
    close() { window.noticed.pop(); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
  const kept = JSON.parse(localStorage.getItem("notredame.table") ?? "{}");
  localStorage.setItem("notredame.table", JSON.stringify({ ...kept, notify }));
}"""


def my_turn_again(page: Page) -> None:
    """Choose, and wait until the bots have chosen too."""
    page.locator(QUESTION).first.click()
    expect(page.locator(QUESTION).first).to_be_visible()


@pytest.mark.parametrize("notify", [True, False])
def test_a_notice_when_it_is_my_turn(new_page: NewPage, notify: bool) -> None:
    page = new_page()
    page.add_init_script(f"({ELSEWHERE})({str(notify).lower()})")
    sit_with_bots(page, 3)
    assert asked(page)
    if notify:
        page.wait_for_function("window.noticed.length > 0")
        assert page.evaluate("window.noticed[0]") == "Which card do you keep?"
    else:
        my_turn_again(page)
        assert page.evaluate("window.noticed") == []


def test_a_notice_goes_when_it_is_my_turn_no_more(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(f"({ELSEWHERE})(true)")
    table = set_up(page, [{"who": "me"}, {"who": "link"}])
    ben = new_page(page.request.get(f"/api/tables/{table}/links").json()["seats"]["1"])
    ben.get_by_role("button", name="Sit down").click()
    page.goto(f"/t/{table}")
    page.wait_for_function("() => window.noticed.length === 1")
    page.locator(QUESTION).first.click()
    page.wait_for_function("() => window.noticed.length === 0")


def test_a_notice_goes_when_the_page_is_looked_at(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(f"({ELSEWHERE})(true)")
    sit_with_bots(page, 3)
    page.wait_for_function("() => window.noticed.length > 0")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.noticed.length === 0")
