"""Which finished games count for whom, and what is kept of them."""

from __future__ import annotations

import random
from dataclasses import replace

from notredame.records import write_text
from notredame.server.tables.daily import LEVEL, daily_setup
from notredame.server.tables.game_result import results_of
from notredame.server.tables.setup import SeatSetup
from notredame.server.tables.table import Table
from tests.server.table_driver import TableDriver

from .finished_games import finished, play_on, play_out


def test_a_finished_game_counts_for_everybody_who_played_it() -> None:
    driver = finished("Anna", "Ben", "easy", new_persons=True)
    result = driver.game.result()
    found = results_of(driver.table)
    assert set(found) == {"Anna", "Ben"}
    for seat, person in enumerate(("Anna", "Ben")):
        mine = found[person]
        assert (mine["table"], mine["seat"], mine["players"]) == ("table", seat, 3)
        assert (mine["prestige"], mine["place"]) == (result.prestige[seat], result.ranks[seat])
        others = [points for other, points in enumerate(result.prestige) if other != seat]
        assert mine["margin"] == result.prestige[seat] - max(others)
        assert mine["by_source"] == result.by_source[seat]
        (winner,) = result.winners
        assert mine["winners_by_source"] == result.by_source[winner]
        assert (mine["people"], mine["level"], mine["daily"]) == (1, "easy", None)
        assert mine["edition"] == "anniversary-2017"
        assert mine["options"]["new_persons"] is True
        assert mine["review"] is None


def test_of_several_winners_the_sources_are_averaged() -> None:
    driver = finished("Anna", "Ben")
    for player in driver.game.state.players[:2]:
        player.prestige, player.coins, player.supply = 40, 3, 2
    first, second = (part["residence"] for part in driver.game.result().by_source)
    found = results_of(driver.table)
    assert (found["Anna"]["place"], found["Ben"]["place"]) == (1, 1)
    assert (found["Anna"]["margin"], found["Ben"]["margin"]) == (0, 0)
    assert found["Anna"]["winners_by_source"]["residence"] == (first + second) / 2


def test_the_level_is_that_of_the_strongest_bot_even_one_that_took_over() -> None:
    driver = TableDriver("Anna", "Ben", "easy")
    driver.leave(1, "Ben")  # to a bot of medium strength
    play_out(driver)
    found = results_of(driver.table)
    assert set(found) == {"Anna"}
    assert (found["Anna"]["level"], found["Anna"]["people"]) == ("medium", 0)
    assert results_of(finished("Anna", "Ben").table)["Anna"]["level"] is None


def test_a_game_that_is_not_over_is_no_result() -> None:
    driver = TableDriver("Anna", "easy")
    chance = random.Random(1)
    assert results_of(TableDriver("Anna", "open").table) == {}
    while not driver.game.over:
        assert results_of(driver.table) == {}
        play_on(driver, chance)
    assert set(results_of(driver.table)) == {"Anna"}


def test_practice_and_imported_games_do_not_count() -> None:
    assert results_of(finished("Anna", "easy", practice=True).table) == {}
    driver = finished("Anna", "Ben")
    imported = replace(driver.setup, seed=None, record=write_text(driver.game))
    assert results_of(Table(imported)) == {}
    alone = replace(imported, seats=(SeatSetup("person", "Anna", "Anna"), driver.setup.seats[1]))
    assert results_of(Table(alone)) == {}


def test_a_game_in_which_a_bot_chose_for_somebody_does_not_count_for_them() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.leave(0, "Anna")
    driver.let_bots_play()
    driver.come_back(0, "Anna")
    play_out(driver)
    assert set(results_of(driver.table)) == {"Ben"}


def test_a_choice_of_a_bot_that_was_never_made_does_no_harm() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.leave(0, "Anna")
    driver.come_back(0, "Anna")
    play_out(driver)
    assert set(results_of(driver.table)) == {"Anna", "Ben"}


def test_several_seats_of_one_person_do_not_count_but_those_of_others_do() -> None:
    driver = TableDriver("Anna", "Cleo", "Ben")
    here = SeatSetup("person", "Anna", "Somebody at this screen")
    driver.setup = replace(driver.setup, seats=(driver.setup.seats[0], here, driver.setup.seats[2]))
    driver.table = Table(driver.setup)
    assert set(results_of(play_out(driver).table)) == {"Ben"}


def test_a_game_is_as_old_as_its_last_choice() -> None:
    driver = finished("Anna", "Ben")
    ended = driver.table.updated
    driver.say(0, "Well played!")
    assert driver.table.updated > ended
    assert results_of(driver.table)["Anna"]["finished"] == ended


def test_a_daily_deal_counts_and_is_named() -> None:
    driver = TableDriver("Anna", "easy")
    driver.setup = daily_setup(
        "2026-11-18", bytes(32), table="daily", person="Anna", name="Anna", created=0.0
    )
    driver.table = Table(driver.setup)
    found = results_of(play_out(driver).table)
    assert set(found) == {"Anna"}
    assert (found["Anna"]["daily"], found["Anna"]["level"]) == ("2026-11-18", LEVEL)
