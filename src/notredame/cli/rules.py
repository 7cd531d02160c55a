"""`notredame rules [WHAT]`: a rule, card or person in words."""

from __future__ import annotations

import argparse
from typing import Any

from notredame import NotreDameError
from notredame.rules.model.printed_data import PRINTED
from notredame.text import DEFAULT_LANGUAGE, languages, rule_text, rules_markdown

from .line_wrapping import wrapped


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rules",
        help="explain a rule, card, person, option or edition",
        description="Explain a rule, card, person, option or edition.",
    )
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help="for instance A7, bank, fool, coins"
    )
    parser.add_argument("--markdown", action="store_true", help="all rules as a document")
    parser.add_argument(
        "--language",
        default=DEFAULT_LANGUAGE,
        metavar="CODE",
        help=f"{', '.join(languages())} (default {DEFAULT_LANGUAGE})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the text."""
    if arguments.markdown and arguments.what:
        raise NotreDameError("--markdown prints all rules; leave out the name of one.")
    if arguments.markdown:
        print(rules_markdown(arguments.language), end="")
        return 0
    text = rule_text(" ".join(arguments.what), arguments.language)
    if text == PRINTED.to_toml():
        print(text)  # a file to be corrected is not wrapped
    else:
        print("\n".join(part for line in text.splitlines() for part in wrapped(line)))
    return 0
