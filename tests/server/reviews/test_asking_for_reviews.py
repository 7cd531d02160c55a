"""Reviews over HTTP: who may ask for one and read it, its progress, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from notredame.records import write_text
from notredame.server.reviews import reviews
from tests.random_games import finished_game
from tests.server.clients import Guest, friends, refusal
from tests.server.quick_reviews import QuickProcesses, quick_reviews
from tests.server.servers import Served, until

GAME = finished_game(["Anna", "Ben"])


@pytest.fixture
def quick(server: Served) -> Iterator[QuickProcesses]:
    """Reviews that need no thinking."""
    with quick_reviews(server) as made:
        yield made


@pytest.fixture
def table(anna: Guest, quick: QuickProcesses) -> str:
    """A finished game that Anna has imported; both seats are hers."""
    return str(anna.post("/api/import", record=write_text(GAME))["table"])


@pytest.fixture(scope="module")
def together(server: Served) -> Iterator[tuple[Guest, Guest, str]]:
    """Anna's and Ben's game, which is over."""
    with Guest(server.address, "Anna") as anna, Guest(server.address, "Ben") as ben:
        table = anna.new_table("me", "link")
        friends(anna, table, ben)
        guests = (anna, ben)
        while (state := anna.state(table))["status"] != "over":
            for waiting in state["waiting"]:
                guests[waiting["seat"]].choose(table, waiting["seat"])
        yield anna, ben, table


def address(table: str) -> str:
    return f"/api/tables/{table}/review"


def read_when_done(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    """The review of a seat, once it is done."""
    found: dict[str, Any] = {}

    def done() -> bool:
        found.update(guest.get(address(table), seat=seat))
        return bool(found["status"] == "done")

    until(done)
    return found


def test_nothing_in_a_running_game_can_be_reviewed(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "here")
    anna.choose(table, anna.state(table)["seat"])
    ben.watch(table, anna.links(table)["watch"])
    for guest in (anna, ben):
        assert refusal(guest.web.get(address(table))) == (409, "not-over")
        for seats in ("own", "all", [0]):
            answer = guest.web.post(address(table), json={"seats": seats})
            assert refusal(answer) == (409, "not-over")
    past = anna.web.get(f"/api/tables/{table}/replay", params={"at": 0, "question": True})
    assert refusal(past) == (403, "not-over")


def test_a_review_shows_its_progress_and_is_kept(
    server: Served, anna: Guest, table: str, quick: QuickProcesses
) -> None:
    assert anna.get(address(table)) == {
        "status": "none",
        "running": [],
        "failed": [],
        "seats": [],
        "rough": [],
        "review": None,
    }
    quick.allowed = 3
    begun = anna.post(address(table), seats=[1])
    decisions = sum(seat == 1 for seat, _ in GAME.moves)
    assert begun["status"] == "running"
    (review,) = begun["running"]
    assert review["seats"] == [1]
    assert review["total"] == decisions + 9, "every round has its luck"
    until(lambda: anna.get(address(table), seat=1)["running"][0]["done"] == 3)
    assert anna.get(address(table), seat=0)["status"] == "none", "nobody has asked for that one"
    quick.allowed = None
    found = read_when_done(anna, table, 1)
    assert found["seats"] == [1]
    assert found["running"] == []
    assert len(found["review"]["decisions"]) == decisions
    assert len(quick.done) == decisions + 9
    assert anna.post(address(table), seats=[1])["status"] == "done", "nothing is left to do"
    assert len(quick.done) == decisions + 9


def test_the_parts_of_the_account_add_up_to_the_lead(anna: Guest, table: str) -> None:
    anna.post(address(table), seats=[0])
    review = read_when_done(anna, table, 0)["review"]
    parts = ("start", "card_luck", "person_luck", "own_losses", "others")
    assert sum(review[part] for part in parts) == pytest.approx(review["lead"], abs=0.01)
    lost = sum(decision["loss"] for decision in review["decisions"])
    assert lost == pytest.approx(-review["own_losses"])
    for of in ("lost_by_period", "lost_by_kind"):
        assert sum(review[of].values()) == pytest.approx(lost)
    assert sum(review["grades"].values()) == len(review["decisions"])


def test_all_seats_are_reviewed_without_doing_one_again(
    anna: Guest, table: str, quick: QuickProcesses
) -> None:
    anna.post(address(table), seats=[0])
    read_when_done(anna, table, 0)
    before = len(quick.done)
    anna.post(address(table), seats="all")
    assert read_when_done(anna, table, 1)["seats"] == [0, 1]
    assert len(quick.done) - before == sum(seat == 1 for seat, _ in GAME.moves) + 9


def test_answers_and_reasons_are_in_the_language_of_the_reader(anna: Guest, table: str) -> None:
    anna.post(address(table))
    read_when_done(anna, table, 0)
    told = {
        language: anna.get(address(table), seat=0, lang=language)["review"]["decisions"]
        for language in ("en", "de", "ru", "ja")
    }
    worst = max(range(len(told["en"])), key=lambda k: told["en"][k]["loss"])
    for of in ("prompt", "why"):
        assert len({decisions[worst][of] for decisions in told.values()}) == 4
    for decisions in told.values():
        for decision in decisions:
            assert (decision["why"] is None) == (decision["loss"] == 0)
            answers = {answer["choice"]: answer for answer in decision["answers"]}
            assert {decision["best"], decision["chosen"]} <= answers.keys()
            assert all(answer["label"] for answer in answers.values())


def test_the_position_of_a_decision_has_the_question_that_was_asked(
    anna: Guest, table: str
) -> None:
    anna.post(address(table), seats=[1])
    for decision in read_when_done(anna, table, 1)["review"]["decisions"][::9]:
        then = anna.get(
            f"/api/tables/{table}/replay", at=decision["move"] - 1, seat="1", question=True
        )
        assert then["question"]["question"] == decision["question"]
        offered = {choice["id"] for choice in then["question"]["choices"]}
        assert offered == {answer["choice"] for answer in decision["answers"]}
        assert then["view"]["seat"] == 1, "what that seat knew, and no more"


def test_those_who_played_may_ask_and_watchers_read_what_there_is(
    together: tuple[Guest, Guest, str], stranger: Guest, quick: QuickProcesses
) -> None:
    anna, ben, table = together
    stranger.get("/api/me")
    for answer in (stranger.web.get(address(table)), stranger.web.post(address(table), json={})):
        assert refusal(answer) == (404, "not-found")
    stranger.watch(table, anna.links(table)["watch"])
    assert refusal(stranger.web.post(address(table), json={})) == (403, "not-your-seat")
    assert stranger.get(address(table), seat=1)["status"] == "none"
    ben.post(address(table))
    assert read_when_done(ben, table, 1)["seats"] == [1], "only his own"
    assert stranger.get(address(table), seat=1)["review"]["seat"] == 1
    anna.post(address(table), seats="all")
    assert read_when_done(anna, table, 0)["seats"] == [0, 1]


def test_own_is_all_seats_of_somebody_who_has_several(anna: Guest, table: str) -> None:
    anna.post(address(table), seats="own")
    assert read_when_done(anna, table, 1)["seats"] == [0, 1]


def test_a_practice_game_is_reviewed_without_what_was_taken_back(
    anna: Guest, quick: QuickProcesses
) -> None:
    game = finished_game(["Anna", "Ben"], seed=6)
    game.practice = True
    table = anna.post("/api/import", record=write_text(game))["table"]
    assert anna.state(table)["practice"]
    anna.post(address(table), seats=[0])
    decisions = read_when_done(anna, table, 0)["review"]["decisions"]
    assert [decision["move"] for decision in decisions] == [
        number for number, (seat, _) in enumerate(game.moves, start=1) if seat == 0
    ]


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ({"seats": "some"}, 422, "own"),
        ({"seats": []}, 422, "at least 1"),
        ({"seats": [5]}, 422, "less than or equal to 4"),
        ({"seats": [4]}, 404, "There is no seat 4 here; seats are 0 to 1."),
        ({"seats": ["0"]}, 422, "integer"),
        ({"steps": 10}, 422, "Extra inputs"),
    ],
)
def test_what_cannot_be_reviewed_is_said(
    anna: Guest, table: str, body: dict[str, Any], status: int, says: str
) -> None:
    answer = anna.web.post(address(table), json=body)
    assert refusal(answer)[0] == status
    assert says in answer.json()["sentence"]


def test_a_seat_that_is_not_there_has_no_review(anna: Guest, table: str) -> None:
    answer = anna.web.get(address(table), params={"seat": 3})
    assert refusal(answer) == (404, "not-found")
    assert answer.json()["sentence"] == "There is no seat 3 here; seats are 0 to 1."


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    anna: Guest, table: str, quick: QuickProcesses
) -> None:
    anna.post(address(table), seats=[1])
    other = read_when_done(anna, table, 1)
    quick.failing = True
    anna.post(address(table), seats=[0])
    until(lambda: anna.get(address(table), seat=0)["status"] == "failed")
    for _ in range(2):
        assert anna.get(address(table), seat=1) == {**other, "failed": [0]}, "that one is well"
        assert anna.get(address(table), seat=0)["status"] == "failed", "however often it is read"
    quick.failing = False
    anna.post(address(table), seats=[0])
    assert read_when_done(anna, table, 0)["failed"] == []


def test_a_person_has_a_few_games_reviewed_at_a_time(
    anna: Guest, ben: Guest, table: str, quick: QuickProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_OF_A_PERSON", 2)
    quick.allowed = 0
    record = write_text(GAME)
    first, second = (anna.post("/api/import", record=record)["table"] for _ in range(2))
    anna.post(address(first), seats=[0])
    anna.post(address(second), seats=[0])
    answer = anna.web.post(address(table), json={"seats": [0]})
    assert refusal(answer) == (429, "too-many")
    assert anna.post(address(second), seats="all")["status"] == "running", "that game is one"
    theirs = ben.post("/api/import", record=record)["table"]
    assert ben.post(address(theirs), seats=[0])["status"] == "running"
    quick.allowed = None
    read_when_done(anna, first, 0)
    anna.post(address(table), seats=[0])
    read_when_done(anna, table, 0)
