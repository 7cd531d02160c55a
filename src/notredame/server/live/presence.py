"""Who is at a table: pages open here, and what other servers say of theirs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from notredame.rules.typed_data import SeatIndex, TypedDict

SAY_AGAIN_SECONDS = 30.0
"""How often a server repeats who is with it."""
BELIEVED_SECONDS = 75.0
"""A server that has said nothing for so long is gone, and its people with it."""


class PresenceChange(TypedDict):
    """Who is here now; nothing else has changed."""

    present: list[SeatIndex]
    """Seats whose page is open."""
    watchers: int
    host_here: bool


@dataclass(frozen=True)
class Elsewhere:
    """The pages of a table that another server has."""

    people: frozenset[str]
    watchers: int
    until: float


class Presence:
    """Who is at one table, and since when the others are not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._opened = clock()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._last_here: dict[str, float] = {}

    def hear(self, server: str, people: list[str], watchers: int) -> bool:
        """Note what another server says of its pages; whether it is something else than before."""
        before = self.people_elsewhere(), self.watchers_elsewhere()
        for person in before[0]:
            self._last_here[person] = self._clock()
        until = self._clock() + BELIEVED_SECONDS
        self._elsewhere[server] = Elsewhere(frozenset(people), watchers, until)
        return before != (self.people_elsewhere(), self.watchers_elsewhere())

    def went(self, person: str) -> None:
        """The last page of a person here was closed."""
        self._last_here[person] = self._clock()

    def people_elsewhere(self) -> set[str]:
        """People with a seat whose page another server has."""
        return {person for one in self._believed() for person in one.people}

    def watchers_elsewhere(self) -> int:
        """How many watch by other servers."""
        return sum(one.watchers for one in self._believed())

    def absent_seconds(self, person: str) -> float:
        """How long somebody who is not here has been away, as far as this server knows."""
        return self._clock() - self._last_here.get(person, self._opened)

    def forget_silent(self) -> bool:
        """Forget servers that have said nothing for too long; whether somebody went with them."""
        silent = [k for k, one in self._elsewhere.items() if one.until <= self._clock()]
        forgotten = [self._elsewhere.pop(server) for server in silent]
        return any(one.people or one.watchers for one in forgotten)

    def _believed(self) -> list[Elsewhere]:
        return [one for one in self._elsewhere.values() if one.until > self._clock()]


def presence_words(server: str, table: str, people: set[str], watchers: int) -> str:
    """What one server tells the others; never more than a few people have a seat."""
    return json.dumps([server, table, sorted(people), watchers])


def read_presence(words: str) -> tuple[str, str, list[str], int]:
    """What another server told: itself, the table, its people, its watchers."""
    server, table, people, watchers = json.loads(words)
    return server, table, people, watchers
