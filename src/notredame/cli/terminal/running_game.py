"""A game that people and bots play at one terminal: its players, its file, what each was told."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from notredame import Game
from notredame.records.undo import may_take_back
from notredame.seat_names import bot_in, brief, people_in
from notredame.text import DEFAULT_LANGUAGE

from ..program_name import program
from .bots import Bots, bots_for
from .game_files import GameFile, in_words


class RunningGame:
    """A game, new or loaded, with its people, its bots and its file."""

    def __init__(
        self,
        game: Game,
        people: list[int],
        *,
        bots: Sequence[str] = (),
        file: GameFile | None = None,
        repeatable: bool = False,
    ) -> None:
        """`people` are their seats; `bots` are asked for in the others, or as the names say.

        Where the game is to be repeatable, its seed is that of the bots as well.
        """
        called = {} if game.over else bots_for(game, people, bots)
        self.game = game
        self.people = people
        self.bots = Bots(called, game.seed if repeatable else None)
        self.file = file or GameFile()
        loaded = self.file.path is not None
        self.introduced = not loaded
        """Whether it was announced who plays; only needed for a loaded game."""
        self.told = dict.fromkeys(people, len(game.moves) if loaded else -1)
        """How many choices each person has been told of; -1 before the set-up was told."""
        self.at_keyboard = people[0] if len(people) == 1 else None
        """The seat of the person at the keyboard; None while it changes hands."""

    def close(self) -> None:
        """Close all bots."""
        self.bots.close()

    def has_chosen(self, seat: int | None) -> bool:
        """Whether this person, or with None any person, has made a choice."""
        people = self.people if seat is None else [seat]
        return any(mover in people for mover, _ in self.game.moves)

    def take_back(self, seat: int | None) -> bool:
        """Undo the last choice if it is fair and this person's, or with None any person's."""
        last = self.game.moves[-1][0]
        people = self.people if seat is None else [seat]
        if last not in people or not may_take_back(self.game, last):
            return False
        self.game = self.game.before(len(self.game.moves))
        self.told = {k: min(v, len(self.game.moves)) for k, v in self.told.items()}
        return True

    def bot_names(self) -> list[str]:
        """The name of each bot's seat, with its bot; the name alone once the game is over."""
        names = self.game.names
        seats = [seat for seat in range(len(names)) if seat not in self.people]
        called = [(names[seat], self.bots.called.get(seat)) for seat in seats]
        return [n if bot is None else in_words(f"{brief(n)} ({bot})") for n, bot in called]

    def command_to_continue(self, language: str) -> str:
        """The command line that continues this game."""
        parts = [program(), "play", "--load", str(self.file.path)]
        if self.people != people_in(self.game):
            parts[2:2] = [self.game.names[seat] for seat in self.people]
        called = self.bots.called
        if any(bot != bot_in(self.game.names[seat]) for seat, bot in called.items()):
            bots = list(called.values())
            while bots[-1:] == bots[-2:-1]:
                bots.pop()
            for bot in bots:
                parts += ["--bot", bot]
        if language != DEFAULT_LANGUAGE:
            parts += ["--language", language]
        return in_words(shlex.join(parts))

    def command_to_check(self) -> str:
        """The command line that checks the record of this game."""
        return in_words(shlex.join([program(), "check", str(self.file.path)]))
