"""`notredame warm-up`: compile the rules now, so that nothing waits for it later."""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich.console import Console

from notredame.rules import compiled
from notredame.rules.raw import CompiledEngine


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "warm-up",
        help="compile the rules for this machine, once",
        description="Compile the rules for this machine. It is done once per version and machine; "
        "everything works without it, only slower.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Compile everything."""
    console = Console(stderr=True)
    engine = CompiledEngine()
    if compiled.is_warm():
        console.print("The compiled rules are ready.")
        return 0
    began = time.monotonic()
    with console.status("Compiling the rules; this takes up to a minute, once ..."):
        engine.warm_up()
    console.print(f"The compiled rules are ready after {time.monotonic() - began:.0f} s.")
    return 0
