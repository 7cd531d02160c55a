"""Presence at a table: pages open here, and those that other servers report."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from notredame.rules.typed_data import SeatIndex, TypedDict

REPORT_SECONDS = 30.0
"""Seconds between two reports of a server about its people."""
BELIEVED_SECONDS = 75.0
"""Seconds without a report after which a server, with its people, counts as gone."""


class PresenceChange(TypedDict):
    """Who is here now; nothing else has changed."""

    present: list[SeatIndex]
    """Seats whose page is open."""
    watchers: int
    host_here: bool


@dataclass(frozen=True)
class Elsewhere:
    """The open pages of a table on another server."""

    people: frozenset[str]
    watchers: int
    until: float


class Presence:
    """People at one table, and since when the others have been away."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._opened = clock()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._last_here: dict[str, float] = {}

    def hear(self, server: str, people: list[str], watchers: int) -> bool:
        """Note a report of another server; returns whether it differs from the last."""
        before = self.people_elsewhere(), self.watchers_elsewhere()
        for person in before[0]:
            self._last_here[person] = self._clock()
        until = self._clock() + BELIEVED_SECONDS
        self._elsewhere[server] = Elsewhere(frozenset(people), watchers, until)
        return before != (self.people_elsewhere(), self.watchers_elsewhere())

    def went(self, person: str) -> None:
        """Note that a person's last page here was closed."""
        self._last_here[person] = self._clock()

    def people_elsewhere(self) -> set[str]:
        """People with a seat whose page is open on another server."""
        return {person for one in self._believed() for person in one.people}

    def watchers_elsewhere(self) -> int:
        """Number of watchers on other servers."""
        return sum(one.watchers for one in self._believed())

    def absent_seconds(self, person: str) -> float:
        """Seconds that a person has been away, as far as this server knows."""
        return self._clock() - self._last_here.get(person, self._opened)

    def forget_silent(self) -> bool:
        """Drop servers whose reports have expired; returns whether somebody went with them."""
        silent = [k for k, one in self._elsewhere.items() if one.until <= self._clock()]
        forgotten = [self._elsewhere.pop(server) for server in silent]
        return any(one.people or one.watchers for one in forgotten)

    def _believed(self) -> list[Elsewhere]:
        return [one for one in self._elsewhere.values() if one.until > self._clock()]


def presence_words(server: str, table: str, people: set[str], watchers: int) -> str:
    """A presence report as text; it stays short, since few people have a seat."""
    return json.dumps([server, table, sorted(people), watchers])


def read_presence(words: str) -> tuple[str, str, list[str], int]:
    """A parsed presence report: server, table, people, watchers."""
    server, table, people, watchers = json.loads(words)
    return server, table, people, watchers
