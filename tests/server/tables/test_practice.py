"""Practice tables: one person among bots goes back to any choice of their own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from notredame.records import read
from notredame.server.live.open_tables import choices_taken_back
from notredame.server.problems import Problem
from notredame.server.tables import undo
from notredame.server.tables.entries import CHOOSE
from notredame.server.tables.setup import setup_from
from notredame.server.tables.table import Table
from tests.server.clients import Guest, refusal
from tests.server.table_driver import TableDriver, refused


def practised(rounds: int, **options: Any) -> TableDriver:
    """A practice table at the beginning of a later round."""
    driver = TableDriver("Anna", "easy", "hard", practice=True, **options)
    while driver.game.state.round_no < rounds:
        driver.let_bots_play()
        driver.choose(0)
    driver.let_bots_play()
    return driver


def test_any_choice_of_ones_own_is_gone_back_to() -> None:
    driver = practised(2)
    own = [k for k, (seat, _) in enumerate(driver.game.moves, 1) if seat == 0]
    assert driver.table.undoable(0) == own
    for to in (own[-2], own[4], own[0]):
        before = driver.game.before(to)
        assert driver.undo(0, to=to)
        assert driver.game.moves == before.moves
        assert driver.game.state == before.state
        assert 0 in driver.game.to_act, "the same question is asked again"
        assert driver.game.practice
        assert driver.choose(0)
        driver.let_bots_play()


def test_without_a_number_the_last_own_choice_is_taken_back_whatever_came_after_it() -> None:
    driver = practised(1)
    last = driver.table.undoable(0)[-1]
    assert driver.game.moves[-1][0] != 0, "bots have answered"
    assert driver.undo(0)
    assert driver.table.moves == last - 1
    assert driver.undo(0)
    assert driver.table.moves < last - 1


def test_choices_of_others_and_those_a_bot_made_for_one_are_not_gone_back_to() -> None:
    driver = practised(1)
    for to, (seat, _) in enumerate(driver.game.moves, 1):
        if seat != 0:
            with pytest.raises(Problem) as problem:
                driver.undo(0, to=to)
            assert refused(problem) == "no-undo"
    driver.leave(0, "Anna")
    asked = driver.table.moves
    while driver.table.moves == asked:
        driver.enter(
            CHOOSE,
            {"seat": 0, "action": driver.game.choices(0)[0].action, "bot": True},
        )
    driver.come_back(0, "Anna")
    assert asked + 1 not in driver.table.undoable(0)


def test_an_answer_of_a_bot_that_was_under_way_is_for_a_question_that_no_longer_exists() -> None:
    driver = TableDriver("Anna", "easy", "hard", practice=True)
    driver.choose(0)  # the bots think about their first cards
    driver.let_bots_play()
    driver.choose(0)  # and about their second ones
    asked = {seat: driver.table.asked(seat) for seat in driver.table.bots_to_act()}
    assert asked
    driver.undo(0, to=1)
    assert set(asked) <= set(driver.table.bots_to_act()), "they are asked about their first cards"
    assert all(driver.table.asked(seat) != old for seat, old in asked.items())


def test_elsewhere_only_the_last_choice_is_gone_back_to() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.draft()
    (turn,) = driver.game.to_act
    driver.choose(turn)
    moves = driver.table.moves
    assert driver.table.undoable(turn) == [moves]
    with pytest.raises(Problem) as problem:
        driver.undo(turn, to=1 + turn)
    assert refused(problem) == "no-undo"
    assert driver.undo(turn, to=moves)


def test_the_end_of_a_practice_game_is_the_end() -> None:
    driver = practised(8)
    while not driver.game.over:
        driver.choose(0)
        driver.let_bots_play()
    assert driver.table.undoable(0) == []
    with pytest.raises(Problem):
        driver.undo(0)
    assert read(driver.table.record()).practice


def test_a_seat_practises_long_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDOS", 1)
    monkeypatch.setattr(undo, "MOST_PRACTICE_UNDOS", 2)
    driver = practised(1)
    assert driver.undo(0)
    assert driver.undo(0)
    assert driver.table.why_no_undo(0) == "often"
    assert driver.table.undoable(0) == []


def test_a_stored_practice_table_is_the_same_when_it_is_opened_again() -> None:
    rng = random.Random(3)
    driver = practised(0)
    for _ in range(60):
        driver.let_bots_play()
        if rng.random() < 0.3 and driver.table.undoable(0):
            driver.undo(0, to=rng.choice(driver.table.undoable(0)))
        else:
            driver.choose(0, rng.choice(driver.game.choices(0)).id)
    setup = setup_from(
        driver.setup.as_dict(),
        table="t",
        host="Anna",
        seed=driver.setup.seed,
        listed=False,
        created=0,
    )
    taken_back = choices_taken_back(driver.entries)
    assert taken_back
    for split in (0, len(driver.entries) // 2):
        opened = Table(setup)
        for entry in driver.entries[:split]:
            opened.apply(entry)
        later = driver.entries[split:]
        known = choices_taken_back(later)
        for entry in later:
            opened.apply(entry, entry.number in known)
        assert opened.game is not None
        assert opened.game.state == driver.game.state
        assert opened.undoable(0) == driver.table.undoable(0)
        assert [opened.asked(seat) for seat in range(3)] == [
            driver.table.asked(seat) for seat in range(3)
        ]


def test_from_memory_the_log_of_the_round_comes_back() -> None:
    driver = practised(2, log="round")
    to = [k for k, (seat, _) in enumerate(driver.game.moves, 1) if seat == 0][3]
    driver.undo(0, to=to)
    assert driver.table.changed_from == 0


def test_setups_of_before_are_no_practice() -> None:
    kept = TableDriver("Anna", "Ben").setup.as_dict()
    del kept["practice"]
    setup = setup_from(kept, table="t", host="Anna", seed=bytes(32), listed=False, created=0)
    assert not setup.practice


@pytest.mark.parametrize("seats", [["me", "here"], ["me", "link"], ["me", "here", "easy"]])
def test_nobody_practises_with_other_people(anna: Guest, seats: list[str]) -> None:
    wish = [{"who": who} if who in ("me", "here", "link") else {"who": "bot"} for who in seats]
    answer = anna.web.post("/api/tables", json={"seats": wish, "practice": True})
    assert refusal(answer) == (422, "bad-request")


def test_practice_through_the_server(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("me", "easy", practice=True)
    listener = anna.listen(table, seat=0)

    def wait_for_question(since: int) -> dict[str, Any]:
        return listener.wait(
            lambda heard: (
                heard.id is not None
                and int(heard.id) >= since
                and heard.state["question"] is not None
            )
        ).state

    state = wait_for_question(0)
    assert not any(choice["reveals"] for choice in state["question"]["choices"])
    assert state["practice"] is True
    assert anna.get("/api/me")["tables"][0]["practice"] is True
    for _ in range(5):
        state = wait_for_question(anna.choose(table, 0))
    offered = anna.state(table, seat=0)["undo"]
    asked, first = offered["asked"], offered["to"][0]
    number = anna.post(f"/api/tables/{table}/undo", seat=0, asked=asked, to=first)["number"]
    back = listener.wait_for(number)
    assert back["move"] == first - 1
    assert back["question"] is not None
    assert back["news"]["from"] == 0
    number = anna.choose(table, 0)
    listener.wait_for(number + 1)  # a bot has thought anew
    joined = ben.web.post(f"/api/tables/{table}/join", json={"seat": 1})
    assert refusal(joined)[0] == 404
