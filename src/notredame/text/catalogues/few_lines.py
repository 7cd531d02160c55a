"""Events in few lines.

The draft has one for each of the seat's own picks, and one for all others together; a drive and the
message it takes have one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from notredame.rules.game import Game
from notredame.rules.named_events import Event

DRAFT_ENDS = "draft-ends"
"""A line that stands for no single event: all seats have their cards."""
PICKS = 2
"""Picks of each seat in a draft; the third card comes by itself."""


def in_few_lines(game: Game, move: int, events: Sequence[Event]) -> list[Event]:
    """The events of a choice as a seat sees them (`events`), with draft and drives folded.

    Cards drawn or received are listed with the pick that follows at once; what others do in secret
    is told once, when all have done it. Nothing is told that `events` hides.
    """
    out: list[Event] = []
    for event in events:
        if event.kind == "cards-passed" and out and out[-1].kind == "card-kept":
            passed = {part: event.parts[part] for part in ("cards", "count", "to")}
            out[-1] = replace(out[-1], parts={**out[-1].parts, **passed})
        elif event.kind == "message-taken" and out and out[-1].kind == "carriage-moved":
            out[-1] = replace(event, parts={**event.parts, "from": out[-1].parts["from"]})
        elif not _told_elsewhere(event):
            out.append(event)
    if _ends_draft(game, move):
        out.append(Event(DRAFT_ENDS, None, {}))
    return out


def _told_elsewhere(event: Event) -> bool:
    if event.kind == "card-kept":
        return event.parts["card"] is None
    if event.kind in ("cards-drawn", "cards-passed"):
        return True
    return event.kind == "cards-received" and (
        event.parts["cards"] is None or event.parts["count"] > 1
    )


def _ends_draft(game: Game, move: int) -> bool:
    """Whether a choice was the last of its round's draft."""
    picks, at = _picks(game.events(move)), move
    if not picks:
        return False
    while not any(event.kind == "round-begins" for event in game.events(at)):
        at -= 1
        picks += _picks(game.events(at))
    return picks == PICKS * len(game.names)


def _picks(events: Sequence[Event]) -> int:
    return sum(event.kind == "card-kept" for event in events)
