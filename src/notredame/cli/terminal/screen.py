"""What people at the table are shown: always what their seat may see, and nothing else."""

from __future__ import annotations

from notredame import Game
from notredame.rules.model.pieces import COLOURS, SECTORS
from notredame.rules.named_events import Event
from notredame.sketch.board import draw_board, draw_persons
from notredame.sketch.cards import draw_cards
from notredame.text import Catalogue
from notredame.text.catalogues.draft_lines import in_few_lines

from .hints import ADVISER, draw_hint, think
from .keyboard import Keyboard
from .seat_knowledge import draw_information


def in_secret(event: Event, seat: int | None) -> bool:
    """Whether all there is to tell is that somebody else did something in secret."""
    return bool(event.secret) and event.seat != seat


class Showing:
    """A table with people at one keyboard, as far as it shows and tells."""

    game: Game
    people: list[int]
    """Their seats."""
    words: Catalogue
    keyboard: Keyboard
    told: dict[int, int]
    """How many choices each person has been told of; -1 before the set-up was told."""
    stale = True
    """Whether the board last drawn is no longer what the person at the keyboard should see."""
    full = False
    """Whether the next board shows everyone in full."""

    def complain(self, words: str) -> None:
        """Say what cannot be done."""
        self.keyboard.say(words, style="yellow")

    def tell(self, seat: int) -> None:
        """What happened since this person last looked; at first, the promise about the deal."""
        self.tell_from(self.told[seat] + 1, seat)
        if self.told[seat] < 0 and self.game.commitment:
            said = self.words.terminal("commitment", hash=self.game.commitment)
            self.keyboard.quote(said, style="dim")
        self.told[seat] = len(self.game.moves)

    def tell_from(self, first: int, seat: int | None) -> None:
        """What the choices from this one on caused, as a seat or a spectator may see it."""
        for number in range(first, len(self.game.moves) + 1):
            events = [event.seen_by(seat) for event in self.game.events(number)]
            told = in_few_lines(self.game, number, events)
            self.say_events([event for event in told if not in_secret(event, seat)])

    def say_events(self, events: list[Event]) -> None:
        """Log lines."""
        for event in events:
            line = self.words.log_line(event, self.game.names)
            if line:
                self.keyboard.say(f"  {line}")

    def show(self, seat: int) -> None:
        """The board as this person may see it, the persons, and the own cards last."""
        view = self.game.view(seat).as_dict()
        names, words, width = self.game.names, self.words, self.keyboard.width
        self.keyboard.show(draw_board(view, names, words, width, self.full))
        if self.full or view["question"] != "hire":
            rats = {person: count for person, (count, _) in self.game.printed.rats.items()}
            self.keyboard.show(draw_persons(view, self.game.options, rats, words, width))
        self.keyboard.show(draw_cards(view, names, words, width))
        self.full = False
        self.stale = False

    def inform(self, seat: int) -> None:
        """What this person knows beyond the board."""
        view = self.game.view(seat).as_dict()
        width = self.keyboard.width
        self.keyboard.show(draw_information(view, self.game.names, self.words, width))

    def hint(self, seat: int) -> None:
        """What the search would choose in this person's place, and what it expects."""
        view = self.game.view(seat)
        if seat not in view.to_act:
            self.complain(self.words.terminal("no_hint"))
            return
        with self.keyboard.meanwhile(self.words.terminal("thinks", name=ADVISER)):
            thoughts = think(view)
        self.keyboard.say(self.words.terminal("hint", bot=ADVISER))
        self.keyboard.show(draw_hint(thoughts, view, self.words))

    def help(self) -> None:
        """The commands, and everything that is on the board."""
        words = self.words
        codes = [f"{words.say('sector_code', s)} {words.card(s)}" for s in SECTORS]
        colours = [f"{words.say('colour_short', c)} {words.colour(c)}" for c in COLOURS]
        self.keyboard.say(words.terminal("commands"))
        legend = words.terminal("legend", codes=", ".join(codes), colours=", ".join(colours))
        self.keyboard.say(legend)
