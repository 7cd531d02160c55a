"""Driving on the page: messages are taken by a click, other stops open on demand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import (
    LATE,
    QUESTION,
    choose_unseen_until,
    click_inside,
    resize,
    sit_where,
    sit_with_bots,
)

LIT = ".city .lit[data-place^='market:']"
TIP = ".tip:popover-open"
COVERED = """() => {
  const hidden = (x, y) => !document.elementFromPoint(x, y)?.closest(".drawing.city");
  return [...document.querySelectorAll(".city [data-place^='market:'] .message")].filter((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return [left + 1, (left + right) / 2, right - 1]
      .some((x) => [top + 1, (top + bottom) / 2, bottom - 1].some((y) => hidden(x, y)));
  }).map((one) => one.parentElement.dataset.place);
}"""
"""Markets with a message of which something covers a part."""
OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll(".tools button, .my-hand .card-spot, .my-hand h2")]
    .map((part) => [part.textContent.trim(), part.getBoundingClientRect()]);
  return boxes.flatMap(([words, box], i) => boxes.slice(0, i)
    .filter(([, other]) => other.width && box.width)
    .filter(([, other]) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1)
    .filter(([, other]) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
    .map(([others]) => `${words}, ${others}`));
}"""


def may_take(now: dict[str, Any]) -> bool:
    """Whether a carriage may take several messages; without any, its stops are listed."""
    return len([one for one in now["question"]["choices"] if "take:" in one["id"]]) > 1


def drives(now: dict[str, Any]) -> bool:
    """Whether a carriage may take messages, but not all of those within reach, nor reaches all."""
    if not may_take(now):
        return False
    notes = now["question"]["notes"]
    return len({refused["why"] in notes for refused in now["question"]["refused"]}) == 2


def lit(page: Page) -> set[str]:
    """The markets that a click picks."""
    found = (spot.get_attribute("data-place") for spot in page.locator(LIT).all())
    return {str(place).removeprefix("market:") for place in found}


def test_messages_are_taken_by_a_click_and_other_stops_open_on_demand(new_page: NewPage) -> None:
    page = new_page()
    question = sit_where(page, 4, drives, rather="carriage")["question"]
    takes = {c["id"].removeprefix("take:") for c in question["choices"] if "take:" in c["id"]}
    stops = {c["id"].removeprefix("drive:") for c in question["choices"] if "drive:" in c["id"]}
    page.reload()
    expect(page.locator(QUESTION)).to_have_count(len(takes))
    assert lit(page) == takes
    for note in question["notes"]:
        expect(page.locator(".refused")).to_contain_text(note)

    near = next(one for one in question["refused"] if one["why"] in question["notes"])
    page.locator(f"[data-place='{near['place']}']").hover()
    expect(page.locator(TIP)).to_contain_text(near["why"])
    far = next(one for one in question["refused"] if one["why"] not in question["notes"])
    page.locator(f"[data-place='{far['place']}']").hover()
    expect(page.locator(TIP)).to_contain_text("Out of reach")
    page.mouse.move(5, 5)

    switch = page.get_by_role("switch", name="Just stop")
    entry = page.get_by_role("button", name="Stop without taking …")
    entry.click()
    expect(page.locator(QUESTION)).to_have_count(len(question["choices"]))
    expect(switch).to_be_checked()
    assert lit(page) == stops
    switch.focus()
    page.keyboard.press("Space")
    expect(page.locator(QUESTION)).to_have_count(len(takes))
    assert lit(page) == takes
    for checked in (True, False):
        page.keyboard.press("0")
        expect(switch).to_be_checked(checked=checked)

    market = min(takes)
    with page.expect_request("**/choices") as sent:
        click_inside(page.locator(f"[data-place='market:{market}']"))
    assert (sent.value.post_data_json or {})["choice"] == f"take:{market}"


def test_on_a_phone_a_tap_takes_and_the_switch_stops(new_page: NewPage) -> None:
    page = new_page("/", width=390, height=844, has_touch=True)
    table = sit_with_bots(page, 3)
    now = choose_unseen_until(page, table, may_take, rather="carriage")
    market = now["question"]["choices"][0]["id"].removeprefix("take:")
    page.reload()
    page.get_by_role("switch", name="Just stop").tap()
    with page.expect_request("**/choices") as sent:
        page.locator(f"[data-place='market:{market}']").tap()
    assert (sent.value.post_data_json or {})["choice"] == f"drive:{market}"


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (5, "ru")])
def test_nothing_covers_a_message_and_the_switch_covers_no_card(
    new_page: NewPage, players: int, language: str
) -> None:
    page = new_page("/", locale=language)
    table = sit_with_bots(page, players)
    choose_unseen_until(page, table, may_take, rather="carriage")
    page.reload()
    page.wait_for_selector(QUESTION)
    for size in [(1366, 768), (820, 1180), (390, 844), (360, 640)]:
        resize(page, size)
        expect(page.get_by_role("switch")).to_be_in_viewport(ratio=0.99)
        if page.evaluate(COVERED):
            page.wait_for_timeout(LATE)  # after a resize, what is drawn moves late
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate(OVERLAPPING) == [], size


def may_move_the_rat(now: dict[str, Any]) -> bool:
    """Whether a message has just moved the rat back, unless that is declined."""
    return bool(now["question"]["question"] == "rat")


def test_enter_moves_the_rat_back(new_page: NewPage) -> None:
    page = new_page()
    table = sit_with_bots(page, 3)
    choose_unseen_until(page, table, may_move_the_rat, rather=r"carriage|\+ rat back")
    page.reload()
    expect(page.locator(f"{QUESTION}.is-preferred")).to_contain_text("Move the rat back 1 space")
    expect(page.locator(QUESTION).last).to_contain_text("Leave the rat where it is")
    with page.expect_request("**/choices") as sent:
        page.keyboard.press("Enter")
    assert (sent.value.post_data_json or {})["choice"] == "rat-back:1"
