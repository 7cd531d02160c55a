"""Who sits where, how they are called, and when a game begins."""

from __future__ import annotations

import pytest

from notredame.server.page_state.page_state import state_of
from notredame.server.problems import Problem

from .desk import Desk, refused


def test_a_table_waits_until_every_seat_is_taken_and_then_begins() -> None:
    desk = Desk("Anna", "open", "easy")
    statuses = [desk.table.status]
    assert desk.table.to_act() == ()
    desk.sit("Ben")
    statuses.append(desk.table.status)
    assert statuses == ["waiting", "playing"]
    assert desk.game.names == ("Anna", "Ben", "Bot (easy)")


def test_a_table_without_open_seats_begins_at_once() -> None:
    assert Desk("Anna", "easy").table.status == "playing"


def test_the_seats_of_bots_that_are_asked_are_known() -> None:
    desk = Desk("Anna", "easy", "hard")
    assert desk.table.to_act() == (0, 1, 2)
    assert desk.table.bots_to_act() == [1, 2]


def test_a_seat_that_is_taken_is_not_taken_again() -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        desk.sit("Cleo", 1)
    assert refused(problem) == "seat-taken"
    assert desk.table.seats[1].owner == "Ben"


@pytest.mark.parametrize("seat", [0, 2, -1, 4])
def test_seats_of_others_of_bots_and_of_nobody_cannot_be_taken(seat: int) -> None:
    desk = Desk("Anna", "open", "easy")
    with pytest.raises(Problem) as problem:
        desk.sit("Ben", seat)
    assert refused(problem) == "seat-taken"


def test_at_a_full_table_there_is_no_seat() -> None:
    desk = Desk("Anna", "easy")
    with pytest.raises(Problem) as problem:
        desk.sit("Ben")
    assert refused(problem) == "table-full"


def test_whoever_sits_already_and_asks_again_gets_no_second_seat() -> None:
    desk = Desk("Anna", "open", "open")
    assert desk.sit("Ben")
    assert not desk.sit("Ben")
    assert not desk.sit("Ben", 1)
    assert desk.table.seats_of("Ben") == [1]


def test_two_people_of_the_same_name_are_told_apart() -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("another Anna", 1, "Anna")
    desk.sit("a third", 2, "Anna")
    assert desk.game.names == ("Anna", "Anna 2", "Anna 3")


def test_the_host_puts_a_bot_into_an_open_seat_and_nobody_else_does() -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        desk.fill(2, "Ben")
    assert refused(problem) == "host-fills"
    desk.fill(2, "Anna", "hard")
    assert desk.table.status == "playing"
    assert desk.table.seats[2].level == "hard"


@pytest.mark.parametrize("seat", [0, 1, -1, 3])
def test_no_bot_comes_into_a_seat_that_somebody_plays(seat: int) -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        desk.fill(seat, "Anna")
    assert refused(problem) == "seat-taken"


def test_the_host_says_how_strong_the_bot_is_that_plays_on_for_somebody_who_left() -> None:
    desk = Desk("Anna", "Ben")
    desk.leave(1, "Ben")
    desk.fill(1, "Anna", "expert")
    assert desk.table.seats[1].level == "expert"
    assert desk.table.seats[1].name == desk.game.names[1] == "Ben"
    desk.come_back(1, "Ben")
    assert desk.table.seats[1].level is None


def test_a_bot_is_not_called_like_somebody_else() -> None:
    desk = Desk("Bot 1 (easy)", "open")
    desk.fill(1, "Bot 1 (easy)", "easy")
    assert len(set(desk.game.names)) == 2


def test_whoever_waited_hears_how_the_game_begins() -> None:
    desk = Desk("Anna", "open")
    desk.sit("Ben")
    news = state_of(desk.table, "Anna", 0, "en", news_from=desk.table.changed_from)["news"]
    assert news is not None
    assert news["from"] == 0
    assert news["lines"][0]["kind"] == "round-begins"


def test_whoever_sat_down_gets_up_again_before_the_game_begins() -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("Ben", 1)
    assert desk.stand(1, "Ben")
    assert desk.table.seats[1].open
    assert not desk.table.concerns("Ben")
    assert desk.sit("Cleo", 1)
    assert desk.table.seats[1].name == "Cleo"
    assert desk.sit("Ben")
    assert desk.table.status == "playing"


def test_whoever_waits_may_be_called_something_else() -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("Ben", 1)
    assert desk.call(1, "Ben", "Benedikt")
    assert not desk.call(1, "Ben", "Benedikt")
    assert desk.call(1, "Ben", "Anna")
    assert desk.table.seats[1].name == "Anna 2"
    with pytest.raises(Problem) as problem:
        desk.call(0, "Ben", "Ben")
    assert refused(problem) == "not-your-seat"
    desk.sit("Cleo", 2)
    assert desk.game.names == ("Anna", "Anna 2", "Cleo")
    with pytest.raises(Problem) as problem:
        desk.call(1, "Ben", "Ben")
    assert refused(problem) == "not-possible"


def test_the_same_bot_put_in_twice_is_put_in_once() -> None:
    desk = Desk("Anna", "Ben")
    desk.leave(1, "Ben")
    assert desk.fill(1, "Anna", "hard")
    assert not desk.fill(1, "Anna", "hard")
    assert desk.fill(1, "Anna", "easy")


def test_once_the_game_has_begun_nobody_gets_up() -> None:
    desk = Desk("Anna", "open")
    desk.sit("Ben", 1)
    for seat, person in ((0, "Anna"), (1, "Ben")):
        with pytest.raises(Problem) as problem:
            desk.stand(seat, person)
        assert refused(problem) == "not-possible"


def test_the_host_frees_the_seat_of_somebody_who_is_gone() -> None:
    desk = Desk("Anna", "open", "open")
    desk.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        desk.stand(1, "Anna")
    assert refused(problem) == "still-here"
    desk.gone.add("Ben")
    assert desk.stand(1, "Anna")
    assert not desk.stand(1, "Anna"), "twice is once"
    assert desk.table.seats[1].open


def test_nobody_else_frees_a_seat() -> None:
    desk = Desk("Anna", "open", "open", "easy")
    desk.sit("Ben", 1)
    desk.gone.update(["Anna", "Ben"])
    for seat, person in (
        *((0, "Ben"), (1, "Cleo"), (2, "Ben"), (3, "Ben"), (4, "Ben"), (-1, "Ben")),
        *((3, "Anna"), (4, "Anna"), (-1, "Anna")),
    ):
        with pytest.raises(Problem) as problem:
            desk.stand(seat, person)
        assert refused(problem) == "not-your-seat"


def test_a_host_who_got_up_still_has_the_table() -> None:
    desk = Desk("Anna", "open")
    desk.stand(0, "Anna")
    assert desk.table.concerns("Anna")
    assert desk.fill(0, "Anna")
    assert desk.sit("Anna")
    assert desk.table.status == "playing"
