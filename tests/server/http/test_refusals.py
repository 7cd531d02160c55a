"""Malformed, late, repeated and unauthorised requests: each has its status and its sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import notredame.server
from notredame import Game
from notredame.records import write_text
from notredame.server.problems import Code
from notredame.text import catalogue, languages
from tests.server.clients import Guest, friends, refusal

GOOD = [{"who": "me"}, {"who": "here"}]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"{}",
        b'{"seats": []}',
        b'{"seats": [{"who": "me"}]}',
        b'{"seats": [{"who": "me"}, {"who": "me"}]}',
        b'{"seats": [{"who": "bot"}, {"who": "bot"}]}',
        b'{"seats": [{"who": "me"}, {"who": "king"}]}',
        b'{"seats": [{"who": "me"}, {"who": "bot", "level": "run:rm"}]}',
        b'{"seats": [{"who": "me"}, {"who": "here"}], "seed": 1}',
        b'{"seats": [{"who": "me"}, {"who": "here"}], "edition": "none"}',
        b'{"seats": [{"who": "me"}, {"who": "here"}], "options": {"none": 1}}',
        b'{"seats": [{"who": "me"}, {"who": "here"}], "options": {"coins": "x"}}',
        b'{"seats": [{"who": "me"}, {"who": "here"}], "options": {"coins": 1' + b"0" * 5000 + b"}}",
        b'{"seats": [{"who": "me"}, {"who": "here"}], "listed": 1}',
        b'{"seats": [{"who": "me"}, {"who": "here", "name": "\\ud800"}]}',
        b"[" * 30_000,
        b'{"seats": NaN}',
    ],
)
def test_a_table_that_cannot_be_is_not_set_up(anna: Guest, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = anna.web.post("/api/tables", content=body, headers=headers)
    status, problem = refusal(answer)
    assert status in (400, 422)
    assert problem == "bad-request"
    assert anna.get("/api/me")["tables"] == []


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "x" * 31, 'a"b', "a\\b", "a\nb", "a\x00", "a\x7f", "a\u200bb", "a\u2028b"),
        *("\u00ad", "\u0301", "\u0301 \u20dd", "\u2800", "\u3164\u3164", "\ufe0f"),
    ],
)
def test_a_name_that_cannot_be_played_under_is_refused_everywhere(anna: Guest, name: str) -> None:
    table = anna.new_table("me", "link", listed=True)
    for method, path, body in (
        ("PUT", "/api/me", {"name": name}),
        ("POST", "/api/tables", {"seats": [{"who": "me", "name": name}, {"who": "here"}]}),
        ("POST", f"/api/tables/{table}/join", {"name": name, "seat": 1}),
    ):
        answer = anna.web.request(method, path, json=body)
        assert refusal(answer) == (422, "bad-request"), path
    assert anna.state(table)["status"] == "waiting"


@pytest.mark.parametrize(
    "name", ["Bot 1 (medium)", "Bot 1 (easy)", "日本", "Ö 🙂", "x" * 30, "e\u0301", "!", "7"]
)
def test_any_other_name_can_be_played_under(anna: Guest, ben: Guest, name: str) -> None:
    anna.put("/api/me", name=name)
    ben.put("/api/me", name=name)
    table = anna.new_table("me", "here", "link", "medium")
    friends(anna, table, ben)
    names = [seat["name"] for seat in anna.state(table)["seats"]]
    assert names[0] == name
    assert len(set(names)) == 4
    assert anna.get("/api/me")["tables"][0]["status"] == "playing"
    other = anna.new_table("me", "link", {"who": "bot", "level": "easy"})
    anna.post(f"/api/tables/{other}/replace", seat=1, level="easy")
    assert anna.state(other)["status"] == "playing"


def requests_for_seats(seat: Any, asked: Any = 0) -> list[tuple[str, dict[str, Any]]]:
    """Every request that acts for a seat."""
    return [
        ("choices", {"seat": seat, "asked": asked, "choice": "pass"}),
        ("undo", {"seat": seat, "asked": asked}),
        ("leave", {"seat": seat}),
        ("return", {"seat": seat}),
        ("hint", {"seat": seat}),
    ]


def test_only_a_seats_own_cookie_acts_for_it(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = anna.new_table("me", "link", "easy", listed=True)
    friends(anna, table, ben)
    for guest, seats in ((anna, (1, 2, 3)), (ben, (0, 2, 4)), (stranger, (0, 1, 2))):
        for seat in seats:
            for path, body in requests_for_seats(seat):
                answer = guest.web.post(f"/api/tables/{table}/{path}", json=body)
                assert refusal(answer) == (403, "not-your-seat"), (seat, path)
    answer = stranger.web.post(f"/api/tables/{table}/chat", json={"text": "Hello."})
    assert refusal(answer) == (403, "not-your-seat")
    answer = ben.web.post(f"/api/tables/{table}/replace", json={"seat": 2})
    assert refusal(answer) == (403, "host-fills")


@pytest.mark.parametrize("start", [2, -1, 5, "0", True])
def test_whoever_begins_sits_at_the_table(anna: Guest, start: Any) -> None:
    seats = [{"who": "me"}, {"who": "here"}]
    answer = anna.web.post("/api/tables", json={"seats": seats, "start": start})
    assert refusal(answer) == (422, "bad-request")


@pytest.mark.parametrize("seat", [-1, 5, 1.0, "0", None, True, 10**30])
def test_what_is_no_seat_is_refused(anna: Guest, seat: Any) -> None:
    table = anna.new_table("me", "here")
    for path, body in requests_for_seats(seat):
        answer = anna.web.post(f"/api/tables/{table}/{path}", json=body)
        assert refusal(answer) == (422, "bad-request"), path


@pytest.mark.parametrize("asked", [-1, 1.5, "0", None, 10**6])
def test_what_is_no_question_is_refused(anna: Guest, asked: Any) -> None:
    table = anna.new_table("me", "here")
    for path, body in requests_for_seats(0, asked)[:2]:
        answer = anna.web.post(f"/api/tables/{table}/{path}", json=body)
        assert refusal(answer) == (422, "bad-request"), path


def test_a_doubled_choice_is_one_and_a_late_one_is_refused(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    question = anna.state(table)["question"]
    first, second, *_ = (choice["id"] for choice in question["choices"])
    body = {"seat": 0, "asked": question["asked"], "choice": first}
    path = f"/api/tables/{table}/choices"
    number = anna.post(path, **body)["number"]
    assert anna.post(path, **body)["number"] == number
    answer = anna.web.post(path, json=body | {"choice": second})
    assert refusal(answer) == (409, "already-answered")
    answer = anna.web.post(path, json=body | {"asked": question["asked"] + 5})
    assert refusal(answer) == (409, "already-answered")
    assert anna.state(table)["move"] == 1
    answer = anna.web.post(path, json=body | {"asked": 1, "choice": "x" * 61})
    assert refusal(answer) == (422, "bad-request")


def test_choosing_out_of_turn_or_what_is_not_offered_is_refused(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    anna.choose(table, 0)
    path = f"/api/tables/{table}/choices"
    answer = anna.web.post(path, json={"seat": 0, "asked": 1, "choice": "keep:bank"})
    assert refusal(answer) == (409, "not-your-turn")
    answer = ben.web.post(path, json={"seat": 1, "asked": 0, "choice": "hire:fool"})
    assert refusal(answer) == (422, "not-possible")


def test_taking_back_too_late_is_refused(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    anna.choose(table, 0)
    assert anna.state(table)["undo"]["possible"]
    ben.choose(table, 1)
    undo = anna.state(table)["undo"]
    assert (undo["possible"], undo["why"]) == (False, "others")
    answer = anna.web.post(f"/api/tables/{table}/undo", json={"seat": 0, "asked": 1})
    assert refusal(answer) == (409, "no-undo")


def test_what_comes_after_the_game_is_refused_before(anna: Guest) -> None:
    table = anna.new_table("me", "here")
    assert refusal(anna.web.get(f"/api/tables/{table}/record")) == (409, "not-possible")
    assert refusal(anna.web.post(f"/api/tables/{table}/rematch")) == (409, "not-possible")
    for seat in ("above", "2", "4"):
        answer = anna.web.get(f"/api/tables/{table}/replay", params={"at": 0, "seat": seat})
        assert refusal(answer) == (403, "not-your-seat")
    answer = anna.web.get(f"/api/tables/{table}/replay", params={"at": 1})
    assert refusal(answer) == (404, "not-found")
    for at in ("-1", "x", "", "1e3"):
        answer = anna.web.get(f"/api/tables/{table}/replay", params={"at": at})
        assert refusal(answer) == (422, "bad-request")


def test_a_table_that_plays_from_memory_is_not_looked_back_at(anna: Guest) -> None:
    table = anna.new_table("me", "here", options={"log": "round"})
    while anna.state(table)["view"]["round"] == "A1":
        anna.choose(table, anna.state(table)["seat"])
    begun = anna.state(table)["move"]
    anna.choose(table, anna.state(table)["seat"])
    then = anna.get(f"/api/tables/{table}/replay", at=begun)
    assert then["move"] == begun
    assert then["news"]["lines"][0]["kind"] == "round-begins", "the plague before it is past"
    answer = anna.web.get(f"/api/tables/{table}/replay", params={"at": begun - 1})
    assert refusal(answer) == (403, "not-possible")


def test_with_other_people_there_are_no_hints(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "link")
    friends(anna, table, ben)
    answer = anna.web.post(f"/api/tables/{table}/hint", json={"seat": 0})
    assert refusal(answer) == (403, "not-possible")


def test_nor_with_other_people_at_the_same_screen(anna: Guest) -> None:
    for seats in (("me", "here"), ("me", "here", "easy")):
        table = anna.new_table(*seats)
        for seat in (0, 1):
            state = anna.state(table, seat=seat)
            assert state["question"]
            assert not state["alone"], "no button for it"
            answer = anna.web.post(f"/api/tables/{table}/hint", json={"seat": seat})
            assert refusal(answer) == (403, "not-possible")


def test_whoever_studies_a_record_alone_gets_hints(anna: Guest) -> None:
    table = anna.post("/api/import", record=write_text(Game(["Anna", "Ben"], seed=3)))["table"]
    assert anna.state(table)["alone"]
    assert anna.post(f"/api/tables/{table}/hint", seat=1)["thoughts"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "\x1c", "\x1f\x1c", 5, None])
def test_nothing_and_too_much_cannot_be_said(anna: Guest, text: Any) -> None:
    table = anna.new_table("me", "here")
    answer = anna.web.post(f"/api/tables/{table}/chat", json={"text": text})
    assert refusal(answer) == (422, "bad-request")
    assert anna.state(table)["chat"] == []


@pytest.mark.parametrize(
    "record", ["", "nonsense", "{}", "[" * 100_000, '{"a":' * 50_000, "notredame 1\n", "\x00"]
)
def test_what_is_no_record_is_no_table(anna: Guest, record: str) -> None:
    answer = anna.web.post("/api/import", json={"record": record})
    assert refusal(answer) == (422, "bad-request")
    assert anna.get("/api/me")["tables"] == []


def test_a_language_that_we_do_not_speak_is_said(anna: Guest) -> None:
    for language in ("xx", "EN", "e" * 9):
        answer = anna.web.put("/api/me", json={"language": language})
        assert refusal(answer) == (422, "bad-request")
        for path in ("words", "rules"):
            answer = anna.web.get(f"/api/{path}/{language}")
            assert refusal(answer) == (404, "not-found")
    table = anna.new_table("me", "here")
    assert anna.state(table, lang="xx")["question"]["prompt"], "a table is shown in any case"


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"seats": GOOD, "hunter2": 1}, "body: "),
        ({"seats": [{"who": "me", "hunter2": 1}, {"who": "here"}]}, "body.seats.0: "),
        ({"seats": GOOD, "options": {"hunter2": []}}, "body.options: "),
        ({"seats": GOOD, "listed": "hunter2"}, "body.listed: "),
    ],
)
def test_a_sentence_names_our_fields_and_nothing_that_was_sent(
    anna: Guest, body: dict[str, Any], where: str
) -> None:
    answer = anna.web.post("/api/tables", json=body)
    assert refusal(answer) == (422, "bad-request")
    assert answer.json()["sentence"].startswith(where)
    assert "hunter2" not in answer.text


def test_a_seat_that_a_finished_game_never_had_is_said(anna: Guest) -> None:
    record = (Path(__file__).parents[2] / "golden" / "lifestyle-ru-2.record.txt").read_text()
    table = anna.post("/api/import", record=record)["table"]
    answer = anna.web.get(f"/api/tables/{table}/replay", params={"at": 0, "seat": "3"})
    assert refusal(answer) == (404, "not-found")
    assert answer.json()["sentence"] == "There is no such seat at this table."


def test_every_problem_has_a_sentence_in_every_language() -> None:
    sources = Path(notredame.server.__file__).parent.rglob("*.py")
    text = "\n".join(file.read_text() for file in sources)
    codes = set(re.findall(r'Problem\(\s*\d+,\s*"([a-z-]+)"', text))
    codes |= set(re.findall(r'_refused\(\s*"([a-z-]+)"', text))
    assert codes == set(get_args(Code)), "what other programs are told there is"
    for language in languages():
        assert codes <= set(catalogue(language).table("problem")), language
