"""`notredame rules [WHAT]`: the rule, card or person in words."""

from __future__ import annotations

import argparse
from typing import Any

from notredame import NotreDameError
from notredame.text import rule_text, rules_markdown


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
        print(rule_text(" ".join(arguments.what)))
    return 0
