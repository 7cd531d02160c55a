"""Saving and loading in the terminal, with the messages about it."""

from __future__ import annotations

from notredame.records import write_text
from notredame.seat_names import people_in

from .game_files import GameFile, in_words, path_of, read_game
from .running_game import RunningGame
from .screen import Screen


def save_as(name: str, running: RunningGame, screen: Screen) -> None:
    """Write a copy to a file that a person named, unless that would destroy another game."""
    path = path_of(name)
    if running.file.foreign(path):
        if not screen.ask_yes(screen.words.terminal("replace_file", file=in_words(path))):
            screen.keyboard.say(screen.words.terminal("not_saved"))
            return
    running.file.write(running.game, path)
    _say_saved(in_words(path), running, screen)


def save(running: RunningGame, screen: Screen) -> None:
    """Save the game where it can be saved; if nowhere, print it."""
    problems = running.file.keep(running.game)
    screen.keyboard.say()
    for problem in problems:
        screen.complain(problem)
    if running.file.path is not None:
        _say_saved(in_words(running.file.path), running, screen)
    else:
        screen.complain(screen.words.terminal("unsaved"))
        screen.keyboard.quote(write_text(running.game))


def _say_saved(file: str, running: RunningGame, screen: Screen) -> None:
    """Tell where the game is saved, and not to look into the file before the game is over."""
    message = screen.words.terminal("saved", file=file)
    if not running.game.over:
        message += f" {screen.words.terminal('secrets')}"
    screen.keyboard.say(message)


def load(name: str, screen: Screen) -> RunningGame | None:
    """Load a saved game to continue instead of this one, if the person confirms."""
    if not name:
        screen.complain(screen.words.terminal("load_which"))
        return None
    game, in_json = read_game(name)
    if not screen.ask_yes(screen.words.terminal("leave_game", file=in_words(name))):
        screen.keyboard.say(screen.words.terminal("not_loaded"))
        return None
    return RunningGame(game, people_in(game), file=GameFile(path_of(name), in_json))
