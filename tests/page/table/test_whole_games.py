"""Whole games against bots, by clicking what lights up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.table_actions import ENDING, play_to_the_end, sit_with_bots


@pytest.mark.parametrize(
    ("players", "new_persons"),
    [
        pytest.param(2, False, marks=pytest.mark.soak),
        pytest.param(3, False, marks=pytest.mark.soak),
        pytest.param(4, True, marks=pytest.mark.soak),
        (5, True),
    ],
)
def test_a_whole_game(new_page: NewPage, players: int, new_persons: bool) -> None:
    page = new_page()
    table = sit_with_bots(page, players, options={"new_persons": new_persons})
    clicked = play_to_the_end(page, seed=players)
    assert clicked["board"] > 20
    sheet = page.locator(f"{ENDING} table.score-sheet")
    expect(sheet.locator("tr.total td")).to_have_count(players)
    said = page.request.get(f"/api/tables/{table}").json()["result"]["players"]
    totals = sorted((player["prestige"] for player in said), reverse=True)
    assert [int(cell) for cell in sheet.locator("tr.total td").all_inner_texts()] == totals


def test_play_now_is_one_click(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".answer")).to_have_count(3)
    expect(page.locator(".part-others .strip")).to_have_count(3)
