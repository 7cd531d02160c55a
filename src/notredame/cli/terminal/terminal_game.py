"""One sitting at the table: whose turn it is, what is asked, how it ends."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

from notredame import Game
from notredame.records.undo import may_take_back
from notredame.rules.choices import Choice
from notredame.text import Catalogue
from notredame.text.catalogues.choice_lists import in_order, messages_refused

from .bots import Bots
from .commands import Commands
from .game_files import GameFile, in_words
from .interruption import closing_is_leaving
from .keyboard import Keyboard
from .menu import draw_menu
from .save_file import program
from .score_sheet import draw_result, winners_in_words

MAIN_QUESTIONS = {"keep", "card", "hire"}
"""Questions before which the board is drawn; those that follow in the same turn need none."""
NUMBER = re.compile("[0-9]{1,3}")


class TerminalGame(Commands):
    """People at one keyboard, bots in the other seats."""

    def __init__(
        self,
        game: Game,
        people: list[int],
        words: Catalogue,
        *,
        bots: Sequence[str] = (),
        file: GameFile | None = None,
        repeatable: bool = False,
    ) -> None:
        self.words = words
        self.keyboard = Keyboard()
        self.bots = Bots({})
        self.sit_down(game, people, file or GameFile(), bots, repeatable)

    def play(self) -> None:
        """Play until the end, or until somebody leaves; then no bot is left behind."""
        try:
            self.play_and_save()
            if self.game.over:  # what a bot did wrong may tell what it holds
                self.explain_faults()
        finally:
            self.bots.close()

    def play_and_save(self) -> None:
        """Whatever happens, the game is saved."""
        over_before = self.game.over
        try:
            with closing_is_leaving():
                while not self.game.over:
                    self.next_choice()
                self.finish()
        except (EOFError, KeyboardInterrupt):
            self.keep()
            if self.file.path is not None:
                self.keyboard.quote(self.words.terminal("go_on", command=self.to_go_on()))
            return
        except BaseException:
            self.keep()
            raise
        if not over_before:
            self.keep()
        if self.game.seed is not None and self.file.path is not None:
            command = in_words(shlex.join([program(), "check", str(self.file.path)]))
            self.keyboard.quote(self.words.terminal("check_it", command=command), style="dim")

    def next_choice(self) -> None:
        """Bots first, so that nobody waits for them; then a person."""
        for seat in self.game.to_act:
            if seat in self.bots:
                self.let_choose(seat)
                return
        seat = self.at_keyboard if self.at_keyboard in self.game.to_act else self.game.to_act[0]
        assert seat is not None
        if seat != self.at_keyboard and not self.hand_over(seat):
            return
        choice = self.ask(seat)
        if choice is not None:
            self.make(seat, choice)

    def let_choose(self, seat: int) -> None:
        """A bot's turn."""
        with self.keyboard.meanwhile(self.words.terminal("thinks", name=self.game.names[seat])):
            choice = self.bots.choose(seat, self.game.view(seat))
        self.game.play(seat, choice)
        self.stale = True

    def hand_over(self, seat: int) -> bool:
        """Hide everything and wait for the next person; False when something else was done."""
        self.at_keyboard = None
        self.keyboard.wipe()
        self.introduce()
        prompt = self.words.terminal("hand_over", name=self.game.names[seat])
        while line := self.keyboard.line(prompt):
            if line.isdigit():
                self.complain(self.words.terminal("take_over_first"))
            elif self.command(None, line):
                return False
        self.at_keyboard = seat
        self.stale = True
        return True

    def ask(self, seat: int) -> Choice | None:
        """List the choices and read one; None when something else was done."""
        self.introduce()
        self.tell(seat)
        view = self.game.view(seat)
        seen = view.as_dict()
        choices = in_order(view.choices(), seen)
        if self.stale or seen["question"] in MAIN_QUESTIONS:
            self.show(seat)
        self.keyboard.show(draw_menu(choices, seen, self.game.options, self.words))
        for note in messages_refused(choices, seen, self.words):
            self.keyboard.say(note, style="dim")
        question = self.words.prompt(seen["question"], seen)
        how = self.words.terminal("choose", last=len(choices))
        while True:
            line = self.keyboard.line(f"{self.game.names[seat]}: {question} {how}")
            if NUMBER.fullmatch(line) and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1]
            if line == "0" and choices[-1].id == "pass":
                return choices[-1]
            if not line or line.isdigit():
                self.complain(self.words.terminal("bad_choice", last=len(choices)))
            elif self.command(seat, line):
                return None

    def make(self, seat: int, choice: Choice) -> None:
        """Make a person's choice; before others go on, it can still be taken back."""
        self.game.play(seat, choice)
        if seat in self.game.to_act or self.game.over or not may_take_back(self.game, seat):
            return
        self.tell(seat)
        made = self.game
        while line := self.keyboard.line(self.words.terminal("confirm")):
            if line.isdigit():
                self.complain(self.words.terminal("press_enter"))
            elif self.command(seat, line):
                if self.game is not made:
                    return
                self.show(seat)

    def finish(self) -> None:
        """The last events for everyone, and the score sheet."""
        self.introduce()
        only = self.people[0] if len(self.people) == 1 else None
        self.tell_from(min(self.told.values()) + 1, only)
        result = self.game.result()
        self.keyboard.show(draw_result(result, self.game.names, self.words))
        for line in winners_in_words(result, self.game.names, self.words):
            self.keyboard.say(line, style="bold")
