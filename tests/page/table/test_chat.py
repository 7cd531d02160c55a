"""Chat stays on the page."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import set_up, sit_with_bots


def at_the_chat(page: Page) -> Page:
    """A person alone with a bot, about to write something."""
    sit_with_bots(page, 2)
    page.get_by_role("tab", name="Chat").click()
    return page


def say(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.keyboard.press("Enter")


def test_nobody_waits_for_a_line_to_arrive_before_the_next_is_said(new_page: NewPage) -> None:
    page = at_the_chat(new_page())
    held: list[Route] = []
    page.route("**/chat", lambda route: held.append(route), times=1)
    say(page, "Hello")
    expect(page.locator(".chat-lines")).to_contain_text("Hello")
    say(page, "Is anybody there?")
    page.get_by_label("Say something").fill("Well")
    held[0].continue_()
    lines = page.locator(".chat-lines p", has_text="Anna")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text("Is anybody there?")
    expect(page.locator(".chat-lines p")).to_have_count(2)
    expect(page.get_by_label("Say something")).to_have_value("Well")


def test_what_cannot_be_said_is_written_there_again(new_page: NewPage) -> None:
    page = at_the_chat(new_page())
    page.route("**/chat", lambda route: route.fulfill(status=429, json={"problem": "too-many"}))
    say(page, "Hello")
    expect(page.locator(".chat-box [role=alert]")).to_be_visible()
    expect(page.get_by_label("Say something")).to_have_value("Hello")
    page.unroute("**/chat")
    page.get_by_label("Say something").press("Enter")
    expect(page.locator(".chat-lines p", has_text="Anna")).to_contain_text("Hello")
    expect(page.locator(".chat-box [role=alert]")).to_have_count(0)


def test_a_line_that_is_said_although_the_answer_was_lost_is_said_once(new_page: NewPage) -> None:
    page = at_the_chat(new_page())

    def lose_the_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/chat", lose_the_answer, times=1)
    say(page, "Hello")
    expect(page.locator(".chat-lines p", has_text="Anna")).to_contain_text("Hello")
    say(page, "Ben?")
    lines = page.locator(".chat-lines p")
    expect(lines.filter(has_text="Ben?").filter(has_text="Anna")).to_have_count(1)
    expect(lines).to_have_count(2)


def test_half_a_sentence_waits_while_one_looks_at_the_log(new_page: NewPage) -> None:
    page = at_the_chat(new_page())
    page.get_by_label("Say something").fill("I think")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_label("Say something")).to_have_value("I think")


def test_what_was_said_stays_while_more_is_said_and_played(new_page: NewPage) -> None:
    anna = new_page("/")
    table = set_up(anna, [{"who": "me", "name": "Anna"}, {"who": "link"}])
    ben = new_page(anna.request.get(f"/api/tables/{table}/links").json()["seats"]["1"])
    ben.get_by_label("My name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("tab", name="Chat").click()
    lines = ben.locator(".chat-lines p")
    for count, (words, page) in enumerate([("Hello", anna), ("Well", ben), ("Now", anna)], start=1):
        ben.get_by_label("Say something").fill(words)
        ben.keyboard.press("Enter")
        expect(lines.filter(has_text="Ben")).to_have_count(count)
        state = page.request.get(f"/api/tables/{table}").json()
        asked, choice = state["question"]["asked"], state["question"]["choices"][0]["id"]
        answer = {"seat": state["seat"], "asked": asked, "choice": choice}
        assert page.request.post(f"/api/tables/{table}/choices", data=answer).ok
    expect(lines.first).to_contain_text("Hello")
