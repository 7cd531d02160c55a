"""Seat requests of a table: who asked for a seat, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..problems import Problem

MOST_REQUESTS = 30
"""Maximum requests for a seat at one table, so that its log stays bounded."""


@dataclass(frozen=True)
class SeatRequest:
    """A person without a link who asks for a seat."""

    number: int
    """Number of its entry."""
    person: str
    name: str


class SeatRequests:
    """The requests for a seat at one table."""

    def __init__(self) -> None:
        self.open: list[SeatRequest] = []
        """Requests that the host has not answered, the oldest first."""
        self.turned_down: set[str] = set()
        """People who asked in vain."""
        self._made = 0

    def asks(self, person: str | None) -> bool:
        """Whether a person waits for an answer."""
        return any(request.person == person for request in self.open)

    def may_ask(self, person: str, name: str) -> dict[str, Any]:
        """The data of a request."""
        if person in self.turned_down:
            raise Problem(403, "turned-down", "The host has turned your request down.")
        if self._made >= MOST_REQUESTS:
            raise Problem(429, "too-many", "Too many people have asked for a seat at this table.")
        return {"person": person, "name": name}

    def ask(self, request: SeatRequest) -> None:
        """Add a request."""
        self.open.append(request)
        self._made += 1

    def turn_down(self, person: str) -> None:
        """Refuse a person's request."""
        self.turned_down.add(person)
        self._forget(person)

    def seated(self, person: str) -> None:
        """Drop whatever stands here about a person who has a seat now."""
        self.turned_down.discard(person)
        self._forget(person)

    def _forget(self, person: str) -> None:
        self.open = [request for request in self.open if request.person != person]
