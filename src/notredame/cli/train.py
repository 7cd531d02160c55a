"""`notredame train`: find better weights for the bots, by play."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import sys
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from notredame import NotreDameError
from notredame.arena import GameLine, Match, Plan, ResultFile, read_results, report_of
from notredame.arena.ray_cluster import LOCAL, check_address, check_reachable, work_on_ray
from notredame.arena.results.header import difference
from notredame.arena.workers import work_in_processes
from notredame.bots.weights.weights import (
    Weights,
    blank_weights,
    read_weights,
    shipped_weights,
)
from notredame.rules.errors import shown
from notredame.training.settings import FULL, KIND_NAMES, TINY, Settings

from .arena.command import compile_bots, play_missing
from .arena.words import points, share_words
from .shared_options import PROCESSES, SEED, number_from

if TYPE_CHECKING:
    from notredame.training.generation import Generation, GenerationJob
    from notredame.training.run_folder import RunFolder

SIZES = {
    "generations": "times that weights are fitted anew",
    "games": "games of each generation that prices are fitted to",
    "draft_games": "games of each generation that draft weights are fitted to",
    "duel_deals": "deals of the duel after each generation",
    "match_deals": "most deals of the match that decides in the end",
    "match_steps": "steps for each choice in that match",
}
"""Sizes of a run that can be given, with their help."""
LEAST = {"duel_deals": 2, "match_deals": 2}


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "train",
        help="find better weights for the bots, by play",
        description="Find better weights for the bots: prices of features, and what counts in the "
        "draft. They are fitted to games that the quick policy plays by them, again and again; "
        "each generation must beat the best before it. In the end the search plays a match with "
        "the new weights against itself with the old ones, and only weights that win it are kept, "
        "in FOLDER/weights.json, with which search:FILE plays. The same seed gives the same "
        "weights.",
    )
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where everything goes")
    parser.add_argument(
        "--resume",
        action="store_true",
        help="continue the run in FOLDER where it was stopped, with its settings; begin one if "
        "there is none",
    )
    parser.add_argument("--seed", type=SEED, metavar="N", help=f"0 or more (default {FULL.seed})")
    parser.add_argument(
        "--kinds",
        nargs="+",
        choices=KIND_NAMES,
        metavar="KIND",
        help=f"kinds of game (default: all): {', '.join(KIND_NAMES)}",
    )
    parser.add_argument(
        "--tiny",
        action="store_true",
        help="a run of seconds for one kind of game, to see that everything works",
    )
    parser.add_argument(
        "--start",
        metavar="FILE",
        help="weights to begin with (default: those of the bots; with --tiny, all zero)",
    )
    for name, words in SIZES.items():
        parser.add_argument(
            _option(name),
            type=number_from(LEAST.get(name, 1)),
            metavar="N",
            help=f"{words} (default {getattr(FULL, name)}, with --tiny {getattr(TINY, name)})",
        )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs", type=PROCESSES, default=1, metavar="N", help="number of processes (default 1)"
    )
    where.add_argument(
        "--ray",
        nargs="?",
        const=LOCAL,
        metavar="ADDRESS",
        help="run on a Ray cluster, whose machines share FOLDER; without an address, on a local "
        "Ray",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train; an interruption loses nothing but what was being done."""
    _check(arguments)
    from notredame.training.run_folder import RunFolder, has_run

    path = Path(arguments.out).resolve()
    if arguments.resume and has_run(path):
        folder = RunFolder.resume(path)
        _refuse_changes(arguments, folder)
    else:
        folder = RunFolder.begin(path, _settings(arguments), _start(arguments))
        print(f"A new run begins in {path}.", flush=True)
    try:
        compile_bots()
        _train(arguments, folder)
        _decide(arguments, folder)
    except KeyboardInterrupt:
        print(f"Stopped; the same command with --resume continues in {folder.path}.")
        raise
    return 0


def _check(arguments: argparse.Namespace) -> None:
    for package in ("numpy", "numba"):
        if find_spec(package) is None:
            raise NotreDameError(
                f"Training needs {package}, which is not installed; "
                f"`{sys.executable} -m pip install 'notredame[fast]'` brings it."
            )
    if arguments.ray is not None:
        check_address(arguments.ray)
        check_reachable(arguments.ray)


def _given(arguments: argparse.Namespace) -> dict[str, Any]:
    """The settings that the command line names, --tiny with all of its own."""
    given = {name: getattr(arguments, name) for name in ("seed", *SIZES)}
    if arguments.kinds is not None:
        given["kinds"] = tuple(sorted({KIND_NAMES.index(name) for name in arguments.kinds}))
    named = {name: value for name, value in given.items() if value is not None}
    return (vars(TINY) if arguments.tiny else {}) | named


def _settings(arguments: argparse.Namespace) -> Settings:
    return dataclasses.replace(FULL, **_given(arguments))


def _start(arguments: argparse.Namespace) -> Weights:
    if arguments.start is not None:
        return read_weights(Path(arguments.start))
    return blank_weights() if arguments.tiny else shipped_weights()


def _refuse_changes(arguments: argparse.Namespace, folder: RunFolder) -> None:
    """Raise NotreDameError if the command line asks for another run than the one in the folder."""
    where = shown(str(folder.path))
    for name, value in _given(arguments).items():
        begun = getattr(folder.settings, name)
        if begun != value:
            raise NotreDameError(
                f"The run in {where} was begun with {_as_option(name, begun)}, not "
                f"{_as_option(name, value)}; with --resume, no settings need be given."
            )
    if arguments.start is not None and _start(arguments) != folder.start:
        raise NotreDameError(
            f"The run in {where} was begun with other weights; leave out --start to continue with "
            "those."
        )


def _as_option(name: str, value: Any) -> str:
    words = " ".join(KIND_NAMES[kind] for kind in value) if name == "kinds" else str(value)
    return f"{_option(name)} {words}"


def _option(name: str) -> str:
    """The option that sets a setting."""
    return f"--{name.replace('_', '-')}"


def _train(arguments: argparse.Namespace, folder: RunFolder) -> None:
    """Do the generations that are missing, one after the other for all kinds of game."""
    from notredame.training.generation import GenerationJob

    settings = folder.settings
    for kind in settings.kinds:
        for generation in folder.generations(kind):
            folder.log_generation(generation)  # one that was kept just before a run was killed
    for number in range(1, settings.generations + 1):
        missing = [kind for kind in settings.kinds if len(folder.generations(kind)) < number]
        if not missing:
            continue
        progress = {kind: folder.progress(kind) for kind in missing}
        job = GenerationJob(settings, number, folder.start, progress)
        with contextlib.closing(_generations(arguments, job)) as generations:
            for generation in generations:
                folder.keep(generation)
                folder.log_generation(generation)
                print(_sentence(generation), flush=True)
    folder.write_weights("candidate.json", settings.kinds)


def _generations(
    arguments: argparse.Namespace, job: GenerationJob
) -> Generator[Generation, None, None]:
    """Yield generations as they are finished: from Ray, from processes, or done here."""
    from notredame.training.generation import raise_generation

    noun = f"Generation {job.number} of kind"
    if arguments.ray is not None:
        yield from work_on_ray(job, job.progress, arguments.ray, raise_generation, noun)
    elif arguments.jobs > 1:
        yield from work_in_processes(job, job.progress, arguments.jobs, raise_generation, noun)
    else:
        for kind in job.progress:
            yield raise_generation(job, kind)


def _sentence(generation: Generation) -> str:
    verdict = "kept" if generation.kept else "not kept"
    return (
        f"{KIND_NAMES[generation.kind]}, generation {generation.number}: {verdict}; "
        f"lead {points(generation.result.lead)} over the best before it, "
        f"error of the fit {generation.error:.1f} points, {generation.seconds:.0f} s"
    )


def _decide(arguments: argparse.Namespace, folder: RunFolder) -> None:
    """Play the matches that are missing, and write the weights that have won."""
    from notredame.training.matches import match_for, won

    winners = []
    candidate, start = folder.path / "candidate.json", folder.path / "start.json"
    for kind in folder.settings.kinds:
        if not any(generation.kept for generation in folder.generations(kind)):
            print(f"{KIND_NAMES[kind]}: no generation was better, so there is nothing to decide")
            continue
        match, plan = match_for(kind, candidate, start, folder.settings)
        lines = _play(arguments, folder, kind, match, plan)
        report = report_of(match, lines, plan)
        standing = report.bots[0]
        kept = won(match, plan, lines)
        if kept:
            winners.append(kind)
        folder.log_match(kind, report.counted_games, standing.lead, standing.wins, kept=kept)
        verdict = "kept" if kept else "not kept"
        print(
            f"{KIND_NAMES[kind]}, match of {report.counted_games} games: {verdict}; "
            f"lead {points(standing.lead)}, {share_words('wins', standing.wins)}",
            flush=True,
        )
    folder.write_weights("weights.json", winners)
    path = folder.path / "weights.json"
    if winners:
        print(f"The weights are in {path}; search:FILE plays with them.")
    else:
        print(f"Nothing was better; {path} has the weights of the beginning.")


def _play(
    arguments: argparse.Namespace, folder: RunFolder, kind: int, match: Match, plan: Plan
) -> list[GameLine]:
    """The games of a match; those that are missing in its result file are played."""
    path = folder.path / "matches" / f"{KIND_NAMES[kind]}.jsonl"
    kept = read_results(path) if path.exists() else None
    if kept is not None and (reason := difference(kept.head, match)) is not None:
        raise NotreDameError(f"The match in {path} cannot be continued: {reason}.")
    lines = [] if kept is None else kept.lines[:]
    with contextlib.closing(ResultFile(path, match, plan, kept)) as file:
        title = f"Match {KIND_NAMES[kind]}"
        play_missing(arguments, match, plan, plan.games, lines, file, title)
    return lines
