"""One's own statistics: counted, explained, exported and deleted, on a laptop and on a phone."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from notredame.review.review import STEPS
from notredame.server.tables.game_result import GameResult
from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table.test_appearance import scrolls_sideways, serious
from tests.page.table_actions import choose_unseen_to_the_end, set_up
from tests.page.without_a_mouse import FOCUSED
from tests.server.event_loop import run_coroutine
from tests.server.quick_reviews import quick_reviews
from tests.server.servers import Served, until
from tests.server.statistics.finished_games import (
    REVIEW,
    count_results,
    finished,
    keep_table,
    made_up,
)

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
TABLET = {"width": 820, "height": 1180}
NONE_YET = "No games to count yet. Play one to the end, and you will see here how you did."
FEW = "Few games: this may be chance."


def twelve_games() -> list[GameResult]:
    """Ten games against medium bots, three of them won and all reviewed, and two others, of which
    one has a rough review.
    """
    games = [
        made_up(
            number,
            prestige=50 + number,
            place=1 if number < 3 else 2,
            margin=7 if number < 3 else -5,
            review={**REVIEW, "card_luck": 1.5 - number, "own_losses": -6.0 + number % 2},
        )
        for number in range(10)
    ]
    with_friends = made_up(10, players=2, people=1, level=None, prestige=70, place=1, margin=11)
    rough = {**REVIEW, "steps": 60, "own_losses": -90.0}
    against_experts = made_up(
        11, players=5, level="expert", prestige=40, place=5, margin=-20, review=rough
    )
    return [*games, with_friends, against_experts]


def person_at(page: Page, server: Served) -> str:
    """The id of the person at a page."""
    cookie = next(one for one in page.context.cookies() if "notredame" in one["name"])
    found = server.service.keys.read_cookie(cookie["value"])
    assert found is not None
    return found[0]


def count_for(page: Page, server: Served, games: list[GameResult]) -> None:
    """Let finished games count for the person at a page, and show them."""
    count_results(server, person_at(page, server), games)
    page.goto("/statistics")
    page.locator("#own-data").wait_for()


def group(page: Page, name: str) -> Locator:
    """Some games together, such as those with four players."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name))


def figures(found: Locator) -> dict[str, str]:
    """Figures by what they are called, such as the mean place."""
    names, values = found.locator("dt").all_inner_texts(), found.locator("dd").all_inner_texts()
    return dict(zip(names, (value.replace("\xa0", " ") for value in values), strict=True))


def charted(chart: Locator) -> list[str]:
    """The rows of a chart as they are read aloud."""
    rows = chart.get_by_role("img")
    return [str(row.get_attribute("aria-label")).replace("\xa0", " ") for row in rows.all()]


def test_a_game_is_counted_when_it_ends_with_its_review(new_page: NewPage, server: Served) -> None:
    page = new_page()
    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_text(NONE_YET)).to_be_visible()
    expect(page).to_have_title("My statistics – Notre Dame")
    expect(page.get_by_role("region", name="Your data")).to_have_count(0)
    page.get_by_role("link", name="Go to the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

    table = set_up(page, [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "easy"}])
    choose_unseen_to_the_end(page, table)
    assert not page.request.get("/api/me/statistics").json()["pending"]
    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_role("region", name="All games 1 game")).to_contain_text(FEW)
    expect(group(page, "2 players 1 game")).to_contain_text(FEW)
    expect(group(page, "Bots: easy 1 game")).to_contain_text(FEW)
    expect(page.get_by_role("region", name="Where the points come from")).to_contain_text(FEW)
    view = page.request.get(f"/api/tables/{table}").json()["view"]
    points = view["players"][0]["prestige"]
    assert figures(group(page, "2 players"))["Prestige"] == f"{points}.0"
    reviews = page.get_by_role("region", name="What reviews say")
    expect(reviews).to_contain_text("None of these games has been reviewed yet.")

    with quick_reviews(server, steps=STEPS):
        path = f"/api/tables/{table}/review"
        assert page.request.post(path, data={"seats": [0]}).ok
        until(lambda: page.request.get(path).json()["status"] == "done")
    page.reload()
    expect(reviews).to_contain_text("Games reviewed: 1 of 1.")
    expect(reviews).to_contain_text(FEW)


def test_results_by_players_and_by_opponents(new_page: NewPage, server: Served) -> None:
    page = new_page()
    count_for(page, server, twelve_games())
    everything = page.get_by_role("region", name="All games 12 games")
    assert figures(everything)["Won"] == "4 of 12 (33%)"
    assert figures(group(page, "4 players 10 games")) == {
        "Won": "3 of 10 (30%)",
        "Mean place": "1.7 ± 0.3",
        "Prestige": "54.5 ± 2.2",
        "Margin": "−1.4 ± 4.1",
    }
    assert figures(group(page, "With other people 1 game")) == {
        "Won": "1 of 1 (100%)",
        "Mean place": "1.0",
        "Prestige": "70.0",
        "Margin": "+11.0",
    }
    titles = page.locator(".statistics-groups h3").all_inner_texts()
    assert titles == [
        "2 players 1 game",
        "4 players 10 games",
        "5 players 1 game",
        "Bots: expert 1 game",
        "Bots: medium 10 games",
        "With other people 1 game",
    ]
    for title in titles:
        expect(group(page, title).get_by_text(FEW)).to_have_count(0 if "10" in title else 1)
    expect(everything.get_by_text(FEW)).to_have_count(0)
    share = group(page, "Bots: medium").get_by_role("img")
    expect(share).to_have_accessible_name(
        "Won: 30%. The true share is probably between 11% and 60%; "
        "players of equal strength would win 25%."
    )


def test_sources_beside_the_winners_and_what_reviews_say(new_page: NewPage, server: Served) -> None:
    page = new_page()
    count_for(page, server, twelve_games())
    sources = page.get_by_role("region", name="Where the points come from")
    expect(sources).to_contain_text("Won by you: 4 of 12.")
    found = charted(sources)
    assert found[0] == "Residence: you 30.0, winners 36.0"
    assert found[-1] == "Plague: you −2.0, winners 0.0"
    assert len(found) == 8
    expect(sources.get_by_text(FEW)).to_have_count(0)
    mine, winners = (sources.locator(f"svg.drawing .bar.{kind}") for kind in ("mine", "winners"))
    assert wide(mine.first) / wide(winners.first) == pytest.approx(30 / 36, abs=0.02)

    reviews = page.get_by_role("region", name="What reviews say")
    expect(reviews).to_contain_text("Games reviewed: 10 of 12.")
    expect(reviews).to_contain_text("Rough reviews, which are not counted: 1.")
    expect(reviews).to_contain_text("Your choices lost 5.5 ± 0.4 points per game.")
    expect(reviews).to_contain_text("3.0 inaccuracies, 1.0 mistakes, 1.0 blunders.")
    expect(reviews.get_by_text(FEW)).to_have_count(0)
    kinds, periods, luck = reviews.get_by_role("figure").all()
    assert charted(kinds)[:2] == [
        "Cards kept: 2.0 ± 0.0 points lost per game",
        "Cards played: 3.0 ± 0.0 points lost per game",
    ]
    assert len(charted(kinds)) == 5
    assert charted(periods)[2] == "Period C: 3.0 ± 0.0 points lost per game"
    assert charted(luck) == [
        "Luck with cards: −3.0 ± 2.2 points per game",
        "Luck with persons: −0.5 ± 0.0 points per game",
    ]


def test_rough_reviews_alone_say_nothing(new_page: NewPage, server: Served) -> None:
    page = new_page()
    count_for(page, server, [made_up(review={**REVIEW, "steps": 60})])
    reviews = page.get_by_role("region", name="What reviews say")
    expect(reviews).to_contain_text("None of these games has a thorough review yet.")
    expect(reviews).to_contain_text("Rough reviews, which are not counted: 1.")
    expect(reviews).not_to_contain_text("lost")


def wide(bar: Locator) -> float:
    """Width of something in pixels."""
    box = bar.bounding_box()
    assert box
    return box["width"]


def test_export_and_delete_by_keyboard_and_nobody_elses(new_page: NewPage, server: Served) -> None:
    ben = new_page()
    count_for(ben, server, [made_up(prestige=99)])
    page = new_page()
    count_for(page, server, twelve_games())
    expect(page.get_by_role("region", name="All games 12 games")).to_be_visible()
    tab_to(page, page.get_by_role("link", name="Export as JSON"))
    with page.expect_download() as file:
        page.keyboard.press("Enter")
    assert file.value.suggested_filename == "notredame-statistics.json"
    said = json.loads(file.value.path().read_text("utf-8"))
    assert said["format"] == "notredame-statistics"
    assert [game["prestige"] for game in said["games"]] == [40, 70, *range(59, 49, -1)]

    delete = page.get_by_role("button", name="Delete my statistics", expanded=False)
    tab_to(page, delete)
    page.keyboard.press("Enter")
    asking = page.get_by_role("group", name="Delete my statistics")
    expect(asking).to_contain_text("deleted for good")
    asking.get_by_role("button", name="Cancel").press("Enter")
    expect(delete).to_be_focused()
    assert page.request.get("/api/me/statistics").json()["games"] == 12, "nothing happens before"
    page.keyboard.press("Enter")
    tab_to(page, asking.get_by_role("button", name="Delete my statistics"))
    page.keyboard.press("Enter")
    expect(page.get_by_text(NONE_YET)).to_be_visible()
    expect(page.get_by_text("Deleted: 12 games.")).to_be_focused()
    expect(page.get_by_role("region", name="All games")).to_have_count(0)
    expect(page.get_by_role("link", name="Export as JSON")).to_have_count(0)
    ben.reload()
    expect(ben.get_by_role("region", name="All games 1 game")).to_contain_text("99.0")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(12):
        if wanted.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_games_from_before_appear_by_themselves(new_page: NewPage, server: Served) -> None:
    page = new_page()
    person = person_at(page, server)
    run_coroutine(keep_table(server.service.store, f"{person} old", finished(person, "hard")))
    page.clock.install()
    page.goto("/statistics")
    expect(page.get_by_role("status")).to_have_text("Earlier games are still being added …")
    page.clock.fast_forward(3_000)
    expect(group(page, "Bots: hard 1 game")).to_be_visible()


CUT_OFF = """() => {
  const found = [];
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    const text = words.currentNode.data.trim();
    if (!text || parent.closest("title")) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const inner = range.getBoundingClientRect();
    const outer = parent.closest("svg, section, main").getBoundingClientRect();
    const out = inner.left < outer.left - 1 || inner.right > outer.right + 1 ||
      inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
    if (out || parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth) found.push(text);
  }
  return found;
}"""
"""Texts that stick out of their drawing, section or element."""

ODD_SIZES = """(drawings) => drawings
  .flatMap((one) => [...one.querySelectorAll("text")])
  .filter((one) => {
    const scale = one.getScreenCTM().a * parseFloat(getComputedStyle(one).fontSize);
    return scale < 11 || scale > 20;
  })
  .map((one) => one.textContent)"""
"""Texts of drawings that are much smaller or larger than the text around them."""

ALL_TEXTS = """(main) => [...main.querySelectorAll("*")].flatMap((one) => [
  one.getAttribute("aria-label"),
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
]).filter(Boolean)"""
"""Everything that is written, or read aloud."""


@pytest.mark.parametrize("language", languages())
def test_every_language_on_every_screen(new_page: NewPage, server: Served, language: str) -> None:
    words = catalogue(language)
    page = new_page("/statistics", **PHONE, locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("statistics", "title"))
    expect(page.get_by_text(words.say("statistics", "none"))).to_be_visible()
    count_for(page, server, twelve_games())
    for key in ("by_players", "by_opponents", "sources", "reviews", "data"):
        expect(page.get_by_role("heading", name=words.say("statistics", key))).to_be_visible()
    keys = {key for table in ("statistics", "review", "source") for key in words.keys(table)}
    said = page.locator("main").evaluate(ALL_TEXTS)
    assert [one for one in said if one in keys or "_" in one or "{" in one] == []
    page.get_by_role("button", name=words.say("statistics", "delete")).click()
    for size in (PHONE, SMALL_PHONE, TABLET, {"width": 1366, "height": 768}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert not scrolls_sideways(page), size
        assert page.evaluate(CUT_OFF) == [], size
        assert page.locator(".bar-rows").evaluate_all(ODD_SIZES) == [], size


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (TABLET, "light")])
def test_everybody_can_read_it(
    new_page: NewPage, server: Served, size: dict[str, int], theme: str
) -> None:
    page = new_page(**size, color_scheme=theme)
    count_for(page, server, twelve_games())
    assert serious(page) == []
    headings = page.locator("h1, h2, h3, h4")
    levels = headings.evaluate_all("(all) => all.map((one) => Number(one.nodeName[1]))")
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    expect(page.locator("main svg.drawing[aria-label]")).to_have_count(11)
    expect(page.locator("main svg:not([aria-label]):not([aria-hidden])")).to_have_count(0)
    expect(page.locator(".bar-rows > g:not([role=img][aria-label])")).to_have_count(0)
