"""Room for everything: at every window size, in every language, with any number of players."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from notredame.text import languages
from tests.page.conftest import NewPage
from tests.page.table_actions import (
    LATE,
    QUESTION,
    choose_unseen_until,
    resize,
    settle,
    sit_with_bots,
)

LINES = 8
"""Lines of the log that can be read without scrolling."""
OUT_OF_PLACE = """(parts) => {
  const found = [];
  const boxes = parts.map((part) => document.querySelector(part)?.getBoundingClientRect());
  parts.forEach((part, i) => {
    const box = boxes[i];
    if (!box?.width || !box.height) return found.push(`${part} is not shown`);
    const {left, top, right, bottom} = box;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${part} is not in the window`);
    }
    boxes.slice(0, i).forEach((other, j) => {
      const wide = Math.min(right, other.right) - Math.max(left, other.left);
      const high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      if (wide > 1 && high > 1) found.push(`${part} covers ${parts[j]}`);
    });
  });
  const {scrollHeight, scrollWidth} = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.push("the page scrolls");
  return found;
}"""
"""Parts that are not wholly in the window, or overlap."""

CUT = """() => {
  const found = [];
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const texts = ".strip header, .strip .name, .tally-row, .seven, .last-action, .own-head, "
    + ".legend, .own-name .name, .top-round, .person-words, .top-plague, .prompt, .answer, "
    + ".effect, .tools button, .tabs, .tabs button, .card-group h2, .part-others, .hireable";
  for (const one of [...document.querySelectorAll(texts)].filter(shown)) {
    const wide = one.scrollWidth - one.clientWidth;
    // The start figure is higher than its line, for fingers.
    const high = one.matches(".own-head") ? 0 : one.scrollHeight - one.clientHeight;
    const inline = getComputedStyle(one).display === "inline";
    if (!inline && (wide > 1 || high > 1)) found.push(`${one.className}: ${one.textContent}`);
  }
  // Names in drawings: on a card within its edges, at a house within its walls.
  for (const name of [...document.querySelectorAll(".drawing text.name")].filter(shown)) {
    const around = name.parentElement.querySelector(".wall") ?? name.closest("svg");
    const [text, edge] = [name.getBoundingClientRect(), around.getBoundingClientRect()];
    if (text.left < edge.left || text.right > edge.right || text.bottom > edge.bottom) {
      found.push(`drawn: ${name.textContent}`);
    }
  }
  return found;
}"""
"""Texts that are wider or higher than their places."""

READABLE_LINES = """() => {
  const box = document.querySelector(".log-box").getBoundingClientRect();
  const range = document.createRange();
  const lines = [...document.querySelectorAll(".log-box .line-button > span")].flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  const whole = lines.filter(({top, bottom}) => top >= box.top - 2 && bottom <= box.bottom + 2);
  return new Set(whole.map(({top}) => Math.round(top))).size;
}"""
"""Lines of text in the log that are wholly in sight."""

COVERED = """(part) => {
  const drawing = document.querySelector(part);
  const {x, y, width, height} = drawing.getBoundingClientRect();
  return !drawing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def show(page: Page, part: str) -> None:
    """Switch to another part, on a phone or a tablet."""
    page.evaluate("(tab) => document.querySelector(tab).click()", f"#part-tab-{part}")
    settle(page)


def too_few_lines(page: Page) -> list[str]:
    """A complaint if too little of the log can be read."""
    lines = page.evaluate(READABLE_LINES)
    return [] if lines >= LINES else [f"{lines} lines of the log"]


def check_everything_at_once(page: Page, log: str) -> list[str]:
    """What is wrong with a window that shows map, borough, players and question together."""
    parts = [".top-bar", ".part-city", ".part-own", ".part-others", ".asking", log]
    found: list[str] = page.evaluate(OUT_OF_PLACE, parts) + page.evaluate(CUT)
    return found


def check_laptop(page: Page) -> list[str]:
    """What is wrong with a window where the log may have to be enlarged by a key."""
    found = check_everything_at_once(page, ".side-head")
    if page.evaluate(COVERED, ".drawing.city"):
        found.append("something covers the map")
    if not too_few_lines(page):
        return found
    expect(page.locator(".side-size")).to_be_in_viewport(ratio=0.99)
    page.keyboard.press("l")
    settle(page)
    found += page.evaluate(OUT_OF_PLACE, [".part-side", ".asking", ".part-own", ".part-city"])
    found += too_few_lines(page)
    page.keyboard.press("l")
    settle(page)
    return found


def check_tablet(page: Page) -> list[str]:
    """What is wrong with an upright tablet, where many players and the log take turns."""
    if page.locator(".game.few").count():
        return check_everything_at_once(page, ".part-side") + too_few_lines(page)
    found = check_everything_at_once(page, ".part-tabs")
    show(page, "log")
    found += too_few_lines(page)
    show(page, "others")
    return found


def check_phone(page: Page) -> list[str]:
    """What is wrong with a window that shows one part at a time."""
    found: list[str] = []
    for tab, part in [("city", "city"), ("mine", "own"), ("others", "others"), ("log", "side")]:
        show(page, tab)
        found += page.evaluate(OUT_OF_PLACE, [".top-bar", f".part-{part}", ".part-tabs", ".asking"])
        # Five players scroll there.
        found += [cut for cut in page.evaluate(CUT) if not cut.startswith("part-others:")]
    return found + too_few_lines(page)


SIZES = {
    (1280, 585): check_laptop,
    (1366, 610): check_laptop,
    (1366, 768): check_laptop,
    (1536, 730): check_laptop,
    (1920, 1080): check_laptop,
    (2560, 1440): check_laptop,
    (1180, 820): check_laptop,
    (820, 1180): check_tablet,
    (390, 844): check_phone,
    (360, 640): check_phone,
}


def test_on_a_tablet_a_lesson_has_the_place_of_the_log(new_page: NewPage) -> None:
    page = new_page("/learn", width=820, height=1180, locale="de")
    page.locator("button.large").first.click()
    page.locator(".coach.open .coach-tools .main").click()
    expect(page.locator(".lesson .lesson-cards")).to_be_visible()
    settle(page)
    assert check_everything_at_once(page, ".coach") == []


@pytest.mark.parametrize(
    ("players", "spoken", "every"),
    [
        (5, languages(), 4),
        (2, ["ru"], 2),
        *(pytest.param(k, languages(), 1, marks=pytest.mark.soak) for k in (2, 3, 4, 5)),
    ],
)
def test_everything_has_room(
    new_page: NewPage, players: int, spoken: list[str], every: int
) -> None:
    """At every size, or each language at others of them."""
    page = new_page("/")
    table = sit_with_bots(page, players)
    choose_unseen_until(
        page, table, lambda now: now["view"]["round"] == "A2" and now["view"]["phase"] == "cards"
    )
    wrong = {}
    for number, language in enumerate(spoken):
        page.evaluate("(one) => localStorage.setItem('notredame.language', one)", language)
        page.reload()
        page.wait_for_selector(QUESTION)
        for size, check in list(SIZES.items())[number % every :: every]:
            resize(page, size)
            if check(page):
                page.wait_for_timeout(LATE)  # a change of the font's size moves some parts late
                if found := check(page):
                    wrong[language, size] = found
    assert wrong == {}
