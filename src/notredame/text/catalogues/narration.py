"""The story of a game, choice by choice, as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterator

from notredame.rules.game import Game
from notredame.rules.named_events import Event

from .few_lines import in_few_lines


def told(game: Game, first: int, seat: int | None) -> Iterator[tuple[int, Event]]:
    """The events of the choices from `first` on, with each choice's number; 0 is the set-up.

    `seat` None is a watcher. Some of these events are not worth a line.
    """
    for move in range(max(first, first_shown(game)), len(game.moves) + 1):
        events = [event.seen_by(seat) for event in _events(game, move)]
        for event in in_few_lines(game, move, events):
            yield move, event


def first_shown(game: Game) -> int:
    """The choice at which the log begins; with the option `log` at `round`, this round's (T10)."""
    if game.options.log == "whole":
        return 0
    rounds = (m for m in range(len(game.moves), 0, -1) if any(map(_begins_round, game.events(m))))
    return next(rounds, 0)


def _begins_round(event: Event) -> bool:
    return event.kind == "round-begins"


def _events(game: Game, move: int) -> list[Event]:
    """The events of a choice; of one that ended the round before, only those still to be shown."""
    events = game.events(move)
    if game.options.log == "whole" or move == len(game.moves) or move > first_shown(game):
        return events
    begun = next((k for k, event in enumerate(events) if _begins_round(event)), 0)
    return events[begun:]
