"""How much one address may ask for, so that nobody spoils it for the others."""

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
"""Bytes of a request."""
RECORD_BODY = 1024 * 1024
"""Bytes of a record that is brought along."""
BODY_SECONDS = 30.0
"""Time for the body of a request to arrive."""
UNFINISHED_TABLES = 50
"""Tables of one host that are not over."""


class Limits:
    """A count for each address, begun anew each minute; each server counts for itself.

    At the turn of a minute twice as much may pass. Not a library's moving window: the usual one
    looks through all addresses at every request.
    """

    def __init__(
        self,
        *,
        requests: int = 1200,
        people: int = 120,
        tables: int = 60,
        chat: int = 30,
        hints: int = 60,
        seats: int = 60,
        lookers: int = 100,
        at_once: int = 2,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Each a minute and address, except how many pages may be open (`lookers`) and how many
        requests may be in progress (`at_once`).

        `seats` counts what everybody at a table is told: sitting down, getting up, letting a bot
        play on, coming back.
        """
        self._most = {
            "requests": requests,
            "people": people,
            "tables": tables,
            "chat": chat,
            "hints": hints,
            "seats": seats,
        }
        self._clock = clock
        self._minute = 0
        self._counted: Counter[tuple[str, str]] = Counter()
        """What was asked for in this minute."""
        self._most_lookers = lookers
        self._lookers: Counter[str] = Counter()
        self._at_once = at_once
        self._gates: WeakValueDictionary[tuple[str, str], asyncio.Semaphore] = WeakValueDictionary()
        """Where requests wait; a gate is gone with the last that went through."""

    def count(self, what: str, address: str) -> None:
        """Count one more, or say that it is too many."""
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counted.clear()
        key = (what, household_of(address))
        self._counted[key] += 1
        if self._counted[key] > self._most[what]:
            raise Problem(429, "too-many", "That is too much for one minute; please wait a little.")

    def turn(self, address: str) -> asyncio.Semaphore:
        """Where a request waits until it may be in progress.

        Nobody is refused, but of many requests that come at once from one address, those of
        other addresses have to let only a few go first.
        """
        return self._gate("requests", address, self._at_once)

    def turn_to_think(self, address: str) -> asyncio.Semaphore:
        """Where a hint waits for those that its own address asked for before."""
        return self._gate("hints", address, 1)

    def _gate(self, what: str, address: str, at_once: int) -> asyncio.Semaphore:
        return self._gates.setdefault((what, household_of(address)), asyncio.Semaphore(at_once))

    @contextmanager
    def looking(self, address: str) -> Iterator[None]:
        """While a page is open."""
        address = household_of(address)
        if self._lookers[address] >= self._most_lookers:
            raise Problem(429, "too-many-pages", "Too many pages are open from your address.")
        self._lookers[address] += 1
        try:
            yield
        finally:
            self._lookers[address] -= 1
            if not self._lookers[address]:
                del self._lookers[address]


def household_of(address: str) -> str:
    """Whom an address belongs to: with IPv6, one household has a whole network of 64 bits."""
    try:
        parsed = ip_address(plain_address(address))
    except ValueError:
        return address
    return str(ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)


def plain_address(address: str) -> str:
    """An address as its owner would write it.

    A server that listens to both is told of IPv4 addresses in the words of IPv6.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return address if mapped is None else str(mapped)
