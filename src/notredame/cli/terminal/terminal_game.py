"""A game in the terminal from beginning to end: turns, questions, the result."""

from __future__ import annotations

import re

from notredame.records.undo import may_take_back
from notredame.rules.choices import Choice
from notredame.text.catalogues.choice_lists import default_choice, in_order, listed_at_once
from notredame.text.catalogues.refused_messages import reasons_in_reach, refused_messages

from .commands import obey
from .interruption import closing_is_leaving
from .menu import draw_menu
from .running_game import RunningGame
from .saving import save
from .score_sheet import draw_result, winners_in_words
from .screen import Screen

MAIN_QUESTIONS = {"keep", "card", "hire"}
"""Questions before which the board is drawn; further questions of the same turn need none."""
NUMBER = re.compile("[0-9]{1,3}")


class TerminalGame:
    """People at one keyboard, bots in the other seats."""

    def __init__(self, running: RunningGame, screen: Screen) -> None:
        self.running = running
        self.screen = screen

    def play(self) -> None:
        """Play until the end or until a person leaves; then close the bots."""
        try:
            self.play_and_save()
            if self.running.game.over:  # faults may reveal what a bot holds
                self.explain_faults()
        finally:
            self.running.close()

    def play_and_save(self) -> None:
        """Play to the end, saving the game even if the program is interrupted."""
        screen = self.screen
        over_before = self.running.game.over
        try:
            with closing_is_leaving():
                while not self.running.game.over:
                    self.next_choice()
                self.finish()
        except (EOFError, KeyboardInterrupt):
            save(self.running, screen)
            if self.running.file.path is not None:
                command = self.running.command_to_continue(screen.words.language)
                screen.keyboard.quote(screen.words.terminal("go_on", command=command))
            return
        except BaseException:
            save(self.running, screen)
            raise
        if not over_before:
            save(self.running, screen)
        if self.running.game.seed is not None and self.running.file.path is not None:
            command = self.running.command_to_check()
            screen.keyboard.quote(screen.words.terminal("check_it", command=command), style="dim")

    def next_choice(self) -> None:
        """Let a bot choose if it is asked, so that nobody waits for it; otherwise ask a person."""
        running = self.running
        for seat in running.game.to_act:
            if seat in running.bots:
                self.let_choose(seat)
                return
        seat = running.game.to_act[0]
        if running.at_keyboard is not None and running.at_keyboard in running.game.to_act:
            seat = running.at_keyboard
        if seat != running.at_keyboard and not self.hand_over(seat):
            return
        choice = self.ask(seat)
        if choice is not None:
            self.make(seat, choice)

    def let_choose(self, seat: int) -> None:
        """Let a bot choose."""
        game, screen = self.running.game, self.screen
        with screen.keyboard.meanwhile(screen.words.terminal("thinks", name=game.names[seat])):
            choice = self.running.bots.choose(seat, game.view(seat))
        game.play(seat, choice)
        screen.stale = True

    def hand_over(self, seat: int) -> bool:
        """Clear the screen and wait for the next person; False when a command was typed instead."""
        running, screen = self.running, self.screen
        running.at_keyboard = None
        screen.keyboard.wipe()
        self.introduce()
        prompt = screen.words.terminal("hand_over", name=running.game.names[seat])
        while line := screen.keyboard.line(prompt):
            if line.isdigit():
                screen.complain(screen.words.terminal("take_over_first"))
            elif self.command(None, line):
                return False
        running.at_keyboard = seat
        screen.stale = True
        return True

    def ask(self, seat: int) -> Choice | None:
        """List the choices and read one; None when a command was typed instead."""
        game, screen = self.running.game, self.screen
        self.introduce()
        self.tell(seat)
        view = game.view(seat)
        seen = view.as_dict()
        choices = in_order(view.choices(), seen)
        if screen.stale or seen["question"] in MAIN_QUESTIONS:
            screen.show_board(game, seat)
        first = listed_at_once(choices)
        screen.keyboard.show(draw_menu(choices, seen, game.options, screen.words, last=first))
        for note in reasons_in_reach(refused_messages(choices, seen, screen.words)):
            screen.keyboard.say(note, style="dim")
        question = screen.words.prompt(seen["question"], seen)
        default = default_choice(choices, seen)
        key = "choose" if default is None else "choose_default"
        last = first
        while True:
            how = screen.words.terminal(key, last=last)
            line = screen.keyboard.line(f"{game.names[seat]}: {question} {how}")
            if NUMBER.fullmatch(line) and 1 <= int(line) <= last:
                return choices[int(line) - 1]
            if line == "0" and choices[-1].id == "pass":
                return choices[-1]
            if line == "0" and first < len(choices):
                screen.keyboard.show(
                    draw_menu(choices, seen, game.options, screen.words, first=first)
                )
                last = len(choices)
            elif not line and default is not None:
                return default
            elif not line or line.isdigit():
                screen.complain(screen.words.terminal("bad_choice", last=last))
            elif self.command(seat, line):
                return None

    def make(self, seat: int, choice: Choice) -> None:
        """Make a person's choice; it can be undone before others go on."""
        made, screen = self.running.game, self.screen
        made.play(seat, choice)
        if seat in made.to_act or made.over or not may_take_back(made, seat):
            return
        self.tell(seat)
        while line := screen.keyboard.line(screen.words.terminal("confirm")):
            if line.isdigit():
                screen.complain(screen.words.terminal("press_enter"))
            elif self.command(seat, line):
                if self.running.game is not made:
                    return
                screen.show_board(made, seat)

    def command(self, seat: int | None, line: str) -> bool:
        """Run a command; True when the question must be asked again, maybe in another game."""
        running = obey(line, self.running, seat, self.screen)
        if running is None:
            return False
        if running is not self.running:
            self.running.close()
            self.running = running
            self.screen.stale = True
        return True

    def introduce(self) -> None:
        """Announce who plays a loaded game, and which bots have failed meanwhile."""
        running, screen = self.running, self.screen
        names, words = running.game.names, screen.words
        if not running.introduced:
            people = words.listed([names[seat] for seat in running.people])
            bots = ", ".join(running.bot_names()) or words.terminal("none")
            screen.keyboard.say(words.terminal("who_plays", people=people, bots=bots))
        running.introduced = True
        for seat in running.bots.failed():
            screen.complain(words.terminal("failed", name=names[seat]))

    def tell(self, seat: int) -> None:
        """Print what happened since this person's last turn; at first, the deal's commitment."""
        running, screen = self.running, self.screen
        screen.tell(running.game, running.told[seat] + 1, seat)
        if running.told[seat] < 0 and running.game.commitment:
            message = screen.words.terminal("commitment", hash=running.game.commitment)
            screen.keyboard.quote(message, style="dim")
        running.told[seat] = len(running.game.moves)

    def explain_faults(self) -> None:
        """Print the faults of bots, only when nobody plays on, because they may reveal secrets."""
        for seat, what in self.running.bots.faults():
            name = self.running.game.names[seat]
            message = self.screen.words.terminal("fault", name=name, what=what)
            self.screen.keyboard.say(message, style="dim")

    def finish(self) -> None:
        """Print the last events for everyone, and the score sheet."""
        running, screen = self.running, self.screen
        game = running.game
        self.introduce()
        only = running.people[0] if len(running.people) == 1 else None
        screen.tell(game, min(running.told.values()) + 1, only)
        result = game.result()
        screen.keyboard.show(draw_result(result, game.names, screen.words))
        for line in winners_in_words(result, game.names, screen.words):
            screen.keyboard.say(line, style="bold")
