"""`notredame bots`: the bots that can be played against."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from notredame.bots import known_bots


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "bots",
        help="list the bots",
        description="List the bots: built-in ones and those from other packages. "
        "Any program that speaks docs/bot-protocol.md plays too, as run:COMMAND, and the search "
        "with weights of your own, as search:FILE. After a name, @ sets a budget: random@0.5s "
        "(seconds for one choice), random@2000 (steps).",
    )
    parser.add_argument("--json", action="store_true", help="the list as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, and why the bot of an installed package is missing from it."""
    known, refused = known_bots()
    if arguments.json:
        bots = [
            {"name": bot.name, "budget": str(bot.budget), "line": bot.line, "from": bot.origin}
            for bot in known
        ]
        print(json.dumps({"bots": bots, "refused": refused}))
        return 0
    console = Console()
    table = Table(
        caption="Budget for each choice: 0.5s is seconds, 8 is steps; 0.7s/8 ends with whichever "
        "comes first."
    )
    for heading in ("bot", "budget", "what it is", "from"):
        table.add_column(heading)
    for bot in known:
        table.add_row(*map(Text, (bot.name, str(bot.budget), bot.line, bot.origin)))
    console.print(table)
    for sentence in refused:
        console.print(Text(sentence))
    return 0
