"""The log of a table in words, as somebody may read it."""

from __future__ import annotations

from typing import Any

from notredame import Game
from notredame.rules.deal import seat_colour
from notredame.rules.happenings import Event
from notredame.text import Catalogue

from .places import places_of_event


def lines_from(game: Game, first: int, seat: int | None, words: Catalogue) -> list[dict[str, Any]]:
    """What the choices from `first` on caused; 0 is the set-up. `seat` None is a watcher."""
    colours = [seat_colour(k, len(game.names)) for k in range(len(game.names))]
    out = []
    for move in range(max(first, first_shown(game)), len(game.moves) + 1):
        for event in _events(game, move):
            seen = event.seen_by(seat)
            text = words.log_line(seen, game.names)
            if text is not None:
                out.append(
                    {
                        "move": move,
                        "seat": seen.seat,
                        "kind": seen.kind,
                        "text": text,
                        "places": places_of_event(seen, colours),
                    }
                )
    return out


def _begins_round(event: Event) -> bool:
    return event.kind == "round-begins"


def first_shown(game: Game) -> int:
    """Where the log begins: a table that plays from memory shows this round alone (T10)."""
    if game.options.log == "whole":
        return 0
    rounds = (m for m in range(len(game.moves), 0, -1) if any(map(_begins_round, game.events(m))))
    return next(rounds, 0)


def _events(game: Game, move: int) -> list[Event]:
    """What a choice caused; of one that ended the round before, only what is still to be shown."""
    events = game.events(move)
    if game.options.log == "whole" or move == len(game.moves) or move > first_shown(game):
        return events
    begun = next((k for k, event in enumerate(events) if _begins_round(event)), 0)
    return events[begun:]
