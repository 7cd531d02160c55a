"""What is written down of a table: one entry after the other, never changed.

A table is its setup and its entries; everything else follows. Entries are numbered from 1, and the
store takes each number once, so that of two writers only one can win.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SIT = "sit"
"""A person takes an open seat."""
STAND = "stand"
"""Before the game begins, a person gives a seat back."""
NAME = "name"
"""Before the game begins, a person in a seat takes another name."""
BOT = "bot"
"""A bot takes an open seat, or plays on for a person who left."""
RETURN = "return"
"""A person who left plays again."""
RENEW_WATCH_LINK = "renew-watch-link"
"""From now on another link lets people watch."""
SEND_AWAY = "send-away"
"""A person may not watch any longer; the link is renewed, too."""
CHOOSE = "choose"
UNDO = "undo"
SAY = "say"
LONGEST_LINE = 500
"""The most characters of a line of chat."""
REMATCH = "rematch"
"""Another table for the same people."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    at: float
    """Seconds since 1970."""
    kind: str
    data: Mapping[str, Any]


MOST_NEWS = 7000
"""PostgreSQL carries no more than 8000 bytes of news."""


def news_of(table: str, entry: Entry) -> str:
    """An entry as one server tells it to the others; one that is too long they read themselves."""
    told = json.dumps([table, entry.number, entry.at, entry.kind, dict(entry.data)])
    return told if len(told) <= MOST_NEWS else json.dumps([table])


def read_news(told: str) -> tuple[str, Entry | None]:
    """The table that has a new entry, and the entry unless it was too long."""
    table, *entry = json.loads(told)
    return table, Entry(*entry) if entry else None
