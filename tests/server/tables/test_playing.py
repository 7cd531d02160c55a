"""Playing through the server: bots, hints, leaving, the end, a rematch, an imported game."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from notredame.records import read, write_text
from notredame.rules.model.deal import commitment
from tests.server.clients import Guest, friends, refusal
from tests.server.indistinguishable_games import random_game
from tests.server.servers import Served


@pytest.fixture
def finished(anna: Guest) -> str:
    """A table of Anna's with an imported game that lacks only its last choice."""
    game = random_game(2, {}, 3)
    last = game.before(len(game.moves))
    table = anna.post("/api/import", record=write_text(last))["table"]
    seat, action = game.moves[-1]
    state = anna.state(table, seat=seat)
    choice = next(k for k in last.choices(seat) if k.action == action)
    assert state["status"] == "playing"
    anna.choose(table, seat, choice.id)
    return str(table)


def test_bots_move_by_themselves_and_a_person_who_left_is_played_for(anna: Guest) -> None:
    table = anna.new_table("me", "easy")
    listener = anna.listen(table, seat=0)
    listener.wait(lambda heard: heard.id is not None and heard.state["move"] >= 1)
    number = anna.post(f"/api/tables/{table}/leave", seat=0)["number"]
    left = listener.wait_for(number)
    assert left["seats"][0]["left"]
    assert left["question"] is None, "the bot is asked"
    listener.wait(lambda heard: heard.id is not None and heard.state["view"]["round"] == "A2")
    anna.post(f"/api/tables/{table}/return", seat=0)
    state = anna.state(table, seat=0)
    assert not state["seats"][0]["left"]
    listener.wait(lambda heard: heard.id is not None and _is_asked(heard.state))


def _is_asked(state: dict[str, Any]) -> bool:
    return state["question"] is not None and not state["seats"][0]["left"] and state["move"] > 8


def test_a_hint_says_what_the_search_would_choose_and_why(anna: Guest) -> None:
    table = anna.new_table("me", "easy")
    thoughts = anna.post(f"/api/tables/{table}/hint?lang=de", seat=0)["thoughts"]
    offered = {choice["id"] for choice in anna.state(table, seat=0)["question"]["choices"]}
    assert {thought["choice"] for thought in thoughts} == offered
    assert all(thought["label"] and len(thought["prestige"]) == 2 for thought in thoughts)
    best, *others = thoughts
    assert (best["behind"], best["why"]) == (0, "")
    assert [other["behind"] for other in others] == sorted(other["behind"] for other in others)
    for other in others:
        assert re.search("unkte|genauso gut", other["why"])


def test_each_choice_is_described_and_what_is_offered_can_be_chosen(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    for _ in range(12):
        state = anna.state(table)
        for choice in state["question"]["choices"]:
            facts = {"brings", "places", "ends_turn", "reveals", "ghost"}
            assert set(choice) == {"id", "label", *facts}
            assert choice["label"]
        anna.choose(table, state["seat"], state["question"]["choices"][-1]["id"])


def test_taking_back_through_the_server(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    before = anna.state(table, seat=0)
    anna.choose(table, 0)
    anna.post(f"/api/tables/{table}/undo", seat=0, asked=1)
    after = anna.state(table, seat=0)
    assert after["question"]["asked"] == 2
    assert after["view"] == before["view"]
    assert after["move"] == 0


def test_a_table_speaks_the_language_that_is_asked_for(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    english, german = (anna.state(table, lang=k)["question"]["prompt"] for k in ("en", "de"))
    assert english != german
    anna.put("/api/me", language="de")
    assert anna.state(table)["question"]["prompt"] == german


def test_the_words_facts_and_rules_are_there(anna: Guest) -> None:
    assert anna.get("/api/facts")["levels"] == ["easy", "medium", "hard", "expert", "champion"]
    for language in ("en", "de"):
        words = anna.get(f"/api/words/{language}")
        assert words["language"] == language
        assert words["tables"]["page"]
        assert anna.get(f"/api/rules/{language}")["sections"]


def test_when_a_game_is_over_everything_can_be_seen(anna: Guest, finished: str) -> None:
    state = anna.state(finished)
    assert state["status"] == "over"
    assert len(state["result"]["rounds"]) == 9
    above = anna.get(f"/api/tables/{finished}/replay", at=5, seat="above")["view"]
    assert above["seat"] is None
    assert not any(None in cards for player in above["players"] for cards in player["dealt"])
    other = anna.get(f"/api/tables/{finished}/replay", at=5, seat="1")
    assert other["move"] == 5
    record = anna.web.get(f"/api/tables/{finished}/record").text
    assert read(record).over
    again = anna.post("/api/import", record=record)["table"]
    assert anna.state(again)["result"] == state["result"]


def test_the_seed_is_promised_before_and_shown_after(server: Served, anna: Guest) -> None:
    table = anna.new_table("me", "here")
    state = anna.state(table)
    assert state["seed"] is None
    seed = server.service.tables._open[table].table.setup.seed
    assert seed is not None
    assert state["commitment"] == commitment(seed)


def test_a_rematch_asked_for_by_many_at_once_is_one_table(anna: Guest, finished: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        asked = [f"/api/tables/{finished}/rematch"] * 4
        tables = {answer["table"] for answer in pool.map(anna.post, asked)}
    (table,) = tables
    assert anna.state(finished)["rematch"] == table
    assert anna.state(table)["status"] == "playing"
    mine = [summary["table"] for summary in anna.get("/api/me")["tables"]]
    assert sorted(mine) == sorted([finished, table]), "and no third one"


def test_chat_is_for_those_who_play(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    ben.post(f"/api/tables/{table}/chat", text="  Hello \n there. ")
    (line,) = anna.state(table)["chat"]
    assert (line["name"], line["seat"], line["text"]) == ("Ben", 1, "Hello there.")


def test_a_list_says_whose_turn_it_is(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    anna.choose(table, 0)
    assert not anna.get("/api/me")["tables"][0]["my_turn"]
    assert ben.get("/api/me")["tables"][0]["my_turn"]
    assert ben.get("/api/me")["tables"][0]["mine"] == [1]


def test_only_the_host_fills_a_seat(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    ben.join(table, anna.links(table)["seats"]["1"])
    answer = ben.web.post(f"/api/tables/{table}/replace", json={"seat": 2})
    assert refusal(answer) == (403, "host-fills")
    anna.post(f"/api/tables/{table}/replace", seat=2, level="easy")
    assert anna.state(table)["status"] == "playing"


def test_a_link_says_what_it_invites_to(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "easy", "link", options={"new_persons": True})
    token = anna.links(table)["seats"]["2"].split("#seat=")[1]
    seen = ben.post(f"/api/tables/{table}/look-in", token=token)
    assert seen["seat"] == 2
    assert seen["new_persons"]
    assert seen["host_name"] == "Anna"
    assert [seat["who"] for seat in seen["seats"]] == ["person", "bot", "open"]
    answer = ben.web.post(f"/api/tables/{table}/look-in", json={"token": token[::-1]})
    assert refusal(answer) == (404, "not-found")
    assert refusal(ben.web.get(f"/api/tables/{table}")) == (404, "not-found"), "not yet inside"


def test_whoever_gets_up_has_the_table_no_more(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link", "link")
    seat = ben.join(table, anna.links(table)["seats"]["1"])
    assert [found["table"] for found in ben.get("/api/me")["tables"]] == [table]
    ben.post(f"/api/tables/{table}/stand", seat=seat)
    assert ben.get("/api/me")["tables"] == []
    assert str(seat) in anna.links(table)["seats"], "its link invites again"
    ben.join(table, anna.links(table)["seats"]["1"])


def test_a_list_says_how_a_game_ended(anna: Guest, finished: str) -> None:
    (found,) = [table for table in anna.get("/api/me")["tables"] if table["table"] == finished]
    sheet = anna.state(finished)["result"]
    assert [player["prestige"] for player in found["result"]] == [
        player["prestige"] for player in sheet["players"]
    ]
    assert {player["seat"] for player in found["result"] if player["rank"] == 1} == set(
        sheet["winners"]
    )


def test_of_a_game_that_others_played_there_is_no_rematch(anna: Guest, finished: str) -> None:
    record = anna.web.get(f"/api/tables/{finished}/record").text
    table = anna.post("/api/import", record=record)["table"]
    assert anna.state(finished)["played_here"]
    assert not anna.state(table)["played_here"]
    answer = anna.web.post(f"/api/tables/{table}/rematch")
    assert refusal(answer) == (409, "not-possible")


def test_a_table_is_put_away_where_nobody_else_waits(anna: Guest, ben: Guest) -> None:
    alone, together = anna.new_table("me", "easy"), anna.new_table("me", "link")
    friends(anna, together, ben)
    shown = {table["table"]: table["can_put_away"] for table in anna.get("/api/me")["tables"]}
    assert shown == {alone: True, together: False}
    anna.post(f"/api/tables/{alone}/put-away")
    assert [table["table"] for table in anna.get("/api/me")["tables"]] == [together]
    assert anna.state(alone)["question"] is not None, "whoever has the address may go on"
    answer = anna.web.post(f"/api/tables/{together}/put-away")
    assert refusal(answer) == (409, "not-possible")
    assert refusal(ben.web.post(f"/api/tables/{alone}/put-away")) == (404, "not-found")


def test_a_table_that_was_put_away_comes_back_when_somebody_sits_down(
    anna: Guest, ben: Guest
) -> None:
    table = anna.new_table("me", "link", "link")
    link = anna.links(table)["seats"]["1"]
    anna.post(f"/api/tables/{table}/put-away")
    assert anna.get("/api/me")["tables"] == []
    ben.join(table, link)
    assert [found["table"] for found in anna.get("/api/me")["tables"]] == [table]
