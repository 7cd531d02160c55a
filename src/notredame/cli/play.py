"""`notredame play`: a game in the terminal, people at one keyboard and bots in the other seats."""

from __future__ import annotations

import argparse
from typing import Any

from notredame import Game, NotreDameError, fresh_seed
from notredame.bots import bot_names, thinkers
from notredame.rules.model.options import DEFAULT_EDITION
from notredame.seat_names import DEFAULT_BOT, people_in
from notredame.text import Catalogue, catalogue, languages

from .shared_options import (
    add_table_options,
    table_options,
    table_printed,
    table_start,
    whole_number,
)
from .terminal.game_files import GameFile, path_of, read_game
from .terminal.keyboard import Keyboard
from .terminal.running_game import RunningGame
from .terminal.screen import Screen
from .terminal.seating import seat_all
from .terminal.terminal_game import TerminalGame

NOT_WITH_LOAD = ("players", "seed", "edition", "new_persons", "option", "start", "printed")
"""Arguments that a saved game determines itself."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal: people at one keyboard, bots in the other seats.",
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="the players, in seat order (default: one person); bot:easy seats a bot there",
    )
    parser.add_argument("--players", type=whole_number, metavar="N", help="2 to 5 (default 4)")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help=f"the bot for the remaining seats (default {DEFAULT_BOT}): {', '.join(bot_names())}; "
        "search@2s thinks for 2 seconds, run:COMMAND is your own program; repeated, it is "
        "for the next seat. With --load, bots continue as saved unless it is given",
    )
    parser.add_argument(
        "--seed",
        metavar="HEX",
        help="64 hexadecimal digits, or a whole number; the same seed gives the same deal and bots",
    )
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    parser.add_argument(
        "--language", default="en", metavar="CODE", help=f"{', '.join(languages())} (default en)"
    )
    add_table_options(parser, names=True)
    parser.set_defaults(run=run, edition=None)


def run(arguments: argparse.Namespace) -> int:
    """Set up or load a game and play it."""
    words = catalogue(arguments.language)
    running = _begin(arguments, words) if arguments.load is None else _load(arguments)
    thinkers.get_ready()
    TerminalGame(running, Screen(words, Keyboard())).play()
    return 0


def _begin(arguments: argparse.Namespace, words: Catalogue) -> RunningGame:
    """A new game."""
    seating = seat_all(arguments.names, arguments.players, arguments.bot, words)
    if arguments.edition is None:
        arguments.edition = DEFAULT_EDITION
    game = Game(
        seating.names,
        edition=arguments.edition,
        options=table_options(arguments),
        seed=fresh_seed() if arguments.seed is None else seed_of(arguments.seed),
        start=table_start(arguments, len(seating.names), seating.names),
        printed=table_printed(arguments),
    )
    repeatable = arguments.seed is not None
    return RunningGame(game, seating.people, bots=seating.bots, repeatable=repeatable)


def seed_of(text: str) -> int | str:
    """A seed as it was typed: 64 digits are hexadecimal, any other number of digits is decimal."""
    if len(text) != 64 and len(text) <= 78 and text.isascii() and text.isdecimal():
        return int(text)
    return text


def _load(arguments: argparse.Namespace) -> RunningGame:
    """A saved game."""
    for name in NOT_WITH_LOAD:
        if getattr(arguments, name) not in (None, False, []):
            option = name.replace("_", "-")
            raise NotreDameError(f"--load continues a saved game, so --{option} cannot be given.")
    if not arguments.load.strip():
        raise NotreDameError("--load needs the name of a file.")
    game, in_json = read_game(arguments.load)
    unknown = [name for name in arguments.names if name not in game.names]
    if unknown:
        raise NotreDameError(
            f"{unknown[0]} does not play in {arguments.load}; "
            f"the players there are {', '.join(game.names)}."
        )
    people = [game.names.index(name) for name in dict.fromkeys(arguments.names)] or people_in(game)
    file = GameFile(path_of(arguments.load), in_json)
    return RunningGame(game, people, bots=arguments.bot, file=file)
