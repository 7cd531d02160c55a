"""`notredame warm-up`: compile rules and bots now, so that nothing waits for it later."""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich.console import Console

from notredame.bots import minds
from notredame.rules import compiled
from notredame.rules.raw import CompiledEngine


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "warm-up",
        help="compile rules and bots for this machine, once",
        description="Compile rules and bots for this machine. It is done once per version and "
        "machine; everything works without it, only slower.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Compile everything."""
    console = Console(stderr=True)
    engine = CompiledEngine()
    if all(compiled.is_warm(room) for room in compiled.COMPILED_ROOMS):
        console.print("The compiled rules and bots are ready.")
        return 0
    began = time.monotonic()
    with console.status("Compiling rules and bots; this takes up to three minutes, once ..."):
        engine.warm_up()
        minds.warm_up()
    console.print(f"The compiled rules and bots are ready after {time.monotonic() - began:.0f} s.")
    return 0
