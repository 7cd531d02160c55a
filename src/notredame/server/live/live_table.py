"""A table in memory: one entry at a time, and every open page is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sse_starlette import ServerSentEvent

from ..page_state.page_state import as_json, state_of
from ..tables.table import Table
from .presence import Presence, PresenceChange
from .subscribers import Subscriber, Subscribers

PRESENCE_SECONDS = 1.0
"""The least time between two messages about who is here."""
SUBSCRIBERS_A_SECOND = 500
"""Where more pages than this are open, such messages take that much longer to come again."""
WATCHED_SECONDS = 1.0
"""How long the first state that a watcher gets may be old, if nothing was entered since."""


class LiveTable:
    """A table, and the pages that are open there."""

    def __init__(
        self, table: Table, came_or_went: Callable[[LiveTable], None] = lambda _: None
    ) -> None:
        """`came_or_went` is told when other people than before have a page open here."""
        self.table = table
        self.presence = Presence()
        self._came_or_went = came_or_went
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(self.presence_changed, self._went)
        self.let_in: set[str] = set()
        """People without a seat of whom the store said that they may see the table."""
        self.ready = False
        """Whether all that is in the store was applied; `Tables.find` sees to it."""
        self.settled: int | None = None
        """The entry after which, as the store has it, no bot had to move."""
        self._presence_due: asyncio.TimerHandle | None = None
        self._changed_here = False
        """Whether other servers have to be told, too."""
        self._presence_told = float("-inf")
        self._watched: dict[str, tuple[int, float, bytes]] = {}
        """By language, the first state that watchers get: after which entry, until when."""

    def people_here(self) -> set[str]:
        """The people with a seat, and the host, whose page this server has."""
        concerned = self.table.people() | {self.table.setup.host}
        return {person for person in concerned if self.subscribers.has(person)}

    def watchers_here(self) -> int:
        """How many look by this server without a seat."""
        return self.subscribers.guests() - len(self.people_here())

    def present(self) -> set[str]:
        """The people with a seat whose page is open, here or at another server."""
        return self.people_here() | self.presence.people_elsewhere()

    def watchers(self) -> int:
        """How many look without a seat."""
        return self.watchers_here() + self.presence.watchers_elsewhere()

    def gone(self, person: str, seconds: float) -> bool:
        """Whether somebody has had no page open for so long."""
        return person not in self.present() and self.presence.absent_seconds(person) >= seconds

    def state_for(self, subscriber: Subscriber, *, news: bool = False) -> str:
        """The table as a page shows it; of log and chat all, or the last entry's `news` alone.

        From a seat that was given back, nobody looks on.
        """
        if subscriber.seat not in (None, *self.table.seats_of(subscriber.person)):
            subscriber.seat = self.table.seat_to_look_from(subscriber.person)
        state = state_of(
            self.table,
            subscriber.person,
            subscriber.seat,
            subscriber.language,
            news_from=self.table.changed_from if news else None,
            chat_from=self.table.number if news else None,
            present=self.present(),
            watchers=self.watchers(),
        )
        return as_json(state)

    def first_event(self, subscriber: Subscriber) -> bytes:
        """The whole table for a page that was just opened, the same for all watchers a while."""
        if self._plays(subscriber):
            return self._state_event(subscriber)
        number, until, event = self._watched.get(subscriber.language, (-1, 0.0, b""))
        if number != self.table.number or time.monotonic() > until:
            event = self._state_event(subscriber)
            until = time.monotonic() + WATCHED_SECONDS
            self._watched[subscriber.language] = (self.table.number, until, event)
        return event

    def tell(self) -> None:
        """Send the table as it is now to every page; those that only watch get the same."""
        made: dict[tuple[str | None, int | None, str], bytes] = {}
        messages = []
        for subscriber in self.subscribers:
            person = subscriber.person if self._plays(subscriber) else None
            key = (person, subscriber.seat, subscriber.language)
            if key not in made:
                made[key] = self._state_event(subscriber, news=True)
            messages.append((subscriber, made[key]))
        self.subscribers.send(messages)

    def sat_down(self, person: str) -> None:
        """Somebody who sat down was here just now, even before their page has opened."""
        self.presence.went(person)

    def got_up(self, person: str) -> None:
        """Somebody who has no seat any more sees the table like any stranger."""
        if not self.table.concerns(person):
            self.let_in.discard(person)
            self.disconnect(person)

    def disconnect(self, person: str) -> None:
        """Close all pages of a person."""
        for subscriber in self.subscribers.of(person):
            self.subscribers.close(subscriber)

    def disconnect_all(self) -> None:
        """Close all pages."""
        for subscriber in list(self.subscribers):
            self.subscribers.close(subscriber)

    def presence_event(self) -> bytes:
        """Who is here, told beside the states."""
        here = self.present()
        seats = [k for k, seat in enumerate(self.table.seats) if seat.owner in here]
        host = self.table.setup.host in here
        change: PresenceChange = {
            "present": seats,
            "watchers": self.watchers(),
            "host_here": host,
        }
        return ServerSentEvent(as_json(change), event="presence").encode()

    def presence_changed(self) -> None:
        """Tell every page here, and other servers, whose pages are open at this one."""
        self._changed_here = True
        self.presence_changed_elsewhere()

    def presence_changed_elsewhere(self) -> None:
        """Tell every page here who is present: at once, unless that was told a moment ago."""
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            pause = PRESENCE_SECONDS * max(1.0, len(self.subscribers) / SUBSCRIBERS_A_SECOND)
            due = max(0.0, self._presence_told + pause - loop.time())
            self._presence_due = loop.call_later(due, self._tell_presence)

    @contextmanager
    def subscribed(self, subscriber: Subscriber) -> Iterator[None]:
        """While a page is open."""
        self.subscribers.add(subscriber)
        try:
            yield
        finally:
            self.subscribers.remove(subscriber)

    def _tell_presence(self) -> None:
        self._presence_due = None
        self._presence_told = asyncio.get_running_loop().time()
        event = self.presence_event()
        self.subscribers.send([(subscriber, event) for subscriber in self.subscribers])
        if self._changed_here:
            self._changed_here = False
            self._came_or_went(self)

    def _went(self, person: str | None) -> None:
        if person is not None:
            self.presence.went(person)
        self.presence_changed()

    def _plays(self, subscriber: Subscriber) -> bool:
        return subscriber.person is not None and self.table.concerns(subscriber.person)

    def _state_event(self, subscriber: Subscriber, *, news: bool = False) -> bytes:
        """The table as it is sent, with a number to resume from."""
        state = self.state_for(subscriber, news=news)
        return ServerSentEvent(state, id=str(self.table.number)).encode()
