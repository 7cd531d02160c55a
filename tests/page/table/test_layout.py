"""Layout: all answers visible on a laptop, room for the board on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table_actions import (
    LATE,
    QUESTION,
    choose_unseen_until,
    cut_off,
    resize,
    settle,
    sit_with_bots,
)

LOW_WINDOWS = [(1366, 610), (1280, 585), (960, 540)]
"""A small laptop with a browser's bars, and a large screen at 200 %."""
SCREENS = [(1920, 1080), (1600, 900), (1366, 768), (1280, 657)]
PHONES = [(390, 844), (360, 640)]
State = dict[str, Any]

ANSWERS_CUT = """() => {
  const box = document.querySelector(".answers-box").getBoundingClientRect();
  return [...document.querySelectorAll(".answers-box .answer")].filter((answer) => {
    const {right, bottom} = answer.getBoundingClientRect();
    return bottom > box.bottom + 1 || right > box.right + 1;
  }).map((answer) => answer.textContent);
}"""
UNDER_THE_TOOLS = """() => {
  const tools = [...document.querySelectorAll(".tools button")];
  const edge = Math.min(...tools.map((tool) => tool.getBoundingClientRect().left));
  const cards = document.querySelectorAll(".my-hand h2, .my-hand .card-spot");
  return [...cards].filter((card) => card.getBoundingClientRect().right > edge + 0.5)
    .map((card) => card.textContent);
}"""
TOO_WIDE = """() => [...document.querySelectorAll(".tabs, .tabs button, .tools button")]
  .filter((part) => part.clientWidth && part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.textContent)"""
BELOW_ITS_PANE = """() => {
  const pane = document.querySelector(".part-own").getBoundingClientRect();
  const track = document.querySelector(".part-own [data-place^='rat:'] > .water");
  return Math.round(track.getBoundingClientRect().bottom - pane.bottom);
}"""
DRAWN = """(part) => {
  const {width, height} = document.querySelector(part).viewBox.baseVal;
  const place = document.querySelector(part).getBoundingClientRect();
  return width * Math.min(place.width / width, place.height / height);
}"""

OUT_OF_SIGHT = """() => {
  const end = document.querySelector(".asking").getBoundingClientRect().top;
  const ends = {
    ".drawing.city": end, ".part-own .drawing.borough": end, ".part-side .tabs": innerHeight,
  };
  const hidden = Object.keys(ends).filter((part) => {
    const {top, left, right, bottom} = document.querySelector(part).getBoundingClientRect();
    return top < 0 || left < 0 || right > innerWidth || bottom > ends[part] + 1;
  });
  const higher = document.documentElement.scrollHeight > innerHeight;
  return higher ? [...hidden, "the page scrolls"] : hidden;
}"""
TOP_OF_THE_MAP = """() => {
  const map = document.querySelector(".drawing.city");
  const {x, y, width, height} = map.getBoundingClientRect();
  return map.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

CUT_SHORT = """() => [...document.querySelectorAll(".answers-box .effect")]
  .filter((part) => {
    const {left, right, bottom} = part.getBoundingClientRect();
    const answer = part.closest(".answer").getBoundingClientRect();
    const sticksOut = left < answer.left || right > answer.right || bottom > answer.bottom + 1;
    return sticksOut || part.scrollWidth > part.clientWidth + 1;
  })
  .map((part) => part.textContent)"""


def asks(question: str, answers: int) -> Callable[[State], bool]:
    """Whether a certain question has a certain number of answers."""

    def asked(now: State) -> bool:
        choices = now["question"]["choices"]
        return bool(now["question"]["question"] == question and len(choices) == answers)

    return asked


def asks_some(now: State) -> bool:
    """Whether a question about a card has four to six answers."""
    return now["view"]["phase"] == "cards" and 4 <= len(now["question"]["choices"]) <= 6


def see(page: Page, table: str, until: Callable[[State], bool]) -> None:
    """Play on to a question, and wait until the page asks it."""
    now = choose_unseen_until(page, table, until, rather="friend")
    asked = str(now["question"]["asked"])
    expect(page.locator(".answers-box")).to_have_attribute("data-asked", asked)


@pytest.mark.parametrize(
    "screens",
    [
        {"de": SCREENS[3:], "ru": SCREENS[2:3]},
        pytest.param(dict.fromkeys(languages(), SCREENS), marks=pytest.mark.soak),
    ],
    ids=["some", "all"],
)
def test_every_answer_is_in_sight_on_a_laptop(
    new_page: NewPage, screens: dict[str, list[tuple[int, int]]]
) -> None:
    page = new_page("/")
    table = sit_with_bots(page, 4)
    for until in (asks("keep", 3), asks("card", 3), asks("friend", 7), asks("hire", 4), asks_some):
        see(page, table, until)
        for language, sizes in screens.items():
            page.evaluate("(one) => localStorage.setItem('notredame.language', one)", language)
            page.reload()
            page.wait_for_selector(QUESTION)
            for size in sizes:
                resize(page, size)
                assert page.evaluate(ANSWERS_CUT) == [], (
                    page.locator(".prompt").inner_text(),
                    size,
                )


@pytest.mark.parametrize("language", languages())
def test_a_phone_keeps_cards_and_tools_apart_and_shows_the_whole_borough(
    new_page: NewPage, language: str
) -> None:
    page = new_page("/", width=390, height=844, has_touch=True, locale=language)
    table = sit_with_bots(page, 3)
    page.wait_for_selector(QUESTION)
    for question, answers in (("keep", 3), ("keep", 2), ("card", 3)):
        see(page, table, asks(question, answers))
        for size in PHONES:
            resize(page, size)
            assert page.evaluate(UNDER_THE_TOOLS) == [], (question, size)
            assert page.evaluate(BELOW_ITS_PANE) <= 0, (question, size)
            if size == PHONES[0]:
                assert page.evaluate(ANSWERS_CUT) == [], question
            page.locator("#part-tab-log").click()
            assert page.evaluate(TOO_WIDE) == [], (question, size)
            page.locator("#part-tab-mine").click()


def test_a_phone_gives_the_board_more_room_than_the_question(new_page: NewPage) -> None:
    page = new_page("/", width=360, height=640, has_touch=True)
    sit_with_bots(page, 4)
    page.wait_for_selector(QUESTION)
    assert page.evaluate(DRAWN, ".drawing.borough") > 270
    page.locator("#part-tab-city").click()
    assert page.evaluate(DRAWN, ".drawing.city") > 245
    asking = page.locator(".asking").bounding_box()
    assert asking
    assert asking["height"] < 0.4 * 640
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint-does")).to_be_visible()
    first = page.locator(".answer").first.bounding_box()
    assert first
    assert first["y"] + first["height"] <= 640


def test_lines_of_the_log_follow_each_other_closely_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/", width=360, height=640, has_touch=True)
    sit_with_bots(page, 4)
    page.wait_for_selector(QUESTION)
    page.locator("#part-tab-log").click()
    gaps = page.locator(".log-turn").evaluate_all(
        """(turns) => turns.flatMap((turn) => {
          const lines = [...turn.querySelectorAll(".line-button > span")];
          const boxes = lines.map((line) => line.getBoundingClientRect());
          return boxes.slice(1).map((box, i) => box.top - boxes[i].bottom);
        })"""
    )
    assert gaps
    assert 0 <= min(gaps) <= max(gaps) < 14


def test_persons_stay_where_they_are_when_the_rat_would_overrun(new_page: NewPage) -> None:
    page = new_page("/", width=1280, height=720)
    sit_with_bots(page, 3)
    page.wait_for_selector(QUESTION)
    before = page.locator(".hireables").bounding_box()
    page.locator(".plague-words").evaluate(
        """(words) => {
          const price = document.createElement("span");
          price.className = "price";
          price.textContent = "−2◆ −1◆";
          words.lastElementChild.append(price);
        }"""
    )
    assert page.locator(".hireables").bounding_box() == before


STRIPS = """() => [...document.querySelectorAll(".strip")].map((strip) => strip.offsetHeight)"""
FULL_STRIPS = """() => {
  const strips = document.querySelector(".strips");
  strips.replaceWith(strips.cloneNode(true)); // a copy that the page does not draw again
  const emblem = document.querySelector(".strip-name svg").outerHTML;
  for (const strip of document.querySelectorAll(".strip")) {
    const seen = (place) => strip.querySelector(`[data-place^="${place}:"] .seen`);
    for (const place of ["coins", "supply", "general"]) {
      seen(place).querySelector(".number").textContent = "14";
    }
    for (const old of strip.querySelectorAll(".foreseen, .price, .message-tally span span")) {
      old.remove();
    }
    seen("rat").insertAdjacentHTML("beforeend", `<span class="foreseen number">→9</span>
      <span class="price">−2${seen("rat").querySelector("svg").outerHTML}</span>`);
    const messages = `<span class="by-colour">${emblem}<span class="number">2</span></span>`;
    seen("messages").insertAdjacentHTML("beforeend", messages.repeat(5));
    strip.querySelector(".last-action").textContent = "Hires the night watchman for 1 coin.";
  }
  const rows = [...document.querySelectorAll(".tally-row, .strip header, .seven")];
  const tooFull = rows.filter((row) => row.scrollWidth > row.clientWidth + 1);
  return [
    [...document.querySelectorAll(".strip")].map((strip) => strip.offsetHeight),
    tooFull.map((row) => row.textContent),
  ];
}"""
"""Heights of strips filled with as much as a player can have, and rows that are too full.

They are measured at once, before the page draws its own strips again.
"""


def bots_have_chosen(page: Page, table: str) -> None:
    """Wait until only I am asked, so that nothing on the page changes by itself."""
    while len(page.request.get(f"/api/tables/{table}").json()["waiting"]) > 1:
        page.wait_for_timeout(100)


def test_strips_keep_their_height_whatever_they_say(new_page: NewPage) -> None:
    page = new_page("/")
    table = sit_with_bots(page, 5)
    bots_have_chosen(page, table)
    for size in [(1366, 768), (1280, 585), (1180, 820), (820, 1180)]:
        resize(page, size)
        page.reload()
        page.wait_for_selector(QUESTION)
        settle(page)
        heights = page.evaluate(STRIPS)
        assert len(set(heights)) == 1, size
        assert page.evaluate(FULL_STRIPS) == [heights, []], size


@pytest.mark.parametrize("size", [(1366, 768), (1280, 657)])
def test_a_lesson_leaves_the_tabs_of_the_log(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/learn", width=size[0], height=size[1])
    page.locator("button.large").first.click()
    expect(page.locator(".coach.open")).to_be_visible()
    lesson = page.locator(".coach").bounding_box()
    tabs = page.locator(".side-head").bounding_box()
    others = page.locator(".part-others").bounding_box()
    assert lesson
    assert tabs
    assert others
    assert tabs["height"] > 20
    assert others["y"] + others["height"] <= tabs["y"]
    assert tabs["y"] + tabs["height"] <= lesson["y"]
    page.get_by_role("tab", name="Help").click()
    expect(page.locator(".side-panel")).to_be_in_viewport(ratio=0.99)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_low_window_shows_the_map_beside_a_long_log(new_page: NewPage, players: int) -> None:
    page = new_page("/")
    table = sit_with_bots(page, players)
    choose_unseen_until(page, table, lambda now: now["view"]["round"] == "A3")
    for language in languages():
        page.evaluate("(one) => localStorage.setItem('notredame.language', one)", language)
        page.reload()
        page.wait_for_selector(QUESTION)
        assert page.locator(".log-box").evaluate("(log) => log.scrollHeight") > 700
        for size in LOW_WINDOWS:
            resize(page, size)
            if page.evaluate(OUT_OF_SIGHT):
                page.wait_for_timeout(LATE)
            assert page.evaluate(OUT_OF_SIGHT) == [], (language, size)
            assert page.evaluate(TOP_OF_THE_MAP), (language, size)
            assert page.evaluate(DRAWN, ".drawing.city") > 300, (language, size)


def test_a_very_low_window_scrolls_by_the_height_of_the_bar(new_page: NewPage) -> None:
    page = new_page("/")
    table = sit_with_bots(page, 5)
    choose_unseen_until(page, table, lambda now: now["view"]["round"] == "A3")
    page.reload()
    page.wait_for_selector(QUESTION)
    resize(page, (932, 430))
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    city, asking = (page.locator(part).bounding_box() for part in (".drawing.city", ".asking"))
    assert city
    assert asking
    assert city["y"] >= 0
    assert city["y"] + city["height"] <= asking["y"] + 1
    assert asking["y"] + asking["height"] <= 430


@pytest.mark.parametrize("size", LOW_WINDOWS)
def test_a_low_window_shows_a_whole_lesson(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/learn", width=size[0], height=size[1])
    page.locator("button.large").first.click()
    lesson = page.locator(".coach.open .lesson-place")
    expect(lesson).to_contain_text("Welcome to Paris!")
    assert lesson.evaluate("(place) => place.scrollHeight <= place.clientHeight")
    expect(lesson).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", languages())
def test_a_low_window_tells_what_a_person_does(new_page: NewPage, language: str) -> None:
    words = catalogue(language)
    persons = [
        [words.person(one), words.say("person_help", one)] for one in words.keys("person_help")
    ]
    page = new_page("/", locale=language)
    sit_with_bots(page, 4)
    page.wait_for_selector(QUESTION)
    for size in [*LOW_WINDOWS, (1120, 600)]:
        resize(page, size)
        assert cut_off(page, persons) == [], size


@pytest.mark.parametrize(
    "spoken", [("de",), pytest.param(("en", "ja", "ru"), marks=pytest.mark.soak)]
)
def test_an_explanation_is_told_whole_or_left_out(
    new_page: NewPage, spoken: tuple[str, ...]
) -> None:
    page = new_page("/")
    table = sit_with_bots(page, 4)
    now = choose_unseen_until(page, table, asks("friend", 7), rather="friend")
    left_out = 0
    for language in spoken:
        page.evaluate("(one) => localStorage.setItem('notredame.language', one)", language)
        page.reload()
        page.wait_for_selector(QUESTION)
        for size in [*SCREENS, (1024, 600), *LOW_WINDOWS]:
            resize(page, size)
            assert page.evaluate(CUT_SHORT) == [], (language, size)
            left_out += page.locator(".effect.left-out").count()
    assert left_out, now["question"]  # else nothing was too long, and nothing was checked


def test_what_the_neighbour_gets_is_left_out_first_and_in_all_answers_alike(
    new_page: NewPage,
) -> None:
    page = new_page("/", locale="de")
    sit_with_bots(page, 4)
    page.wait_for_selector(QUESTION)
    left_out = 0
    for size in [*SCREENS, *LOW_WINDOWS]:
        resize(page, size)
        theirs = page.locator(".answers-box .of-neighbour").count()
        gone = page.locator(".answers-box .of-neighbour.left-out").count()
        own = page.locator(".answers-box .in-words.left-out:not(.of-neighbour)").count()
        assert theirs == 3
        assert gone in {0, 3}, size
        assert gone == 3 or own == 0, size
        left_out += gone
    assert left_out  # else there was room for everything, and nothing was checked


def test_what_is_left_out_is_in_the_note_of_its_answer(new_page: NewPage) -> None:
    page = new_page("/", width=960, height=540, locale="de")
    table = sit_with_bots(page, 4)
    choose_unseen_until(page, table, asks("friend", 7), rather="friend")
    page.reload()
    page.wait_for_selector(QUESTION)
    answer = page.locator(".answer", has=page.locator(".left-out")).first
    expect(answer.locator(".left-out .more").first).to_have_text("…")
    parts = answer.locator(".left-out .explanation").all_text_contents()
    note = page.locator("#tip:popover-open")
    page.keyboard.press("Tab")
    answer.focus()
    for part in parts:
        expect(answer).to_have_accessible_name(re.compile(re.escape(part)))
        expect(note).to_contain_text(part[1:])
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    answer.hover()
    for part in parts:
        expect(note).to_contain_text(part[1:])
