"""The deal for OpenSpiel: a chance node for each card, person, message and the start player.

Everything is drawn before the first move, each piece uniformly from those that are left. The last
piece of a shuffle needs no node, because it is the only one left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from notredame.rules.knowledge.description import PERIODS
from notredame.rules.model.deal import Deal, boroughs_for
from notredame.rules.model.grey_persons import greys_of
from notredame.rules.model.persons import N_BROWN, PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, N_CARDS, N_KINDS

MAX_OUTCOMES = len(PERSONS)
"""Outcomes are the numbers of seats, kinds of message, persons or cards; there are most persons."""
PERIOD_RANGE = range(len(PERIODS))


@dataclass(frozen=True)
class Shuffle:
    """A pool of pieces, of which some are laid out one after the other."""

    what: str
    names: tuple[str, ...]
    """Names of the outcomes, by their numbers."""
    pool: tuple[int, ...]
    places: int
    """Number of pieces that are laid out."""

    @property
    def draws(self) -> int:
        """Number of its chance nodes."""
        return min(self.places, len(self.pool) - 1)

    def laid_out(self, drawn: Sequence[int]) -> tuple[int, ...]:
        """The pieces in all its places, when all nodes have been drawn."""
        left = [piece for piece in self.pool if piece not in drawn]
        return (*drawn, *left)[: self.places]


class Shuffles:
    """Every shuffle of a game, in the order of the chance nodes."""

    def __init__(self, players: int, new_persons: bool) -> None:
        self.players = players
        self._boroughs = boroughs_for(players)
        seats = tuple(f"seat {seat}" for seat in range(players))
        self.shuffles = [Shuffle("start", seats, tuple(range(players)), 1)]
        for colour in COLOURS[: self._boroughs]:
            self._add(f"message {colour}", KINDS, range(N_KINDS), N_KINDS)
        for period in PERIODS:
            self._add(f"brown {period}", PERSONS, range(N_BROWN), N_BROWN)
        for letter, period in enumerate(PERIODS, start=1):
            self._add(f"gray {period}", PERSONS, greys_of(letter, new_persons), 3)
        for period in PERIODS:
            for seat in seats:
                self._add(f"card {period} {seat}", CARDS, range(N_CARDS), N_CARDS)
        self._nodes = [
            (shuffle, done) for shuffle in self.shuffles for done in range(shuffle.draws)
        ]
        self.count = len(self._nodes)
        """Number of chance nodes of a game."""

    def _add(self, what: str, names: Sequence[str], pool: Sequence[int], places: int) -> None:
        self.shuffles.append(Shuffle(what, tuple(names), tuple(pool), places))

    def outcomes(self, drawn: bytearray) -> list[int]:
        """The pieces that can be drawn next; all are equally likely."""
        shuffle, done = self._nodes[len(drawn)]
        gone = drawn[len(drawn) - done :]
        return [piece for piece in shuffle.pool if piece not in gone]

    def outcome_name(self, node: int, outcome: int) -> str:
        """The name of an outcome at a chance node."""
        shuffle, _ = self._nodes[node]
        return f"{shuffle.what}: {shuffle.names[outcome]}"

    def deal(self, drawn: Sequence[int]) -> Deal:
        """The deal that the outcomes make."""
        laid, at = [], 0
        for shuffle in self.shuffles:
            laid.append(shuffle.laid_out(drawn[at : at + shuffle.draws]))
            at += shuffle.draws
        brown = 1 + self._boroughs
        decks = laid[brown + 6 :]
        return Deal(
            start=laid[0][0],
            messages=tuple(laid[1:brown]),
            brown=tuple(laid[brown : brown + 3]),
            grey=tuple(person for part in laid[brown + 3 : brown + 6] for person in part),
            decks=tuple(
                tuple(decks[k * self.players : (k + 1) * self.players]) for k in PERIOD_RANGE
            ),
        )

    def drawn(self, deal: Deal) -> bytearray:
        """The outcomes that make a deal; the inverse of `deal`."""
        laid: list[Sequence[int]] = [(deal.start,), *deal.messages, *deal.brown]
        laid += [deal.grey[3 * k : 3 * k + 3] for k in PERIOD_RANGE]
        laid += [deck for period in deal.decks for deck in period]
        out = bytearray()
        for shuffle, pieces in zip(self.shuffles, laid, strict=True):
            out += bytes(pieces[: shuffle.draws])
        return out
