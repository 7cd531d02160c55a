"""The plan of the match that `notredame arena` plays: a new one, or the one in a result file."""

from __future__ import annotations

import argparse

from notredame import NotreDameError
from notredame.arena import Match, Plan, StoppingRule, make_plan
from notredame.arena.statistics.plan import DEFAULT_MEASURE, MEASURES, plan_difference


def add_plan_options(parser: argparse.ArgumentParser) -> None:
    """What decides the match, and when it stops."""
    parser.add_argument(
        "--decide",
        choices=tuple(MEASURES),
        help="the one measure of the first bot that decides, as the plan of the match says "
        f"(default {DEFAULT_MEASURE})",
    )
    parser.add_argument(
        "--stop",
        nargs=2,
        type=_number,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is clear whether that measure is at most LOW or at least HIGH, "
        "with an error of 5 %% each; wins are shares, 0.5 and 0.55",
    )


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


def plan_of(arguments: argparse.Namespace, match: Match, games: int, kept: Plan | None) -> Plan:
    """The plan in the result file, or a new one for this many games."""
    stop = None if arguments.stop is None else StoppingRule(*arguments.stop)
    if kept is None:
        return make_plan(match, games, arguments.decide or DEFAULT_MEASURE, stop)
    if words := plan_difference(kept, arguments.decide, stop):
        raise NotreDameError(f"{arguments.out} has another plan: {words}.")
    return kept
