"""What each number of an observation means: named parts, in the order in which they are written.

First the game, then one block for each player, beginning with the seat that looks, then clockwise.
What a seat may not know is all zeros. `docs/research.md` has the table; `notredame.envs.reading`
makes a view again from a row.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from notredame.rules.deal import boroughs_for
from notredame.rules.pieces import N_CARDS, N_SECTORS, N_SOURCES, ROUNDS

from .checks import whole
from .stepping import observing as o


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: int = 1
    """A usual size, to scale by; no limit."""
    start: int = 0
    """Where it begins in the row."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def where(self) -> slice:
        """Its place in the row."""
        return slice(self.start, self.start + self.size)


OPTIONS = (
    Part("hotel_double_from", (), "option", 7),
    Part("coin_limit", (), "option: coins in the game, 0 without limit", 60),
    Part("sets_by_kind", (), "option"),
    Part("hire_cost", (), "option"),
    Part("hotel_prestige", (), "option"),
    Part("bishop_any", (), "option"),
    Part("guard_cathedral", (), "option"),
    Part("guard_friend", (), "option"),
    Part("open_totals", (), "option"),
    Part("new_persons", (), "option"),
)
"""What the game is played with; named as in the state."""

GAME = (
    Part("phase", (o.N_PHASES,), "draft, cards, hire, plague, over: one of them is 1"),
    Part("question", (o.N_QUESTIONS,), "which question is asked, by its number"),
    Part("round", (ROUNDS + 1,), "rounds A1 to C3, and the end"),
    Part("seat", (o.N_BOROUGHS,), "the seat that looks; a spectator has none"),
    Part(
        "place",
        (o.N_PLACES,),
        "the card to find a marker for, the source of a move, or the last place chosen; else none",
    ),
    Part("turn", (), "turns done in this phase", 5),
    Part("plague", (), "this round's plague value", 9),
    Part(
        "amount",
        (),
        "steps of the carriage, spaces of the rat, markers to place or returned; the sector that "
        "the minstrel goes to",
        9,
    ),
    Part("left", (), "benefits still to choose", 9),
    Part("points", (), "prestige chosen at the hotel so far", 9),
    Part("hotel", (), "1 when the benefits are the hotel's, 0 the hostess's"),
    Part("moved", (), "1 when the marker for Notre Dame was moved on the board"),
    Part("further", (), "further persons the advisor may bring; -1 without him", 3),
    Part("persons", (3, 33), "the three open persons"),
    Part("brown", (18, 6), "brown persons, two a round, as far as they were seen"),
    Part("gray", (ROUNDS, o.N_GRAY), "gray persons, one a round: which of the nine of the letter"),
    Part("in_game", (33,), "persons in this game"),
    Part(
        "markets",
        (o.N_TOKENS, 4),
        "kind of message on each edge market: coin, marker, rat, prestige",
    ),
    *OPTIONS,
)
"""About the game."""

PLAYER = (
    Part("to_act", (), "1 for the seat that is asked"),
    Part("start_player", (), "1 for who holds the start figure"),
    Part("home", (o.N_BOROUGHS,), "the own borough, by colour"),
    Part("coins", (), "coins", 15),
    Part("supply", (), "markers in the own supply", 14),
    Part("general", (), "own markers in the general supply", 14),
    Part("cathedral", (), "own markers on the cathedral", 5),
    Part("rat", (), "the rat's space", 9),
    Part("sectors", (N_SECTORS,), "own markers in each sector", 4),
    Part("friend", (N_SECTORS,), "the trusted friend's sector"),
    Part("carriage", (o.N_MARKETS,), "the carriage's market: 5 a borough"),
    Part("prestige", (), "prestige, if it is known", 80),
    Part("prestige_known", (), "1 if it is"),
    Part("ledger", (N_SOURCES,), "prestige that everybody saw being gained or lost, by source", 20),
    Part("messages", (o.N_TOKENS,), "messages held: 4 kinds of each colour"),
    Part("by_colour", (o.N_BOROUGHS,), "messages held of each colour", 4),
    Part("drafted", (3,), "cards kept in this draft: 0, 1, 2"),
    Part("in_hand", (o.N_SLOTS,), "1 for each slot still in hand"),
    Part("shown", (9,), "1 for each card of the own deck in this period that was played openly"),
    Part("doctor", (), "1 when the doctor was hired this round"),
    Part("spied", (), "1 for who knows the order of the gray persons"),
    Part(
        "deck",
        (o.A_PERIOD, N_CARDS),
        "this period's own deck: 3 rounds of kept, passed, passed on",
    ),
    Part(
        "hand",
        (o.N_SLOTS, N_CARDS),
        "the cards in hand: of the own deck, the right one's, the next",
    ),
)
"""About one player."""


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, each with its place; players' names begin with `player0.`."""
    players = whole(players)
    boroughs_for(players)  # says how many can play
    named = [(part.name, part) for part in GAME]
    named += [(f"player{k}.{part.name}", part) for k in range(players) for part in PLAYER]
    parts: list[Part] = []
    start = 0
    for name, part in named:
        parts.append(Part(name, part.shape, part.meaning, part.most, start))
        start += part.size
    assert start == o.observation_size(players)
    return tuple(parts)
