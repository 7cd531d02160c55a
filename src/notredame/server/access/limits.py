"""Rate limits by address, so that no client degrades the server for others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from weakref import WeakValueDictionary

from ..problems import Problem

BODY = 64 * 1024
"""Maximum size of a request in bytes."""
RECORD_BODY = 1024 * 1024
"""Maximum size of an uploaded record in bytes."""
BODY_SECONDS = 30.0
"""Seconds for the body of a request to arrive."""
UNFINISHED_TABLES = 50
"""Maximum number of unfinished tables of one host."""


class Limits:
    """Counts requests for each address, from zero each minute and on each server separately.

    Around the turn of a minute, twice the limit may pass. A library's moving window is not used
    because the usual one scans all addresses at every request.
    """

    def __init__(
        self,
        *,
        requests: int = 1200,
        people: int = 120,
        tables: int = 60,
        chat: int = 30,
        hints: int = 60,
        reviews: int = 60,
        puzzles: int = 240,
        seats: int = 60,
        subscribers: int = 100,
        at_once: int = 2,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Limits per address and minute, except `subscribers` (pages open at the same time) and
        `at_once` (requests in progress at the same time).

        `seats` counts what everybody at a table is told: sitting down, getting up, leaving it to a
        bot, coming back.
        """
        self._most = {
            "requests": requests,
            "people": people,
            "tables": tables,
            "chat": chat,
            "hints": hints,
            "reviews": reviews,
            "puzzles": puzzles,
            "seats": seats,
        }
        self._clock = clock
        self._minute = 0
        self._counted: Counter[tuple[str, str]] = Counter()
        """Requests in the current minute, by kind and address."""
        self._most_subscribers = subscribers
        self._subscribers: Counter[str] = Counter()
        self._at_once = at_once
        self._gates: WeakValueDictionary[tuple[str, str], asyncio.Semaphore] = WeakValueDictionary()
        """Semaphores by address; each is dropped after the last request that uses it."""

    def count(self, what: str, address: str) -> None:
        """Count one more request, or refuse it with a Problem."""
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counted.clear()
        key = (what, household_of(address))
        self._counted[key] += 1
        if self._counted[key] > self._most[what]:
            raise Problem(429, "too-many", "That is too much for one minute; please wait a little.")

    def turn(self, address: str) -> asyncio.Semaphore:
        """The semaphore that a request must hold while it is in progress.

        No request is refused, but of many simultaneous requests from one address only a few run at
        a time, so that other addresses are not held up.
        """
        return self._gate("requests", address, self._at_once)

    def turn_to_think(self, address: str) -> asyncio.Semaphore:
        """The semaphore for hints, one at a time for each address."""
        return self._gate("hints", address, 1)

    def _gate(self, what: str, address: str, at_once: int) -> asyncio.Semaphore:
        return self._gates.setdefault((what, household_of(address)), asyncio.Semaphore(at_once))

    @contextmanager
    def subscribed(self, address: str) -> Iterator[None]:
        """Counts a page while it is open."""
        address = household_of(address)
        if self._subscribers[address] >= self._most_subscribers:
            raise Problem(429, "too-many-pages", "Too many pages are open from your address.")
        self._subscribers[address] += 1
        try:
            yield
        finally:
            self._subscribers[address] -= 1
            if not self._subscribers[address]:
                del self._subscribers[address]


def household_of(address: str) -> str:
    """The household of an address: with IPv6 its 64-bit network."""
    try:
        parsed = ip_address(plain_address(address))
    except ValueError:
        return address
    return str(ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)


def plain_address(address: str) -> str:
    """An address in its own notation; a dual-stack socket reports IPv4 addresses as IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return address if mapped is None else str(mapped)
