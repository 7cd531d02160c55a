"""Notices disappear once their cause has passed, on every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.page.conftest import PATIENCE, NewPage
from tests.page.table_actions import QUESTION, set_up, sit_with_bots

EVERYTHING = "**/api/**"
SILENT = "The server is not responding."
UNREACHABLE = "The games cannot be reached at the moment."
PAUSES = [400, 1000, 2000, 4000, 8000, 8000]
"""Milliseconds between attempts to send a choice."""


def no_answer(route: Route) -> None:
    """Make the server unresponsive."""
    route.abort("connectionrefused")


def no_store(route: Route) -> None:
    """Make the server answer without its store."""
    route.fulfill(status=503, json={"problem": "unavailable", "sentence": "Not just now."})


def choose_the_first(page: Page) -> None:
    page.locator(QUESTION).first.click()


def save_a_name(page: Page) -> None:
    page.locator("#my-name").fill("Anna")
    page.get_by_role("button", name="Save").click()


def click(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name).first.click()


def told(page: Page, words: str = SILENT) -> Locator:
    """The notice that the server does not respond."""
    return page.locator("[role=alert], [role=status]", has_text=words)


@pytest.mark.parametrize(
    ("path", "does"),
    [
        ("/", click("Play now")),
        ("/", click("Open table")),
        ("/", click("Create a personal link")),
        ("/", save_a_name),
        ("/learn", click("Start the guided game")),
    ],
)
def test_a_silent_server_is_no_longer_told_of_once_it_answers(
    new_page: NewPage, path: str, does: Callable[[Page], None]
) -> None:
    page = new_page(path)
    expect(page.locator("main button:enabled").first).to_be_visible()
    expect(page.locator("#my-name:disabled")).to_have_count(0)
    page.route(EVERYTHING, no_answer)
    does(page)
    expect(told(page).first).to_be_visible()
    page.unroute(EVERYTHING)
    expect(told(page)).to_have_count(0)


@pytest.mark.parametrize(("path", "does"), [("/", click("Play now")), ("/", save_a_name)])
def test_a_store_that_fails_is_no_longer_told_of_once_it_works(
    new_page: NewPage, path: str, does: Callable[[Page], None]
) -> None:
    page = new_page(path)
    expect(page.locator("#my-name:enabled")).to_be_visible()
    page.route(EVERYTHING, no_store)
    does(page)
    expect(told(page, UNREACHABLE).first).to_be_visible()
    page.unroute(EVERYTHING)
    expect(told(page, UNREACHABLE)).to_have_count(0)


def test_a_table_opens_by_itself_once_the_store_works(new_page: NewPage) -> None:
    host, watcher = new_page(), new_page()
    table = set_up(host, [{"who": "me"}, {"who": "bot", "level": "easy"}])
    link = host.request.get(f"/api/tables/{table}/links").json()["watch"]
    watcher.route("**/api/tables/**", no_store)
    watcher.goto(link)
    expect(told(watcher, UNREACHABLE)).to_be_visible()
    watcher.unroute("**/api/tables/**")
    expect(watcher.locator(".city, svg.city").first).to_be_visible()
    expect(told(watcher, UNREACHABLE)).to_have_count(0)


def test_the_lists_of_the_start_page_come_as_soon_as_the_server_answers(new_page: NewPage) -> None:
    page = new_page()
    set_up(page, [{"who": "me"}, {"who": "bot", "level": "easy"}])
    page.route("**/api/me", no_answer)
    page.goto("/")
    expect(told(page)).to_be_visible()
    page.unroute("**/api/me")
    expect(page.locator(".table-entry").first).to_be_visible(timeout=7_000)
    expect(told(page)).to_have_count(0)


def test_the_rules_come_once_the_server_answers(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/rules/**", no_answer)
    page.goto("/rules")
    expect(told(page)).to_be_visible()
    page.unroute("**/api/rules/**")
    expect(page.locator(".chapter").first).to_be_visible()
    expect(told(page)).to_have_count(0)


def test_a_page_that_could_not_be_opened_opens_once_the_server_answers(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, [{"who": "me"}, {"who": "bot", "level": "easy"}])
    watch = anna.request.get(f"/api/tables/{table}/links").json()["watch"]
    ben = new_page()
    ben.route("**/watch", no_answer)
    ben.route("**/api/tables", no_answer)
    ben.goto(watch)
    expect(told(ben)).to_be_visible()
    ben.unroute_all()
    expect(ben.locator(".game.watching")).to_be_visible()


def test_a_file_that_did_not_come_is_fetched_once_the_server_answers(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/other-pages.js", no_answer)
    page.reload()
    rules = page.get_by_role("link", name="Rules")
    expect(rules).to_be_visible()
    page.route(EVERYTHING, no_answer)
    rules.click()
    expect(page.get_by_role("alert")).to_contain_text("The page could not be loaded.")
    page.wait_for_timeout(300)  # the page has noticed that the server is silent
    page.unroute_all()
    expect(page.locator(".chapter").first).to_be_visible()


def test_a_file_that_is_missing_does_not_load_the_page_for_ever(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/other-pages.js", no_answer)
    page.reload()
    page.evaluate("window.same = true")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("alert")).to_contain_text("The page could not be loaded.")
    page.wait_for_timeout(2_500)
    assert page.evaluate("window.same")


def test_a_hint_that_did_not_come_is_forgotten_once_the_server_answers(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 2)
    page.wait_for_selector(QUESTION)
    page.route(EVERYTHING, no_answer)
    page.get_by_role("button", name="Hint").click()
    expect(told(page)).to_be_visible()
    page.unroute(EVERYTHING)
    expect(told(page)).to_have_count(0)


def test_a_choice_that_did_not_arrive_is_forgotten_once_the_server_answers(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.clock.install()
    sit_with_bots(page, 2)
    page.wait_for_selector(QUESTION)
    page.route(EVERYTHING, no_answer)
    choose_the_first(page)
    for pause in PAUSES:
        page.wait_for_timeout(100)
        page.clock.run_for(pause + 1)
    expect(told(page)).to_be_visible()
    page.unroute(EVERYTHING)
    expect(told(page)).to_have_count(0)


def test_a_refusal_goes_with_its_question(new_page: NewPage) -> None:
    page = new_page()
    table = sit_with_bots(page, 2)
    page.wait_for_selector(QUESTION)
    refused = {"problem": "not-your-turn", "sentence": ""}
    page.route("**/choices", lambda route: route.fulfill(status=409, json=refused))
    choose_the_first(page)
    notice = page.get_by_role("alert").filter(has_text="It is not your turn.")
    expect(notice).to_be_visible()
    page.unroute("**/choices")
    now = page.request.get(f"/api/tables/{table}").json()
    question = now["question"]
    said = {"asked": question["asked"], "choice": question["choices"][0]["id"]}
    page.request.post(f"/api/tables/{table}/choices", data={"seat": 0, **said})
    expect(notice).to_have_count(0)


def test_a_refused_undo_is_not_told_for_long(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 2, practice=True)
    page.wait_for_selector(QUESTION)
    choose_the_first(page)
    expect(page.locator("button[data-tip=undo]")).to_have_attribute("aria-disabled", "false")
    refused = {"problem": "no-undo", "sentence": ""}
    page.route("**/undo", lambda route: route.fulfill(status=409, json=refused))
    page.keyboard.press("u")
    notice = page.get_by_role("alert").filter(has_text="That can no longer be undone.")
    expect(notice).to_be_visible()
    expect(notice).to_have_count(0)


def test_too_much_at_once_is_told_for_a_minute(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    sit_with_bots(page, 2)
    page.get_by_role("tab", name="Chat").click()
    page.route("**/chat", lambda route: route.fulfill(status=429, json={"problem": "too-many"}))
    page.get_by_label("Say something").fill("Hello")
    page.keyboard.press("Enter")
    notice = page.locator(".chat-box [role=alert]")
    expect(notice).to_contain_text("Too many requests")
    page.clock.run_for(30_000)
    expect(notice).to_be_visible()
    page.clock.run_for(31_000)
    expect(notice).to_have_count(0)


def test_without_a_network_a_server_on_this_machine_still_answers(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 2)
    page.wait_for_selector(QUESTION)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connection lost.")).to_have_count(0)


def test_a_lost_connection_is_told_until_it_is_back(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 2)
    page.wait_for_selector(QUESTION)
    lost = page.get_by_text("Connection lost.")
    page.context.set_offline(True)
    expect(lost).to_be_visible()
    page.context.set_offline(False)
    expect(lost).to_have_count(0, timeout=PATIENCE)
