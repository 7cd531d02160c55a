"""The waiting room: people can still change their minds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from notredame.server.http.routes import tables
from tests.page.conftest import NewPage
from tests.page.table_actions import set_up
from tests.server.servers import until


def a_table_with_a_free_seat(new_page: NewPage) -> tuple[str, Page, Page]:
    """Anna and Ben waiting for a third person."""
    anna = new_page()
    table = set_up(anna, [{"who": "me", "name": "Anna"}, {"who": "link"}, {"who": "link"}])
    anna.goto(f"/t/{table}")
    seats = anna.request.get(f"/api/tables/{table}/links").json()["seats"]
    ben = new_page(seats["1"])
    ben.get_by_label("My name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".seat-rows")).to_contain_text("Ben")
    ben.locator("main.waiting-room").wait_for()
    return table, anna, ben


def test_whoever_sits_can_get_up_again(new_page: NewPage) -> None:
    _, anna, ben = a_table_with_a_free_seat(new_page)
    expect(anna.get_by_role("status").first).to_contain_text("Free seats: 1.")
    ben.get_by_role("button", name="Leave seat").click()
    expect(ben).to_have_url(re.compile("/$"))
    expect(anna.get_by_role("status").first).to_contain_text("Free seats: 2.")
    expect(anna.locator(".seat-rows")).not_to_contain_text("Ben")


def test_the_host_can_get_up_and_sit_down_again(new_page: NewPage) -> None:
    held: list[Route] = []
    table, anna, _ = a_table_with_a_free_seat(new_page)
    anna.get_by_role("button", name="Leave seat").click()
    expect(anna).to_have_url(re.compile("/$"))
    # She need not wait until the page has shown the links.
    anna.route("**/links", lambda route: held.append(route), times=1)
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_role("button", name="Leave seat")).to_be_visible()


def test_the_host_frees_the_seat_of_whoever_is_gone_but_of_nobody_who_was_just_here(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna, ben = a_table_with_a_free_seat(new_page)
    free = anna.get_by_role("button", name="Free Ben's seat")
    expect(free).to_have_count(0)
    ben.close()
    free.click()
    expect(anna.get_by_role("alert")).to_contain_text("a moment ago")
    expect(anna.locator(".seat-rows")).to_contain_text("Ben")
    monkeypatch.setattr(tables, "GONE_SECONDS", 0.0)
    free.click()
    expect(anna.get_by_role("status").first).to_contain_text("Free seats: 2.")
    expect(anna.locator(".seat-rows")).not_to_contain_text("Ben")


def test_whoever_sits_can_still_choose_a_name(new_page: NewPage) -> None:
    _, anna, ben = a_table_with_a_free_seat(new_page)
    mine = ben.get_by_label("My name")
    mine.fill("Benedikt")
    mine.press("Enter")
    expect(anna.locator(".seat-rows")).to_contain_text("Benedikt")
    until(lambda: ben.request.get("/api/me").json()["name"] == "Benedikt")
