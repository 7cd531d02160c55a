"""A table is its setup and its entries; everything else follows."""

from __future__ import annotations

import json
import random

import pytest

from notredame.server.page_state.page_state import as_json, state_of
from notredame.server.tables.entries import REMATCH, SAY, Entry, news_of, read_news
from notredame.server.tables.setup import setup_from
from notredame.server.tables.table import CHAT_KEPT, Table

from .desk import Desk


def lively_table(seed: int) -> Desk:
    """A whole game in which everything happens that can be written down."""
    rng = random.Random(seed)
    desk = Desk("Anna", "open", "open", new_persons=bool(seed % 2))
    desk.sit("Ben")
    desk.fill(2, "Anna", "easy")
    desk.table.seats[2].owner = "the bot"  # whose choices are made here, for want of a bot
    while not desk.game.over:
        desk.table.seats[2].level = None
        desk.play_on(rng.randrange(40), rng)
        desk.table.seats[2].level = "easy"
        desk.say(rng.randrange(3), f"It is {rng.random()}.")
        if not desk.game.over:
            desk.leave(0, "Anna")
            desk.come_back(0, "Anna")
    desk.enter(REMATCH, {"table": "another"})
    desk.table.seats[2].owner = None
    return desk


def everything(table: Table) -> list[str]:
    """All that anybody is shown of a table, and what its questions are numbered by."""
    who = [("Anna", 0), ("Ben", 1), (None, None)]
    states = [as_json(state_of(table, person, seat, "en")) for person, seat in who]
    return [*states, json.dumps([table.asked(seat) for seat in range(len(table.seats))])]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_entries_give_the_same_table(seed: int) -> None:
    desk = lively_table(seed)
    kept = json.loads(json.dumps(desk.setup.as_dict()))
    setup = setup_from(
        kept, table="table", host="Anna", seed=desk.setup.seed, listed=False, created=0.0
    )
    assert setup == desk.setup
    again = Table(setup)
    kinds = set()
    for entry in desk.entries:
        data = json.loads(json.dumps(dict(entry.data)))
        again.apply(Entry(entry.number, entry.at, entry.kind, data))
        kinds.add(entry.kind)
    assert kinds == {"sit", "bot", "return", "choose", "undo", "say", "rematch"}
    assert everything(again) == everything(desk.table)
    assert again.status == "over"


def test_the_number_of_a_table_is_that_of_its_last_entry() -> None:
    desk = Desk("Anna", "Ben")
    desk.say(0, "Hello.")
    desk.choose(0)
    assert desk.table.number == 2
    assert desk.table.updated == desk.entries[-1].at


def test_a_page_gets_the_last_fifty_lines_of_chat() -> None:
    desk = Desk("Anna", "Ben")
    for number in range(CHAT_KEPT + 5):
        desk.say(number % 2, f"Line {number}")
    assert CHAT_KEPT == 50
    texts = [line["text"] for line in state_of(desk.table, "Anna", 0, "en")["chat"]]
    assert texts == [f"Line {number}" for number in range(5, 55)]


def test_the_news_of_an_entry_are_what_it_changed() -> None:
    desk = Desk("Anna", "Ben")
    desk.draft()
    (turn,) = desk.game.to_act
    desk.choose(turn)
    assert desk.table.changed_from == desk.table.moves
    desk.undo(turn)
    assert desk.table.changed_from == desk.table.moves + 1
    news = state_of(desk.table, "Anna", 0, "en", news_from=desk.table.changed_from)["news"]
    assert news is not None
    assert news["lines"] == []
    whole = state_of(desk.table, "Anna", 0, "en")["news"]
    assert whole is not None
    assert whole["from"] == 0
    assert whole["lines"]


def test_a_line_of_chat_sent_twice_is_said_once() -> None:
    desk = Desk("Anna", "Ben")
    assert desk.say(0, "Hello.", once="1")
    assert not desk.say(0, "Hello.", once="1")
    assert desk.say(0, "Hello.", once="2")
    assert desk.say(1, "Hello.", once="1"), "somebody else's page counts for itself"
    assert desk.say(1, "Hello.")
    assert desk.say(1, "Hello.")
    assert len(desk.table.chat) == 5


@pytest.mark.parametrize("text", ["Grüße", "x" * 500, "\u4e00" * 500, "\x7f\U0001f400" * 250])
def test_news_of_an_entry_reach_the_other_servers_whole(text: str) -> None:
    entry = Entry(7, 1234.5, SAY, {"name": "Änne", "seat": 0, "text": text, "once": None})
    told = news_of("table", entry)
    assert len(told.encode()) < 8000
    assert read_news(told) in (("table", entry), ("table", None))
    assert read_news(told)[1] is not None or len(text) > 400


def test_news_that_are_too_long_name_the_table() -> None:
    assert read_news(news_of("table", Entry(1, 0.0, SAY, {"text": "x" * 9000}))) == ("table", None)
