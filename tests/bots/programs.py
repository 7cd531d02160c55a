"""Small programs that play as bots, well-behaved and otherwise, and a table to ask them at."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from notredame import Game
from notredame.bots import Budget, Entrant, Guarded
from notredame.rules.choices import Choice

PRELUDE = """
import json, os, signal, subprocess, sys, time

def receive():
    return json.loads(sys.stdin.readline() or sys.exit())

def send(**members):
    print(json.dumps(members), flush=True)

def get_ready():
    receive()
    send(ready=True)

def answer(asked):
    send(id=asked["id"], choice=asked["choices"][-1])

def once():
    '''Whether this is the first call by any process of the same program.'''
    try:
        os.close(os.open(sys.argv[0] + ".once", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True
"""

GOOD = """
get_ready()
while True:
    answer(receive())
"""

SHORT = Budget(seconds=0.2)


def program(folder: Path, body: str, name: str = "bot", budget: Budget = SHORT) -> Entrant:
    """A bot that is a Python program; `-S` and `-E` make it start fast."""
    file = folder / f"{name}.py"
    file.write_text(PRELUDE + body, encoding="utf-8")
    command = shlex.join([sys.executable, "-S", "-E", str(file)])
    return Entrant(f"run:{command}", budget)


def misbehaving(folder: Path, deed: str, name: str = "bot", when: str = "once()") -> Entrant:
    """A bot that answers, but runs `deed` instead while `when` holds (by default, once)."""
    body = f"""
get_ready()
while True:
    asked = receive()
    if {when}:
        {deed}
    else:
        answer(asked)
"""
    return program(folder, body, name)


class Table:
    """A bot in a game that does not move on, to be asked the same question again and again."""

    def __init__(self, entrant: Entrant) -> None:
        game = Game(3, seed=7)
        self.view = game.view(0)
        self.choices = game.choices(0)
        self.bot = Guarded(entrant, seed=5)

    def ask(self) -> Choice:
        """Ask the bot, and check that its choice is possible."""
        choice = self.bot.choose(self.view, self.choices)
        assert choice in self.choices
        return choice

    def faults(self) -> list[str]:
        """The bot's faults so far, as sentences."""
        assert {fault.bot for fault in self.bot.faults} <= {self.bot.entrant.name}
        return [fault.what for fault in self.bot.faults]
