"""Links: everybody is told what a link does before it does anything."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, set_up

SEATS = [{"who": "me", "name": "Anna"}, {"who": "link"}, {"who": "bot", "level": "easy"}]


def give_away(page: Page, table: str) -> tuple[str, str]:
    """The link to the second seat, and the one to watch."""
    links = page.request.get(f"/api/tables/{table}/links").json()
    return str(links["seats"]["1"]), str(links["watch"])


def called(page: Page, name: str) -> None:
    """Set a person's name."""
    assert page.request.put("/api/me", data={"name": name}).ok


def test_an_invitation_says_whose_table_it_is_and_which_seat_is_free(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, SEATS, options={"new_persons": True})
    ben = new_page(give_away(anna, table)[0])
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(ben.locator(".invited-seats li")).to_have_count(3)
    expect(ben.locator(".your-seat")).to_contain_text("red")
    expect(ben.locator("main")).to_contain_text("New Persons")
    # A person with a name is asked as well, and has only looked so far.
    called(ben, "Ben")
    ben.reload()
    expect(ben.get_by_label("My name")).to_have_value("Ben")
    assert anna.request.get(f"/api/tables/{table}").json()["seats"][1]["who"] == "open"
    ben.get_by_role("button", name="Sit down").click()
    expect(ben).not_to_have_url(re.compile("#"))
    assert anna.request.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Ben"


def test_a_link_pasted_into_an_open_tab_is_followed(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, SEATS)
    to_sit, to_watch = give_away(anna, table)
    ben = new_page(f"/t/{table}")
    expect(ben.get_by_role("heading", name="Anna's table")).to_be_visible()
    ben.evaluate("(link) => location.assign(link)", to_watch)
    expect(ben.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ben.evaluate("(link) => location.assign(link)", to_sit)
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_personal_link_asks_before_it_takes_a_name_away(new_page: NewPage) -> None:
    anna = new_page()
    called(anna, "Anna")
    mine = str(anna.request.post("/api/me/link").json()["link"])
    ben = new_page()
    called(ben, "Ben")
    ben.goto(mine)
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(ben.locator("main")).to_contain_text("you are Ben")
    ben.get_by_role("button", name="Stay as Ben").click()
    expect(ben.get_by_label("My name")).to_have_value("Ben")
    ben.goto(mine)
    ben.get_by_role("button", name="Continue as Anna").click()
    expect(ben.get_by_label("My name")).to_have_value("Anna")
    # Opened by its own person, it changes nothing.
    ben.goto(mine)
    expect(ben.get_by_label("My name")).to_have_value("Anna")


def test_a_personal_link_asks_a_browser_without_a_name_too(new_page: NewPage) -> None:
    anna = new_page()
    called(anna, "Anna")
    mine = str(anna.request.post("/api/me/link").json()["link"])
    nobody = new_page(mine)
    expect(nobody.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(nobody.locator("main")).to_contain_text("who sent you the link become the same")
    assert nobody.request.get("/api/me").json()["name"] == "", "looking changes nothing"
    nobody.get_by_role("button", name="Don't use this link").click()
    expect(nobody.get_by_label("My name")).to_have_value("")
    nobody.goto(mine)
    nobody.get_by_role("button", name="Continue as Anna").click()
    expect(nobody.get_by_label("My name")).to_have_value("Anna")
    expect(nobody).not_to_have_url(re.compile("#"))


def test_a_personal_link_can_be_renewed_and_other_devices_signed_out(new_page: NewPage) -> None:
    anna = new_page("/")
    anna.get_by_label("My name").fill("Anna")
    anna.get_by_role("button", name="Save").click()
    anna.get_by_role("button", name="Create a personal link").click()
    link = anna.get_by_role("textbox", name="Continue on another device")
    old = link.input_value()
    anna.get_by_role("button", name="Renew the link").click()
    anna.get_by_role("group", name="Renew the link").get_by_role("button", name="Renew").click()
    expect(link).not_to_have_value(old)
    device = new_page(re.sub("^https?://[^/]+", "", old))
    expect(device.get_by_role("alert")).to_have_text("This link is not valid.")
    device = new_page(re.sub("^https?://[^/]+", "", link.input_value()))
    device.get_by_role("button", name="Continue as Anna").click()
    expect(device.get_by_label("My name")).to_have_value("Anna")
    anna.get_by_role("button", name="Sign out on all other devices").click()
    anna.get_by_role("button", name="Sign out", exact=True).click()
    expect(anna.get_by_text("All other devices have been signed out.")).to_be_visible()
    device.reload()
    expect(device.get_by_role("heading", name="This device has been signed out")).to_be_visible()
    device.get_by_role("button", name="Continue as a new player").click()
    expect(device.get_by_label("My name")).to_have_value("")
    anna.reload()
    expect(anna.get_by_label("My name")).to_have_value("Anna")


def test_signing_out_here_lets_this_browser_forget(new_page: NewPage) -> None:
    anna = new_page()
    called(anna, "Anna")
    anna.goto("/")
    anna.get_by_role("button", name="Sign out here").click()
    anna.get_by_role("button", name="Cancel").click()
    expect(anna.get_by_role("button", name="Sign out here")).to_be_focused()
    anna.get_by_role("button", name="Sign out here").click()
    anna.get_by_role("button", name="Sign out", exact=True).click()
    expect(anna.get_by_label("My name")).to_have_value("")


def test_the_host_sends_a_watcher_away(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, [SEATS[0], {"who": "bot", "level": "easy"}])
    watch = str(anna.request.get(f"/api/tables/{table}/links").json()["watch"])
    ben = new_page()
    called(ben, "Ben")
    ben.goto(watch)
    expect(ben.locator(".part-city")).to_be_visible()
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Menu").click()
    field = anna.get_by_role("textbox", name="Link for spectators")
    old = field.input_value()
    anna.get_by_role("button", name="Remove Ben").click()
    anna.get_by_role("group", name="Remove Ben").get_by_role("button", name="Remove").click()
    expect(anna.get_by_text("No spectators.")).to_be_visible()
    expect(field).not_to_have_value(old)
    expect(ben.get_by_role("alert")).to_be_visible()


def test_links_of_a_server_that_nobody_else_can_reach_say_so(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, SEATS)
    anna.goto(f"/t/{table}")
    note = anna.locator(".loopback-warning")
    expect(note).to_contain_text("on this computer only")
    expect(note.get_by_text("--host 0.0.0.0").first).to_be_hidden()  # only on demand
    note.get_by_text("on this computer only").click()
    expect(note).to_contain_text("start it again with this added to the command: --host 0.0.0.0")
    expect(note).to_contain_text('make play ARGS="--host 0.0.0.0"')


def invited(new_page: NewPage) -> tuple[Page, str]:
    """Anna's table with two free seats:

    Ben's page with the link to the first, and the other link.
    """
    anna = new_page()
    table = set_up(anna, [{"who": "me", "name": "Anna"}, {"who": "link"}, {"who": "link"}])
    seats = anna.request.get(f"/api/tables/{table}/links").json()["seats"]
    ben = new_page(seats["1"])
    expect(ben.locator(".invited-seats")).not_to_contain_text("Cleo")
    return ben, seats["2"]


def takes_the_seat(page: Page, link: str, name: str) -> None:
    """Take a seat by its link, without looking first."""
    where, token = link.split("#seat=")
    table = urlsplit(where).path.removeprefix("/t/")
    answer = page.request.post(f"/api/tables/{table}/join", data={"token": token, "name": name})
    assert answer.ok, answer.text()


def test_an_invitation_follows_what_happens_at_the_table(new_page: NewPage) -> None:
    ben, other = invited(new_page)
    takes_the_seat(new_page(), other, "Cleo")
    ben.evaluate("dispatchEvent(new Event('focus'))")  # back from another window
    expect(ben.locator(".invited-seats")).to_contain_text("Cleo")
    expect(ben.get_by_role("status")).to_have_text("Cleo sat down.")


def test_nobody_sits_down_at_a_table_that_has_changed_unseen(new_page: NewPage) -> None:
    ben, other = invited(new_page)
    takes_the_seat(new_page(), other, "Cleo")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("status")).to_have_text("Cleo sat down.")
    expect(ben.get_by_role("button", name="Sit down")).to_be_enabled()
    ben.get_by_role("button", name="Sit down").click()
    expect(ben).not_to_have_url(re.compile("#"))


def test_whoever_comes_too_late_sees_who_was_faster(new_page: NewPage) -> None:
    ben, _ = invited(new_page)
    takes_the_seat(new_page(), re.sub("^https?://[^/]+", "", ben.url), "Dora")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("alert")).to_have_text("Somebody is already sitting there.")
    expect(ben.locator(".your-seat")).to_contain_text("Dora")
    # The link is good for the other free seat, or to watch.
    expect(ben.get_by_role("button", name="Just watch")).to_be_visible()
    ben.get_by_role("button", name="Take the free seat (green)").click()
    expect(ben).not_to_have_url(re.compile("#"))
    expect(ben.locator(QUESTION).first).to_be_visible()


def test_the_link_of_a_taken_seat_leads_to_the_spectators(new_page: NewPage) -> None:
    ben, other = invited(new_page)
    link = re.sub("^https?://[^/]+", "", ben.url)
    for name, taken in (("Cleo", other), ("Dora", link)):
        takes_the_seat(new_page(), taken, name)
    ben.reload()
    expect(ben.get_by_role("button", name=re.compile("free seat"))).to_have_count(0)
    ben.get_by_role("button", name="Just watch").click()
    expect(ben.locator(".part-city")).to_be_visible()


def test_the_plain_address_of_a_table_asks_the_host_for_a_seat(new_page: NewPage) -> None:
    anna = new_page()
    table = set_up(anna, [{"who": "me", "name": "Anna"}, {"who": "link"}, {"who": "link"}])
    anna.goto(f"/t/{table}")
    cleo, ben = new_page(f"/t/{table}"), new_page(f"/t/{table}")
    for page, name in ((cleo, "Cleo"), (ben, "Ben")):
        page.get_by_label("My name").fill(name)
        page.get_by_role("button", name="Ask for a seat").click()
        expect(page.get_by_role("status")).to_contain_text("request has been sent")
    expect(anna).to_have_title("● Cleo would like to play")
    requests = anna.locator(".seat-requests li")
    requests.filter(has_text="Cleo").get_by_role("button", name="Turn down").click()
    expect(cleo.get_by_role("alert")).to_contain_text("turned your request down")
    anna.get_by_role("button", name="Let Ben play").click()
    expect(requests).to_have_count(0)
    expect(ben.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(anna.locator(".seat-rows")).to_contain_text("Ben")
    # Once the game has begun, there is nothing to ask for.
    assert anna.request.post(f"/api/tables/{table}/replace", data={"seat": 2}).ok
    dora = new_page(f"/t/{table}")
    expect(dora.get_by_role("alert")).to_contain_text("does not exist, or you have no access")
    expect(dora.locator("main")).to_contain_text("the game may have begun already")
