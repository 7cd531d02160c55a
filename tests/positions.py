"""Positions for tests: a table on which a test lays out pieces and then plays by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from notredame.rules.choices import Choice, market_id
from notredame.rules.game import Game
from notredame.rules.model.actions import ASK_CARD, ASK_HIRE
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, MARKERS, MARKETS, SECTORS
from notredame.rules.model.state import PHASE_CARDS, PHASE_HIRE, Player, State
from notredame.rules.named_events import Event
from notredame.rules.play.messages import edge_market


class Table:
    """A game whose position a test may arrange before it goes on by the rules."""

    def __init__(
        self,
        players: int = 4,
        edition: str = "anniversary-2017",
        start: int = 0,
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.game = Game(players, edition=edition, options=options, seed=seed, start=start)

    @property
    def state(self) -> State:
        return self.game.state

    def player(self, seat: int = 0) -> Player:
        return self.game.state.players[seat]

    def lay(self, seat: int = 0, **pieces: int) -> Player:
        """Lay out a player's markers: sectors by name (`cloister_school=2`), cathedral, supply.

        What is not named is 0, except the supply, which is 4 unless named; the rest of the 14
        markers is the general supply.
        """
        p = self.player(seat)
        supply = pieces.pop("supply", 4)
        p.cathedral = pieces.pop("cathedral", 0)
        named = {name.replace("_", "-"): count for name, count in pieces.items()}
        unknown = set(named) - set(SECTORS)
        assert not unknown, f"no sector {unknown}"
        p.sectors = [named.get(name, 0) for name in SECTORS]
        p.supply = supply
        p.general = MARKERS - supply - p.cathedral - sum(p.sectors)
        assert p.general >= 0, "more than 14 markers"
        return p

    def empty_general_supply(self, seat: int = 0) -> Player:
        """Move the general supply out of the way, into the player's supply."""
        p = self.player(seat)
        p.supply += p.general
        p.general = 0
        return p

    def friend(self, sector: str | None, seat: int = 0) -> None:
        """Put the friend into a sector, or off the board."""
        self.player(seat).friend = -1 if sector is None else SECTORS.index(sector)

    def give_card(self, card: str, seat: int = 0, slot: int = 0) -> None:
        """Put a card into a slot of a seat's hand, by swapping within its deck."""
        deck = self.player((seat - slot) % self.state.n).deck
        at = 3 * self.state.round_no + slot
        period = 9 * (self.state.round_no // 3)
        where = deck.index(CARDS.index(card), period, period + 9)
        deck[at], deck[where] = deck[where], deck[at]

    def turn_of(self, seat: int = 0, second: bool = False) -> None:
        """Go to phase 3, where this seat is to play its first (or second) card."""
        s = self.state
        for p in s.players[: s.n]:
            p.drafted = 2
            p.in_hand = 7
        s.phase, s.ask = PHASE_CARDS, ASK_CARD
        s.turn = (seat - s.start) % s.n + (s.n if second else 0)
        s.current = seat

    def play(self, card: str, *answers: str, seat: int = 0) -> list[Event]:
        """Play a card as the seat's first of the round, and give the answers to what it asks."""
        self.give_card(card, seat)
        self.turn_of(seat)
        return self.answer(f"play:own:{card}", *answers, seat=seat)

    def hire(self, person: str, *answers: str, seat: int = 0) -> list[Event]:
        """Hire a person, who lies open for the seat, and give the answers to what it asks."""
        self.open_persons(person)
        self.turn_to_hire(seat)
        return self.answer(f"hire:{person}", *answers, seat=seat)

    def open_persons(self, *persons: str) -> None:
        """Lay persons open: the last named grey one third, brown ones first; set the plague."""
        s = self.state
        numbers = [PERSONS.index(person) for person in persons]
        brown = [n for n in numbers if n < 6]
        grey = [n for n in numbers if n >= 6]
        for n in range(6):
            if len(brown) < 2 and n not in brown:
                brown.append(n)
        s.persons = [*brown[:2], grey[0] if grey else s.persons[2]]
        s.plague = sum(s.rats[n] for n in s.persons)

    def turn_to_hire(self, seat: int = 0) -> None:
        """Go to phase 4, where this seat is to hire."""
        s = self.state
        for p in s.players[: s.n]:
            p.drafted = 2
            p.in_hand = 0
        s.phase, s.ask, s.further_hires = PHASE_HIRE, ASK_HIRE, -1
        s.turn = (seat - s.start) % s.n
        s.current = seat

    def collect(self, kind: str, *colours: str, seat: int = 0) -> None:
        """Give a seat the messages of a kind in these colours; their markets become free."""
        for colour in map(COLOURS.index, colours):
            at = self.state.tokens.index(KINDS.index(kind), 4 * colour, 4 * colour + 4)
            self.state.tokens[at] = -1
            self.player(seat).taken[4 * colour + KINDS.index(kind)] = 1
            self.player(seat).by_colour[colour] += 1

    def all_markers(self, seat: int = 0) -> int:
        """All markers of a colour, wherever they are."""
        p = self.player(seat)
        return p.supply + p.general + p.cathedral + sum(p.sectors)

    def rest_pass(self) -> list[Event]:
        """Let everyone still to hire pass; the round ends."""
        out: list[Event] = []
        while self.state.phase == PHASE_HIRE:
            out += self.game.play(self.game.to_act[0], "pass")
        return out

    def answer(self, *ids: str, seat: int = 0) -> list[Event]:
        """Make choices one after the other; return all events they caused."""
        out: list[Event] = []
        for ident in ids:
            out += self.game.play(seat, ident)
        return out

    def offered(self, seat: int = 0) -> list[str]:
        """The ids a seat may choose now."""
        return [choice.id for choice in self.game.choices(seat)]

    def choices(self, seat: int = 0) -> list[Choice]:
        return self.game.choices(seat)

    def in_round(self, name: str) -> None:
        """Go to the beginning of a round, A1 to C3; persons and pieces stay as they are."""
        self.state.round_no = 3 * "ABC".index(name[0]) + int(name[1]) - 1

    def coins(self, *coins: int) -> None:
        """Give every seat its coins."""
        for p, count in zip(self.state.players, coins, strict=False):
            p.coins = count

    def strike(self, value: int) -> list[Event]:
        """Let nobody else hire and the plague strike with a value; the round ends."""
        last = (self.state.start - 1) % self.state.n
        self.turn_to_hire(last)
        self.state.plague = value
        return self.answer("pass", seat=last)

    def market_with(self, message: str) -> str:
        """The market on which a message lies: `red/left-inner` for `red/coin`."""
        colour, kind = _message(message)
        edge = self.state.tokens.index(kind, 4 * colour, 4 * colour + 4)
        return market_id(edge_market(edge))

    def carriage(self, market: str, seat: int = 0) -> None:
        """Put a seat's carriage on a market."""
        colour, name = market.split("/")
        self.player(seat).carriage = 5 * COLOURS.index(colour) + MARKETS.index(name)

    def run(self, until: Callable[[Game], bool], seed: int = 0) -> list[Event]:
        """Let everybody choose at random until a condition holds; return all events."""
        rng, out = random.Random(seed), list[Event]()
        while not until(self.game):
            seat = rng.choice(self.game.to_act)
            out += self.game.play(seat, rng.choice(self.game.choices(seat)))
        return out


def _message(name: str) -> tuple[int, int]:
    colour, kind = name.split("/")
    return COLOURS.index(colour), KINDS.index(kind)


def in_phase(phase: str, round_name: str | None = None) -> Callable[[Game], bool]:
    """Whether a game is in a phase, perhaps of one round; for `Table.run`."""

    def there(game: Game) -> bool:
        now = game.as_dict()
        return now["phase"] == phase and (round_name is None or now["round"] == round_name)

    return there


def of_kind(events: list[Event], kind: str, seat: int | None = None) -> list[Event]:
    """The events of one kind, perhaps of one seat."""
    return [e for e in events if e.kind == kind and (seat is None or e.seat == seat)]


def gains(events: list[Event], seat: int = 0) -> list[tuple[int, int]]:
    """Each gain of prestige of a seat: for the thing itself, and the park bonus on top."""
    return [
        (e.parts["count"], e.parts["park_bonus"]) for e in of_kind(events, "prestige-gained", seat)
    ]


def persons_table(
    friend: str | None = None, coins: int = 1, players: int = 4, **pieces: int
) -> Table:
    """A table with New Persons; the first seat has these pieces and coins, and a rat on 5."""
    t = Table(players, new_persons=True)
    p = t.lay(**pieces)
    p.rat = 5
    p.coins = coins
    t.friend(friend)
    return t


def at(table: Table, sector: str, seat: int = 0) -> int:
    """Markers in a sector."""
    return table.player(seat).sectors[SECTORS.index(sector)]


def sectors_of(table: Table, seat: int = 0) -> dict[str, int]:
    """The sectors of a seat that hold markers."""
    held = zip(SECTORS, table.player(seat).sectors, strict=True)
    return {name: count for name, count in held if count}


def where(table: Table, seat: int = 0) -> dict[str, int]:
    """Everything a player has that an action could change."""
    p = table.player(seat)
    return {
        "supply": p.supply,
        "general": p.general,
        "cathedral": p.cathedral,
        "coins": p.coins,
        "prestige": p.prestige,
        "rat": p.rat,
        "carriage": p.carriage,
        "friend": p.friend,
        **dict(zip(SECTORS, p.sectors, strict=True)),
    }
