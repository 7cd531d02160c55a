"""`notredame warm-up`: compile rules, bots and environments ahead of time."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.markup import escape

from notredame import NotreDameError
from notredame.bots import thinkers
from notredame.compiling import cache, progress
from notredame.rules.fast.raw import CompiledEngine

WARMED = (cache.RULES, thinkers.COMPILED_PACKAGE, "envs/stepping")
"""Packages that are compiled ahead of time; `training/sampling` is compiled when it is used."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "warm-up",
        help="compile rules, bots and environments for this machine, once",
        description="Compile everything now, so that nothing has to wait later. All installations "
        "of this version on this machine share the result; everything works without it, only "
        "slower.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Compile everything."""
    console = Console(stderr=True)
    engine = CompiledEngine()
    place = cache.cache_place()
    if place is None:
        raise NotreDameError(
            "The compiled code could not be kept: there is no folder to write to. "
            "Set XDG_CACHE_HOME to one."
        )
    if not all(cache.is_warm(package) for package in WARMED):
        from notredame.envs import warm_up  # it needs NumPy, which is installed with Numba

        with progress.stretch():
            engine.warm_up()
            thinkers.warm_up()
            warm_up.warm_up()
    console.print(f"Rules, bots and environments are compiled and ready, in {escape(str(place))}.")
    return 0
