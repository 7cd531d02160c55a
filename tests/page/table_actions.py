"""What a person does at a table: answering by clicking, or through the HTTP interface."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Waited

QUESTION = ".asking.has-question .answer:not([aria-disabled=true])"
ENDING = "main.ending"
HAND_OVER = "main.hand-over"
MOST_TABLES = 5
"""Number of games in which a question is looked for."""


def set_up(page: Page, seats: list[dict[str, str]], **more: object) -> str:
    """Set up a table through the HTTP interface; returns its id."""
    answer = page.request.post("/api/tables", data={"seats": seats, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def sit_with_bots(page: Page, players: int, **more: object) -> str:
    """Open a table with bots in all other seats."""
    bots = [{"who": "bot", "level": "easy"}] * (players - 1)
    table = set_up(page, [{"who": "me", "name": "Anna"}, *bots], **more)
    page.goto(f"/t/{table}")
    return table


def choose_unseen_until(
    page: Page, table: str, until: Callable[[dict[str, Any]], bool], *, rather: str = ""
) -> dict[str, Any]:
    """Answer at random through the HTTP interface until a condition holds.

    Choices are preferred whose id or label the pattern `rather` finds.
    """
    now = _choose_unseen(page, table, until, rather)
    assert now["status"] == "playing", "it was never asked"
    return now


def sit_where(
    page: Page, players: int, until: Callable[[dict[str, Any]], bool], *, rather: str = ""
) -> dict[str, Any]:
    """Open a table with bots and answer likewise until a condition holds.

    If it never does in that game, which depends on the bots, at another table.
    """
    for _ in range(MOST_TABLES):
        now = _choose_unseen(page, sit_with_bots(page, players), until, rather)
        if now["status"] == "playing":
            return now
    raise AssertionError("it was never asked")


def choose_unseen_to_the_end(page: Page, table: str) -> None:
    """Answer at random through the HTTP interface until the game is over."""
    assert _choose_unseen(page, table, lambda _: False)["status"] == "over"


def _choose_unseen(
    page: Page, table: str, until: Callable[[dict[str, Any]], bool], rather: str = ""
) -> dict[str, Any]:
    chance = random.Random(1)
    while True:
        now: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
        question = now["question"]
        if now["status"] != "playing" or (question and until(now)):
            return now
        if question:
            every = question["choices"]
            liked = [one for one in every if re.search(rather, f"{one['id']} {one['label']}")]
            choice = chance.choice(liked or every)
            said = {"seat": now["seat"], "asked": question["asked"], "choice": choice["id"]}
            page.request.post(f"/api/tables/{table}/choices", data=said)
        else:
            page.wait_for_timeout(50)


def asked(page: Page) -> bool:
    """Wait for a question or the end of the game; returns whether there is a question."""
    page.wait_for_selector(f"{QUESTION}, {ENDING}, {HAND_OVER}")
    return page.locator(QUESTION).count() > 0


def prompt(page: Page) -> str:
    """The question's text."""
    return page.locator(".prompt").inner_text()


FIND_A_POINT = """(spot) => {
  spot.scrollIntoView({block: "nearest"});
  const box = spot.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [box.x + along * box.width, box.y + down * box.height];
      if (spot.contains(document.elementFromPoint(x, y))) return {x: x - box.x, y: y - box.y};
    }
  }
  return null;
}"""


def click_inside(spot: Locator) -> None:
    """Click a place where it can be hit: many are curved, and pieces stand on them."""
    point = spot.evaluate(FIND_A_POINT)
    assert point is not None, f"{spot.get_attribute('data-place')} is lit, but nobody can hit it"
    spot.click(position=point)


ANSWERED = """(before) => {
  const asking = document.querySelector(".answers-box");
  return !asking || asking.dataset.asked !== before;
}"""
OPENED = f"""(before) => ({ANSWERED})(before)
  || document.querySelector("dialog.place-chooser[open]") || document.querySelector(".is-pending")
"""


def choose_by_clicking(page: Page, chance: random.Random) -> str:
    """Click a lit place, and a choice if several open there; or click an answer's button."""
    question = page.locator(".answers-box").get_attribute("data-asked")
    places = [spot for spot in page.locator(".lit[data-place]").all() if spot.is_visible()]
    if places and chance.random() < 0.8:
        how, spot = "board", chance.choice(places)
        place = spot.get_attribute("data-place")
        click_inside(spot)
        try:
            page.wait_for_function(OPENED, arg=question)
        except Waited:
            raise AssertionError(f"{place} was clicked and did nothing: {prompt(page)}") from None
        opened = page.locator("dialog.place-chooser[open] .answer")
        if opened.count():
            chance.choice(opened.all()).click()
    else:
        chance.choice(page.locator(QUESTION).all()).click()
        how = "button"
    page.wait_for_function(ANSWERED, arg=question)
    return how


def play_to_the_end(page: Page, seed: int = 1) -> dict[str, int]:
    """Play a whole game; returns the numbers of clicks on the board and on buttons."""
    chance = random.Random(seed)
    clicked = {"board": 0, "button": 0}
    while asked(page):
        clicked[choose_by_clicking(page, chance)] += 1
    return clicked


def cut_off(page: Page, persons: list[list[str]]) -> list[str]:
    """Of persons with their help, the names of those whose text does not fit a person's card."""
    found: list[str] = page.locator(".hireable").evaluate_all(
        """(cards, persons) => persons.filter(([name, help]) => cards.some((card) => {
          card.querySelector(".name").textContent = name;
          card.querySelector(".person-words > span").textContent = help;
          return card.scrollHeight > card.clientHeight + 1;
        })).map(([name]) => name)""",
        persons,
    )
    return found


SETTLED = """([width, height]) => new Promise((done) => {
  const parts = "main > *, [class^=part-], .city, .answers-box, .strip";
  const look = () => JSON.stringify([...document.querySelectorAll(parts)].map(
    (part) => [part.getBoundingClientRect(), part.getAttribute("viewBox")],
  ));
  let [before, same] = ["", 0];
  const frame = () => {
    const now = look();
    same = now === before && innerWidth === width && innerHeight === height ? same + 1 : 0;
    before = now;
    if (same > 1) done(); else requestAnimationFrame(frame);
  };
  frame();
})"""


LATE = 1000
"""Milliseconds after which nothing moves any more on a busy machine."""


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    window = page.viewport_size
    assert window
    page.evaluate(SETTLED, [window["width"], window["height"]])


def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the window, and wait until nothing moves any more."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
