"""The deal: all chance of a game, drawn before the first move.

A real game's deal comes from a secret seed of 256 bits through SHAKE-256, so that a commitment to
the seed can be published before the game and everyone can check the deal after it. `docs/rules.md`
describes the construction for those who want to write their own check.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import SetupError, shown
from .grey_persons import greys_of
from .persons import LETTERS, N_BROWN, PERSONS
from .pieces import CARDS, COLOURS, KINDS, MARKETS, MAX_PLAYERS, MIN_PLAYERS, N_CARDS, Colour
from .state import State

SEED_BYTES = 32
DEAL_TAG = b"notredame deal 1\n"
COMMITMENT_TAG = b"notredame commitment 1\n"


def boroughs_for(players: int) -> int:
    """Boroughs on the table: as many as players, but four for two (S1)."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError(
            f"Notre Dame is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {shown(players)}."
        )
    return 4 if players == 2 else players


def read_seed(seed: int | str | bytes) -> bytes:
    """A seed as 32 bytes: from an int, from 64 hexadecimal digits, or as it is."""
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise SetupError(
            f"A seed is a number, 64 hexadecimal digits or 32 bytes, not {shown(seed)}."
        )
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SetupError(f"A seed has 32 bytes, not {len(seed)}.")
        return seed
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 256:
            raise SetupError("A seed given as a number must be from 0 to 2**256 - 1.")
        return seed.to_bytes(SEED_BYTES, "big")
    if len(seed) == 64 and all(c in "0123456789abcdefABCDEF" for c in seed):
        return bytes.fromhex(seed)
    raise SetupError(f"A seed in words has 64 hexadecimal digits; {shown(seed)} has not.")


def commitment(seed: int | str | bytes) -> str:
    """The commitment to a seed, a SHA-256 in hex: publishing it before the game reveals nothing."""
    return hashlib.sha256(COMMITMENT_TAG + read_seed(seed)).hexdigest()


class _Stream:
    """Unbiased draws from the bytes that SHAKE-256 makes of a seed."""

    def __init__(self, seed: bytes) -> None:
        self._hash = hashlib.shake_256(DEAL_TAG + seed)
        self._bytes = self._hash.digest(512)
        self._at = 0

    def draw(self, n: int) -> int:
        """A number below n; bytes that would favour some numbers are skipped."""
        while True:
            if self._at == len(self._bytes):
                self._bytes = self._hash.digest(2 * len(self._bytes))
            byte = self._bytes[self._at]
            self._at += 1
            if byte < 256 - 256 % n:
                return byte % n

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        """Shuffle by Fisher and Yates, from the last place down."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.draw(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)


@dataclass(frozen=True)
class Deal:
    """Everything that is shuffled in a game."""

    start: int
    """The seat that holds the start figure first."""
    messages: tuple[tuple[int, ...], ...]
    """For each borough, the kinds on its edge markets, in the order of MARKETS."""
    brown: tuple[tuple[int, ...], ...]
    """For each period, the six brown persons in order of appearance."""
    grey: tuple[int, ...]
    """The nine grey persons in order of appearance."""
    decks: tuple[tuple[tuple[int, ...], ...], ...]
    """For each period, for each seat, the nine cards from the top."""

    def write_into(self, s: State) -> None:
        """Write the deal into a state that is then set up."""
        s.start = self.start
        for i, person in enumerate(p for period in self.brown for p in period):
            s.brown[i] = person
        s.grey = list(self.grey)
        s.tokens = [kind for borough in self.messages for kind in borough]
        s.tokens += [-1] * (20 - len(s.tokens))
        for seat in range(s.n):
            s.players[seat].deck = [card for period in self.decks for card in period[seat]]

    def as_dict(self) -> dict[str, Any]:
        """The deal in plain names."""
        players = len(self.decks[0])
        return {
            "start": seat_colour(self.start, players),
            "messages": {
                COLOURS[b]: {MARKETS[1 + e]: KINDS[kind] for e, kind in enumerate(kinds)}
                for b, kinds in enumerate(self.messages)
            },
            "brown": [[PERSONS[p] for p in period] for period in self.brown],
            "gray": [PERSONS[p] for p in self.grey],
            "decks": [
                {
                    seat_colour(seat, players): [CARDS[c] for c in deck]
                    for seat, deck in enumerate(p)
                }
                for p in self.decks
            ],
        }


def deal_of(s: State) -> Deal:
    """The deal of a state that was just set up, before any choice."""
    return Deal(
        start=s.start,
        messages=tuple(tuple(s.tokens[4 * b : 4 * b + 4]) for b in range(s.boroughs)),
        brown=tuple(tuple(s.brown[6 * k : 6 * k + 6]) for k in range(3)),
        grey=tuple(s.grey),
        decks=tuple(
            tuple(tuple(s.players[seat].deck[9 * k : 9 * k + 9]) for seat in range(s.n))
            for k in range(3)
        ),
    )


def seat_colour(seat: int, players: int) -> Colour:
    """A seat's colour; two players sit opposite each other (S1)."""
    return COLOURS[2 * seat if players == 2 else seat]


def deal_from_seed(
    seed: int | str | bytes, players: int, new_persons: bool = False, start: int | None = None
) -> Deal:
    """The deal of a seed. The order of the draws is part of the published construction."""
    stream = _Stream(read_seed(seed))
    boroughs = boroughs_for(players)
    drawn = stream.draw(players)
    deal = Deal(
        start=drawn if start is None else start,
        messages=tuple(stream.shuffled(range(4)) for _ in range(boroughs)),
        brown=tuple(stream.shuffled(range(N_BROWN)) for _ in range(3)),
        grey=tuple(
            person
            for letter in (1, 2, 3)
            for person in stream.shuffled(greys_of(letter, new_persons))[:3]
        ),
        decks=tuple(
            tuple(stream.shuffled(range(N_CARDS)) for _ in range(players)) for _ in range(3)
        ),
    )
    check_deal(deal, players, new_persons)
    return deal


def check_deal(deal: Deal, players: int, new_persons: bool) -> None:
    """Refuse a deal that no shuffle of this game can give."""
    boroughs = boroughs_for(players)
    if type(deal.start) is not int or not 0 <= deal.start < players:
        raise SetupError(f"The start player must be a seat from 0 to {players - 1}.")
    if len(deal.messages) != boroughs:
        raise SetupError(f"The deal must place the messages of {boroughs} boroughs.")
    for b, kinds in enumerate(deal.messages):
        if sorted(kinds) != [0, 1, 2, 3]:
            raise SetupError(f"The {COLOURS[b]} borough must have one message of each kind.")
    if len(deal.brown) != 3 or any(sorted(p) != list(range(N_BROWN)) for p in deal.brown):
        raise SetupError("The deal must have the six brown persons in each of three periods.")
    for letter in (1, 2, 3):
        part = deal.grey[3 * letter - 3 : 3 * letter]
        allowed = greys_of(letter, new_persons)
        if len(part) != 3 or len(set(part)) != 3 or any(p not in allowed for p in part):
            kind = "" if new_persons else " of the base game"
            raise SetupError(
                f"The deal must have three different grey persons {LETTERS[letter]}{kind} "
                f"in period {LETTERS[letter]}."
            )
    if len(deal.grey) != 9:
        raise SetupError("The deal must have nine grey persons.")
    if len(deal.decks) != 3 or any(len(p) != players for p in deal.decks):
        raise SetupError(f"The deal must have {players} decks in each of three periods.")
    for period in deal.decks:
        for seat, deck in enumerate(period):
            if sorted(deck) != list(range(N_CARDS)):
                raise SetupError(
                    f"The {seat_colour(seat, players)} deck must have each action card once."
                )


def _numbers(names: Any, table: Sequence[str], what: str) -> tuple[int, ...]:
    if not isinstance(names, list):
        raise SetupError(f"The deal needs a list of {what}s.")
    for name in names:
        if name not in table:
            raise SetupError(f"The deal names {shown(name)}, which is no {what}.")
    return tuple(table.index(name) for name in names)


def deal_from_dict(data: Any, players: int, new_persons: bool) -> Deal:
    """Read a deal in plain names and check it."""
    boroughs = boroughs_for(players)
    colours = [seat_colour(seat, players) for seat in range(players)]
    if not isinstance(data, Mapping) or set(data) != {
        "start",
        "messages",
        "brown",
        "gray",
        "decks",
    }:
        raise SetupError("A deal has the parts start, messages, brown, gray and decks.")
    if data["start"] not in colours:
        raise SetupError(f"The deal's start player must be one of {', '.join(colours)}.")
    messages, brown, decks = data["messages"], data["brown"], data["decks"]
    if not isinstance(messages, Mapping) or set(messages) != set(COLOURS[:boroughs]):
        raise SetupError(f"The deal must place messages of {', '.join(COLOURS[:boroughs])}.")
    for colour, markets in messages.items():
        if not isinstance(markets, Mapping) or set(markets) != set(MARKETS[1:]):
            raise SetupError(f"The deal must place {colour} on {', '.join(MARKETS[1:])}.")
    if not isinstance(brown, list) or not isinstance(decks, list):
        raise SetupError("The deal needs lists of brown persons and decks, one for each period.")
    for period in decks:
        if not isinstance(period, Mapping) or set(period) != set(colours):
            raise SetupError(f"The deal must have decks of {', '.join(colours)} in each period.")
    deal = Deal(
        start=colours.index(data["start"]),
        messages=tuple(
            _numbers([messages[colour][m] for m in MARKETS[1:]], KINDS, "kind of message")
            for colour in COLOURS[:boroughs]
        ),
        brown=tuple(_numbers(period, PERSONS, "person") for period in brown),
        grey=_numbers(data["gray"], PERSONS, "person"),
        decks=tuple(
            tuple(_numbers(period[colour], CARDS, "action card") for colour in colours)
            for period in decks
        ),
    )
    check_deal(deal, players, new_persons)
    return deal
