"""The map: messages to be read from afar, and a closer look by wheel, keys, buttons and fingers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, choose_unseen_until, sit_with_bots

LEAST_NUMBER = 28
"""Pixels of a message's number on a small laptop."""
NUMBERS = """() => [...document.querySelectorAll(".city .message text")].map((text) => {
  const svg = text.ownerSVGElement;
  const box = svg.getBoundingClientRect();
  const {width, height} = svg.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  return scale * Number(text.getAttribute("font-size"));
})"""


def shown(page: Page) -> list[float]:
    """The part of the drawing that is shown: left, top, width and height in its units."""
    frame = page.locator("svg.city").get_attribute("viewBox")
    assert frame
    return [float(part) for part in frame.split()]


def test_the_number_of_a_message_can_be_read_on_a_laptop(new_page: NewPage) -> None:
    page = new_page(width=1366, height=768)
    for players in (2, 5):
        sit_with_bots(page, players)
        page.wait_for_selector(QUESTION)
        numbers = page.evaluate(NUMBERS)
        assert len(numbers) == 4 * (4 if players == 2 else 5)
        assert min(numbers) >= LEAST_NUMBER


def test_the_map_comes_closer_and_moves(new_page: NewPage) -> None:
    page = new_page(width=1366, height=768)
    sit_with_bots(page, 3)
    page.wait_for_selector(QUESTION)
    box = page.locator(".city-map").bounding_box()
    assert box
    whole = shown(page)

    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 4)
    page.mouse.wheel(0, -240)
    expect(page.locator(".city-map.near")).to_be_visible()
    near = shown(page)
    assert near[2] < whole[2]
    assert near[0] < (whole[2] - near[2]) / 2, "the place under the pointer stays"

    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 4 - 80, box["y"] + box["height"] / 4, steps=4)
    page.mouse.up()
    assert shown(page)[0] > near[0]

    page.locator(".zoom-buttons button").first.focus()
    before = shown(page)
    page.keyboard.press("+")
    assert shown(page)[2] < before[2]
    before = shown(page)
    page.keyboard.press("ArrowDown")
    assert shown(page)[1] > before[1]
    page.keyboard.press("-")
    assert shown(page)[2] > before[2]
    page.get_by_role("button", name="Show the whole city").click()
    assert shown(page) == whole
    expect(page.locator(".zoom-buttons button")).to_have_count(1)


def test_a_drag_across_a_market_picks_nothing(new_page: NewPage) -> None:
    page = new_page(width=1366, height=768)
    table = sit_with_bots(page, 3)
    now = choose_unseen_until(
        page, table, lambda now: now["question"]["question"] == "drive", rather="carriage"
    )
    market = page.locator(".city .place.lit").first
    expect(market).to_be_visible()
    page.get_by_role("button", name="Zoom in").click()
    place = market.bounding_box()
    assert place
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2 + 40, place["y"] + 40, steps=4)
    page.mouse.up()
    page.wait_for_timeout(300)
    after = page.request.get(f"/api/tables/{table}").json()
    assert after["question"]["asked"] == now["question"]["asked"]


def test_two_fingers_zoom_on_a_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, has_touch=True)
    sit_with_bots(page, 3)
    page.wait_for_selector(QUESTION)
    page.locator("#part-tab-city").click()
    box = page.locator(".city-map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".city-map.near")).to_be_visible()
