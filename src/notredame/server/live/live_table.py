"""A live table: applies one entry at a time and updates every open page."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from sse_starlette import ServerSentEvent

from ..page_state.page_state import as_json, state_of
from ..tables.entries import CHOOSE
from ..tables.table import Table
from .presence import Presence, PresenceChange
from .subscribers import Subscriber, Subscribers

PRESENCE_SECONDS = 1.0
"""Minimum seconds between two presence messages."""
SUBSCRIBERS_A_SECOND = 500
"""With more subscribers than this, the interval between presence messages grows in proportion."""
WATCHED_SECONDS = 1.0
"""Maximum age in seconds of a cached first state for watchers, if nothing was entered since."""


class LiveTable:
    """A table with its subscribers."""

    def __init__(
        self, table: Table, came_or_went: Callable[[LiveTable], None] = lambda _: None
    ) -> None:
        """`came_or_went` is called when the set of people with a page open here has changed."""
        self.table = table
        self.presence = Presence()
        self._came_or_went = came_or_went
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(self.presence_changed, self._went)
        self.let_in: set[str] = set()
        """People without a seat who may see the table, as read from the store."""
        self.ready = False
        """Whether all stored entries were applied; `Tables.find` ensures it."""
        self.settled: int | None = None
        """Number of the entry after which no bot had to move, according to the store."""
        self._entered = asyncio.Event()
        self._last_choice = float("-inf")
        """When the last choice was applied here, by a clock that cannot be set."""
        self._presence_due: asyncio.TimerHandle | None = None
        self._changed_here = False
        """Whether other servers have to be told as well."""
        self._presence_told = float("-inf")
        self._watched: dict[str, tuple[int, float, bytes]] = {}
        """First state for watchers, by language: entry number, expiry, bytes."""

    def entered(self, kind: str) -> None:
        """Note that an entry of some kind was applied."""
        if kind == CHOOSE:
            self._last_choice = time.monotonic()
        self._entered.set()

    def pause_left(self) -> float:
        """Seconds that bots have yet to hold their answer."""
        return max(0.0, self._last_choice + self.table.pause - time.monotonic())

    async def pause_over(self) -> None:
        """Wait until bots may answer: the pause after a person's choice has passed or was ended."""
        while seconds := self.pause_left():
            self._entered.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._entered.wait(), seconds)

    def people_here(self) -> set[str]:
        """People with a seat, and the host, whose page is open on this server."""
        concerned = self.table.people() | {self.table.setup.host}
        return {person for person in concerned if self.subscribers.has(person)}

    def watchers_here(self) -> int:
        """Number of watchers on this server."""
        return self.subscribers.guests() - len(self.people_here())

    def present(self) -> set[str]:
        """People with a seat whose page is open on any server."""
        return self.people_here() | self.presence.people_elsewhere()

    def watchers(self) -> int:
        """Number of watchers on all servers."""
        return self.watchers_here() + self.presence.watchers_elsewhere()

    def gone(self, person: str, seconds: float) -> bool:
        """Whether a person has had no page open for this many seconds."""
        return person not in self.present() and self.presence.absent_seconds(person) >= seconds

    def state_for(self, subscriber: Subscriber, *, news: bool = False) -> str:
        """The page state; its log and chat are complete, or only the `news` of the last entry.

        A subscriber whose seat was given back sees the table as a watcher.
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
        """The complete page state for a page that was just opened, cached for watchers."""
        if self._plays(subscriber):
            return self._state_event(subscriber)
        number, until, event = self._watched.get(subscriber.language, (-1, 0.0, b""))
        if number != self.table.number or time.monotonic() > until:
            event = self._state_event(subscriber)
            until = time.monotonic() + WATCHED_SECONDS
            self._watched[subscriber.language] = (self.table.number, until, event)
        return event

    def tell(self) -> None:
        """Send the current state to every page; all watchers get the same bytes."""
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
        """Note that a person who has just sat down is here, even before their page has opened."""
        self.presence.went(person)

    def got_up(self, person: str) -> None:
        """Treat a person without a seat like any stranger from now on."""
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
        """The presence message, sent beside the states."""
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
        """Tell every page here, and other servers, that presence on this server has changed."""
        self._changed_here = True
        self.presence_changed_elsewhere()

    def presence_changed_elsewhere(self) -> None:
        """Tell every page here who is present: at once, unless the last message is too recent."""
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            pause = PRESENCE_SECONDS * max(1.0, len(self.subscribers) / SUBSCRIBERS_A_SECOND)
            due = max(0.0, self._presence_told + pause - loop.time())
            self._presence_due = loop.call_later(due, self._tell_presence)

    @contextmanager
    def subscribed(self, subscriber: Subscriber) -> Iterator[None]:
        """Keeps a subscriber while its page is open."""
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
        """The page state as a server-sent event, with a number to resume from."""
        state = self.state_for(subscriber, news=news)
        return ServerSentEvent(state, id=str(self.table.number)).encode()
