"""Whole games against bots: by clicking what lights up, by keyboard, by touch."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import ENDING, asked, play_to_the_end, sit_with_bots
from tests.page.without_a_mouse import Finger, Keyboard


def expect_the_result(page: Page, table: str, players: int) -> None:
    """The score sheet has the totals that the server says."""
    sheet = page.locator(f"{ENDING} table.score-sheet")
    expect(sheet.locator("tr.total td")).to_have_count(players)
    said = page.request.get(f"/api/tables/{table}").json()["result"]["players"]
    totals = sorted((player["prestige"] for player in said), reverse=True)
    assert [int(cell) for cell in sheet.locator("tr.total td").all_inner_texts()] == totals


@pytest.mark.soak
@pytest.mark.parametrize(("players", "new_persons"), [(2, False), (3, False), (4, True), (5, True)])
def test_a_whole_game_by_clicks(new_page: NewPage, players: int, new_persons: bool) -> None:
    page = new_page()
    table = sit_with_bots(page, players, options={"new_persons": new_persons})
    clicked = play_to_the_end(page, seed=players)
    assert clicked["board"] > 20
    expect_the_result(page, table, players)


def play_from_the_start_page(person: Keyboard | Finger) -> None:
    """Open a table for two, play to the end, and see the result."""
    page = person.page
    person.open_table()
    page.wait_for_url("**/t/*")
    while asked(page):
        person.undo()
        person.answer()
    expect_the_result(page, page.url.rsplit("/", 1)[1], 2)


@pytest.mark.soak
def test_a_whole_game_by_keyboard(new_page: NewPage) -> None:
    person = Keyboard(new_page("/"), random.Random(1))
    play_from_the_start_page(person)
    assert all(person.used.values()), person.used
    person.go_to(person.page.get_by_role("button", name="Rematch"))


@pytest.mark.soak
def test_a_whole_game_by_touch(new_page: NewPage) -> None:
    page = new_page("/", width=390, height=844, has_touch=True, is_mobile=True)
    person = Finger(page, random.Random(1))
    play_from_the_start_page(person)
    assert all(person.used.values()), person.used


def test_play_now_is_one_click(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".answer")).to_have_count(3)
    expect(page.locator(".part-others .strip")).to_have_count(3)
