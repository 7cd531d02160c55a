"""A view made again from an observation: proof that the numbers hold all that a seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.errors import SetupError
from notredame.rules.pieces import FIRST_NEW, N_BROWN, ROUNDS
from notredame.rules.state import PHASE_DRAFT, UNKNOWN, Player, State
from notredame.rules.view import View

from .layout import OPTIONS, layout
from .stepping.observing import A_PERIOD, observation_size


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
        """Which of a part's numbers is 1, or UNKNOWN."""
        return _which(self.numbers(name))

    def many(self, name: str) -> list[int]:
        """Which of each row of a part is 1."""
        numbers, width = self.numbers(name), self._parts[name].shape[-1]
        return [_which(numbers[at : at + width]) for at in range(0, len(numbers), width)]

    def bits(self, name: str) -> int:
        """A part as one int, a bit for each number."""
        return sum(bit << k for k, bit in enumerate(self.numbers(name)))


def _which(numbers: list[int]) -> int:
    return numbers.index(1) if 1 in numbers else UNKNOWN


def view_from(row: Sequence[int], blank: State) -> View:
    """The view that an observation shows; `blank` has the players, options and printed data."""
    if len(row) != observation_size(blank.n):
        raise SetupError(
            f"A row of {blank.n} players has {observation_size(blank.n)} numbers, not {len(row)}."
        )
    read, s = _Row(row, blank.n), blank.copy()
    seat = read.one("seat")
    s.phase = read.one("phase") + PHASE_DRAFT
    s.ask, s.round_no = read.one("question"), read.one("round")
    s.place = read.one("place") - 1
    for name in ("turn", "plague", "amount", "left", "points", "hotel", "moved", "further"):
        setattr(s, name, read.number(name))
    for option in OPTIONS:
        setattr(s, option.name, read.number(option.name))
    s.persons, s.brown = read.many("persons"), read.many("brown")
    s.gray = [_gray(found, k // 3) for k, found in enumerate(read.many("gray"))]
    s.in_game, s.tokens = read.bits("in_game"), read.many("markets")
    for k in range(s.n):
        at = (max(0, seat) + k) % s.n
        _read_player(read, f"player{k}.", s, at)
    return View(s, None if seat == UNKNOWN else seat)


def _gray(found: int, period: int) -> int:
    if found == UNKNOWN:
        return UNKNOWN
    return N_BROWN + 3 * period + found if found < 3 else FIRST_NEW + 6 * period + found - 3


def _read_player(read: _Row, name: str, s: State, seat: int) -> None:
    p: Player = s.players[seat]
    p.seat = seat
    if read.number(f"{name}to_act"):
        s.current = seat
    if read.number(f"{name}start_player"):
        s.start = seat
    for field in ("coins", "supply", "general", "cathedral", "rat", "doctor", "spied"):
        setattr(p, field, read.number(name + field))
    for field in ("home", "friend", "carriage", "drafted"):
        setattr(p, field, read.one(name + field))
    for field in ("sectors", "ledger", "by_colour"):
        setattr(p, field, read.numbers(name + field))
    p.taken = read.numbers(f"{name}messages")
    known = read.number(f"{name}prestige_known")
    p.prestige = read.number(f"{name}prestige") if known else UNKNOWN
    p.in_hand, p.shown = read.bits(f"{name}in_hand"), read.bits(f"{name}shown")
    p.deck = [UNKNOWN] * 27
    if s.round_no < ROUNDS:
        first = A_PERIOD * (s.round_no // 3)
        p.deck[first : first + A_PERIOD] = read.many(f"{name}deck")
