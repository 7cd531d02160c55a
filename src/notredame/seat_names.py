"""Names of bots at a table.

On the page bots have given names, which need no translation; the level is shown beside them.
A game saved in the terminal knows a seat's player by name only, so there the name contains the bot.
A name never starts a program: a saved game may come from anywhere, and opening it must not run one.
"""

from __future__ import annotations

import re

from notredame.bots.registry import RUN, WITH_WEIGHTS
from notredame.rules.game import Game

DEFAULT_BOT = "medium"
BOT_NAME = "Bot "
"""Prefix of bots' names in the terminal and its saved games."""
PRIVATE = (RUN, WITH_WEIGHTS)
"""Prefixes of bots whose rest, a command or a file of this machine, stays out of names."""
LONGEST_NAME = 40
CUT = "…"
_WITH_LEVEL = re.compile(rf"({BOT_NAME}.*?) \((.+)\)")
GIVEN = {
    "easy": ("Colette", "Bastien", "Margot", "Lucien", "Odette"),
    "medium": ("Gaspard", "Mathilde", "Thibaut", "Solange", "Firmin"),
    "hard": ("Blanche", "Octave", "Sidonie", "Sylvain", "Hortense"),
    "expert": ("Barnabé", "Isaure", "Evrard", "Ermeline", "Ludovic"),
    "champion": ("Aliénor", "Ogier", "Mahaut", "Renaud", "Yolande"),
}
"""Given names by level, so that regulars recognise their opponents; one for every possible seat."""


def bot_name(number: int, level: str) -> str:
    """The name on the page of a table's bot of this number, counting from 1."""
    names = GIVEN[level]
    return names[(number - 1) % len(names)]


def saved_name(number: int, bot: str) -> str:
    """The name in a saved game: `Bot 1 (medium)`. Commands and files are left out, a long name is
    cut.
    """
    numbered = f"{BOT_NAME}{number}"
    shown = bot
    for prefix in PRIVATE:
        if bot.startswith(prefix):
            shown = f"{prefix}{CUT}"
    longest = LONGEST_NAME - len(f"{numbered} ()")
    return f"{numbered} ({shown if len(shown) <= longest else shown[: longest - 1] + CUT})"


def brief(name: str) -> str:
    """A bot's name without the bot, for narrow places; a person's name unchanged."""
    found = _WITH_LEVEL.fullmatch(name)
    return found[1] if found else name


def bot_in(name: str) -> str:
    """The bot that a name contains, or DEFAULT_BOT: the names in old saved games contain none."""
    found = _WITH_LEVEL.fullmatch(name)
    return found[2] if found else DEFAULT_BOT


def is_whole(bot: str) -> bool:
    """Whether `bot`, taken from a name, is complete: no command, no file, and not cut."""
    return not bot.startswith(PRIVATE) and not bot.endswith(CUT)


def people_in(game: Game) -> list[int]:
    """The seats of people in a saved game: all without a bot's name, or seat 0 if there is none."""
    people = [seat for seat, name in enumerate(game.names) if not name.startswith(BOT_NAME)]
    return people or [0]
