"""Events with names: what happened, to whom, how much, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .choices import market_id
from .knowledge.description import PERIODS, card_name, round_name
from .model.deal import seat_colour
from .model.events import EVENTS, NUMBER
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
        """The event as a seat, or a spectator (None), may see it: secret parts are None."""
        if not self.secret or viewer == self.seat:
            return self
        hidden = {k: None if k in self.secret else v for k, v in self.parts.items()}
        return replace(self, parts=hidden)

    def as_dict(self) -> dict[str, Any]:
        """The event as data."""
        return {"event": self.kind, "seat": self.seat, **self.parts, "secret": list(self.secret)}


_NAMES: dict[str, Callable[[Any, int], Any]] = {
    # What a field stands for: its name, given its number and the number of players.
    NUMBER: lambda number, players: number,
    "card": lambda card, players: card_name(card),
    "cards": lambda cards, players: [card_name(card) for card in cards],
    "person": lambda person, players: None if person < 0 else PERSONS[person],
    "persons": lambda persons, players: [PERSONS[person] for person in persons],
    "place": lambda place, players: PLACES[place],
    "market": lambda market, players: market_id(market),
    "message kind": lambda kind, players: KINDS[kind],
    "seat": lambda seat, players: None if seat < 0 else seat,
    "seat colour": seat_colour,
    "source": lambda source, players: SOURCES[source],
    "round": lambda round_no, players: round_name(round_no),
    "period": lambda period, players: PERIODS[period],
    "flag": lambda flag, players: bool(flag),
}

assert {kind for event in EVENTS.values() for kind in event.fields.values()} == set(_NAMES)


def read_event(note: Note, players: int) -> Event:
    """Events with names, from those that the rules told."""
    name, seat, values = note
    about = EVENTS[name]
    parts = {
        field: _NAMES[kind](value, players)
        for (field, kind), value in zip(about.fields.items(), values, strict=True)
    }
    return Event(name, None if seat < 0 else seat, parts, about.secret)
