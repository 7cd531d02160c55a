"""Undo: allowed until something hidden was revealed or somebody else acted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, set_up


def test_a_choice_is_taken_back(new_page: NewPage) -> None:
    page = new_page()
    seats = [{"who": "me", "name": "Anna"}, {"who": "link"}]
    table = set_up(page, seats)
    links = page.request.get(f"/api/tables/{table}/links").json()
    ben = new_page(links["seats"]["1"])
    ben.get_by_label("My name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    page.goto(f"/t/{table}")
    expect(page.locator(QUESTION)).to_have_count(3)
    page.locator(QUESTION).first.click()
    expect(page.locator(".has-question")).to_have_count(0)  # Ben has passed nothing on yet
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(QUESTION)).to_have_count(3)
    page.locator(QUESTION).nth(1).click()
    expect(page.locator(".has-question")).to_have_count(0)
    # Now Ben's cards arrive, which cannot be unseen.
    ben.locator(QUESTION).first.click()
    expect(page.locator(QUESTION)).to_have_count(2)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    state = page.request.get(f"/api/tables/{table}").json()
    assert state["undo"]["why"] == "others"
    refused = page.request.post(
        f"/api/tables/{table}/undo", data={"seat": 0, "asked": state["undo"]["asked"]}
    )
    assert refused.status == 409
    assert refused.json()["problem"] == "no-undo"
