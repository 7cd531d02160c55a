"""A match: which bots play, on which deals, in which seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

from notredame.bots import Entrant
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.game import Game
from notredame.rules.model.deal import boroughs_for
from notredame.rules.model.options import DEFAULT_EDITION, EDITIONS, Options
from notredame.rules.model.printed_data import PRINTED, Printed

from .labels import labels_of, player_names
from .seeds import deal_seed

MOST_WORLDS = 10_000
"""The most worlds for each stage of a round. They take about half a minute a game, and leave a
tenth of the noise of 100 worlds."""
MOST_BOTS = 12
"""The most bots of a match. Every seating is played on every deal, and more would have too many."""


@dataclass(frozen=True)
class Fixture:
    """A game of a match, played or still to be played."""

    game: int
    """The game's number, from 1."""
    deal: int
    """The deal's number, from 1."""
    seating: tuple[str, ...]
    """Labels by seat."""


@dataclass(frozen=True)
class Match:
    """Everything that decides what is played and noted, except how long."""

    entrants: tuple[Entrant, ...]
    """The entrants in the order they were named. The last one fills the seats that are left."""
    players: int
    seed: int
    edition: str = DEFAULT_EDITION
    options: Options = EDITIONS[DEFAULT_EDITION]
    printed: Printed = PRINTED
    start: int | None = None
    """The seat that begins every game; without one, each deal draws it (S7)."""
    luck_worlds: int = 0
    """Possible worlds for each stage of a round that luck is estimated from; 0 for no estimate."""

    def __post_init__(self) -> None:
        boroughs_for(self.players)
        if len(self.entrants) < 2:
            raise NotreDameError(
                "A match needs two bots or more; name the same one twice to see it play itself."
            )
        if len(self.entrants) > MOST_BOTS:
            raise NotreDameError(
                f"A match is for at most {MOST_BOTS} bots, not {len(self.entrants)}."
            )
        if self.start is not None and (
            type(self.start) is not int or not 0 <= self.start < self.players
        ):
            raise NotreDameError(
                f"The start player must be a seat from 0 to {self.players - 1}, "
                f"not {shown(self.start)}."
            )
        if type(self.luck_worlds) is not int or not 0 <= self.luck_worlds <= MOST_WORLDS:
            raise NotreDameError(
                f"Luck is estimated from at most {MOST_WORLDS} worlds, "
                f"not {shown(self.luck_worlds)}."
            )

    @cached_property
    def bots(self) -> Mapping[str, Entrant]:
        """The bots by their labels."""
        return dict(zip(labels_of(self.entrants), self.entrants, strict=True))

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every way to seat the bots; each of them plays every deal.

        With more bots than seats, this is every choice of that many in every order.
        """
        labels = labels_of(self.entrants)
        lineup = labels + labels[-1:] * (self.players - len(labels))
        return list(dict.fromkeys(permutations(lineup, self.players)))

    def fixture(self, game: int) -> Fixture:
        """The fixture of a game: its deal and seating follow from its number."""
        deal, seating = divmod(game - 1, len(self.seatings))
        return Fixture(game, deal + 1, self.seatings[seating])

    def round_up(self, games: int) -> int:
        """A number of games, rounded up so that every deal is played with every seating."""
        size = len(self.seatings)
        return -(-games // size) * size

    def begin(self, fixture: Fixture) -> Game:
        """The game of a fixture before its first choice."""
        return Game(
            player_names(fixture.seating),
            edition=self.edition,
            options=self.options,
            seed=deal_seed(self.seed, fixture.deal),
            start=self.start,
            printed=self.printed,
        )
