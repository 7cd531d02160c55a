"""The commands that a person can type instead of a choice."""

from __future__ import annotations

from notredame import NotreDameError
from notredame.text import catalogue, rule_text
from notredame.text.catalogues.narration import told

from .game_files import in_words
from .interruption import Leave
from .running_game import RunningGame
from .saving import load, save, save_as
from .screen import Screen


def obey(line: str, running: RunningGame, seat: int | None, screen: Screen) -> RunningGame | None:
    """Run the command in a line.

    `seat` is that of the person at the keyboard, or None while the seat changes hands. Returns the
    game in which the question must be asked again (after `load` another one), or None when the
    question still stands.
    """
    word, _, rest = line.partition(" ")
    try:
        return _obey(word, rest.strip(), running, seat, screen)
    except NotreDameError as problem:
        screen.complain(str(problem))
        return None


def _obey(
    word: str, rest: str, running: RunningGame, seat: int | None, screen: Screen
) -> RunningGame | None:
    """Run one command, given as its word and the rest of the line."""
    game = running.game
    match word.lower():
        case "q" | "quit":
            raise Leave
        case "u" | "undo":
            if not running.has_chosen(seat):
                screen.complain(screen.words.terminal("nothing_to_undo"))
            elif not running.take_back(seat):
                screen.complain(screen.words.terminal("no_undo"))
            else:
                screen.stale = True
                return running
        case "lang" | "language":
            screen.speak(catalogue(rest))
            return running
        case "l" | "load":
            return load(rest, screen)
        case "s" | "save" if rest:
            save_as(rest, running, screen)
        case "s" | "save":
            save(running, screen)
        case "r" | "rules":
            screen.keyboard.say(rule_text(rest, screen.words.language, game.options))
        case "?" | "h" | "help":
            screen.show_help()
        case "b" | "board" | "i" | "info" | "log" | "hint" if seat is None:
            screen.complain(screen.words.terminal("take_over_first"))
        case "b" | "board":
            screen.want_full_board()
            return running
        case "i" | "info" if seat is not None:
            screen.show_knowledge(game, seat)
        case "hint" if len(running.people) > 1:
            screen.complain(screen.words.terminal("no_hint_among_people"))
        case "hint" if seat is not None:
            screen.show_hint(game, seat)
        case "log":
            screen.say_events([event for _, event in told(game, 0, seat)], game.names)
        case _:
            screen.complain(screen.words.terminal("unknown_word", word=in_words(word)))
            screen.show_help()
    return None
