"""Small outside programs, well-behaved and otherwise, and a table to ask them at."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from notredame import Game
from notredame.bots import Budget, Entrant, Guarded
from notredame.rules.choices import Choice

PRELUDE = """
import json, os, signal, subprocess, sys, time

def hear():
    return json.loads(sys.stdin.readline() or sys.exit())

def say(**parts):
    print(json.dumps(parts), flush=True)

def get_ready():
    hear()
    say(ready=True)

def answer(asked):
    say(id=asked["id"], choice=asked["choices"][-1])

def once():
    '''Whether this is the first time, in this process or one before it.'''
    try:
        os.close(os.open(sys.argv[0] + ".once", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True
"""

GOOD = """
get_ready()
while True:
    answer(hear())
"""

SHORT = Budget(seconds=0.2)


def program(folder: Path, body: str, name: str = "bot", budget: Budget = SHORT) -> Entrant:
    """A bot that is a Python program; `-S` and the like make it start fast."""
    file = folder / f"{name}.py"
    file.write_text(PRELUDE + body, encoding="utf-8")
    command = shlex.join([sys.executable, "-S", "-E", str(file)])
    return Entrant(f"run:{command}", budget)


def misbehaving(folder: Path, deed: str, name: str = "bot", when: str = "once()") -> Entrant:
    """A bot that answers well, but does something else once, or whenever it is said."""
    body = f"""
get_ready()
while True:
    asked = hear()
    if {when}:
        {deed}
    else:
        answer(asked)
"""
    return program(folder, body, name)


class Table:
    """A seat at a game that does not go on, to ask a bot the same question again and again."""

    def __init__(self, entrant: Entrant) -> None:
        game = Game(3, seed=7)
        self.view = game.view(0)
        self.choices = game.choices(0)
        self.bot = Guarded(entrant, seed=5)

    def ask(self) -> Choice:
        """The bot's choice, which is always a possible one."""
        choice = self.bot.choose(self.view, self.choices)
        assert choice in self.choices
        return choice

    def said(self) -> list[str]:
        """What was noted about the bot."""
        assert {fault.bot for fault in self.bot.faults} <= {self.bot.entrant.name}
        return [fault.what for fault in self.bot.faults]
