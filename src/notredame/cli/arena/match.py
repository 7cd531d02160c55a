"""The match that `notredame arena` plays: a new one, or the one in a result file."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from notredame import NotreDameError, fresh_seed
from notredame.arena import Match, Plan, Results, read_results
from notredame.arena.optional_packages import check_extra
from notredame.arena.ray_cluster import check_address, check_reachable
from notredame.arena.results.header import difference
from notredame.bots import find_bot, read_budget, read_entrant
from notredame.rules.errors import shown
from notredame.rules.model.options import DEFAULT_EDITION

from ..shared_options import table_options, table_printed, table_start
from .plan import plan_of

GAMES = 100
"""Number of games, unless --games says otherwise."""
LUCK_WORLDS = 100
"""Worlds for each stage of a round, unless --luck says otherwise."""
OF_THE_MATCH = (
    "budget",
    "players",
    "seed",
    "edition",
    "new_persons",
    "option",
    "start",
    "printed",
    "luck",
)
"""Arguments that a result file determines itself."""
NOT_WITH_RECORD = (
    "bots",
    *OF_THE_MATCH,
    "games",
    "decide",
    "stop",
    "ray",
    "resume",
    "parquet",
    "plot",
    "json",
)


@dataclass(frozen=True)
class Wanted:
    """The match to play, and how much of it."""

    match: Match
    asked: int
    """Number of games asked for."""
    games: int
    """Number of games, rounded up to whole deals."""
    plan: Plan
    kept: Results | None
    """What the result file holds already."""


@dataclass(frozen=True)
class Exports:
    """Files to export the games of a match to."""

    parquet: Path | None
    plot: Path | None


def exports_of(arguments: argparse.Namespace) -> Exports:
    """The files to export to.

    Anything that makes no sense or cannot be written is refused before the games are played.
    """
    for name in ("record", "resume"):
        if getattr(arguments, name) and arguments.out is None:
            raise NotreDameError(f"--{name} needs a result file; name one with --out FILE.")
    if arguments.record is not None:
        _no_place(arguments, NOT_WITH_RECORD, "--record prints a game that was played")
    if arguments.ray is not None:
        check_address(arguments.ray)
        check_reachable(arguments.ray)
    exports = Exports(_export(arguments, "parquet"), _export(arguments, "plot"))
    files = [name for name in (arguments.out, arguments.parquet, arguments.plot) if name]
    if len({Path(name).absolute() for name in files}) < len(files):
        raise NotreDameError("--out, --parquet and --plot need files of their own.")
    if exports.plot is not None and exports.plot.suffix.lower() != ".png":
        raise NotreDameError(
            f"The picture is a PNG; {shown(arguments.plot)} does not end with .png."
        )
    return exports


def _export(arguments: argparse.Namespace, extra: str) -> Path | None:
    name = getattr(arguments, extra)
    if name is None:
        return None
    check_extra(extra)
    return _target(name)


def wanted_of(arguments: argparse.Namespace) -> Wanted:
    """The match of the command line, or the one in its result file."""
    kept = None
    if arguments.out is not None:
        kept = _kept(arguments.out, arguments.resume)
    if arguments.bots:
        match = _named(arguments, kept)
    elif kept is not None:
        _no_place(arguments, OF_THE_MATCH, f"{arguments.out} says which match to continue")
        match = kept.match
        for entrant in match.entrants:
            find_bot(entrant.name)
    elif arguments.resume:
        raise NotreDameError(f"There is no match in {arguments.out} yet; name the bots that play.")
    else:
        raise NotreDameError("Name the bots that play: notredame arena BOT BOT ...")
    if kept is not None and (words := difference(kept.head, match)) is not None:
        raise NotreDameError(f"{arguments.out} contains another match: {words}.")
    plan = None if kept is None else kept.plan
    asked = arguments.games or (GAMES if plan is None else plan.games)
    games = match.round_up(asked)
    return Wanted(match, asked, games, plan_of(arguments, match, games, plan), kept)


def _kept(name: str, resume: bool) -> Results | None:
    """The contents of the result file to resume; None when there is none yet."""
    path = _target(name)
    if not path.exists():
        return None
    if not resume:
        raise NotreDameError(
            f"{name} already exists; add --resume to continue it, or name another file."
        )
    results = read_results(path)
    if results is not None and results.plan is None:
        raise NotreDameError(
            f"{name} was written by an earlier version; its games can be read, but the match "
            "cannot be resumed."
        )
    return results


def _named(arguments: argparse.Namespace, kept: Results | None) -> Match:
    """The match of the bots that were named."""
    budget = None if arguments.budget is None else read_budget(arguments.budget)
    entrants = tuple(read_entrant(text, budget) for text in arguments.bots)
    players = arguments.players
    if players is None:
        players = len(entrants) if 2 <= len(entrants) <= 5 else 4
    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(fresh_seed()[:6], "big") if kept is None else kept.match.seed
    if arguments.edition is None:
        arguments.edition = DEFAULT_EDITION
    return Match(
        entrants=entrants,
        players=players,
        seed=seed,
        edition=arguments.edition,
        options=table_options(arguments),
        printed=table_printed(arguments),
        start=table_start(arguments, players),
        luck_worlds=arguments.luck or (0 if kept is None else kept.match.luck_worlds),
    )


def _no_place(arguments: argparse.Namespace, names: tuple[str, ...], reason: str) -> None:
    for name in names:
        if getattr(arguments, name) not in (None, False, []):
            words = "BOT" if name == "bots" else f"--{name.replace('_', '-')}"
            raise NotreDameError(f"{reason}, so {words} cannot be given.")


def _target(name: str) -> Path:
    """Check that a file can be written, before the games rather than after them."""
    path = Path(name)
    if path.is_dir() or not path.parent.is_dir() or not name.strip() or "\0" in name:
        raise NotreDameError(f"Cannot write {shown(name)}; name a file in an existing folder.")
    return path
