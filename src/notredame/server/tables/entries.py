"""Entries: the append-only log of a table.

A table is its setup and its entries; everything else follows. Entries are numbered from 1, and the
store accepts each number once, so that of two writers only one can win.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SIT = "sit"
"""A person takes an open seat."""
STAND = "stand"
"""A person gives a seat back before the game begins."""
ASK = "ask"
"""A person without a link asks for a seat."""
TURN_DOWN = "turn-down"
"""A person who asked for a seat does not get one."""
NAME = "name"
"""A person in a seat changes their name before the game begins."""
BOT = "bot"
"""A bot takes an open seat, or takes over for a person who left."""
RETURN = "return"
"""A person who left plays again."""
RENEW_WATCH_LINK = "renew-watch-link"
"""The link to watch is renewed."""
SEND_AWAY = "send-away"
"""A person may no longer watch; the link is renewed as well."""
CHOOSE = "choose"
UNDO = "undo"
"""The last choice is taken back; at a practice table `count` choices may be."""
GO_ON = "go-on"
"""A person ends the pause before bots answer."""
SAY = "say"
LONGEST_LINE = 500
"""Maximum characters of a line of chat."""
REMATCH = "rematch"
"""Another table for the same people."""


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log."""

    number: int
    at: float
    """Seconds since 1970."""
    kind: str
    data: Mapping[str, Any]


MOST_NEWS = 7000
"""PostgreSQL limits a notification to 8000 bytes."""


def news_of(table: str, entry: Entry) -> str:
    """An entry as news for other servers, or only its table if it is too long to send."""
    told = json.dumps([table, entry.number, entry.at, entry.kind, dict(entry.data)])
    return told if len(told) <= MOST_NEWS else json.dumps([table])


def read_news(told: str) -> tuple[str, Entry | None]:
    """The table of the news, and its entry unless that was too long."""
    table, *entry = json.loads(told)
    return table, Entry(*entry) if entry else None
