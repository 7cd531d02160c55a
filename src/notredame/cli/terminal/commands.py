"""What can be typed beside a choice."""

from __future__ import annotations

from notredame import NotreDameError
from notredame.records.undo import may_take_back
from notredame.text import catalogue, rule_text
from notredame.text.catalogues.narration import told

from .game_files import in_words
from .interruption import Leave
from .save_file import Keeping


class Commands(Keeping):
    """A table that understands words."""

    def command(self, seat: int | None, line: str) -> bool:
        """Do what a word asks; True when the question must be asked anew.

        `seat` is the person at the keyboard, or None while somebody takes over.
        """
        word, _, rest = line.partition(" ")
        try:
            return self.do(seat, word, rest.strip())
        except NotreDameError as problem:
            self.complain(str(problem))
            return False

    def do(self, seat: int | None, word: str, rest: str) -> bool:
        """One word, with what comes after it."""
        match word.lower():
            case "q" | "quit":
                raise Leave
            case "u" | "undo":
                return self.take_back(seat)
            case "lang" | "language":
                self.words = catalogue(rest)
                self.stale = True
                return True
            case "l" | "load":
                return self.load(rest)
            case "s" | "save":
                self.save(rest)
            case "r" | "rules":
                self.keyboard.say(rule_text(rest, self.words.language, self.game.options))
            case "?" | "h" | "help":
                self.help()
            case "b" | "board" | "i" | "info" | "log" | "hint" if seat is None:
                self.complain(self.words.terminal("take_over_first"))
            case "b" | "board":
                self.stale = self.full = True
                return True
            case "i" | "info" if seat is not None:
                self.inform(seat)
            case "hint" if seat is not None:
                self.hint(seat)
            case "log":
                self.say_events([event for _, event in told(self.game, 0, seat)])
            case _:
                self.complain(self.words.terminal("unknown_word", word=in_words(word)))
                self.help()
        return False

    def take_back(self, seat: int | None) -> bool:
        """Undo the last choice, if that is fair; while somebody takes over, anybody's."""
        movers = [mover for mover, _ in self.game.moves]
        people = self.people if seat is None else [seat]
        if not set(people) & set(movers):
            self.complain(self.words.terminal("nothing_to_undo"))
            return False
        if movers[-1] not in people or not may_take_back(self.game, movers[-1]):
            self.complain(self.words.terminal("no_undo"))
            return False
        self.game = self.game.before(len(self.game.moves))
        self.told = {k: min(v, len(self.game.moves)) for k, v in self.told.items()}
        self.stale = True
        return True
