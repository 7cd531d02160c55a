"""`notredame rules [WHAT]`: the rule, card or person in words."""

from __future__ import annotations

import argparse
from textwrap import wrap
from typing import Any

from notredame import NotreDameError
from notredame.text import rule_text, rules_markdown

WIDTH = 92
"""Longer lines are hard to read."""


def indent_of(line: str) -> str:
    """Lines that go on stand below their first word."""
    return " " * (len(line) - len(line.lstrip()))


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rules",
        help="a rule, card, person, option or edition in words",
        description="Say a rule, card, person, option or edition in words.",
    )
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help="for instance A7, bank, fool, coins"
    )
    parser.add_argument("--markdown", action="store_true", help="all rules as a document")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the words."""
    if arguments.markdown and arguments.what:
        raise NotreDameError("--markdown prints all rules; leave out the name of one.")
    if arguments.markdown:
        print(rules_markdown(), end="")
    else:
        what = " ".join(arguments.what)
        for line in rule_text(what).splitlines():
            # A file to correct stays as it is; words are wrapped.
            whole = what == "printed" or not line
            parts = [line] if whole else wrap(line, WIDTH, subsequent_indent=indent_of(line))
            print("\n".join(parts))
    return 0
