"""What a choice would bring, as far as the seat that chooses can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from notredame.records.taking_back import REVEALING
from notredame.rules.apply import apply_by
from notredame.rules.choices import Choice
from notredame.rules.describe import seats_to_act
from notredame.rules.happenings import Event, read_event
from notredame.rules.view import View
from notredame.text import Catalogue

AFTERWARDS = {"plague-strikes", "cathedral-scored", "period-ends", "round-begins"}
"""Events that come whatever is chosen, or by what others do as well."""
SIGNED = {"coins": "coin", "markers": "marker", "prestige": "prestige"}
"""What is counted, and the thing it is counted in."""


@dataclass(frozen=True)
class Preview:
    """What one choice does at once."""

    brings: tuple[dict[str, Any], ...]
    ends_turn: bool
    """Afterwards somebody else chooses."""
    reveals: bool
    """Something hidden comes to light, so it cannot be taken back."""


def previews(view: View, choices: Sequence[Choice], words: Catalogue) -> list[Preview]:
    """A preview of each choice. A possible world stands in for what the seat cannot know."""
    assert view.seat is not None
    seat = view.seat
    world = view.possible_world(0)
    found = []
    for choice in choices:
        s = world.copy()
        notes: list[tuple[int, int, int, int, int]] = []
        s.log = notes
        apply_by(s, seat, choice.action)
        events = [read_event(note, s.n) for note in notes]
        found.append(
            Preview(
                brings=tuple(_brings(events, seat, words)),
                ends_turn=seat not in seats_to_act(s),
                reveals=any(event.kind in REVEALING for event in events),
            )
        )
    return found


def _brings(events: Sequence[Event], seat: int, words: Catalogue) -> list[dict[str, Any]]:
    totals = dict.fromkeys(SIGNED, 0)
    rat: int | None = None
    more: list[dict[str, Any]] = []
    for event in events:
        if event.kind in AFTERWARDS:
            break
        if event.seat != seat:
            continue
        parts = event.parts
        if event.kind == "coins-gained":
            totals["coins"] += parts["count"]
        elif event.kind == "coins-paid":
            totals["coins"] -= parts["count"]
        elif event.kind == "person-hired":
            totals["coins"] -= parts["coins"]
        elif event.kind == "prestige-gained":
            totals["prestige"] += parts["count"]
        elif event.kind == "prestige-lost":
            totals["prestige"] -= parts["count"]
        elif event.kind == "markers-moved" and parts["to"] == "supply":
            totals["markers"] += parts["count"]
        elif event.kind == "rat-moved":
            rat = parts["to"]
        elif event.kind == "message-taken":
            text = words.kind(parts["kind"])
            more.append({"what": "message", "kind": parts["kind"], "text": text})
    out = [
        {"what": what, "change": change, "text": words.signed(SIGNED[what], change)}
        for what, change in totals.items()
        if change
    ]
    if rat is not None:
        out.append({"what": "rat", "to": rat, "text": words.say("brings", "rat", to=rat)})
    return [*out, *more]
