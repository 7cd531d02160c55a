"""After a game: in the list, on the score sheet, and in the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from notredame.records import write_text
from tests.page.conftest import NewPage
from tests.random_games import finished_game

NAMES = ["Annegret von Hohenzollern", "Ben", "Cleo"]


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game of random choices."""
    return write_text(finished_game(NAMES))


@pytest.fixture
def page(new_page: NewPage, record: str) -> Page:
    """A person who has imported that game, at its score sheet."""
    anna = new_page()
    answer = anna.request.post("/api/import", data={"record": record})
    anna.goto(f"/t/{answer.json()['table']}")
    anna.locator("main.ending").wait_for()
    return anna


def test_the_list_says_who_won(page: Page) -> None:
    winner = page.locator("h1").inner_text()
    page.get_by_role("link", name="Go to the start page").click()
    standing = page.locator(".standing").first
    expect(standing).to_contain_text("Won by")
    name, _, prestige = winner.removesuffix(".").partition(" wins with ")
    expect(standing).to_contain_text(name)
    expect(standing).to_contain_text(prestige)


def test_the_score_sheet_writes_names_in_full_and_minus_as_minus(page: Page) -> None:
    expect(page.locator(".end-chart .chart-name", has_text=NAMES[0])).to_have_count(1)
    expect(page.locator(".score-sheet")).to_contain_text("−")
    assert "-" not in page.locator(".score-sheet tbody").inner_text()
    expect(page.get_by_role("banner").get_by_role("link", name="Rules")).to_be_visible()


BROKEN_WORDS = """() => {
  const range = document.createRange();
  const broken = [];
  for (const head of document.querySelectorAll(".score-sheet thead th")) {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const {0: word, index} of texts.currentNode.data.matchAll(/\\S+/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({top}) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}"""


def test_the_score_sheet_breaks_no_name(page: Page) -> None:
    for width in (1366, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN_WORDS) == [], width
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), width


def replay(page: Page) -> Locator:
    """Open the replay; returns the place where events are narrated."""
    page.get_by_role("button", name="Replay").click()
    told = page.locator(".caption")
    expect(told).to_have_text("The game is over.")
    return told


def test_a_replay_begins_with_the_last_board_and_goes_back_in_small_steps(page: Page) -> None:
    told = replay(page)
    page.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("End of period C.")
    for _ in range(3):  # the plague goes from borough to borough
        before = told.inner_text()
        page.keyboard.press("ArrowLeft")
        expect(told).not_to_have_text(before)
        assert told.inner_text().count("The plague reaches") <= 1
    # The log is there as well.
    expect(page.locator(".log-box")).not_to_contain_text("The game is over.")
    page.keyboard.press("End")
    expect(page.locator(".log-box")).to_contain_text("The game is over.")


def test_a_replay_jumps_from_round_to_round(page: Page) -> None:
    told = replay(page)
    page.keyboard.press("PageUp")
    expect(told).to_contain_text("Round C3 begins.")
    page.keyboard.press("PageUp")
    expect(told).to_contain_text("Round C2 begins.")
    page.get_by_role("button", name="Round B1", exact=True).click()
    expect(told).to_contain_text("Round B1 begins.")
    page.get_by_role("button", name="Next round", exact=True).click()
    expect(told).to_contain_text("Round B2 begins.")
    # Another seat sees the same moment.
    page.get_by_label("All cards open").uncheck()
    page.get_by_label("Borough", exact=True).select_option("Cleo")
    expect(told).to_contain_text("Round B2 begins.")


def test_a_replay_hears_keys_from_the_moment_it_is_seen(page: Page) -> None:
    page.evaluate(
        """new MutationObserver((_, watching) => {
            if (!document.querySelector(".caption")) return;
            watching.disconnect();
            document.body.dispatchEvent(
              new KeyboardEvent("keydown", { key: "PageUp", bubbles: true }));
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".caption")).to_contain_text("Round C3 begins.")


def test_a_replay_runs_by_itself_as_fast_as_one_likes(page: Page) -> None:
    told = replay(page)
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(told).to_contain_text("plays")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_goes_on_once_the_server_answers_again(page: Page) -> None:
    told = replay(page)
    page.route("**/replay?**", lambda route: route.abort("connectionrefused"))
    page.keyboard.press("Home")
    expect(page.locator(".replay [role=alert]")).to_contain_text("The server is not responding.")
    page.unroute_all()
    expect(told).to_contain_text("Round A1 begins.")
    expect(page.locator(".replay [role=alert]")).to_have_count(0)


def test_a_long_caption_of_a_replay_is_not_cut_off(page: Page) -> None:
    told = replay(page)
    page.keyboard.press("Home")
    expect(told).to_contain_text("Round A1 begins.")
    higher = "(caption) => caption.scrollHeight > caption.clientHeight + 1"
    page.set_viewport_size({"width": 390, "height": 844})
    for _ in range(60):
        before = told.inner_text()
        if told.evaluate(higher):
            break
        page.keyboard.press("ArrowRight")
        expect(told).not_to_have_text(before)
    told.hover()
    page.mouse.wheel(0, 500)
    page.wait_for_function("() => document.querySelector('.caption').scrollTop > 0")
    page.keyboard.press("ArrowRight")
    expect(told).not_to_have_text(before)
    assert told.evaluate("(caption) => caption.scrollTop") == 0
