"""A terminal game in a test: keys are typed, the screen is read."""

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

from .running import Done, run

SAVED = "notredame-game.txt"
ENOUGH = "1\n\n" * 400
"""The first choice, then Enter, again and again: a whole game."""
NAMES = ["Anna", "Bot 1 (expert)", "Bot 2 (medium)", "Bot 3", "Bot 4 (search@0.5s)"]


class Seat:
    """A person in a folder of their own who runs commands and types."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder = folder
        self.patch = monkeypatch
        self.capsys = capsys
        monkeypatch.chdir(folder)
        monkeypatch.setenv("NOTREDAME_PLAIN", "1")  # no test waits for compiled bots, or makes them
        self.width(80)

    def width(self, columns: int) -> None:
        self.patch.setenv("COLUMNS", str(columns))

    def play(self, *arguments: object, keys: str = "") -> Done:
        """`notredame play` in this process; whatever is typed, it ends with 0."""
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
    """A random game, each time somebody is asked, with that seat."""
    rng = random.Random(seed)
    game = Game(NAMES[:players], seed=seed, options=options)
    while not game.over:
        who = rng.choice(game.to_act)
        yield game, who
        game.play(who, rng.choice(game.choices(who)))


def game_at(question: str, players: int = 4, seed: int = 2, **options: Any) -> Game:
    """A random game in which the first seat, a person, is asked something."""
    for game, _ in moments(players, seed, **options):
        if game.question == question and game.to_act == (0,):
            return game
    raise AssertionError(f"nobody was asked {question}")


class Unattended(Keyboard):
    """A keyboard at which nobody sits, and a screen of its own."""

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
    """A screen, and what is on it."""
    keyboard = Unattended(width)
    return Screen(catalogue(language), keyboard), keyboard.out


def sitting_with(
    game: Game, people: list[int], width: int = 80, language: str = "en"
) -> tuple[TerminalGame, io.StringIO]:
    """A table at which a game is under way and all is told, and what is on its screen."""
    screen, out = screen_of(width, language)
    running = RunningGame(game, people)
    running.told = dict.fromkeys(people, len(game.moves))
    return TerminalGame(running, screen), out


def asked(game: Game, who: int, width: int = 80, language: str = "en", stale: bool = True) -> str:
    """The screen when a seat is asked."""
    table, out = sitting_with(game, [who], width, language)
    table.screen.stale = stale
    with pytest.raises(EOFError):
        table.ask(who)
    return out.getvalue()
