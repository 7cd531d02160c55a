"""A finished game as one line of a result file."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from notredame.rules.errors import NotreDameError, shown


@dataclass(frozen=True)
class GameLine:
    """What is kept of a game. With the match, its choices rebuild it."""

    game: int
    deal: int
    seed: str
    """Of the deal: 64 hexadecimal digits."""
    seating: tuple[str, ...]
    """Labels by seat."""
    start: int
    """The seat that began."""
    scores: tuple[int, ...]
    """Prestige by seat."""
    ranks: tuple[int, ...]
    """1 for the best; whoever has it has won, alone or together."""
    choices: tuple[int, ...]
    """How often each seat was asked."""
    seconds: tuple[float, ...]
    """How long each seat thought in all."""
    slowest: tuple[float, ...]
    """The longest each seat thought about one choice."""
    faults: tuple[tuple[int, str, int], ...]
    """Seat, what its bot did wrong, and how often."""
    moves: bytes
    """Seat and action of every choice by turns; a byte each, because matches are long."""
    replaced: tuple[int, ...] = field(default=(), compare=False)
    """The choices, counted from 0, that are random because a bot failed; not in the line's text."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def margin(self, seat: int) -> int:
        """A seat's score less the best other one."""
        return self.scores[seat] - max(
            score for other, score in enumerate(self.scores) if other != seat
        )

    def pairs(self) -> list[tuple[int, int]]:
        """Seat and action of every choice, as `Game.moves` has them."""
        return list(zip(self.moves[::2], self.moves[1::2], strict=True))

    def write(self) -> str:
        """The line, without its end."""
        said = {
            "game": self.game,
            "deal": self.deal,
            "seed": self.seed,
            "seating": self.seating,
            "start": self.start,
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "choices": self.choices,
            "seconds": self.seconds,
            "slowest": self.slowest,
            "faults": self.faults,
            "moves": self.pairs(),
        }
        return json.dumps(said, separators=(",", ":"))


def read_line(text: str) -> GameLine:
    """A game from its line; what is wrong with it is said.

    By hand: msgspec would name the type it found but not the value, and how the parts agree with
    each other would still be checked here.
    """
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise NotreDameError("it is not JSON") from None
    if not isinstance(said, dict):
        raise NotreDameError("it is not a JSON object")
    moves = _list(said, "moves", _pair)
    line = GameLine(
        game=_part(said, "game", _count),
        deal=_part(said, "deal", _count),
        seed=_part(said, "seed", lambda value: type(value) is str),
        seating=tuple(_list(said, "seating", lambda value: type(value) is str)),
        start=_part(said, "start", _byte),
        scores=tuple(_list(said, "scores", lambda value: type(value) is int)),
        ranks=tuple(_list(said, "ranks", _count)),
        choices=tuple(_list(said, "choices", lambda value: type(value) is int and value >= 0)),
        seconds=tuple(_list(said, "seconds", _time)),
        slowest=tuple(_list(said, "slowest", _time)),
        faults=tuple((seat, what, times) for seat, what, times in _list(said, "faults", _fault)),
        moves=bytes(number for pair in moves for number in pair),
    )
    by_seat = (line.scores, line.ranks, line.choices, line.seconds, line.slowest)
    if any(len(part) != len(line.seating) for part in by_seat):
        raise NotreDameError("its lists by seat are not equally long")
    if any(seat >= len(line.seating) for seat in (line.start, *(part[0] for part in line.faults))):
        raise NotreDameError(f"it names a seat beyond its {len(line.seating)}")
    if not line.winners:
        raise NotreDameError("nobody has rank 1 in it")
    return line


def _part(said: dict[str, Any], key: str, fits: Callable[[Any], bool]) -> Any:
    if key not in said:
        raise NotreDameError(f"it says nothing of {key}")
    if not fits(said[key]):
        raise NotreDameError(f"its {key} cannot be {shown(said[key])}")
    return said[key]


def _list(said: dict[str, Any], key: str, fits: Callable[[Any], bool]) -> list[Any]:
    found: list[Any] = _part(said, key, lambda value: type(value) is list and all(map(fits, value)))
    return found


def _count(value: Any) -> bool:
    return type(value) is int and value >= 1


def _byte(value: Any) -> bool:
    return type(value) is int and 0 <= value < 256


def _time(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and value >= 0


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
