"""A table without a server: asks which entries are allowed, logs them and applies them."""

from __future__ import annotations

import random
from typing import Any

from notredame.rules.game import Game
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.server.tables.entries import (
    BOT,
    CHOOSE,
    GO_ON,
    NAME,
    RETURN,
    SAY,
    SIT,
    STAND,
    UNDO,
    Entry,
)
from notredame.server.tables.permissions.chat import may_say
from notredame.server.tables.permissions.choices import may_choose, may_go_on, may_undo
from notredame.server.tables.permissions.seats import (
    may_be_called,
    may_fill,
    may_leave,
    may_return,
    may_sit,
    may_stand,
)
from notredame.server.tables.setup import LEVELS, SeatSetup, Setup
from notredame.server.tables.table import Table


def seat_for(who: str) -> SeatSetup:
    """A seat for `open`, the level of a bot, or a person, whose name is also their id."""
    if who == "open":
        return SeatSetup("open", None, "Guest")
    for level in LEVELS:
        if who == level:
            return SeatSetup("bot", None, f"Bot ({who})", level)
    return SeatSetup("person", who, who)


class TableDriver:
    """A table and its log of entries."""

    def __init__(
        self,
        *seats: str,
        seed: int = 7,
        edition: str = DEFAULT_EDITION,
        practice: bool = False,
        **options: Any,
    ) -> None:
        self.setup = Setup(
            table="table",
            host=seats[0],
            seats=tuple(map(seat_for, seats)),
            seed=seed.to_bytes(32, "big"),
            edition=edition,
            options=options_of(edition).changed(options),
            practice=practice,
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
        """Log and apply an entry; returns False if there is nothing to do."""
        if data is not None:
            number = self.table.number + 1
            self.entries.append(Entry(number, 1000.0 + number, kind, data))
            self.table.apply(self.entries[-1])
        return data is not None

    def choose(
        self, seat: int, choice: str | None = None, asked: int | None = None, pause: float = 0.0
    ) -> bool:
        """Make a choice for a seat, the first possible one by default."""
        choice = self.game.choices(seat)[0].id if choice is None else choice
        asked = self.table.asked(seat) if asked is None else asked
        owner = self.table.seats[seat].owner or "nobody"
        return self.enter(CHOOSE, may_choose(self.table, seat, asked, choice, owner, pause))

    def let_bots_play(self) -> None:
        """Let every bot that is asked make its first possible choice."""
        while bots := self.table.bots_to_act():
            action = self.game.choices(bots[0])[0].action
            self.enter(CHOOSE, {"seat": bots[0], "action": action, "bot": True})

    def go_on(self, seat: int, person: str | None = None) -> bool:
        """End a pause, for the person in a seat by default."""
        owner = person or self.table.seats[seat].owner or "nobody"
        return self.enter(GO_ON, may_go_on(self.table, seat, owner))

    def undo(self, seat: int, asked: int | None = None, to: int | None = None) -> bool:
        """Undo a seat's last choice, or go back to an earlier one."""
        asked = self.table.asked(seat) if asked is None else asked
        owner = self.table.seats[seat].owner or "nobody"
        return self.enter(UNDO, may_undo(self.table, seat, asked, owner, to))

    def sit(self, person: str, seat: int | None = None, name: str | None = None) -> bool:
        """Let a person take a seat."""
        return self.enter(SIT, may_sit(self.table, person, seat, name or person))

    def stand(self, seat: int, person: str) -> bool:
        """Let a person give a seat back."""
        gone = self.gone.__contains__
        return self.enter(STAND, may_stand(self.table, seat, person, gone))

    def call(self, seat: int, person: str, name: str) -> bool:
        """Change a person's name."""
        return self.enter(NAME, may_be_called(self.table, seat, person, name))

    def leave(self, seat: int, person: str) -> bool:
        """Let a bot take over for a person."""
        return self.enter(BOT, may_leave(self.table, seat, person, "medium"))

    def come_back(self, seat: int, person: str) -> bool:
        """Let a person come back."""
        return self.enter(RETURN, may_return(self.table, seat, person))

    def fill(self, seat: int, person: str, level: str = "easy") -> bool:
        """Put a bot into a seat."""
        return self.enter(
            BOT, may_fill(self.table, seat, person, level, gone=self.gone.__contains__)
        )

    def say(self, seat: int, text: str, once: str | None = None) -> bool:
        """Add a line of chat."""
        owner = self.table.seats[seat].owner or "nobody"
        return self.enter(SAY, may_say(self.table, owner, text, once))

    def draft(self) -> None:
        """Keep the first card of each pack, in the order of seats."""
        while self.game.question == "keep":
            self.choose(self.game.to_act[0])

    def play_to_the_end(self) -> None:
        """Take the first choice until the game is over."""
        while not self.game.over:
            self.choose(self.game.to_act[0])

    def play_on(self, choices: int, rng: random.Random) -> None:
        """Make random choices, now and then undone where that is possible."""
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
