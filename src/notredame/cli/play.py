"""`notredame play`: a game in the terminal, people at one keyboard and bots in the other seats."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from notredame import Game, NotreDameError, fresh_seed
from notredame.bots import Bot, bot_names, make_bot
from notredame.records import decode, read, write_text
from notredame.rules.choices import Choice
from notredame.rules.deal import boroughs_for
from notredame.rules.happenings import Event
from notredame.rules.pieces import COLOURS
from notredame.text import catalogue, languages, rule_text

from .board import draw_board, draw_hand, draw_result
from .table import (
    add_table_options,
    read_file,
    table_options,
    table_printed,
    whole_number,
    write_file,
)

DEFAULT_FILE = "notredame-game.txt"
REVEALING = {"cards-received", "cards-drawn", "gray-seen", "persons-appear"}
"""Events after which a choice cannot be taken back: something hidden came to light."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="a game in the terminal",
        description="Play in the terminal: people at one keyboard, bots in the other seats.",
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="the people who play (default: one)"
    )
    parser.add_argument("--players", type=whole_number, metavar="N", help="2 to 5 (default 4)")
    parser.add_argument("--bot", default="random", metavar="NAME", help=", ".join(bot_names()))
    parser.add_argument("--seed", metavar="HEX", help="64 hexadecimal digits, or a whole number")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--language", default="en", metavar="CODE", help=f"{', '.join(languages())} (default en)"
    )
    add_table_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Set up or load a game and play it."""
    game, people = _load(arguments) if arguments.load else _begin(arguments)
    Sitting(game, people, arguments.bot, arguments.language).play()
    return 0


def _begin(arguments: argparse.Namespace) -> tuple[Game, list[int]]:
    people = arguments.names or [catalogue(arguments.language).colour(COLOURS[0]).capitalize()]
    players = arguments.players if arguments.players is not None else max(4, len(people))
    boroughs_for(players)
    if len(people) > players:
        raise NotreDameError(f"{len(people)} people do not fit at a table for {players}.")
    bots = [f"Bot {number}" for number in range(1, players - len(people) + 1)]
    seed: int | str | bytes = fresh_seed()
    if arguments.seed is not None:
        seed = int(arguments.seed) if arguments.seed.isdecimal() else arguments.seed
    game = Game(
        [*people, *bots],
        edition=arguments.edition,
        options=table_options(arguments),
        seed=seed,
        printed=table_printed(arguments),
    )
    return game, list(range(len(people)))


def _load(arguments: argparse.Namespace) -> tuple[Game, list[int]]:
    game = read(decode(read_file(arguments.load)))
    if arguments.names:
        unknown = [name for name in arguments.names if name not in game.names]
        if unknown:
            raise NotreDameError(
                f"{unknown[0]} does not play in {arguments.load}; "
                f"the players there are {', '.join(game.names)}."
            )
        return game, [game.names.index(name) for name in arguments.names]
    people = [seat for seat, name in enumerate(game.names) if not name.startswith("Bot ")]
    return game, people or [0]


def in_secret(event: Event, seat: int) -> bool:
    """Whether all there is to tell is that somebody else did something in secret."""
    return bool(event.secret) and event.seat != seat


class Leave(Exception):
    """A person wants to stop."""


class Sitting:
    """One sitting at the table: shows, asks, and lets the bots move."""

    def __init__(self, game: Game, people: list[int], bot: str, language: str) -> None:
        self.game = game
        self.people = people
        self.words = catalogue(language)
        self.console = Console(highlight=False)
        self.bots: dict[int, Bot] = {
            seat: make_bot(bot, seat) for seat in range(len(game.names)) if seat not in people
        }
        self.shown = dict.fromkeys(people, 0)
        """Events each person has been told of."""
        self.at_keyboard = people[0] if len(people) == 1 else None

    def play(self) -> None:
        """Play until the end, or until somebody leaves; a game left is saved."""
        say = self.console.print
        if self.game.commitment and not self.game.moves:
            say(f"{self.words.terminal('commitment')}: {self.game.commitment}", style="dim")
        try:
            while not self.game.over:
                self.next_choice()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            say()
            self.save(DEFAULT_FILE)
            say(self.words.terminal("go_on", file=DEFAULT_FILE))

    def next_choice(self) -> None:
        """Bots first, so that nobody waits for them; then a person."""
        for seat in self.game.to_act:
            if seat in self.bots:
                self.game.play(seat, self.bots[seat].choose(self.game.view(seat)))
                return
        seat = self.at_keyboard if self.at_keyboard in self.game.to_act else self.game.to_act[0]
        assert seat is not None
        if seat != self.at_keyboard:
            self.console.clear()
            self.ask_line(self.words.terminal("hand_over", name=self.game.names[seat]))
            self.at_keyboard = seat
        choice = self.ask(seat)
        if choice is not None:
            self.make(seat, choice)

    def make(self, seat: int, choice: Choice) -> None:
        """Make a person's choice; before others go on, it can still be taken back."""
        self.game.play(seat, choice)
        if seat in self.game.to_act or self.game.over or not self.can_take_back(seat):
            return
        self.tell(seat)
        if self.ask_line(self.words.terminal("confirm")).strip().lower() == "u":
            self.take_back(seat)

    def can_take_back(self, seat: int) -> bool:
        """Only the last choice, only one's own, and only if it brought nothing hidden to light."""
        if not self.game.moves or self.game.moves[-1][0] != seat:
            return False
        return not any(event.kind in REVEALING for event in self.game.events(len(self.game.moves)))

    def take_back(self, seat: int) -> None:
        """Undo the last choice, if that is fair."""
        if self.can_take_back(seat):
            self.game = self.game.before(len(self.game.moves))
            self.shown = {k: min(v, len(self.game.log(k))) for k, v in self.shown.items()}
        else:
            self.console.print(self.words.terminal("no_undo"), style="yellow")

    def tell(self, seat: int) -> None:
        """What happened since this person last looked."""
        log = self.game.log(seat)
        news = [event for event in log[self.shown[seat] :] if not in_secret(event, seat)]
        self.say_events(news)
        self.shown[seat] = len(log)

    def say_events(self, events: list[Event]) -> None:
        """Log lines."""
        for event in events:
            line = self.words.log_line(event, self.game.names)
            if line:
                self.console.print(f"  {line}", markup=False)

    def show(self, seat: int) -> None:
        """The board as this person may see it."""
        view = self.game.view(seat).as_dict()
        rats = {person: count for person, (count, _) in self.game.printed.rats.items()}
        self.console.print(draw_board(view, self.game.names, rats, self.words))
        self.console.print(draw_hand(view, self.words))

    def ask(self, seat: int) -> Choice | None:
        """Show the board, list the choices and read one; None when something else was done."""
        self.tell(seat)
        view = self.game.view(seat)
        seen = view.as_dict()
        choices = view.choices()
        self.show(seat)
        self.console.print(
            f"{self.game.names[seat]}: {self.words.prompt(self.game.question, seen)}", style="bold"
        )
        for number, choice in enumerate(choices, 1):
            label = self.words.label(self.game.question, choice, seen)
            self.console.print(f"{number:3}  {label}{self.hint(choice)}", markup=False)
        while True:
            line = self.ask_line(self.words.terminal("choose"))
            if line.isdecimal() and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1]
            if not line or line.isdecimal():
                say = self.words.terminal("bad_choice", last=len(choices))
                self.console.print(say, style="yellow")
            elif self.command(seat, line):
                return None

    def hint(self, choice: Choice) -> str:
        """One line of help beside a card or a person."""
        if choice.parts["do"] in ("keep", "play"):
            return f"  – {self.words.card_help(choice.parts['card'])}"
        return ""

    def command(self, seat: int, line: str) -> bool:
        """Do what a word asks; True when the question must be asked anew."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            if word in ("q", "quit"):
                raise Leave
            if word in ("u", "undo"):
                self.take_back(seat)
                return True
            if word in ("b", "board"):
                return True
            if word in ("s", "save"):
                self.save(rest or DEFAULT_FILE)
            elif word in ("l", "load"):
                self.load(rest or DEFAULT_FILE)
                return True
            elif word == "log":
                self.say_events(self.game.log(seat))
            elif word in ("r", "rules"):
                self.console.print(rule_text(rest), markup=False)
            elif word in ("lang", "language"):
                self.words = catalogue(rest)
                return True
            else:
                self.console.print(self.words.terminal("commands"), markup=False)
        except NotreDameError as problem:
            self.console.print(str(problem), style="yellow", markup=False)
        return False

    def save(self, name: str) -> None:
        """Write the game down; it can be loaded again, and checked when it is over."""
        write_file(Path(name), write_text(self.game))
        self.console.print(self.words.terminal("saved", file=name))

    def load(self, name: str) -> None:
        """Go on with a saved game of as many players."""
        game = read(decode(read_file(name)))
        if len(game.names) != len(self.game.names):
            raise NotreDameError(
                f"{name} has {len(game.names)} players and this table {len(self.game.names)}; "
                f"start again with --load {name}."
            )
        self.game = game
        self.shown = {seat: len(game.log(seat)) for seat in self.people}

    def ask_line(self, prompt: str) -> str:
        """One line from the keyboard."""
        return self.console.input(f"{prompt} ", markup=False).strip()

    def finish(self) -> None:
        """The last events, the score sheet and the seed, so that the deal can be checked."""
        for seat in self.people[:1]:
            self.tell(seat)
        result = self.game.result()
        self.console.print(draw_result(result.as_dict(), self.game.names, self.words))
        best = [self.game.names[seat] for seat in result.winners]
        key = "wins" if len(best) == 1 else "share_win"
        prestige = max(result.prestige)
        self.console.print(
            self.words.terminal(key, name=best[0], names=", ".join(best), prestige=prestige),
            style="bold",
        )
        self.save(DEFAULT_FILE)
        if self.game.seed is not None:
            self.console.print(self.words.terminal("check_it", file=DEFAULT_FILE), style="dim")
