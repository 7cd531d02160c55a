"""The draft in few lines: each pick of one's own in one, and one for all the others together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from notredame.rules.game import Game
from notredame.rules.named_events import Event

DRAFT_ENDS = "draft-ends"
"""What follows from events but is none itself: everybody has their cards."""
PICKS = 2
"""How often everybody chooses in a draft; the third card comes by itself."""


def in_few_lines(game: Game, move: int, events: Sequence[Event]) -> list[Event]:
    """What a choice caused, as somebody sees it (`events`), with the draft folded.

    Cards drawn are those kept and passed on a moment later, and so are two that arrive; what
    others do in secret is told once, when all have done it. Nothing is told that `events` hide.
    """
    out: list[Event] = []
    for event in events:
        if event.kind == "cards-passed" and out and out[-1].kind == "card-kept":
            passed = {part: event.parts[part] for part in ("cards", "count", "to")}
            out[-1] = replace(out[-1], parts={**out[-1].parts, **passed})
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
