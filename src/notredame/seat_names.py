"""What bots are called at the table.

On the page they have given names, which need no translation; their level stands beside them.
In the terminal the name is all that a saved game remembers of who plays where, so it says the bot.
A name never starts a program: a game may come from anywhere, and opening it must not run anything.
"""

from __future__ import annotations

import re

from notredame.bots.registry import RUN
from notredame.rules.game import Game

DEFAULT_BOT = "medium"
BOT_NAME = "Bot "
"""What the names of bots begin with, in a saved game too."""
LONGEST_NAME = 40
CUT = "…"
_WITH_LEVEL = re.compile(rf"({BOT_NAME}.*?) \((.+)\)")
GIVEN = {
    "easy": ("Colette", "Bastien", "Margot", "Lucien", "Odette"),
    "medium": ("Gaspard", "Mathilde", "Thibaut", "Solange", "Firmin"),
    "hard": ("Blanche", "Octave", "Sidonie", "Sylvain", "Hortense"),
    "expert": ("Barnabé", "Isaure", "Evrard", "Ermeline", "Ludovic"),
}
"""Given names by level, so that regulars know whom they face; enough for every seat of a table."""


def bot_name(number: int, level: str) -> str:
    """What the so-manieth bot of a table is called on the page."""
    names = GIVEN[level]
    return names[(number - 1) % len(names)]


def saved_name(number: int, bot: str) -> str:
    """`Bot 1 (medium)`; a command is left out, and what is too long is cut."""
    called = f"{BOT_NAME}{number}"
    said = f"{RUN}{CUT}" if bot.startswith(RUN) else bot
    room = LONGEST_NAME - len(f"{called} ()")
    return f"{called} ({said if len(said) <= room else said[: room - 1] + CUT})"


def brief(name: str) -> str:
    """A bot without its level, where there is little room; people as they are called."""
    found = _WITH_LEVEL.fullmatch(name)
    return found[1] if found else name


def bot_in(name: str) -> str:
    """Which bot a name says; games saved before bots had levels do not say it."""
    found = _WITH_LEVEL.fullmatch(name)
    return found[2] if found else DEFAULT_BOT


def is_whole(bot: str) -> bool:
    """Whether a bot can be had by what a name says of it."""
    return not bot.startswith(RUN) and not bot.endswith(CUT)


def people_in(game: Game) -> list[int]:
    """The seats of people in a saved game: those that are not named as bots are."""
    people = [seat for seat, name in enumerate(game.names) if not name.startswith(BOT_NAME)]
    return people or [0]
