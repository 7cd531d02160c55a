"""What people at the terminal are shown: only what their seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from notredame import Game
from notredame.rules.model.pieces import COLOURS, SECTORS
from notredame.rules.named_events import Event
from notredame.text import Catalogue
from notredame.text.catalogues.few_lines import in_few_lines
from notredame.text_board.cards import draw_cards
from notredame.text_board.whole_board import draw_board, draw_persons

from .hints import ADVISER, draw_hint, think
from .keyboard import Keyboard
from .seat_knowledge import draw_information


class Screen:
    """The screen that people share, and its language."""

    def __init__(self, words: Catalogue, keyboard: Keyboard) -> None:
        self.words = words
        self.keyboard = keyboard
        self.stale = True
        """Whether the board drawn last is not what the person at the keyboard should see now."""
        self._full = False

    def speak(self, words: Catalogue) -> None:
        """Switch to another language."""
        self.words = words
        self.stale = True

    def want_full_board(self) -> None:
        """Draw the next board with all players in full."""
        self.stale = self._full = True

    def complain(self, words: str) -> None:
        """Print an error message."""
        self.keyboard.say(words, style="yellow")

    def ask_yes(self, question: str) -> bool:
        """Ask a question; return whether the answer is yes."""
        return self.keyboard.line(question).lower() in self.words.terminal("yes").split()

    def tell(self, game: Game, first: int, seat: int | None) -> None:
        """Print what the choices from `first` on caused, as a seat or a watcher may see it."""
        for number in range(first, len(game.moves) + 1):
            events = [event.seen_by(seat) for event in game.events(number)]
            folded = in_few_lines(game, number, events)
            self.say_events([e for e in folded if not _in_secret(e, seat)], game.names)

    def say_events(self, events: Iterable[Event], names: Sequence[str]) -> None:
        """Print log lines."""
        for event in events:
            line = self.words.log_line(event, names)
            if line:
                self.keyboard.say(f"  {line}")

    def show_board(self, game: Game, seat: int) -> None:
        """Draw the board as this person may see it, then the persons, and the own cards last."""
        view = game.view(seat).as_dict()
        names, words, width = game.names, self.words, self.keyboard.width
        self.keyboard.show(draw_board(view, names, words, width, self._full))
        if self._full or view["question"] != "hire":
            rats = {person: count for person, (count, _) in game.printed.rats.items()}
            self.keyboard.show(draw_persons(view, game.options, rats, words, width))
        self.keyboard.show(draw_cards(view, names, words, width))
        self._full = False
        self.stale = False

    def show_knowledge(self, game: Game, seat: int) -> None:
        """Print what this person knows beyond the board."""
        view = game.view(seat).as_dict()
        self.keyboard.show(draw_information(view, game.names, self.words, self.keyboard.width))

    def show_hint(self, game: Game, seat: int) -> None:
        """Print what the search would choose for this person, and what it expects."""
        view = game.view(seat)
        if seat not in view.to_act:
            self.complain(self.words.terminal("no_hint"))
            return
        with self.keyboard.meanwhile(self.words.terminal("thinks", name=ADVISER)):
            thoughts = think(view)
        self.keyboard.say(self.words.terminal("hint", bot=ADVISER))
        self.keyboard.show(draw_hint(thoughts, view, self.words))

    def show_help(self) -> None:
        """Print the commands, and a legend of the board."""
        self.keyboard.say(self.words.terminal("commands"))
        self.show_legend()

    def show_legend(self) -> None:
        """Print what the signs on the board stand for."""
        words = self.words
        codes = [f"{words.say('sector_code', s)} {words.card(s)}" for s in SECTORS]
        colours = [f"{words.say('colour_short', c)} {words.colour(c)}" for c in COLOURS]
        legend = words.terminal("legend", codes=", ".join(codes), colours=", ".join(colours))
        self.keyboard.say(legend)


def _in_secret(event: Event, seat: int | None) -> bool:
    """Whether the only news is that other players did something in secret."""
    return bool(event.secret) and event.seat != seat
