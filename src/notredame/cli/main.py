"""The command `notredame`: reads the arguments and hands over to the room that does the work."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from notredame import NotreDameError, __version__

from . import bots, check, dataset, play, replay, rules, serve, simulate, warm_up
from .arena import command

COMMANDS = (serve, play, command, simulate, dataset, replay, check, rules, bots, warm_up)


class Parser(argparse.ArgumentParser):
    """A parser whose complaints look like all other errors of this program."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        raise NotreDameError(f"{sentence}. See `{self.prog} --help`.")


def build_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    parser = Parser(
        prog="notredame",
        description="Notre Dame, the board game by Stefan Feld. Unofficial.",
    )
    parser.add_argument("--version", action="version", version=f"notredame {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    return parser


def let_go_of_output() -> None:
    """What cannot be written must not be tried again when Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; whatever is wrong is said in a sentence, with a non-zero exit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to stop
    try:
        parsed = build_parser().parse_args(arguments)
        code = parsed.run(parsed)
        sys.stdout.flush()
    except NotreDameError as problem:
        print(f"notredame: {problem}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        print("\nnotredame: stopped.", file=sys.stderr)
        code = 130
    except BrokenPipeError:
        # The reader has seen enough (`| head`); leave without a word.
        let_go_of_output()
        code = 0
    except OSError as problem:
        let_go_of_output()
        print(f"notredame: {problem.strerror or problem}.", file=sys.stderr)
        code = 2
    sys.exit(code)
