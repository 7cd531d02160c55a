"""Saving, loading and going on with a game at the table."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from notredame import Game
from notredame.records import write_text
from notredame.seat_names import bot_in, brief, people_in
from notredame.text import DEFAULT_LANGUAGE

from .bots import Bots, bots_for
from .game_files import GameFile, in_words, path_of, read_game
from .screen import Showing


def program() -> str:
    """This program as it can be started again: by its path where the bare name is not found."""
    started, found = sys.argv[0], shutil.which("notredame")
    if Path(started).name != "notredame" or (found and Path(found).samefile(started)):
        return "notredame"
    return started


class Keeping(Showing):
    """A table whose game has a file."""

    bots: Bots
    file: GameFile
    at_keyboard: int | None
    """The seat of the person there; None when nobody has taken over yet."""
    strange = False
    """Whether it is still to be said who plays."""

    def sit_down(
        self,
        game: Game,
        people: list[int],
        file: GameFile,
        asked: Sequence[str] = (),
        repeatable: bool = False,
    ) -> None:
        """Begin with a game, new or loaded."""
        called = {} if game.over else bots_for(game, people, asked)
        bots = Bots(called, game.seed if repeatable else None)
        self.bots.close()
        self.bots = bots
        self.game = game
        self.people = people
        self.file = file
        self.strange = file.path is not None
        self.told = dict.fromkeys(people, len(game.moves) if self.strange else -1)
        self.at_keyboard = people[0] if len(people) == 1 else None
        self.stale = True

    def introduce(self) -> None:
        """Say who plays a loaded game, and which bots have failed since somebody looked."""
        names = self.game.names
        if self.strange:
            people = self.words.listed([names[seat] for seat in self.people])
            others = [seat for seat in range(len(names)) if seat not in self.people]
            bots = ", ".join(map(self.called, others)) or self.words.terminal("none")
            self.keyboard.say(self.words.terminal("who_plays", people=people, bots=bots))
        self.strange = False
        for seat in self.bots.failed():
            self.complain(self.words.terminal("failed", name=names[seat]))

    def called(self, seat: int) -> str:
        """Who sits in a bot's seat; nobody does once the game is over."""
        name, bot = self.game.names[seat], self.bots.called.get(seat)
        return name if bot is None else in_words(f"{brief(name)} ({bot})")

    def explain_faults(self) -> None:
        """What went wrong with bots: only when nobody plays on, because it may tell secrets."""
        for seat, what in self.bots.faults():
            name = self.game.names[seat]
            self.keyboard.say(self.words.terminal("fault", name=name, what=what), style="dim")

    def save(self, name: str) -> None:
        """Write the game down, into its own file or as a copy into another."""
        if not name:
            self.keep()
            return
        path = path_of(name)
        if self.file.foreign(path):
            question = self.words.terminal("replace_file", file=in_words(path))
            if not self.keyboard.yes(question, self.words):
                self.keyboard.say(self.words.terminal("not_saved"))
                return
        self.file.write(self.game, path)
        self.say_saved(in_words(path))

    def say_saved(self, file: str) -> None:
        """Where the game is, and that nobody should look into it while it goes on."""
        said = self.words.terminal("saved", file=file)
        if not self.game.over:
            said += f" {self.words.terminal('secrets')}"
        self.keyboard.say(said)

    def keep(self) -> None:
        """Save the game where it can be saved; if nowhere, show it."""
        problems = self.file.keep(self.game)
        self.keyboard.say()
        for problem in problems:
            self.complain(problem)
        if self.file.path is not None:
            self.say_saved(in_words(self.file.path))
        else:
            self.complain(self.words.terminal("unsaved"))
            self.keyboard.quote(write_text(self.game))

    def load(self, name: str) -> bool:
        """Go on with a saved game instead of this one, if the person means it."""
        if not name:
            self.complain(self.words.terminal("load_which"))
            return False
        game, in_json = read_game(name)
        question = self.words.terminal("leave_game", file=in_words(name))
        if not self.keyboard.yes(question, self.words):
            self.keyboard.say(self.words.terminal("not_loaded"))
            return False
        self.sit_down(game, people_in(game), GameFile(path_of(name), in_json))
        return True

    def to_go_on(self) -> str:
        """The command that goes on with this game."""
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
        if self.words.language != DEFAULT_LANGUAGE:
            parts += ["--language", self.words.language]
        return in_words(shlex.join(parts))
