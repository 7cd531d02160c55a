"""Puzzles over HTTP: a position without its solution, an answer, the solution; nothing hidden."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from notredame.review.puzzles import PlacedPuzzle, shipped
from notredame.rules.game import Game
from notredame.server.access.limits import Limits
from notredame.server.page_state import puzzle as puzzle_page
from notredame.server.page_state.page_state import as_json
from notredame.server.page_state.puzzle import position_state
from notredame.text import catalogue, languages
from tests.server.clients import Guest, refusal
from tests.server.indistinguishable_games import counterpart, random_game
from tests.server.servers import served

PUZZLE = shipped().puzzles[0]
RIGHT = PUZZLE.puzzle["right"][0]
WRONG = PUZZLE.puzzle["tempting"]
SECRETS = ("reasons", "behind", "win_chance", "tempting", "right", "trap", "checks")


def path_of(placed: PlacedPuzzle) -> str:
    return f"/api/puzzles/{placed.id}"


def test_all_puzzles_are_listed_with_the_puzzle_of_the_day(stranger: Guest) -> None:
    found = stranger.get("/api/puzzles")
    today = datetime.now(UTC).date()
    assert len(found["puzzles"]) == len(shipped())
    assert found["day"] == today.isoformat()
    assert found["today"] == shipped().of_day(today).id
    assert set(found["puzzles"][0]) == {"id", "theme", "difficulty", "players", "new_persons"}


def test_each_day_has_another_puzzle_and_every_puzzle_its_day() -> None:
    first = datetime(2026, 11, 18, tzinfo=UTC).date()
    days = [first.fromordinal(first.toordinal() + k) for k in range(len(shipped()))]
    assert {shipped().of_day(day).id for day in days} == set(shipped().by_id)
    assert shipped().of_day(days[0]) != shipped().of_day(days[1])


def test_a_puzzle_is_the_table_as_its_seat_saw_it(stranger: Guest) -> None:
    found = stranger.get(path_of(PUZZLE))
    state = found["state"]
    assert state["seat"] == PUZZLE.puzzle["seat"]
    assert state["view"] == json.loads(json.dumps(PUZZLE.view().as_dict()))
    offered = [choice["id"] for choice in state["question"]["choices"]]
    assert sorted(offered) == sorted(one["choice"] for one in PUZZLE.puzzle["answers"])
    assert [seat["mine"] for seat in state["seats"]].count(True) == 1
    assert state["seed"] is state["commitment"] is None


@pytest.mark.parametrize("language", languages())
def test_a_puzzle_in_every_language(stranger: Guest, language: str) -> None:
    state = stranger.get(path_of(PUZZLE), lang=language)["state"]
    words, seen = catalogue(language), PUZZLE.view().as_dict()
    assert state["question"]["prompt"] == words.prompt(seen["question"], seen)
    called = [seat["name"] for seat in state["seats"]]
    assert called[0].lower() == words.colour(state["seats"][0]["colour"]).lower()
    assert any(called[0] in line["text"] for line in state["news"]["lines"])
    solved = stranger.post(f"{path_of(PUZZLE)}?lang={language}", choice=RIGHT)
    labels = [choice["label"] for choice in state["question"]["choices"]]
    assert all(answer["label"] in labels for answer in solved["solution"]["answers"])


def test_the_solution_is_not_sent_before_it_is_found(stranger: Guest) -> None:
    position = stranger.web.get(path_of(PUZZLE)).text
    wrong = stranger.web.post(path_of(PUZZLE), json={"choice": WRONG}).text
    assert json.loads(wrong) == {"right": False, "solution": None}
    assert not _keys(json.loads(position)) & set(SECRETS)


def _keys(value: Any) -> set[str]:
    """All keys in some JSON."""
    if isinstance(value, dict):
        return set(value).union(*(_keys(part) for part in value.values()))
    return set().union(*(_keys(part) for part in value)) if isinstance(value, list) else set()


def test_a_right_answer_brings_the_solution_with_reasons(stranger: Guest) -> None:
    for right in PUZZLE.puzzle["right"]:
        found = stranger.post(path_of(PUZZLE), choice=right)
        assert found["right"] is True
        solution = found["solution"]
        assert solution["right"] == PUZZLE.puzzle["right"]
        assert solution["answers"][0]["why"] is None
        told = {answer["choice"]: answer["why"] for answer in solution["answers"]}
        assert told[solution["tempting"]]
        assert all(bool(why) != (choice in solution["right"]) for choice, why in told.items())


def test_the_solution_is_shown_on_request(stranger: Guest) -> None:
    shown = stranger.post(path_of(PUZZLE), solution=True)
    assert shown["right"] is False
    assert shown["solution"]["right"] == PUZZLE.puzzle["right"]
    both = stranger.post(path_of(PUZZLE), choice=WRONG, solution=True)
    assert both == shown


def test_nothing_is_kept_so_no_cookie_is_set(stranger: Guest) -> None:
    for answer in (
        stranger.web.get("/api/puzzles"),
        stranger.web.get(path_of(PUZZLE)),
        stranger.web.post(path_of(PUZZLE), json={"choice": RIGHT}),
    ):
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


def test_what_cannot_be_is_refused_with_a_sentence(stranger: Guest) -> None:
    for path in ("/api/puzzles/nothere", "/api/puzzles/today"):
        assert refusal(stranger.web.get(path)) == (404, "not-found")
        assert refusal(stranger.web.post(path, json={"choice": RIGHT})) == (404, "not-found")
    unknown = stranger.web.post(path_of(PUZZLE), json={"choice": "keep:nothing"})
    assert refusal(unknown) == (422, "bad-request")
    assert RIGHT in unknown.json()["sentence"]
    assert WRONG in unknown.json()["sentence"]
    bodies: list[Any] = [{"choice": 7}, {"choice": "x" * 41}, {"solution": "yes"}, {"other": 1}, []]
    for body in bodies:
        answer = stranger.web.post(path_of(PUZZLE), json=body)
        assert refusal(answer) == (422, "bad-request"), body


def test_a_household_asks_for_so_many_puzzles_a_minute(tmp_path: Path) -> None:
    limits = Limits(puzzles=3, clock=lambda: 0.0)
    store = f"sqlite:///{tmp_path / 'games.db'}"
    with served(store, limits=limits) as server, Guest(server.address) as guest:
        answers = [guest.web.get(path_of(PUZZLE)) for _ in range(2)]
        answers += [guest.web.post(path_of(PUZZLE), json={"choice": WRONG}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert guest.web.get("/api/puzzles").status_code == 200


# Nothing beyond the view


@pytest.mark.parametrize(("players", "part"), [(2, 0.4), (3, 0.6), (4, 0.15)])
def test_no_byte_depends_on_what_the_seat_could_not_know(players: int, part: float) -> None:
    game = random_game(players, {"new_persons": True}, players)
    cut, seat = asked_at(game, int(part * len(game.moves)))
    deal, moves = counterpart(game, cut, seat, 1)
    other = Game(game.names, options=game.options, deal=deal)
    for mover, action in moves:
        other.play(mover, action)
    ours = game.before(cut + 1)
    assert ours.state != other.state
    for language in languages():
        sent = as_json(position_state(ours, seat, "p", language))
        assert sent == as_json(position_state(other, seat, "p", language))


def asked_at(game: Game, first: int) -> tuple[int, int]:
    """The next number of choices after which one seat alone is asked, and that seat."""
    again = game.before(first + 1)
    while len(again.to_act) != 1:
        again.play(*game.moves[len(again.moves)])
    return len(again.moves), again.to_act[0]


def test_a_position_that_leaks_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check of the check: with the true hands in the view, the bytes differ."""
    game = random_game(3, {}, 1)
    cut, seat = asked_at(game, len(game.moves) // 2)
    deal, moves = counterpart(game, cut, seat, 2)
    other = Game(game.names, options=game.options, deal=deal)
    for mover, action in moves:
        other.play(mover, action)
    monkeypatch.setattr(puzzle_page, "lines_from", lambda game, *_: [str(game.deal)])
    sent = [as_json(position_state(one, seat, "p", "en")) for one in (game.before(cut + 1), other)]
    assert sent[0] != sent[1]


def test_a_shipped_puzzle_says_the_same_of_any_possible_world() -> None:
    """Previews and questions are made from the view, whatever the true deal."""
    for placed in random.Random(1).sample(shipped().puzzles, min(6, len(shipped()))):
        game, seat = placed.game(), placed.puzzle["seat"]
        other = game.copy()
        other.state = placed.view().possible_world(5)
        assert as_json(position_state(game, seat, "p", "en")) == as_json(
            position_state(other, seat, "p", "en")
        )
