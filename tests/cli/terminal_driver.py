"""A driver for the terminal: runs `notredame play`, types keys and reads the screen."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from notredame import Game
from notredame.cli.terminal.keyboard import Keyboard
from notredame.cli.terminal.running_game import RunningGame
from notredame.cli.terminal.screen import Screen
from notredame.cli.terminal.terminal_game import TerminalGame
from notredame.records import read, write_text
from notredame.text import catalogue

from .command_runner import Done, run

SAVED = "notredame-game.txt"
ENOUGH = "1\n\n" * 400
"""Keys for a whole game: the first choice, then Enter, again and again."""
NAMES = ["Anna", "Bot 1 (expert)", "Bot 2 (medium)", "Bot 3", "Bot 4 (search@0.5s)"]


class Terminal:
    """A terminal in a folder of its own, where commands are run and keys typed."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder = folder
        self.patch = monkeypatch
        self.capsys = capsys
        monkeypatch.chdir(folder)
        monkeypatch.setenv("NOTREDAME_PLAIN", "1")  # no test compiles bots or waits for them
        self.width(80)

    def width(self, columns: int) -> None:
        self.patch.setenv("COLUMNS", str(columns))

    def play(self, *arguments: object, keys: str = "") -> Done:
        """Run `notredame play` in this process; it must end with status 0."""
        self.patch.setattr("sys.stdin", io.StringIO(keys))
        done = run(self.capsys, "play", *arguments)
        assert done.code == 0, done.err
        return done

    def saved(self, name: str = SAVED) -> Game:
        return read((self.folder / name).read_text(encoding="utf-8"))

    def files(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())

    def put(self, game: Game, name: str = "kept.txt") -> str:
        (self.folder / name).write_text(write_text(game), encoding="utf-8")
        return name


def moments(players: int, seed: int, **options: Any) -> Iterator[tuple[Game, int]]:
    """A random game, yielded with the seat that is asked, before each choice."""
    rng = random.Random(seed)
    game = Game(NAMES[:players], seed=seed, options=options)
    while not game.over:
        seat = rng.choice(game.to_act)
        yield game, seat
        game.play(seat, rng.choice(game.choices(seat)))


def game_at(question: str, players: int = 4, seed: int = 2, **options: Any) -> Game:
    """A random game in which the first seat, a person, is asked this question."""
    for game, _ in moments(players, seed, **options):
        if game.question == question and game.to_act == (0,):
            return game
    raise AssertionError(f"nobody was asked {question}")


class Unattended(Keyboard):
    """A keyboard with a screen of its own at which nothing is typed."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.out = io.StringIO()
        self.console = Console(
            width=width, file=self.out, highlight=False, markup=False, emoji=False
        )

    def line(self, prompt: str) -> str:
        self.say(prompt)
        raise EOFError


def screen_of(width: int = 80, language: str = "en") -> tuple[Screen, io.StringIO]:
    """A screen, and the text on it."""
    keyboard = Unattended(width)
    return Screen(catalogue(language), keyboard), keyboard.out


def terminal_game_with(
    game: Game, people: list[int], width: int = 80, language: str = "en"
) -> tuple[TerminalGame, io.StringIO]:
    """A game under way in the terminal, all its events told, and the text on its screen."""
    screen, out = screen_of(width, language)
    running = RunningGame(game, people)
    running.told = dict.fromkeys(people, len(game.moves))
    return TerminalGame(running, screen), out


def asked(game: Game, seat: int, width: int = 80, language: str = "en", stale: bool = True) -> str:
    """The text on the screen when a seat is asked."""
    table, out = terminal_game_with(game, [seat], width, language)
    table.screen.stale = stale
    with pytest.raises(EOFError):
        table.ask(seat)
    return out.getvalue()
