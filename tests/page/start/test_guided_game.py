"""The guided game: few lessons before the first card, every action explained, a last word."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from notredame.server.page_state.page_state import PageState, state_of
from tests.page.conftest import NewPage
from tests.server.servers import until
from tests.server.table_driver import TableDriver

MOST_BEFORE_THE_FIRST_CARD = 5
FOLLOW = """async (states) => {
  const { advance, seen } = await import("/web/now/learn/lessons.js");
  const { loadFacts } = await import("/web/now/connection/facts.js");
  await loadFacts();
  let progress = { told: [], due: [], cards: {}, quiet: false };
  let before = null;
  return states.map((state) => {
    const now = seen(state);
    if (!now) return null;
    progress = advance(progress, now, before);
    before = now;
    return progress;
  });
}"""
"""The progress of a learner after each state of a game."""


def game_of_a_learner(seed: int) -> list[PageState]:
    """All states that a learner sees in a game of random choices."""
    driver = TableDriver("Anna", "Ben", "Cleo", seed=seed)
    rng = random.Random(seed)
    states = [state_of(driver.table, "Anna", 0, "en")]
    while not driver.game.over:
        driver.play_on(1, rng)
        states.append(state_of(driver.table, "Anna", 0, "en"))
    return states


def cards_of(state: PageState) -> set[str]:
    """The cards that the learner holds, in the draft or in hand."""
    assert state["view"] is not None
    me = state["view"]["players"][0]
    held: list[Any] = [*me["pack"], *(one["card"] for one in me["hand"])]
    return {card for card in held if card is not None}


@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 6), marks=pytest.mark.soak)], ids=["one", "more"]
)
def test_few_lessons_come_before_the_first_card_and_every_action_is_explained(
    new_page: NewPage, seeds: range
) -> None:
    page = new_page("/web/now/icon.svg")
    for seed in seeds:
        states = game_of_a_learner(seed)
        for state, progress in zip(states, page.evaluate(FOLLOW, states), strict=True):
            if progress is None:
                continue
            lessons = {*progress["told"], *progress["due"]}
            if state["question"] is not None:
                held = {f"card_{card}" for card in cards_of(state)}
                assert held <= lessons, "an action is explained before it can be chosen"
            view = state["view"]
            assert view is not None
            if view["round"] == "A1" and not view["players"][0]["played"]:
                own = {k for k in lessons if not k.startswith("card_")}
                assert 0 < len(own) <= MOST_BEFORE_THE_FIRST_CARD, own


def lessons_until(page: Page, question: str) -> list[str]:
    """Read lessons and take first choices until a question comes up: the lessons' titles."""
    titles: list[str] = []
    asked = page.locator(".asking.has-question")
    while True:
        expect(asked).to_be_visible()
        page.wait_for_timeout(300)
        while page.locator(".lesson").count():
            titles.append(page.locator(".lesson h2").inner_text())
            page.get_by_role("button", name="Got it").click()
            page.wait_for_timeout(100)
        if page.locator(".prompt", has_text=question).count():
            return titles
        page.locator(".answer").first.click()
        page.wait_for_timeout(300)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_somebody_new_plays_after_five_lessons_at_most(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page("/learn", width=size[0], height=size[1])
    page.locator("button.large").first.click()
    expect(page.locator(".lesson")).to_contain_text("Welcome to Paris!")
    titles = lessons_until(page, "Which card do you play?")
    assert titles[0] == "Welcome to Paris!"
    assert 3 <= len(titles) <= MOST_BEFORE_THE_FIRST_CARD, titles


def test_the_last_word_names_what_to_try_next(new_page: NewPage) -> None:
    page = new_page("/learn")
    page.locator("button.large").first.click()
    expect(page.locator(".lesson")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert page.request.post(f"/api/tables/{table}/leave", data={"seat": 0}).ok  # to a bot
    until(lambda: page.request.get(f"/api/tables/{table}").json()["status"] == "over")
    page.reload()
    word = page.get_by_role("region", name="Your first game is over")
    result = page.request.get(f"/api/tables/{table}").json()["result"]["players"]
    won = next(player["rank"] for player in result if player["seat"] == 0) == 1
    expect(word).to_contain_text("you have won it" if won else "furthest ahead of you")
    word.get_by_role("button", name="medium bots" if won else "easy bots").click()
    expect(page.locator(".asking.has-question")).to_be_visible()
    assert page.locator(".lesson").count() == 0
