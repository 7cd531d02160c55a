"""Previews of links: tags and pictures for whoever has the link, and nothing secret in them."""

from __future__ import annotations

import io
import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from PIL import Image

from notredame.envs.rendering.page_drawings import drawn
from notredame.records import write_text
from notredame.server import pictures
from notredame.server.http.link_previews import SIZE, shown_of
from tests.random_games import finished_game
from tests.server.clients import Guest, refusal
from tests.server.servers import Served

TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


def tags(guest: Guest, link: str, **headers: str) -> dict[str, str]:
    """The Open Graph tags of a link, which a reader asks for without what stands after the #."""
    page = guest.web.get(link.partition("#")[0], headers=headers)
    assert page.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(page.text)}


def test_an_invitation_says_who_plays_and_how_many_seats_are_free(
    anna: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "link", "link")
    link = anna.links(table)["seats"]["1"]
    found = tags(stranger, link)
    assert found["og:title"] == "Notre Dame: Anna"
    assert found["og:description"] == "You are invited to a game. 2 of 3 seats free."
    assert found["twitter:card"] == "summary_large_image"
    picture = stranger.web.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cache-control"] == "public, max-age=300"
    with Image.open(io.BytesIO(picture.content)) as image:
        assert image.size == SIZE
    # The preview opens nothing, and the link still does.
    assert refusal(stranger.web.get(f"/api/tables/{table}")) == (404, "not-found")
    assert stranger.join(table, link) == 1


def test_the_start_page_shows_a_table(stranger: Guest) -> None:
    found = tags(stranger, "/")
    assert found["og:title"] == "Notre Dame: Lead a borough of Paris to fame"
    assert "board game by Stefan Feld" in found["og:description"]
    assert found["og:image"].startswith(str(stranger.web.base_url))
    picture = stranger.web.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    with Image.open(io.BytesIO(picture.content)) as image:
        assert image.size == SIZE
    german = tags(stranger, "/", **{"Accept-Language": "fr, de;q=0.5"})
    assert german["og:title"] == "Notre Dame: Führe ein Viertel von Paris zu Ruhm"


def test_the_hosts_language_is_spoken(anna: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link")
    link = anna.links(table)["watch"]
    assert tags(stranger, link, **{"Accept-Language": "ja"})["og:description"].startswith("ゲーム")
    anna.put("/api/me", language="de")
    said = tags(stranger, link, **{"Accept-Language": "ja"})["og:description"]
    assert said == "Du bist zu einer Partie eingeladen. 1 von 2 Plätzen frei."


def test_a_game_in_progress_shows_names_and_the_round_only(
    server: Served, anna: Guest, stranger: Guest
) -> None:
    table = anna.new_table("me", "here")
    found = tags(stranger, anna.links(table)["watch"])
    assert found["og:description"] == "Round A1 is being played."
    live = server.service.tables._open[table].table
    seats = [
        {"name": seat.name, "colour": colour, "open": False, "rank": None, "prestige": None}
        for seat, colour in zip(live.seats, ("blue", "green"), strict=True)
    ]
    assert shown_of(live) == {
        "table": table,
        "seats": seats,
        "round": "A1",
        "view": None,
        "streets": None,
    }


def test_a_result_says_who_won(server: Served, anna: Guest, stranger: Guest) -> None:
    game = finished_game(["<b>Ben</b>", "Cleo", "Dora"])
    table = anna.post("/api/import", record=write_text(game))["table"]
    result = game.result()
    winner = game.names[result.winners[0]]
    names = [game.names[seat] for seat in sorted(range(3), key=lambda k: result.ranks[k])]
    link = anna.links(table)["watch"]
    assert "<b>" not in stranger.web.get(link).text
    found = tags(stranger, link)
    assert found["og:title"] == "Notre Dame: " + ", ".join(names[:-1]) + f" and {names[-1]}"
    most = max(result.prestige)
    assert found["og:description"] == f"{winner} wins with {most} prestige."
    shown = shown_of(server.service.tables._open[table].table)
    assert [seat["rank"] for seat in shown["seats"]] == sorted(result.ranks)
    assert shown["view"] is not None
    without_streets = drawn("SharePicture", {**shown, "streets": None})
    assert len(drawn("SharePicture", {**shown})) > len(without_streets)
    assert stranger.web.get(found["og:image"]).content.startswith(b"\x89PNG")


@pytest.mark.parametrize("key", ["", "?preview=", "?preview=AAAAAAAAAAAAAAAA", "?preview=%C3%A9"])
@pytest.mark.parametrize("listed", [True, False])
def test_without_the_key_there_is_no_preview(
    anna: Guest, stranger: Guest, key: str, listed: bool
) -> None:
    table = anna.new_table("me", "link", listed=listed)
    assert tags(stranger, f"/t/{table}{key}") == {}
    answer = stranger.web.get(f"/api/tables/{table}/picture{key or '?preview='}")
    assert refusal(answer) == (404, "not-found")


def test_a_key_is_for_one_table_and_ends_with_the_link_to_watch(
    anna: Guest, stranger: Guest
) -> None:
    table, other = anna.new_table("me", "link"), anna.new_table("me", "link")
    link = anna.links(table)["seats"]["1"]
    assert tags(stranger, f"/t/{other}?{urlsplit(link).query}") == {}
    anna.post(f"/api/tables/{table}/watch-link")
    assert tags(stranger, link) == {}
    assert tags(stranger, anna.links(table)["seats"]["1"]) != {}


def test_a_table_that_does_not_exist_has_a_page_without_a_preview(stranger: Guest) -> None:
    assert tags(stranger, "/t/nowhere?preview=AAAAAAAAAAAAAAAA") == {}


def test_without_the_packages_there_are_tags_and_no_picture(
    anna: Guest, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.new_table("me", "link")
    link = anna.links(table)["watch"]
    monkeypatch.setattr(pictures, "NEEDED", ("quickjs", "no_such_package"))
    found = tags(stranger, link)
    assert found["og:title"] == "Notre Dame: Anna"
    assert "og:image" not in found
    answer = stranger.web.get(f"/api/tables/{table}/picture?{urlsplit(link).query}")
    assert refusal(answer) == (404, "not-found")
    assert "pip install 'notredame[render]'" in answer.json()["sentence"]
