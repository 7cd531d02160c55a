"""The start page: my tables, my name, and the way back from a table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from notredame.text import catalogue
from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, set_up, sit_with_bots

LOOKS = """() => [".legend", ".seat-choice select", ".hero .main", ".table-entry"].map((what) => {
  const one = document.querySelector(`.start ${what}`);
  const box = one.getBoundingClientRect();
  return [what, box.x, box.height, getComputedStyle(one).textAlign];
})"""
"""Positions and heights of some parts of the start page."""


def looks(page: Page) -> object:
    """The layout of the start page once the tables are there."""
    expect(page.locator(".start .table-entry").first).to_be_visible()
    return page.evaluate(LOOKS)


def test_the_start_page_looks_the_same_after_a_table(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 3)
    page.goto("/")
    fresh = looks(page)
    page.locator(".start .table-entry").first.click()
    expect(page.locator(QUESTION).first).to_be_visible()
    page.go_back()
    assert looks(page) == fresh
    # And the table looks as before when one returns to it.
    page.go_forward()
    expect(page.locator(QUESTION).first).to_be_visible()
    expect(page.locator("link[href$='style/table.css'][media='all']")).to_have_count(1)


def test_a_table_leaves_my_list_when_i_say_so(new_page: NewPage) -> None:
    page = new_page()
    set_up(page, [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "easy"}])
    page.goto("/")
    remove = page.get_by_role("button", name="Remove from my list")
    remove.click()
    asked = page.get_by_role("group", name="Remove from my list")
    expect(asked).to_contain_text("You abandon this game")
    asked.get_by_role("button", name="Keep it").click()
    expect(asked).to_have_count(0)
    expect(page.locator(".table-entry")).to_have_count(1)
    remove.click()
    asked.get_by_role("button", name="Remove from my list").click()
    expect(page.locator(".table-entry")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("No games yet.")).to_be_visible()


def test_a_table_where_others_play_stays(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, [{"who": "me", "name": "Anna"}, {"who": "link"}])
    ben = new_page(anna.request.get(f"/api/tables/{table}/links").json()["seats"]["1"])
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(QUESTION).first).to_be_visible()
    anna.goto("/")
    expect(anna.locator(".table-entry")).to_have_count(1)
    expect(anna.get_by_role("button", name="Remove from my list")).to_have_count(0)


def test_many_tables_fold_away(new_page: NewPage) -> None:
    page = new_page()
    for _ in range(6):
        set_up(page, [{"who": "me"}, {"who": "bot", "level": "easy"}])
    page.goto("/")
    expect(page.locator(".table-entry:visible")).to_have_count(4)
    page.get_by_text("More games in progress: 2").click()
    expect(page.locator(".table-entry:visible")).to_have_count(6)


def test_whoever_has_no_name_may_say_one_on_the_way_into_a_game(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Your name (optional)").fill("Anna")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION).first).to_be_visible()
    mine = page.request.get("/api/me").json()
    assert (mine["name"], mine["tables"][0]["seats"][0]["name"]) == ("Anna", "Anna")
    page.goto("/")
    expect(page.locator("#my-name")).to_have_value("Anna")
    expect(page.get_by_label("Your name (optional)")).to_have_count(0)


def test_people_at_one_screen_are_called_by_their_names(new_page: NewPage) -> None:
    page = new_page()
    expect(page.get_by_label("Player's name, blue")).to_have_count(0)
    page.get_by_label("Who plays red").select_option("here")
    page.get_by_label("Player's name, blue").fill("Anna")
    page.get_by_label("Player's name, red").fill("Ben")
    page.get_by_role("button", name="Open table").click()
    expect(page.get_by_role("button", name=re.compile("I am (Anna|Ben)"))).to_be_visible()
    seats = page.request.get("/api/me").json()["tables"][0]["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Anna", "Ben"]


BOARD = ".living-board .drawing"
MAP_OF_DEMO = """async () => {
  const { demoStates } = await import("/web/now/start/living-board.js");
  const { loadFacts, facts } = await import("/web/now/connection/facts.js");
  await loadFacts();
  const { sectors, markets } = facts();
  return { sectors, markets, states: demoStates().map(({ view }) => view) };
}"""
"""The shown game, and the places that there are."""


def test_somebody_new_sees_a_game_and_is_offered_an_easy_one(new_page: NewPage) -> None:
    page = new_page()
    expect(page.locator(BOARD)).to_be_visible()
    still = page.locator(BOARD).inner_html()
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.locator(BOARD).inner_html() != still, "it begins at the beginning"
    first = page.locator(BOARD).inner_html()
    page.wait_for_function(
        "([board, first]) => document.querySelector(board).innerHTML !== first", arg=[BOARD, first]
    )
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".living-board").get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION).first).to_be_visible()
    table = page.request.get("/api/me").json()["tables"][0]
    assert {seat["level"] for seat in table["seats"]} == {None, "easy"}
    # An open table appears by itself.
    page.goto("/")
    expect(page.get_by_text("Nobody is looking for players")).to_be_visible()
    set_up(new_page(), [{"who": "me", "name": "Cleo"}, {"who": "link"}], listed=True)
    expect(page.get_by_role("button", name="Join")).to_be_visible()
    # The guided game is one click away.
    page.get_by_role("button", name="Start the guided game").click()
    expect(page.locator(".lesson")).to_be_visible()


def test_the_game_that_is_shown_stays_on_the_board(new_page: NewPage) -> None:
    found = new_page("/web/now/icon.svg").evaluate(MAP_OF_DEMO)
    total = None
    for view in found["states"]:
        places = {f"{k}/{market}" for k in view["boroughs"] for market in found["markets"]}
        assert set(view["markets"]) <= places
        for player in view["players"]:
            assert player["carriage"] in places
            assert set(player["sectors"]) == set(found["sectors"])
            assert player["friend"] in (None, *found["sectors"])
        pieces = [
            sum(p["sectors"].values()) + p["supply"] + p["general_supply"] + p["cathedral"]
            for p in view["players"]
        ]
        total = total or pieces
        assert pieces == total, "no marker gets lost"


def test_a_new_table_says_what_its_bots_are_like_to_play_against(new_page: NewPage) -> None:
    page, words = new_page(), catalogue("en")
    helps = page.locator(".level-help")
    expect(helps).to_have_count(1)
    strengths = page.get_by_label(re.compile("^Bot strength"))
    strengths.first.select_option("champion")
    strengths.last.select_option("easy")
    for level in ("easy", "champion"):
        expect(helps.filter(has_text=words.say("level_help", level))).to_have_count(1)
    expect(strengths.last).to_have_accessible_description(
        re.compile(re.escape(words.say("level_help", "easy")))
    )


def test_on_a_phone_a_seat_and_its_name_stand_in_one_line(new_page: NewPage) -> None:
    page = new_page(width=360, height=740)
    page.get_by_label("Who plays red").select_option("here")
    expect(page.get_by_label("Player's name, red")).to_be_visible()
    row = page.locator(".seat-choice").nth(1)
    tops = "row => [...row.querySelectorAll('select, input')].map((it) => it.offsetTop)"
    seat, name = row.evaluate(tops)
    assert abs(seat - name) < 10


def test_my_name_and_who_begins_hold_for_a_table_of_ones_own(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Your name (optional)").fill("Anna")
    page.get_by_label("Start player").select_option("green")
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(QUESTION).first).to_be_visible()
    mine = page.request.get("/api/me").json()
    assert (mine["name"], mine["tables"][0]["seats"][0]["name"]) == ("Anna", "Anna")
    view = page.request.get(f"/api/tables/{mine['tables'][0]['table']}").json()["view"]
    assert view["players"][view["start_player"]]["colour"] == "green"
