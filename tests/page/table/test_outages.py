"""Sleep, lost networks and a server that dies: no reload, no choice lost or doubled."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.conftest import PATIENCE, NewPage
from tests.page.table_actions import QUESTION, sit_with_bots
from tests.server.servers import answers, process, until


def test_a_reload_in_the_middle_of_a_turn(new_page: NewPage) -> None:
    page = new_page()
    sit_with_bots(page, 3)
    expect(page.locator(QUESTION)).to_have_count(3)
    page.locator(QUESTION).first.click()
    expect(page.locator(QUESTION)).to_have_count(2)
    before = page.locator(QUESTION).all_inner_texts()
    page.reload()
    expect(page.locator(QUESTION)).to_have_count(2)
    assert page.locator(QUESTION).all_inner_texts() == before


def test_a_choice_made_without_a_network_arrives_once(new_page: NewPage) -> None:
    page = new_page()
    table = sit_with_bots(page, 3)
    expect(page.locator(QUESTION)).to_have_count(3)
    page.context.set_offline(True)
    page.locator(QUESTION).first.click()
    page.wait_for_timeout(600)
    page.context.set_offline(False)
    expect(page.locator(QUESTION)).to_have_count(2)
    lines = page.request.get(f"/api/tables/{table}").json()["news"]["lines"]
    mine = [line for line in lines if line["seat"] == 0 and line["kind"] == "card-kept"]
    assert len(mine) == 1


def test_a_server_that_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    with process(data) as first:
        address = first.address()
        until(lambda: answers(address))
        context = browser.new_context(base_url=f"http://{address}", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.request.get("/api/me")  # creates the person before page and test both ask
        page = context.new_page()
        page.goto("/")
        table = sit_with_bots(page, 3)
        expect(page.locator(QUESTION)).to_have_count(3)
        page.locator(QUESTION).first.click()
        expect(page.locator(QUESTION)).to_have_count(2, timeout=PATIENCE)
        first.kill()
    page.locator(QUESTION).first.click()  # the server is dead
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=PATIENCE)
    with process(data, "--port", address.split(":")[1]) as second:
        second.address()
        until(lambda: answers(address))
        expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=PATIENCE)
        expect(page.locator(".prompt")).to_contain_text("Which card do you play", timeout=PATIENCE)
        lines = page.request.get(f"/api/tables/{table}").json()["news"]["lines"]
        mine = [line for line in lines if line["seat"] == 0 and line["kind"] == "card-kept"]
        assert len(mine) == 2
        context.close()
