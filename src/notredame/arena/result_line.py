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
    """A finished game of a match. With the match, its choices rebuild the game."""

    game: int
    deal: int
    seed: str
    """The deal's seed, 64 hexadecimal digits."""
    seating: tuple[str, ...]
    """Labels by seat."""
    start: int
    """The seat that began."""
    scores: tuple[int, ...]
    """Prestige by seat."""
    ranks: tuple[int, ...]
    """Rank by seat, 1 for the best; every seat with rank 1 has won, alone or jointly."""
    choices: tuple[int, ...]
    """Number of choices each seat made."""
    seconds: tuple[float, ...]
    """Seconds each seat thought in all."""
    slowest: tuple[float, ...]
    """Seconds each seat thought about its slowest choice."""
    faults: tuple[tuple[int, str, int], ...]
    """Faults: seat, what its bot did wrong, and how often."""
    moves: bytes
    """Seat and action of every choice, alternating, a byte each to save memory."""
    replaced: tuple[int, ...] = field(default=(), compare=False)
    """Indexes (from 0) of choices that are random because a bot failed; not written to the file."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def margin(self, seat: int) -> int:
        """A seat's score minus the best other score."""
        return self.scores[seat] - max(
            score for other, score in enumerate(self.scores) if other != seat
        )

    def pairs(self) -> list[tuple[int, int]]:
        """Seat and action of every choice, as `Game.moves` has them."""
        return list(zip(self.moves[::2], self.moves[1::2], strict=True))

    def write(self) -> str:
        """The line as JSON, without a line break."""
        data = {
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
        return json.dumps(data, separators=(",", ":"))


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
        scores=tuple(_list(data, "scores", lambda value: type(value) is int)),
        ranks=tuple(_list(data, "ranks", _count)),
        choices=tuple(_list(data, "choices", lambda value: type(value) is int and value >= 0)),
        seconds=tuple(_list(data, "seconds", _time)),
        slowest=tuple(_list(data, "slowest", _time)),
        faults=tuple((seat, what, times) for seat, what, times in _list(data, "faults", _fault)),
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
