"""A table in memory: one entry at a time, and everybody who looks is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sse_starlette import ServerSentEvent

from .presence import Presence
from .states import as_json, state_of
from .table import Table

MOST_UNREAD = 512 * 1024
"""Who has so many bytes unread is not listening; the page comes back by itself."""


class Mail(asyncio.Queue[bytes | None]):
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
class Looker:
    """A page that is open."""

    person: str | None
    seat: int | None
    language: str
    mail: Mail = field(default_factory=Mail)


class LiveTable:
    """A table, and the pages that look at it."""

    def __init__(
        self, table: Table, came_or_went: Callable[[LiveTable], None] = lambda _: None
    ) -> None:
        """`came_or_went` is told when the people who look here change."""
        self.table = table
        self.presence = Presence()
        self._came_or_went = came_or_went
        self.lock = asyncio.Lock()
        self.lookers: set[Looker] = set()
        self.let_in: set[str] = set()
        """People without a seat of whom the store said that they may see the table."""
        self.ready = False
        """Whether all that is in the store was applied; `Tables.find` sees to it."""

    def people_here(self) -> set[str]:
        """The people with a seat, and the host, whose page this server has."""
        concerned = self.table.people() | {self.table.setup.host}
        return {looker.person for looker in self.lookers if looker.person} & concerned

    def watchers_here(self) -> int:
        """How many look by this server without a seat."""
        everybody = {id(k) if k.person is None else k.person for k in self.lookers}
        return len(everybody) - len(self.people_here())

    def present(self) -> set[str]:
        """The people with a seat whose page is open, here or at another server."""
        return self.people_here() | self.presence.people_elsewhere()

    def watchers(self) -> int:
        """How many look without a seat."""
        return self.watchers_here() + self.presence.watchers_elsewhere()

    def gone(self, person: str, seconds: float) -> bool:
        """Whether somebody has had no page open for so long."""
        return person not in self.present() and self.presence.absent_seconds(person) >= seconds

    def state_for(self, looker: Looker, *, news: bool = False) -> str:
        """The table as a page shows it; of log and chat all, or the last entry's `news` alone.

        From a seat that was given back, nobody looks on.
        """
        if looker.seat not in (None, *self.table.seats_of(looker.person)):
            looker.seat = self.table.seat_to_look_from(looker.person)
        state = state_of(
            self.table,
            looker.person,
            looker.seat,
            looker.language,
            news_from=self.table.changed_from if news else None,
            chat_from=self.table.number if news else None,
            present=self.present(),
            watchers=self.watchers(),
        )
        return as_json(state)

    def state_event(self, looker: Looker, *, news: bool = False) -> bytes:
        """The table as it is sent, with a number to resume from."""
        event = ServerSentEvent(self.state_for(looker, news=news), id=str(self.table.number))
        return event.encode()

    def tell(self) -> None:
        """Send the table as it is now to everybody who looks; those who only watch see the same."""
        made: dict[tuple[str | None, int | None, str], bytes] = {}
        for looker in list(self.lookers):
            known = looker.person is not None and self.table.concerns(looker.person)
            who = (looker.person if known else None, looker.seat, looker.language)
            if who not in made:
                made[who] = self.state_event(looker, news=True)
            self._post(looker, made[who])

    def sat_down(self, person: str) -> None:
        """Somebody who sat down was here just now, even before their page has opened."""
        self.presence.went(person)

    def got_up(self, person: str) -> None:
        """Somebody who has no seat any more sees the table like any stranger."""
        if not self.table.concerns(person):
            self.let_in.discard(person)
            for looker in [k for k in self.lookers if k.person == person]:
                self._send_home(looker)

    def presence_event(self) -> bytes:
        """Who is here, told beside the states."""
        here = self.present()
        seats = [k for k, seat in enumerate(self.table.seats) if seat.owner in here]
        host = self.table.setup.host in here
        words = {"present": seats, "watchers": self.watchers(), "host_here": host}
        return ServerSentEvent(as_json(words), event="presence").encode()

    def tell_presence(self) -> None:
        """Say who is here."""
        words = self.presence_event()
        for looker in list(self.lookers):
            self._post(looker, words)

    @contextmanager
    def looking(self, looker: Looker) -> Iterator[None]:
        """While a page is open."""
        self.lookers.add(looker)
        self._note_presence(looker)
        try:
            yield
        finally:
            self.lookers.discard(looker)
            self._note_presence(looker)

    def send_away(self) -> None:
        """Let no page look any more."""
        for looker in list(self.lookers):
            self._send_home(looker)

    def _send_home(self, looker: Looker) -> None:
        self.lookers.discard(looker)
        looker.mail.put_nowait(None)

    def _note_presence(self, changed: Looker) -> None:
        """Tell it only when a person came or went, not for a second page of the same one."""
        pages = Counter(looker.person for looker in self.lookers)
        if changed.person is not None and not pages[changed.person]:
            self.presence.went(changed.person)
        if changed.person is None or pages[changed.person] <= 1:
            self.tell_presence()
            self._came_or_went(self)

    def _post(self, looker: Looker, words: bytes) -> None:
        if looker.mail.unread >= MOST_UNREAD:
            self._send_home(looker)
        else:
            looker.mail.put_nowait(words)
