"""`notredame warm-up`: compile rules, bots and environments, so that nothing waits later."""

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
        help="compile rules, bots and environments for this machine, once",
        description="Compile everything for this machine. It is done once per version and "
        "machine; everything works without it, only slower.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Compile everything."""
    console = Console(stderr=True)
    engine = CompiledEngine()
    if all(compiled.is_warm(room) for room in compiled.COMPILED_ROOMS):
        console.print("Rules, bots and environments are compiled and ready.")
        return 0
    from notredame.envs import warming  # it needs NumPy, which Numba brings along

    began = time.monotonic()
    with console.status("Compiling; this takes up to four minutes, once ..."):
        engine.warm_up()
        minds.warm_up()
        warming.warm_up()
    took = time.monotonic() - began
    console.print(f"Rules, bots and environments are compiled and ready after {took:.0f} s.")
    return 0
