"""The command `notredame`: reads the arguments and runs the command they name."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from notredame import NotreDameError, __version__

from . import bots, check, dataset, play, replay, review, rules, serve, simulate, train, warm_up
from .arena import command
from .puzzles import command as puzzles

COMMANDS = (
    serve,
    play,
    command,
    simulate,
    dataset,
    train,
    replay,
    review,
    check,
    puzzles,
    rules,
    bots,
    warm_up,
)


class Parser(argparse.ArgumentParser):
    """A parser whose errors look like all other errors of this program."""

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
    """Redirect standard output to nowhere, so that Python does not fail again on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; an error is printed as a sentence, with a non-zero exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # characters that the terminal lacks are replaced
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
        # The reader has closed the pipe (`| head`): not an error.
        let_go_of_output()
        code = 0
    except OSError as problem:
        let_go_of_output()
        print(f"notredame: {problem.strerror or problem}.", file=sys.stderr)
        code = 2
    sys.exit(code)
