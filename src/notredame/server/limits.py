"""How much one address may ask for, so that nobody spoils it for the others."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

from .problems import Problem

BODY = 64 * 1024
"""Bytes of a request."""
RECORD_BODY = 1024 * 1024
"""Bytes of a record that is brought along."""
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
        lookers: int = 100,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Each a minute and address; `lookers` is how many pages may be open at once."""
        self._most = {
            "requests": requests,
            "people": people,
            "tables": tables,
            "chat": chat,
            "hints": hints,
        }
        self._clock = clock
        self._minute = 0
        self._counted: Counter[tuple[str, str]] = Counter()
        """What was asked for in this minute."""
        self._most_lookers = lookers
        self._lookers: Counter[str] = Counter()

    def count(self, what: str, address: str) -> None:
        """Count one more, or say that it is too many."""
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counted.clear()
        key = (what, _network(address))
        self._counted[key] += 1
        if self._counted[key] > self._most[what]:
            raise Problem(429, "too-many", "That is too much for one minute; please wait a little.")

    @contextmanager
    def looking(self, address: str) -> Iterator[None]:
        """While a page is open."""
        address = _network(address)
        if self._lookers[address] >= self._most_lookers:
            raise Problem(429, "too-many", "Too many pages are open from your address.")
        self._lookers[address] += 1
        try:
            yield
        finally:
            self._lookers[address] -= 1
            if not self._lookers[address]:
                del self._lookers[address]


def _network(address: str) -> str:
    """Whom an address belongs to: with IPv6, one household has a whole network of 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return address if parsed.version == 4 else str(ip_network((address, 64), strict=False))
