"""Several people at one table: by link, watching, chatting, leaving and coming back."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from notredame.server.http.routes import tables
from tests.page.conftest import NewPage
from tests.page.table_actions import HAND_OVER, QUESTION, choose_by_clicking, set_up


def links_of(page: Page, table: str) -> dict[str, object]:
    """The links that the host gives away."""
    answer = page.request.get(f"/api/tables/{table}/links")
    assert answer.ok
    return dict(answer.json())


def sit_by_link(page: Page, name: str) -> None:
    """Accept an invitation: give a name, and take the seat."""
    page.get_by_label("My name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def two_and_a_bot(new_page: NewPage) -> tuple[str, Page, Page]:
    """A table of two people in two browsers, and a bot."""
    anna = new_page()
    seats = [{"who": "me", "name": "Anna"}, {"who": "link"}, {"who": "bot", "level": "easy"}]
    table = set_up(anna, seats)
    anna.goto(f"/t/{table}")
    expect(anna.get_by_role("heading", name="Waiting for players")).to_be_visible()
    seats_to_give = links_of(anna, table)["seats"]
    assert isinstance(seats_to_give, dict)
    ben = new_page(seats_to_give["1"])
    ben.get_by_label("My name").wait_for()
    ben.reload()  # looking at an invitation twice does not use it up
    sit_by_link(ben, "Ben")
    expect(ben).not_to_have_url(re.compile("#"))
    return table, anna, ben


def test_two_browsers_and_a_bot_draft_at_the_same_time(new_page: NewPage) -> None:
    _, anna, ben = two_and_a_bot(new_page)
    for page in (anna, ben):
        expect(page.locator(QUESTION)).to_have_count(3)
    # Ben goes on before Anna has chosen anything; nobody waits without need.
    ben.locator(QUESTION).first.click()
    expect(anna.locator(QUESTION)).to_have_count(3)
    anna.locator(QUESTION).first.click()
    chance = random.Random(1)
    people = [anna, ben]
    for _ in range(400):
        for page in people:
            if page.locator(QUESTION).count():
                choose_by_clicking(page, chance)
        rounds = [page.locator(".top-bar").inner_text() for page in people]
        if all("A2" in said for said in rounds):
            break
        anna.wait_for_timeout(50)
    else:
        raise AssertionError("two people and a bot did not finish a round")


def draft(*people: Page) -> None:
    """Let everybody keep the first card of each pack."""
    for cards in (3, 2):
        for page in people:
            expect(page.locator(QUESTION)).to_have_count(cards)
            page.locator(QUESTION).first.click()


def test_what_one_does_the_other_sees(new_page: NewPage) -> None:
    _, anna, ben = two_and_a_bot(new_page)
    draft(ben, anna)
    expect(ben.locator(".part-side")).to_contain_text("Everyone has chosen three cards")


def test_the_chat_is_plain_text(new_page: NewPage) -> None:
    _, anna, ben = two_and_a_bot(new_page)
    expect(ben.locator(QUESTION)).to_have_count(3)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    anna.get_by_role("button", name="Send").click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_text("<img src=x onerror=alert(1)> hello")).to_be_visible()


def test_a_watcher_sees_the_board_and_nobodys_cards(new_page: NewPage) -> None:
    table, anna, ben = two_and_a_bot(new_page)
    watch = links_of(anna, table)["watch"]
    watcher = new_page(watch)
    expect(watcher.locator(".part-city")).to_be_visible()
    expect(watcher.locator(QUESTION)).to_have_count(0)
    expect(watcher.locator(".my-hand")).to_have_count(0)
    assert "#" not in watcher.url, "the key stays in the address"
    draft(anna, ben)
    expect(watcher.locator("body")).to_contain_text("Everyone has chosen three cards")


def test_a_stranger_sees_nothing(new_page: NewPage) -> None:
    table, _, _ = two_and_a_bot(new_page)
    stranger = new_page(f"/t/{table}")
    expect(stranger.get_by_role("alert")).to_be_visible()
    expect(stranger.locator(".part-city")).to_have_count(0)


def test_leave_and_come_back(new_page: NewPage) -> None:
    table, anna, ben = two_and_a_bot(new_page)
    expect(anna.locator(QUESTION)).to_have_count(3)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Leave (a bot takes over)").click()
    expect(anna.get_by_text("its moves stand")).to_be_visible()
    anna.get_by_role("button", name="Leave", exact=True).click()
    draft(ben)
    expect(ben.locator("body")).to_contain_text("Everyone has chosen")  # a bot for Anna
    anna.get_by_role("button", name="Rejoin as Anna").first.click()
    chance = random.Random(2)
    while not anna.locator(QUESTION).count():
        if ben.locator(QUESTION).count():
            choose_by_clicking(ben, chance)
        anna.wait_for_timeout(50)
    seats = anna.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["who"] for seat in seats] == ["person", "person", "bot"]


def test_whoever_stays_goes_on_with_a_bot_when_the_host_is_gone(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = two_and_a_bot(new_page)
    ben.get_by_role("button", name="Menu").click()
    instead = ben.get_by_role("button", name="Bot for Anna")
    expect(ben.get_by_role("button", name="Leave (a bot takes over)")).to_be_visible()
    expect(instead).to_have_count(0)
    anna.close()
    instead.click()
    expect(ben.get_by_role("alert")).to_contain_text("away for a minute")
    monkeypatch.setattr(tables, "GONE_SECONDS", 0.0)
    instead.click()
    expect(instead).to_have_count(0)
    seats = ben.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["who"] for seat in seats] == ["bot", "person", "bot"]


def test_people_at_one_screen_hide_their_cards_from_each_other(new_page: NewPage) -> None:
    page = new_page()
    seats = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Ben"}]
    page.goto(f"/t/{set_up(page, seats)}")
    chance = random.Random(3)
    seen: list[str] = []
    while len(seen) < 4:
        page.wait_for_selector(f"{QUESTION}, {HAND_OVER}")
        if page.locator(QUESTION).count():
            choose_by_clicking(page, chance)
            continue
        assert not page.locator(".my-hand").count()
        ready = page.locator(f"{HAND_OVER} button.main")
        seen.append(ready.inner_text())
        ready.click()
        page.wait_for_selector(QUESTION)
    assert set(seen) == {"I am Anna", "I am Ben"}
