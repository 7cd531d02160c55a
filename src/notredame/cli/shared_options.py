"""Options that several commands share: how a table plays, and reading files."""

from __future__ import annotations

import argparse
import errno
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from notredame import NotreDameError
from notredame.records import MAX_CHARACTERS
from notredame.rules.errors import shown
from notredame.rules.model.deal import boroughs_for, seat_colour
from notredame.rules.model.options import (
    DEFAULT_EDITION,
    EDITIONS,
    Options,
    options_of,
    parse_option,
)
from notredame.rules.model.printed_data import (
    PRINTED,
    SHIPPED,
    Printed,
    printed_from_toml,
    shipped_name,
)
from notredame.seat_names import brief

LONGEST_FILE = 4 * MAX_CHARACTERS + 1
"""The most bytes to read of a file: more than any valid one has, so that excess is noticed."""


def whole_number(text: str) -> int:
    """An int from the command line."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def number_from(least: int, most: int | None = None) -> Callable[[str], int]:
    """An int from the command line within limits."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number < least or (most is not None and number > most):
            upper = "or more" if most is None else f"to {most}"
            raise argparse.ArgumentTypeError(f"must be {least} {upper}, not {number}")
        return number

    return read


PROCESSES = number_from(1, 64)
"""The number of processes that may share the work."""
SEED = number_from(0)


def add_table_options(parser: argparse.ArgumentParser, *, names: bool = False) -> None:
    """Edition, options, start player and printed data; with `names`, the start player may be
    given by name.
    """
    seat = "its colour, or a player's name" if names else "or its colour"
    parser.add_argument(
        "--edition",
        default=DEFAULT_EDITION,
        metavar="NAME",
        help=f"{', '.join(EDITIONS)} (default {DEFAULT_EDITION})",
    )
    parser.add_argument("--new-persons", action="store_true", help="with the 18 New Persons")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one option of the edition; `notredame rules options` lists them",
    )
    parser.add_argument(
        "--start",
        metavar="SEAT",
        help=f"who begins: a seat from 0, clockwise, {seat} (default: drawn at random)",
    )
    parser.add_argument(
        "--printed",
        metavar="FILE",
        help="your own rats and streets (`notredame rules printed` prints a file to start from), "
        f"or the name of ours: {', '.join(SHIPPED)} (default {shipped_name(PRINTED)})",
    )


def table_options(arguments: argparse.Namespace) -> Options:
    """The options that the command line asks for."""
    changes: dict[str, Any] = {}
    for name, value in map(parse_option, arguments.option):
        if changes.get(name, value) != value:
            raise NotreDameError(f"--option {name} is given twice, with different values.")
        changes[name] = value
    if arguments.new_persons:
        if changes.get("new_persons") is False:
            raise NotreDameError("--new-persons and --option new_persons=no contradict each other.")
        changes["new_persons"] = True
    return options_of(arguments.edition).changed(changes)


def table_start(
    arguments: argparse.Namespace, players: int, names: Sequence[str] = ()
) -> int | None:
    """The seat that the command line lets begin (S7); None lets the deal draw it.

    `names` are the players', by seat, where they have any.
    """
    wanted: str | None = arguments.start
    if wanted is None:
        return None
    boroughs_for(players)
    return find_seat("--start", wanted, players, names)


def find_seat(option: str, wanted: str, players: int, names: Sequence[str] = ()) -> int:
    """The seat that an option names: by its player's name, its number from 0, or its colour."""
    colours = [seat_colour(seat, players) for seat in range(players)]
    for called in (names, [brief(name) for name in names], list(map(str, range(players))), colours):
        if wanted in called:
            return called.index(wanted)
    known = [f"a seat from 0 to {players - 1}", f"a colour ({', '.join(colours)})"]
    if names:
        known.append(f"a name ({', '.join(names)})")
    raise NotreDameError(f"{option} cannot be {shown(wanted)}; it can be {' or '.join(known)}.")


def table_printed(arguments: argparse.Namespace) -> Printed:
    """The printed data that the command line asks for."""
    if arguments.printed is None:
        return PRINTED
    if arguments.printed in SHIPPED:
        return SHIPPED[arguments.printed]
    try:
        return printed_from_toml(read_file(arguments.printed).decode("utf-8"))
    except UnicodeDecodeError:
        raise NotreDameError(f"{arguments.printed} is not a text file in UTF-8.") from None


def read_file(name: str) -> bytes:
    """A file's bytes, up to a limit; raises a sentence if it cannot be read."""
    try:
        with Path(name).open("rb") as file:
            return file.read(LONGEST_FILE)
    except (OSError, ValueError) as problem:
        raise NotreDameError(f"Cannot read {shown(name)}: {_reason(problem)}.") from None


def _reason(problem: OSError | ValueError) -> str:
    return (isinstance(problem, OSError) and problem.strerror) or str(problem)


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all: no reader finds half of it."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "that is a folder")
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as problem:
        raise NotreDameError(f"Cannot write {shown(str(path))}: {_reason(problem)}.") from None
