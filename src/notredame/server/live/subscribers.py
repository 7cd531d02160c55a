"""The open pages of a table, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

OUTBOX_BYTES = 512 * 1024
"""Outbox limit. A subscriber that falls behind further is disconnected; its page reconnects."""
AT_ONCE = 100
"""Messages that are handed over without a pause. Between two such portions others have a turn."""


class Outbox(asyncio.Queue[bytes | None]):
    """Server-sent events, as they go over the line; None ends it."""

    unread = 0
    """Bytes that wait to be sent."""

    def _put(self, item: bytes | None) -> None:
        self.unread += len(item or b"")
        super()._put(item)

    def _get(self) -> bytes | None:
        item = super()._get()
        self.unread -= len(item or b"")
        return item


@dataclass(eq=False)
class Subscriber:
    """A page that is open."""

    person: str | None
    seat: int | None
    language: str
    outbox: Outbox = field(default_factory=Outbox)


class Subscribers(Collection[Subscriber]):
    """The pages that are open at one table.

    However many they are, nobody at another table waits until all have been served: messages are
    handed over in portions, each page's in their order.
    """

    def __init__(self, came: Callable[[], None], went: Callable[[str | None], None]) -> None:
        """`came` and `went` are called with the first and after the last page of a person.

        A page of nobody known is a person of its own.
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
        """A page is opened."""
        self._all.add(subscriber)
        if subscriber.person is not None:
            self._pages[subscriber.person] += 1
        if subscriber.person is None or self._pages[subscriber.person] == 1:
            self._came()

    def remove(self, subscriber: Subscriber) -> None:
        """A page is closed, unless it is closed already."""
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
        """Everybody who is known and has a page open."""
        return self._pages.keys()

    def of(self, person: str) -> list[Subscriber]:
        """The pages of a person."""
        if person not in self._pages:
            return []
        return [subscriber for subscriber in self._all if subscriber.person == person]

    def guests(self) -> int:
        """How many there are, a person with several pages counted once."""
        return len(self._all) - self._pages.total() + len(self._pages)

    def send(self, messages: Sequence[tuple[Subscriber, bytes]]) -> None:
        """Hand messages over, at once where they are few."""
        was_idle = not self._pending
        self._pending.extend(messages)
        if was_idle:
            self._hand_over()

    def close(self, subscriber: Subscriber) -> None:
        """End a page's line."""
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
