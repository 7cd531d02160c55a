"""Taking seats, names at a table, and the moment when a game begins."""

from __future__ import annotations

import pytest

from notredame.server.page_state.page_state import state_of
from notredame.server.problems import Problem
from tests.server.table_driver import TableDriver, refused


def test_a_table_waits_until_every_seat_is_taken_and_then_begins() -> None:
    driver = TableDriver("Anna", "open", "easy")
    statuses = [driver.table.status]
    assert driver.table.to_act() == ()
    driver.sit("Ben")
    statuses.append(driver.table.status)
    assert statuses == ["waiting", "playing"]
    assert driver.game.names == ("Anna", "Ben", "Bot (easy)")


def test_a_table_without_open_seats_begins_at_once() -> None:
    assert TableDriver("Anna", "easy").table.status == "playing"


def test_the_seats_of_bots_that_are_asked_are_known() -> None:
    driver = TableDriver("Anna", "easy", "hard")
    assert driver.table.to_act() == (0, 1, 2)
    assert driver.table.bots_to_act() == [1, 2]


def test_a_seat_that_is_taken_is_not_taken_again() -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        driver.sit("Cleo", 1)
    assert refused(problem) == "seat-taken"
    assert driver.table.seats[1].owner == "Ben"


@pytest.mark.parametrize("seat", [0, 2, -1, 4])
def test_seats_of_others_of_bots_and_of_nobody_cannot_be_taken(seat: int) -> None:
    driver = TableDriver("Anna", "open", "easy")
    with pytest.raises(Problem) as problem:
        driver.sit("Ben", seat)
    assert refused(problem) == "seat-taken"


def test_at_a_full_table_there_is_no_seat() -> None:
    driver = TableDriver("Anna", "easy")
    with pytest.raises(Problem) as problem:
        driver.sit("Ben")
    assert refused(problem) == "table-full"


def test_whoever_sits_already_and_asks_again_gets_no_second_seat() -> None:
    driver = TableDriver("Anna", "open", "open")
    assert driver.sit("Ben")
    assert not driver.sit("Ben")
    assert not driver.sit("Ben", 1)
    assert driver.table.seats_of("Ben") == [1]


def test_two_people_of_the_same_name_are_told_apart() -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("another Anna", 1, "Anna")
    driver.sit("a third", 2, "Anna")
    assert driver.game.names == ("Anna", "Anna 2", "Anna 3")


def test_the_host_puts_a_bot_into_an_open_seat_and_nobody_else_does() -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        driver.fill(2, "Ben")
    assert refused(problem) == "host-fills"
    driver.fill(2, "Anna", "hard")
    assert driver.table.status == "playing"
    assert driver.table.seats[2].level == "hard"


@pytest.mark.parametrize("seat", [0, 1, -1, 3])
def test_no_bot_comes_into_a_seat_that_somebody_plays(seat: int) -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        driver.fill(seat, "Anna")
    assert refused(problem) == "seat-taken"


def test_the_host_says_how_strong_the_bot_is_that_plays_on_for_somebody_who_left() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.leave(1, "Ben")
    driver.fill(1, "Anna", "expert")
    assert driver.table.seats[1].level == "expert"
    assert driver.table.seats[1].name == driver.game.names[1] == "Ben"
    driver.come_back(1, "Ben")
    assert driver.table.seats[1].level is None


def test_a_bot_is_not_called_like_somebody_else() -> None:
    driver = TableDriver("Bot 1 (easy)", "open")
    driver.fill(1, "Bot 1 (easy)", "easy")
    assert len(set(driver.game.names)) == 2


def test_whoever_waited_hears_how_the_game_begins() -> None:
    driver = TableDriver("Anna", "open")
    driver.sit("Ben")
    news = state_of(driver.table, "Anna", 0, "en", news_from=driver.table.changed_from)["news"]
    assert news is not None
    assert news["from"] == 0
    assert news["lines"][0]["kind"] == "round-begins"


def test_whoever_sat_down_gets_up_again_before_the_game_begins() -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("Ben", 1)
    assert driver.stand(1, "Ben")
    assert driver.table.seats[1].open
    assert not driver.table.concerns("Ben")
    assert driver.sit("Cleo", 1)
    assert driver.table.seats[1].name == "Cleo"
    assert driver.sit("Ben")
    assert driver.table.status == "playing"


def test_whoever_waits_may_be_called_something_else() -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("Ben", 1)
    assert driver.call(1, "Ben", "Benedikt")
    assert not driver.call(1, "Ben", "Benedikt")
    assert driver.call(1, "Ben", "Anna")
    assert driver.table.seats[1].name == "Anna 2"
    with pytest.raises(Problem) as problem:
        driver.call(0, "Ben", "Ben")
    assert refused(problem) == "not-your-seat"
    driver.sit("Cleo", 2)
    assert driver.game.names == ("Anna", "Anna 2", "Cleo")
    with pytest.raises(Problem) as problem:
        driver.call(1, "Ben", "Ben")
    assert refused(problem) == "not-possible"


def test_the_same_bot_put_in_twice_is_put_in_once() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.leave(1, "Ben")
    assert driver.fill(1, "Anna", "hard")
    assert not driver.fill(1, "Anna", "hard")
    assert driver.fill(1, "Anna", "easy")


def test_once_the_game_has_begun_nobody_gets_up() -> None:
    driver = TableDriver("Anna", "open")
    driver.sit("Ben", 1)
    for seat, person in ((0, "Anna"), (1, "Ben")):
        with pytest.raises(Problem) as problem:
            driver.stand(seat, person)
        assert refused(problem) == "not-possible"


def test_the_host_frees_the_seat_of_somebody_who_is_gone() -> None:
    driver = TableDriver("Anna", "open", "open")
    driver.sit("Ben", 1)
    with pytest.raises(Problem) as problem:
        driver.stand(1, "Anna")
    assert refused(problem) == "still-here"
    driver.gone.add("Ben")
    assert driver.stand(1, "Anna")
    assert not driver.stand(1, "Anna"), "twice is once"
    assert driver.table.seats[1].open


def test_nobody_else_frees_a_seat() -> None:
    driver = TableDriver("Anna", "open", "open", "easy")
    driver.sit("Ben", 1)
    driver.gone.update(["Anna", "Ben"])
    for seat, person in (
        *((0, "Ben"), (1, "Cleo"), (2, "Ben"), (3, "Ben"), (4, "Ben"), (-1, "Ben")),
        *((3, "Anna"), (4, "Anna"), (-1, "Anna")),
    ):
        with pytest.raises(Problem) as problem:
            driver.stand(seat, person)
        assert refused(problem) == "not-your-seat"


def test_a_host_who_got_up_still_has_the_table() -> None:
    driver = TableDriver("Anna", "open")
    driver.stand(0, "Anna")
    assert driver.table.concerns("Anna")
    assert driver.fill(0, "Anna")
    assert driver.sit("Anna")
    assert driver.table.status == "playing"
