"""Reading a finished game from its line of a result file."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.pieces import PLAYER_COUNTS

from ..game_line import GameLine

MOST_POINTS = 10_000
"""The most points of a score or of luck, either way, far more than any game brings."""
MOST = 1_000_000_000
"""The most of anything that is counted, and of seconds."""
MOST_SEATS = max(PLAYER_COUNTS)


def read_line(text: str) -> GameLine:
    """Read a game from its line; an error says what is wrong with it.

    By hand: msgspec would name the type it found but not the value, and how the fields agree with
    each other would still be checked here.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotreDameError("it is not JSON") from None
    if not isinstance(data, dict):
        raise NotreDameError("it is not a JSON object")
    moves = _list(data, "moves", _pair)
    line = GameLine(
        game=_part(data, "game", _count),
        deal=_part(data, "deal", _count),
        seed=_part(data, "seed", lambda value: type(value) is str),
        seating=tuple(_list(data, "seating", lambda value: type(value) is str)),
        start=_part(data, "start", _byte),
        scores=tuple(_list(data, "scores", lambda value: type(value) is int and _points(value))),
        ranks=tuple(_list(data, "ranks", lambda value: _count(value) and value <= MOST_SEATS)),
        choices=tuple(_list(data, "choices", lambda value: type(value) is int and _amount(value))),
        seconds=tuple(_list(data, "seconds", _amount)),
        slowest=tuple(_list(data, "slowest", _amount)),
        faults=tuple((seat, what, times) for seat, what, times in _list(data, "faults", _fault)),
        moves=bytes(number for pair in moves for number in pair),
        luck=tuple(_list(data, "luck", _points)) if "luck" in data else None,
    )
    by_seat = [line.scores, line.ranks, line.choices, line.seconds, line.slowest]
    if line.luck is not None:
        by_seat.append(line.luck)
    if any(len(part) != len(line.seating) for part in by_seat):
        raise NotreDameError("its lists by seat are not equally long")
    if any(seat >= len(line.seating) for seat in (line.start, *(part[0] for part in line.faults))):
        raise NotreDameError(f"it names a seat beyond its {len(line.seating)}")
    if not line.winners:
        raise NotreDameError("nobody has rank 1 in it")
    return line


def _part(data: dict[str, Any], key: str, fits: Callable[[Any], bool]) -> Any:
    if key not in data:
        raise NotreDameError(f"it has no {key}")
    if not fits(data[key]):
        raise NotreDameError(f"its {key} cannot be {shown(data[key])}")
    return data[key]


def _list(data: dict[str, Any], key: str, fits: Callable[[Any], bool]) -> list[Any]:
    found: list[Any] = _part(data, key, lambda value: type(value) is list and all(map(fits, value)))
    return found


def _count(value: Any) -> bool:
    return type(value) is int and 1 <= value <= MOST


def _byte(value: Any) -> bool:
    return type(value) is int and 0 <= value < 256


def _points(value: Any) -> bool:
    return type(value) in (int, float) and -MOST_POINTS <= value <= MOST_POINTS


def _amount(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= MOST


def _pair(value: Any) -> bool:
    return type(value) is list and len(value) == 2 and all(map(_byte, value))


def _fault(value: Any) -> bool:
    return (
        type(value) is list
        and len(value) == 3
        and _byte(value[0])
        and type(value[1]) is str
        and _count(value[2])
    )
