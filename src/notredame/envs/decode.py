"""Decodes an observation into a view: proof that it holds all that a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from notredame.rules.errors import SetupError
from notredame.rules.knowledge.view import View
from notredame.rules.model.grey_persons import grey_person
from notredame.rules.model.pieces import ROUNDS
from notredame.rules.model.state import PHASE_DRAFT, UNKNOWN, Player, State

from .layout import layout
from .stepping.observation import A_PERIOD, GAME, PLAYER, Part, observation_size


class _Row:
    """An observation by the names of its parts."""

    def __init__(self, row: Sequence[int], players: int) -> None:
        self._row = [int(number) for number in row]
        self._parts = {part.name: part for part in layout(players)}

    def number(self, name: str) -> int:
        """A single number."""
        return self._row[self._parts[name].start]

    def numbers(self, name: str) -> list[int]:
        """All numbers of a part."""
        return self._row[self._parts[name].where]

    def one(self, name: str) -> int:
        """Index of the number in a part that is 1, or UNKNOWN."""
        return _which(self.numbers(name))

    def many(self, name: str) -> list[int]:
        """The same for each line of a part with two dimensions."""
        numbers, width = self.numbers(name), self._parts[name].shape[-1]
        return [_which(numbers[at : at + width]) for at in range(0, len(numbers), width)]

    def bits(self, name: str) -> int:
        """A part as one int with a bit for each number."""
        return sum(bit << k for k, bit in enumerate(self.numbers(name)))

    def field(self, name: str, part: Part, record: State | Player) -> None:
        """Set a part's field of a record, unless a function of its own wrote the part."""
        readers: dict[str, Callable[[str], Any]] = {
            "number": self.number,
            "numbers": self.numbers,
            "one": self.one,
            "ones": self.many,
            "bits": self.bits,
        }
        if part.kind in readers:
            setattr(record, part.source, readers[part.kind](name))


def _which(numbers: list[int]) -> int:
    return numbers.index(1) if 1 in numbers else UNKNOWN


def view_from(row: Sequence[int], blank: State) -> View:
    """The view that an observation shows; `blank` gives players, options and printed data."""
    if len(row) != observation_size(blank.n):
        raise SetupError(
            f"A row of {blank.n} players has {observation_size(blank.n)} numbers, not {len(row)}."
        )
    read, s = _Row(row, blank.n), blank.copy()
    seat = read.one("seat")
    s.phase = read.one("phase") + PHASE_DRAFT
    for part in GAME:
        read.field(part.name, part, s)
    greys = enumerate(read.many("grey"))
    s.grey = [k if k == UNKNOWN else grey_person(k, i // 3) for i, k in greys]
    for k in range(s.n):
        at = (max(0, seat) + k) % s.n
        _read_player(read, f"player{k}.", s, at)
    return View(s, None if seat == UNKNOWN else seat)


def _read_player(read: _Row, name: str, s: State, seat: int) -> None:
    p: Player = s.players[seat]
    p.seat = seat
    if read.number(f"{name}to_act"):
        s.current = seat
    if read.number(f"{name}start_player"):
        s.start = seat
    for part in PLAYER:
        read.field(name + part.name, part, p)
    known = read.number(f"{name}prestige_known")
    p.prestige = read.number(f"{name}prestige") if known else UNKNOWN
    p.deck = [UNKNOWN] * 27
    if s.round_no < ROUNDS:
        first = A_PERIOD * (s.round_no // 3)
        p.deck[first : first + A_PERIOD] = read.many(f"{name}deck")
