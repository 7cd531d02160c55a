"""Statistics over HTTP: one's own only, as a file, and deleted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.clients import Guest, friends
from tests.server.openapi_check import Description
from tests.server.servers import Served, until

from .finished_games import REVIEW, person_of, play_unseen

NOTHING: dict[str, Any] = {
    "everything": None,
    "by_players": [],
    "by_opponents": [],
    "sources": [],
    "reviewed": None,
    "rough_reviews": 0,
    "games": 0,
    "enough": 10,
    "limited": False,
    "pending": False,
}


@pytest.fixture
def description(server: Served, anna: Guest, ben: Guest, stranger: Guest) -> Description:
    """The server's OpenAPI description, which everybody's answers must match."""
    found = Description(stranger.get("/api/openapi.json"))
    for guest in (anna, ben, stranger):
        found.listen_to(guest)
    return found


def counted(guest: Guest) -> Any:
    """A person's statistics, once nothing is missing."""
    until(lambda: not guest.get("/api/me/statistics")["pending"])
    return guest.get("/api/me/statistics")


def test_everybody_sees_their_own_statistics(
    server: Served, anna: Guest, ben: Guest, stranger: Guest, description: Description
) -> None:
    assert anna.get("/api/me/statistics") == NOTHING
    result = play_unseen(server, "seen", anna, ben).game.result()
    mine, his = counted(anna), counted(ben)
    assert (mine["games"], his["games"]) == (1, 1)
    assert [group["opponents"] for group in mine["by_opponents"]] == ["people"]
    assert mine["everything"]["prestige"]["mean"] == result.prestige[0]
    assert his["everything"]["prestige"]["mean"] == result.prestige[1]
    assert stranger.get("/api/me/statistics") == NOTHING
    assert "set-cookie" not in stranger.web.get("/api/me/statistics").headers
    anna.post("/api/tables/seen/put-away")
    assert anna.get("/api/me")["tables"] == []
    assert anna.get("/api/me/statistics") == mine, "a table that left the list still counts"


def test_the_file_has_everything_that_is_counted_and_no_secret(
    server: Served, anna: Guest, ben: Guest, stranger: Guest, description: Description
) -> None:
    result = play_unseen(server, "exported", anna, ben, "easy").game.result()
    counted(anna)
    answer = anna.web.get("/api/me/statistics/export")
    assert answer.headers["content-disposition"] == (
        'attachment; filename="notredame-statistics.json"'
    )
    export = answer.json()
    assert (export["format"], export["version"]) == ("notredame-statistics", 2)
    (game,) = export["games"]
    assert (game["table"], game["seat"], game["players"], game["people"]) == ("exported", 0, 3, 1)
    assert (game["level"], game["by_source"]) == ("easy", result.by_source[0])
    assert game["review"] is None
    ids = {person_of(server, anna), person_of(server, ben)}
    assert not any(ident in answer.text for ident in ids), "nobody's id, not even one's own"
    assert stranger.get("/api/me/statistics/export")["games"] == []


def test_whoever_deletes_their_statistics_begins_anew(
    server: Served, anna: Guest, ben: Guest, stranger: Guest, description: Description
) -> None:
    play_unseen(server, "deleted", anna, ben)
    his = counted(ben)
    assert stranger.post("/api/me/statistics/delete") == {"games": 0}
    assert anna.post("/api/me/statistics/delete") == {"games": 1}
    assert anna.get("/api/me/statistics") == NOTHING
    assert anna.get("/api/me/statistics/export")["games"] == []
    assert ben.get("/api/me/statistics") == his, "others keep theirs"
    assert [one["table"] for one in anna.get("/api/me")["tables"]] == ["deleted"], "tables stay"
    # Not even if the table were found as one from before.
    with server.service.store.database.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET results_noted = false WHERE id = 'deleted'"))
        connection.execute(text("DELETE FROM results WHERE table_id = 'deleted'"))
    assert anna.get("/api/me/statistics")["pending"]
    assert counted(anna) == NOTHING
    assert counted(ben) == his


def test_a_running_game_says_nothing(
    server: Served, anna: Guest, ben: Guest, description: Description
) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    for seat, guest in enumerate((anna, ben)):
        guest.choose(table, seat)
    for guest in (anna, ben):
        assert guest.get("/api/me/statistics") == NOTHING
        assert guest.get("/api/me/statistics/export")["games"] == []


def test_reviews_are_in_the_statistics_and_in_the_file(
    server: Served, anna: Guest, ben: Guest, description: Description
) -> None:
    play_unseen(server, "reviewed", anna, ben)
    assert counted(anna)["reviewed"] is None
    with server.service.store.database.engine.begin() as connection:
        numbers = text("UPDATE results SET review = :review WHERE person = :person")
        values = {"review": json.dumps(REVIEW), "person": person_of(server, anna)}
        connection.execute(numbers, values)
    found = anna.get("/api/me/statistics")["reviewed"]
    assert (found["games"], found["lost"]["mean"]) == (1, 6.0)
    (game,) = anna.get("/api/me/statistics/export")["games"]
    assert game["review"] == REVIEW
    assert counted(ben)["reviewed"] is None
