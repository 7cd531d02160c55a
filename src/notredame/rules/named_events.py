"""Events with names: what happened, to whom, how much, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .choices import market_id
from .knowledge.description import PERIODS, card_name, round_name
from .model import events as told
from .model.deal import seat_colour
from .model.pieces import KINDS, PERSONS, PLACES, SOURCES

SECRET = {
    told.CARDS_DRAWN: ("cards",),
    told.CARD_KEPT: ("card",),
    told.CARDS_PASSED: ("cards",),
    told.CARDS_RECEIVED: ("cards",),
    told.CARD_HIDDEN: ("card", "colour"),
    told.GRAY_SEEN: ("person",),
}
"""Events with parts that only their seat may know."""


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    kind: str
    seat: int | None
    """To whom, or None for the whole table."""
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


def _cards(a: int, b: int) -> list[str | None]:
    return [card_name(a)] if b < 0 else [card_name(a), card_name(b)]


def read_event(note: tuple[int, int, int, int, int], players: int) -> Event:
    """Give names to what the rules told."""
    event, seat, a, b, c = note
    parts: dict[str, Any] = {}
    if event == told.ROUND_BEGINS:
        parts = {"round": round_name(a)}
    elif event == told.PERSONS_APPEAR:
        parts = {"persons": [PERSONS[a], PERSONS[b], PERSONS[c]]}
    elif event == told.CARDS_DRAWN:
        parts = {"cards": [card_name(a), card_name(b), card_name(c)]}
    elif event in (told.CARD_KEPT, told.CARD_PLAYED, told.CARD_HIDDEN):
        parts = {"card": card_name(a), "colour": seat_colour(b, players)}
    elif event == told.CARDS_PASSED:
        parts = {"cards": _cards(a, b), "count": 1 if b < 0 else 2, "to": c}
    elif event == told.CARDS_RECEIVED:
        parts = {"cards": _cards(a, b), "count": 1 if b < 0 else 2, "from": c}
    elif event == told.NO_EFFECT:
        parts = {
            "card": card_name(a),
            "person": PERSONS[b] if b >= 0 else None,
        }
    elif event == told.MARKERS_MOVED:
        parts = {"from": PLACES[a], "to": PLACES[b], "count": c}
    elif event == told.FRIEND_MOVED:
        parts = {"from": PLACES[a], "to": PLACES[b]}
    elif event == told.COINS_GAINED:
        parts = {"count": a, "from": None if b < 0 else b}
    elif event in (told.COINS_PAID, told.COINS_MISSING, told.PRESTIGE_LOST):
        parts = {"count": a}
    elif event == told.PRESTIGE_GAINED:
        parts = {"count": a, "park_bonus": b, "source": SOURCES[c]}
    elif event == told.RAT_MOVED:
        parts = {"from": a, "to": b}
    elif event == told.CARRIAGE_MOVED:
        parts = {"from": market_id(a), "to": market_id(b)}
    elif event == told.MESSAGE_TAKEN:
        parts = {"market": market_id(a), "kind": KINDS[b]}
    elif event == told.PERSON_HIRED:
        parts = {"person": PERSONS[a], "coins": b}
    elif event == told.HIRE_DECLINED:
        parts = {"cannot_pay": bool(a)}
    elif event == told.GRAY_SEEN:
        parts = {"person": PERSONS[a], "round": round_name(b)}
    elif event == told.PLAGUE_STRIKES:
        parts = {"value": a, "hospital": b, "doctor": bool(c)}
    elif event == told.CATHEDRAL_SCORED:
        parts = {"tile": a, "markers": b, "share": c}
    elif event == told.PERIOD_ENDS:
        parts = {"period": PERIODS[a]}
    whom = None if seat < 0 else seat
    return Event(told.EVENTS[event], whom, parts, SECRET.get(event, ()))
