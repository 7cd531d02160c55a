"""What people say to each other stays on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewPage
from .playing import set_up


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
