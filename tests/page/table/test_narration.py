"""Events are shown one after another, including those at the end of a round."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, sit_where

KEEP_WHAT_IS_SAID = """() => {
  window.said = [];
  const keep = () => window.said.push(document.querySelector(".prompt")?.innerText ?? "");
  new MutationObserver(keep).observe(document.body,
    {subtree: true, childList: true, characterData: true});
}"""

# Runs in the page itself: the next question may come at any moment, and must not be answered.
ANSWER_WHAT_IS_ASKED_BEFORE_PERIOD_B = """async (question) => {
  while (!document.querySelector(".top-bar").innerText.includes("B1")) {
    [...document.querySelectorAll(question)].at(-1)?.click();
    await new Promise((wake) => setTimeout(wake, 100));
  }
}"""


def hires_at_the_end_of_period_a(page: Page, pace: str) -> list[str]:
    """Everything narrated from the last hiring of a period to the next round."""
    sit_where(page, 2, lambda now: now["view"]["round"] == "A3" and now["view"]["phase"] == "hire")
    settings = f'JSON.stringify({{pace: "{pace}", sound: false}})'
    page.evaluate(f'localStorage.setItem("notredame.table", {settings})')
    page.reload()
    page.wait_for_selector(QUESTION)
    page.evaluate(KEEP_WHAT_IS_SAID)
    page.evaluate(ANSWER_WHAT_IS_ASKED_BEFORE_PERIOD_B, QUESTION)
    page.wait_for_selector(QUESTION)
    return list(page.evaluate("window.said"))


def test_plague_and_cathedral_are_steps_of_their_own(new_page: NewPage) -> None:
    page = new_page()
    said = hires_at_the_end_of_period_a(page, "normal")
    plague = next(i for i, words in enumerate(said) if words.strip().startswith("Plague value"))
    assert "Anna" in said[plague]
    assert "→" in said[plague]
    period = next(i for i, words in enumerate(said) if words.startswith("End of period A."))
    assert plague < period
    page.get_by_role("button", name="Since my last move").click()
    expect(page.locator(".prompt")).to_contain_text("End of period A.")


def test_whoever_wants_it_at_once_is_not_held_up(new_page: NewPage) -> None:
    said = hires_at_the_end_of_period_a(new_page(), "once")
    assert not [words for words in said if "Plague value" in words or "End of" in words]


Shown = dict[str, Any]
"""A state and the lines of the log that lead to it, as the page keeps them."""


def player(rat: int, **more: object) -> dict[str, object]:
    """A player of a view, with the fields that matter here."""
    bare = {"sectors": {}, "supply": 0, "general_supply": 0, "cathedral": 0, "prestige": None}
    return {**bare, "rat": rat, "prestige_by_source": None, "rat_after_plague": rat + 3, **more}


def steps_between(page: Page, before: Shown, after: Shown) -> list[Shown]:
    """The steps in which the page shows what happened between two states."""
    page.locator("main h1").first.wait_for()
    steps: list[Shown] = page.evaluate(
        """async ([before, after]) => {
          const app = document.querySelector("script[type=module]").src;
          return (await import(new URL("./table/following/steps.js", app))).stepsTo(before, after);
        }""",
        [before, after],
    )
    return steps


@pytest.mark.parametrize(
    ("step", "rat", "on_the_cathedral"),
    [("own", 2, 1), ("plague", 6, 1), ("period", 6, 0)],
)
def test_rats_and_markers_wait_for_their_step(
    new_page: NewPage, step: str, rat: int, on_the_cathedral: int
) -> None:
    lines = [
        {"move": 8, "seat": 0, "kind": "person-hired", "text": "", "places": []},
        {"move": 8, "seat": 0, "kind": "plague-strikes", "text": "", "places": []},
        {"move": 8, "seat": 0, "kind": "rat-moved", "text": "", "places": []},
        {"move": 8, "seat": None, "kind": "period-ends", "text": "", "places": []},
        {"move": 8, "seat": None, "kind": "cathedral-scored", "text": "", "places": []},
        {"move": 8, "seat": 0, "kind": "markers-moved", "text": "", "places": []},
        {"move": 8, "seat": 0, "kind": "round-begins", "text": "", "places": []},
    ]
    view = {"phase": "hire", "plague": 4, "markets": {}}
    before = {
        "state": {
            "move": 7,
            "view": {**view, "players": [player(2, cathedral=1)]},
            "sector_effects": [{"bank": {"coins": 1}}],
        },
        "lines": [],
    }
    after = {
        "state": {
            "move": 8,
            "view": {**view, "phase": "draft", "players": [player(6)]},
            "sector_effects": [{"bank": {"coins": 2}}],
        },
        "lines": lines,
    }
    steps = steps_between(new_page(), before, after)
    assert [one.get("step", {}).get("kind") for one in steps] == ["own", "plague", "period", None]
    shown = next(one for one in steps if one.get("step", {}).get("kind") == step)
    me = shown["state"]["view"]["players"][0]
    assert (me["rat"], me["cathedral"]) == (rat, on_the_cathedral)
    markers_moved = step == "period"
    assert shown["state"]["sector_effects"] == [{"bank": {"coins": 2 if markers_moved else 1}}]


def test_a_friend_that_moved_counts_from_the_first_step_on(new_page: NewPage) -> None:
    lines = [
        {"move": 8, "seat": 0, "kind": "friend-moved", "text": "", "places": []},
        {"move": 8, "seat": 0, "kind": "plague-strikes", "text": "", "places": []},
    ]
    states = [
        {
            "move": move,
            "view": {
                "phase": "hire",
                "plague": 4,
                "markets": {},
                "players": [player(2, friend=friend)],
            },
            "sector_effects": [{"bank": {"coins": coins}}],
        }
        for move, friend, coins in ((7, None, 1), (8, "bank", 2))
    ]
    before, after = (
        {"state": state, "lines": told} for state, told in zip(states, ([], lines), strict=True)
    )
    first, *_ = steps_between(new_page(), before, after)
    assert first["state"]["view"]["players"][0]["friend"] == "bank"
    assert first["state"]["sector_effects"] == [{"bank": {"coins": 2}}]
