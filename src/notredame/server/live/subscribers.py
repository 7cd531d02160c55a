"""Subscribers of a table, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

OUTBOX_BYTES = 512 * 1024
"""Outbox limit in bytes.

A subscriber that falls behind further is disconnected; its page reconnects.
"""
AT_ONCE = 100
"""Messages handed over without a pause; between two such portions other tasks run."""


class Outbox(asyncio.Queue[bytes | None]):
    """Server-sent events to be written; None ends the stream."""

    unread = 0
    """Bytes waiting to be sent."""

    def _put(self, item: bytes | None) -> None:
        self.unread += len(item or b"")
        super()._put(item)

    def _get(self) -> bytes | None:
        item = super()._get()
        self.unread -= len(item or b"")
        return item


@dataclass(eq=False)
class Subscriber:
    """An open page."""

    person: str | None
    seat: int | None
    language: str
    outbox: Outbox = field(default_factory=Outbox)


class Subscribers(Collection[Subscriber]):
    """The subscribers of one table.

    Messages are handed over in portions, to each page in order, so that a table with many pages
    does not hold up the others.
    """

    def __init__(self, came: Callable[[], None], went: Callable[[str | None], None]) -> None:
        """`came` and `went` are called with the first and after the last page of a person.

        A page without a cookie counts as a person of its own.
        """
        self._came = came
        self._went = went
        self._all: set[Subscriber] = set()
        self._pages: Counter[str] = Counter()
        """Pages by person."""
        self._pending: deque[tuple[Subscriber, bytes]] = deque()

    def __contains__(self, subscriber: object) -> bool:
        return subscriber in self._all

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, subscriber: Subscriber) -> None:
        """Add an opened page."""
        self._all.add(subscriber)
        if subscriber.person is not None:
            self._pages[subscriber.person] += 1
        if subscriber.person is None or self._pages[subscriber.person] == 1:
            self._came()

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a closed page, unless it was removed before."""
        if subscriber not in self._all:
            return
        self._all.remove(subscriber)
        if subscriber.person is not None:
            self._pages[subscriber.person] -= 1
            if self._pages[subscriber.person]:
                return
            del self._pages[subscriber.person]
        self._went(subscriber.person)

    def has(self, person: str) -> bool:
        """Whether a person has a page open."""
        return person in self._pages

    def people(self) -> Collection[str]:
        """Everybody with a cookie who has a page open."""
        return self._pages.keys()

    def of(self, person: str) -> list[Subscriber]:
        """The pages of a person."""
        if person not in self._pages:
            return []
        return [subscriber for subscriber in self._all if subscriber.person == person]

    def guests(self) -> int:
        """Number of people with a page open; several pages of one person count once."""
        return len(self._all) - self._pages.total() + len(self._pages)

    def send(self, messages: Sequence[tuple[Subscriber, bytes]]) -> None:
        """Hand messages over, at once where they are few."""
        was_idle = not self._pending
        self._pending.extend(messages)
        if was_idle:
            self._hand_over()

    def close(self, subscriber: Subscriber) -> None:
        """End a page's stream."""
        subscriber.outbox.put_nowait(None)
        self.remove(subscriber)

    def _hand_over(self) -> None:
        for _ in range(min(AT_ONCE, len(self._pending))):
            subscriber, message = self._pending.popleft()
            if subscriber not in self._all:
                continue
            if subscriber.outbox.unread >= OUTBOX_BYTES:
                self.close(subscriber)
            else:
                subscriber.outbox.put_nowait(message)
        if self._pending:
            asyncio.get_running_loop().call_soon(self._hand_over)
