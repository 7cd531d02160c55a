"""A table without a server: entries are asked for, written down and applied."""

from __future__ import annotations

import random
from typing import Any

from notredame.rules.game import Game
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.server.tables.entries import BOT, CHOOSE, NAME, RETURN, SAY, SIT, STAND, UNDO, Entry
from notredame.server.tables.setup import LEVELS, SeatSetup, Setup
from notredame.server.tables.table import Table


def seat_for(who: str) -> SeatSetup:
    """`open`, the level of a bot, or the name of a person, who is known by it too."""
    if who == "open":
        return SeatSetup("open", None, "Guest")
    for level in LEVELS:
        if who == level:
            return SeatSetup("bot", None, f"Bot ({who})", level)
    return SeatSetup("person", who, who)


class Desk:
    """A table, and all that was written down of it."""

    def __init__(
        self, *seats: str, seed: int = 7, edition: str = DEFAULT_EDITION, **options: Any
    ) -> None:
        self.setup = Setup(
            table="table",
            host=seats[0],
            seats=tuple(map(seat_for, seats)),
            seed=seed.to_bytes(32, "big"),
            edition=edition,
            options=options_of(edition).changed(options),
        )
        self.table = Table(self.setup)
        self.entries: list[Entry] = []
        self.gone: set[str] = set()
        """People whose page has not been open for a while."""

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def enter(self, kind: str, data: dict[str, Any] | None) -> bool:
        """Write something down; nothing when there is nothing to do."""
        if data is not None:
            number = self.table.number + 1
            self.entries.append(Entry(number, 1000.0 + number, kind, data))
            self.table.apply(self.entries[-1])
        return data is not None

    def choose(self, seat: int, choice: str | None = None, asked: int | None = None) -> bool:
        """Somebody chooses, the first thing possible unless it is said what."""
        choice = self.game.choices(seat)[0].id if choice is None else choice
        asked = self.table.asked(seat) if asked is None else asked
        owner = self.table.seats[seat].owner or "nobody"
        return self.enter(CHOOSE, self.table.may_choose(seat, asked, choice, owner))

    def undo(self, seat: int, asked: int | None = None) -> bool:
        """Somebody takes back the last choice."""
        asked = self.table.asked(seat) if asked is None else asked
        owner = self.table.seats[seat].owner or "nobody"
        return self.enter(UNDO, self.table.may_undo(seat, asked, owner))

    def sit(self, person: str, seat: int | None = None, name: str | None = None) -> bool:
        """Somebody sits down."""
        return self.enter(SIT, self.table.may_sit(person, seat, name or person))

    def stand(self, seat: int, person: str) -> bool:
        """Somebody gives a seat back."""
        gone = self.gone.__contains__
        return self.enter(STAND, self.table.may_stand(seat, person, gone))

    def call(self, seat: int, person: str, name: str) -> bool:
        """Somebody is called something else."""
        return self.enter(NAME, self.table.may_be_called(seat, person, name))

    def leave(self, seat: int, person: str) -> bool:
        """Somebody leaves it to a bot."""
        return self.enter(BOT, self.table.may_leave(seat, person, "medium"))

    def come_back(self, seat: int, person: str) -> bool:
        """Somebody plays again."""
        return self.enter(RETURN, self.table.may_return(seat, person))

    def fill(self, seat: int, person: str, level: str = "easy") -> bool:
        """Somebody puts a bot into a seat."""
        return self.enter(
            BOT, self.table.may_fill(seat, person, level, gone=self.gone.__contains__)
        )

    def say(self, seat: int, text: str, once: str | None = None) -> bool:
        """Somebody says something."""
        owner = self.table.seats[seat].owner or "nobody"
        return self.enter(SAY, self.table.may_say(owner, text, once))

    def draft(self) -> None:
        """Everybody keeps the first card of each pack, in the order of seats."""
        while self.game.question == "keep":
            self.choose(self.game.to_act[0])

    def play_on(self, choices: int, rng: random.Random) -> None:
        """Some choices at random, now and then taken back where that is possible."""
        for _ in range(choices):
            if self.game.over:
                return
            seat = rng.choice(self.game.to_act)
            self.choose(seat, rng.choice(self.game.choices(seat)).id)
            if rng.random() < 0.2 and self.table.why_no_undo(seat) is None:
                self.undo(seat)


def refused(problem: Any) -> str:
    """The code of a Problem that was raised."""
    return str(problem.value.code)
