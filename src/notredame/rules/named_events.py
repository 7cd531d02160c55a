"""Events with names: what happened, to whom, how much, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from notredame.compiling.generated import make_function

from .choices import market_id
from .knowledge.description import PERIODS, card_name, person_name, round_name
from .model.deal import seat_colour
from .model.events import EVENTS, NUMBER, EventType
from .model.persons import PERSONS
from .model.pieces import KINDS, PLACES, SOURCES
from .model.state import Note


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    kind: str
    seat: int | None
    """The seat it happened to, or None for the whole table."""
    parts: Mapping[str, Any]
    secret: tuple[str, ...] = ()
    """Parts that only the seat itself may know."""

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a seat, or a watcher (None), may see it: secret parts are None."""
        if not self.secret or viewer == self.seat:
            return self
        hidden = {k: None if k in self.secret else v for k, v in self.parts.items()}
        return replace(self, parts=hidden)

    def as_dict(self) -> dict[str, Any]:
        """The event as data."""
        return {"event": self.kind, "seat": self.seat, **self.parts, "secret": list(self.secret)}


_NAMED: dict[str, Callable[[Any], Any]] = {
    # what a field stands for: what makes a name of its number
    "card": card_name,
    "cards": lambda cards: [card_name(card) for card in cards],
    "person": person_name,
    "persons": lambda persons: [PERSONS[person] for person in persons],
    "place": PLACES.__getitem__,
    "market": market_id,
    "message kind": KINDS.__getitem__,
    "seat": lambda seat: None if seat < 0 else seat,
    "source": SOURCES.__getitem__,
    "round": round_name,
    "period": PERIODS.__getitem__,
    "flag": bool,
}


def _named(kind: str, value: str) -> str:
    """Python for the name of a field, given Python for its number."""
    if kind == NUMBER:
        return value
    if kind == "seat colour":
        return f"{seat_colour.__name__}({value}, players)"
    assert kind in _NAMED, kind
    return f"_NAMED[{kind!r}]({value})"


def _reader(event: EventType) -> Callable[[tuple[Any, ...], int], dict[str, Any]]:
    """A function that names the fields of an event; written out, because every choice needs it."""
    fields = enumerate(event.fields.items())
    pairs = ", ".join(f"{field!r}: {_named(kind, f'values[{i}]')}" for i, (field, kind) in fields)
    read: Callable[[tuple[Any, ...], int], dict[str, Any]] = make_function(
        __name__, "read", "values, players", [f"return {{{pairs}}}"]
    )
    return read


_READERS = {name: _reader(event) for name, event in EVENTS.items()}


def read_event(note: Note, players: int) -> Event:
    """Events with names, from those that the rules told."""
    name, seat, values = note
    parts = _READERS[name](values, players)
    return Event(name, None if seat < 0 else seat, parts, EVENTS[name].secret)
