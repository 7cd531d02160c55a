"""`notredame play`: a game in the terminal, people at one keyboard and bots in the other seats."""

from __future__ import annotations

import argparse
from typing import Any

from notredame import Game, NotreDameError, fresh_seed
from notredame.bots import bot_names
from notredame.rules.deal import boroughs_for
from notredame.rules.options import DEFAULT_EDITION
from notredame.rules.pieces import COLOURS
from notredame.text import Catalogue, catalogue, languages
from notredame.text.words import sentence

from .table import add_table_options, table_options, table_printed, whole_number
from .terminal.keeping import BOT_NAME, DEFAULT_BOT, people_in
from .terminal.saving import GameFile, path_of, read_game
from .terminal.sitting import Sitting

NOT_WITH_LOAD = ("players", "seed", "edition", "new_persons", "option", "printed")
"""What a saved game says itself."""


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
    parser.add_argument("--bot", default=DEFAULT_BOT, metavar="NAME", help=", ".join(bot_names()))
    parser.add_argument(
        "--seed",
        metavar="HEX",
        help="64 hexadecimal digits, or a whole number; the same seed gives the same deal and bots",
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--language", default="en", metavar="CODE", help=f"{', '.join(languages())} (default en)"
    )
    add_table_options(parser)
    parser.set_defaults(run=run, edition=None)


def run(arguments: argparse.Namespace) -> int:
    """Set up or load a game and play it."""
    words = catalogue(arguments.language)
    begin = _begin if arguments.load is None else _load
    begin(arguments, words).play()
    return 0


def _begin(arguments: argparse.Namespace, words: Catalogue) -> Sitting:
    """A new game."""
    people = arguments.names or [sentence(words.colour(COLOURS[0]))]
    for name in people:
        if name.startswith(BOT_NAME):
            raise NotreDameError(f"{name!r} is what a bot would be called; choose another name.")
    players = arguments.players if arguments.players is not None else max(4, len(people))
    boroughs_for(players)
    if len(people) > players:
        raise NotreDameError(f"{len(people)} people do not fit at a table for {players}.")
    bots = [f"{BOT_NAME}{number}" for number in range(1, players - len(people) + 1)]
    if arguments.edition is None:
        arguments.edition = DEFAULT_EDITION
    game = Game(
        [*people, *bots],
        edition=arguments.edition,
        options=table_options(arguments),
        seed=fresh_seed() if arguments.seed is None else seed_of(arguments.seed),
        printed=table_printed(arguments),
    )
    seats = list(range(len(people)))
    repeatable = arguments.seed is not None
    return Sitting(game, seats, words, bot=arguments.bot, repeatable=repeatable)


def seed_of(text: str) -> int | str:
    """A seed as it was typed: 64 digits are hexadecimal, fewer or more decimal a number."""
    if len(text) != 64 and len(text) <= 78 and text.isascii() and text.isdecimal():
        return int(text)
    return text


def _load(arguments: argparse.Namespace, words: Catalogue) -> Sitting:
    """A saved game."""
    for name in NOT_WITH_LOAD:
        if getattr(arguments, name) not in (None, False, []):
            option = name.replace("_", "-")
            raise NotreDameError(f"--load goes on with a saved game, so --{option} has no place.")
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
    return Sitting(game, people, words, bot=arguments.bot, file=file)
