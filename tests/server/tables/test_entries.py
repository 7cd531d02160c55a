"""A table is its setup and its entries; everything else follows."""

from __future__ import annotations

import json
import random

import pytest

from notredame.server.page_state.page_state import as_json, state_of
from notredame.server.tables.entries import REMATCH, SAY, Entry, news_of, read_news
from notredame.server.tables.setup import setup_from
from notredame.server.tables.table import CHAT_KEPT, Table
from tests.server.table_driver import TableDriver


def lively_table(seed: int) -> TableDriver:
    """A whole game with every kind of entry."""
    rng = random.Random(seed)
    driver = TableDriver("Anna", "open", "open", new_persons=bool(seed % 2))
    driver.sit("Ben")
    driver.fill(2, "Anna", "easy")
    driver.table.seats[2].owner = "the bot"  # a bot whose choices are made here
    while not driver.game.over:
        driver.table.seats[2].level = None
        driver.play_on(rng.randrange(40), rng)
        driver.table.seats[2].level = "easy"
        driver.say(rng.randrange(3), f"It is {rng.random()}.")
        if not driver.game.over:
            driver.leave(0, "Anna")
            driver.come_back(0, "Anna")
    driver.enter(REMATCH, {"table": "another"})
    driver.table.seats[2].owner = None
    return driver


def everything(table: Table) -> list[str]:
    """Everything that people are shown of a table, and the numbers of its questions."""
    who = [("Anna", 0), ("Ben", 1), (None, None)]
    states = [as_json(state_of(table, person, seat, "en")) for person, seat in who]
    return [*states, json.dumps([table.asked(seat) for seat in range(len(table.seats))])]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_entries_give_the_same_table(seed: int) -> None:
    driver = lively_table(seed)
    kept = json.loads(json.dumps(driver.setup.as_dict()))
    setup = setup_from(
        kept, table="table", host="Anna", seed=driver.setup.seed, listed=False, created=0.0
    )
    assert setup == driver.setup
    again = Table(setup)
    kinds = set()
    for entry in driver.entries:
        data = json.loads(json.dumps(dict(entry.data)))
        again.apply(Entry(entry.number, entry.at, entry.kind, data))
        kinds.add(entry.kind)
    assert kinds == {"sit", "bot", "return", "choose", "undo", "say", "rematch"}
    assert everything(again) == everything(driver.table)
    assert again.status == "over"


def test_the_number_of_a_table_is_that_of_its_last_entry() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.say(0, "Hello.")
    driver.choose(0)
    assert driver.table.number == 2
    assert driver.table.updated == driver.entries[-1].at


def test_a_page_gets_the_last_fifty_lines_of_chat() -> None:
    driver = TableDriver("Anna", "Ben")
    for number in range(CHAT_KEPT + 5):
        driver.say(number % 2, f"Line {number}")
    assert CHAT_KEPT == 50
    texts = [line["text"] for line in state_of(driver.table, "Anna", 0, "en")["chat"]]
    assert texts == [f"Line {number}" for number in range(5, 55)]


def test_the_news_of_an_entry_are_what_it_changed() -> None:
    driver = TableDriver("Anna", "Ben")
    driver.draft()
    (turn,) = driver.game.to_act
    driver.choose(turn)
    assert driver.table.changed_from == driver.table.moves
    driver.undo(turn)
    assert driver.table.changed_from == driver.table.moves + 1
    news = state_of(driver.table, "Anna", 0, "en", news_from=driver.table.changed_from)["news"]
    assert news is not None
    assert news["lines"] == []
    whole = state_of(driver.table, "Anna", 0, "en")["news"]
    assert whole is not None
    assert whole["from"] == 0
    assert whole["lines"]


def test_a_line_of_chat_sent_twice_is_said_once() -> None:
    driver = TableDriver("Anna", "Ben")
    assert driver.say(0, "Hello.", once="1")
    assert not driver.say(0, "Hello.", once="1")
    assert driver.say(0, "Hello.", once="2")
    assert driver.say(1, "Hello.", once="1"), "somebody else's page counts for itself"
    assert driver.say(1, "Hello.")
    assert driver.say(1, "Hello.")
    assert len(driver.table.chat) == 5


@pytest.mark.parametrize("text", ["Grüße", "x" * 500, "\u4e00" * 500, "\x7f\U0001f400" * 250])
def test_news_of_an_entry_reach_the_other_servers_whole(text: str) -> None:
    entry = Entry(7, 1234.5, SAY, {"name": "Änne", "seat": 0, "text": text, "once": None})
    told = news_of("table", entry)
    assert len(told.encode()) < 8000
    assert read_news(told) in (("table", entry), ("table", None))
    assert read_news(told)[1] is not None or len(text) > 400


def test_news_that_are_too_long_name_the_table() -> None:
    assert read_news(news_of("table", Entry(1, 0.0, SAY, {"text": "x" * 9000}))) == ("table", None)
