"""The end of a game as an event: the scoring, the verdict, the picture of the result."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from notredame.records import write_text
from tests.page.conftest import NewPage
from tests.page.table_actions import ENDING, QUESTION
from tests.random_games import finished_game

NAMES = ["Anna", "Ben", "Cleo"]


@pytest.fixture(scope="module")
def almost_over() -> str:
    """A game of random choices that lacks the last one."""
    game = finished_game(NAMES)
    return write_text(game.before(len(game.moves)))


def make_the_last_choice(page: Page, record: str, pace: str) -> None:
    """Import a game that is almost over, and end it."""
    page.evaluate(f"localStorage.setItem('notredame.table', JSON.stringify({{pace: '{pace}'}}))")
    answer = page.request.post("/api/import", data={"record": record})
    page.goto(f"/t/{answer.json()['table']}")
    page.locator("main.hand-over button").first.click()
    page.locator(QUESTION).last.click()


def test_the_scoring_is_told_step_by_step_and_can_be_skipped(
    new_page: NewPage, almost_over: str
) -> None:
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    make_the_last_choice(page, almost_over, "normal")
    # Until then nobody reads from the board who won.
    expect(page.locator(".prompt")).to_contain_text("Now for the final scoring.")
    purses = page.locator('.part-others [data-place^="prestige:"]')
    expect(purses).to_have_count(2)
    assert not any(character.isdigit() for text in purses.all_inner_texts() for character in text)
    purses.first.hover()
    expect(page.locator("#tip:popover-open")).to_be_visible()
    assert "Residence" not in page.locator("#tip").inner_text()
    page.get_by_role("button", name="Final scoring").click()
    expect(page.locator("h1")).to_have_text("Final scoring")
    expect(page.get_by_role("button", name="Replay")).to_have_count(0)
    expect(page.locator(".scored-now")).to_contain_text("Residence: Anna")
    expect(page.locator(".scored-now")).to_contain_text("Messages: Anna")
    expect(page.locator(".standings .wins")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("h1")).to_contain_text("wins with")
    expect(page.locator(".standings .wins")).to_have_count(1)
    expect(page.locator(".winners-rose svg")).to_be_visible()
    # It is shown once.
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Back to the score sheet").click()
    expect(page.locator("h1")).to_contain_text("wins with")


def test_with_reduced_motion_the_result_is_there_and_its_picture_can_be_saved(
    new_page: NewPage, almost_over: str
) -> None:
    page = new_page()
    make_the_last_choice(page, almost_over, "normal")
    page.get_by_role("button", name="Final scoring").click()
    expect(page.locator(f"{ENDING} h1")).to_contain_text("wins with")
    link = page.get_by_label("Link to this result").input_value()
    assert "?preview=" in link
    assert "#watch=" in link
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    with Image.open(io.BytesIO(saved.value.path().read_bytes())) as picture:
        assert picture.size == (2400, 1260)
        colours = picture.convert("RGB").getcolors(1 << 24)
        assert colours is not None
        # The ground is paper, and the styles of the page are in it.
        assert max(colours)[1] == (245, 238, 224)
        assert (37, 119, 200) in {colour for _, colour in colours}, "the blue of the page"


Sheet = list[tuple[int, int, dict[str, int]]]
"""Prestige, rank and prestige by source, seat by seat."""


def verdict(page: Page, mine: int | None, sheet: Sheet, rounds: list[list[int]]) -> list[str]:
    """What the ending says to a seat."""
    names = ["A1", "A2", "A3"]
    state: dict[str, Any] = {
        "seats": [{"name": name, "mine": seat == mine} for seat, name in enumerate(NAMES)],
        "result": {
            "players": [
                {"seat": seat, "prestige": prestige, "rank": rank, "by_source": sources}
                for seat, (prestige, rank, sources) in enumerate(sheet)
            ],
            "rounds": [
                {"round": name, "prestige": prestige}
                for name, prestige in zip(names, rounds, strict=True)
            ],
        },
    }
    said: list[str] = page.evaluate(
        """async (state) => {
          const app = document.querySelector("script[type=module]").src;
          await (await import(new URL("./words.js", app))).loadWords("en");
          const verdict = await import(new URL("./table/ending/verdict.js", app));
          return [verdict.ownResult(state), ...verdict.decisiveFacts(state)];
        }""",
        state,
    )
    return said


def test_the_verdict(new_page: NewPage) -> None:
    page = new_page()
    page.locator("main h1").first.wait_for()
    sources = [{"messages": 9, "plague": -2}, {"messages": 2, "plague": 0}, {"messages": 5}]
    sheet = [(14, 1, sources[0]), (10, 2, sources[1]), (7, 3, sources[2])]
    rounds = [[3, 4, 0], [6, 5, 1], [14, 10, 7]]
    led = "Anna led from round A2 to the end."
    lacking = "What made the difference: messages (Anna 9, Ben 2)."
    assert verdict(page, 0, sheet, rounds) == ["You won, 4 points ahead of Ben.", lacking, led]
    assert verdict(page, 1, sheet, rounds) == [
        "You came second, 4 points behind Anna.",
        lacking,
        led,
    ]
    assert verdict(page, 2, sheet, rounds)[:2] == [
        "You came third, 7 points behind Anna.",
        "What made the difference: messages (Anna 9, Cleo 5).",
    ]
    assert verdict(page, None, sheet, rounds) == ["", lacking, led]
    late = [[3, 4, 0], [5, 6, 1], [14, 10, 7]]
    assert verdict(page, 1, sheet, late)[2] == "Anna took the lead only in the last round."
    tied = [(14, 1, sources[0]), (14, 2, sources[1]), (7, 3, sources[2])]
    level = [[3, 4, 0], [6, 5, 1], [14, 14, 7]]
    assert verdict(page, 0, tied, level) == ["You won on the tie-break.", lacking]
    assert verdict(page, 1, tied, level)[0] == "You came second, level on prestige with Anna."
    shared = [(14, 1, sources[0]), (14, 1, sources[1]), (7, 3, sources[2])]
    assert verdict(page, 0, shared, level) == ["You share the win."]
    assert verdict(page, 2, shared, level)[0] == "You came third, 7 points behind Anna and Ben."
