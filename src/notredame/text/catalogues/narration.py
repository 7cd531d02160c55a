"""What is told of a game, choice by choice: what somebody may see, in few lines."""

from __future__ import annotations

from collections.abc import Iterator

from notredame.rules.game import Game
from notredame.rules.named_events import Event

from .draft_lines import in_few_lines


def told(game: Game, first: int, seat: int | None) -> Iterator[tuple[int, Event]]:
    """What the choices from `first` on caused, each with its number; 0 is the set-up.

    `seat` None is a watcher. Some events are not worth a line even so.
    """
    for move in range(max(first, first_shown(game)), len(game.moves) + 1):
        events = [event.seen_by(seat) for event in _events(game, move)]
        for event in in_few_lines(game, move, events):
            yield move, event


def first_shown(game: Game) -> int:
    """Where the log begins: a table that plays from memory shows this round alone (T10)."""
    if game.options.log == "whole":
        return 0
    rounds = (m for m in range(len(game.moves), 0, -1) if any(map(_begins_round, game.events(m))))
    return next(rounds, 0)


def _begins_round(event: Event) -> bool:
    return event.kind == "round-begins"


def _events(game: Game, move: int) -> list[Event]:
    """What a choice caused; of one that ended the round before, only what is still to be shown."""
    events = game.events(move)
    if game.options.log == "whole" or move == len(game.moves) or move > first_shown(game):
        return events
    begun = next((k for k, event in enumerate(events) if _begins_round(event)), 0)
    return events[begun:]
