"""`notredame dataset`: games of bots as training data."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections import Counter, defaultdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from notredame import NotreDameError
from notredame.arena import GameLine, Match
from notredame.arena.games import needs_thinkers
from notredame.arena.results.header import describe
from notredame.bots import bot_names, read_entrant
from notredame.rules.errors import shown

from .arena.command import compile_bots, played
from .arena.report import progress_bar
from .arena.sentences import fault_words
from .shared_options import (
    PROCESSES,
    SEED,
    add_table_options,
    number_from,
    table_options,
    table_printed,
    table_start,
    whole_number,
    write_file,
)

if TYPE_CHECKING:
    from notredame.envs.dataset import Played

FORMAT = "notredame-dataset"
VERSION = 1
SCHEMA = "schema.json"
GAMES_IN_A_PART = 50
"""Games in a file: some ten thousand rows, a few megabytes."""
MOST_GAMES = 1_000_000
ENOUGH_GAMES = 3
"""Games after which a bot that has made no choice of its own ends the command."""
NEEDS = {"parquet": "pyarrow", "npz": "numpy"}


class Failures:
    """The faults of the bots, by label."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()
        self._own: Counter[str] = Counter()
        self._random = 0
        self._faults: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def count(self, line: GameLine) -> None:
        """Add a game."""
        self._games.update(set(line.seating))
        self._random += len(line.replaced)
        for seat, choices in enumerate(line.choices):
            self._own[line.seating[seat]] += choices
        for move in line.replaced:
            self._own[line.seating[line.moves[2 * move]]] -= 1
        for seat, what, times in line.faults:
            self._faults[line.seating[seat]][what] += times

    def without_own_choice(self, games: int) -> str | None:
        """A sentence about a bot without a choice of its own in `games` games, if there is one."""
        for label, count in self._games.items():
            if count >= games and self._own[label] == 0:
                return _fault_words(label, self._faults[label])
        return None

    def sentences(self) -> list[str]:
        """Sentences about the faults of all bots."""
        sentences = [_fault_words(label, faults) for label, faults in self._faults.items()]
        if self._random == 1:
            sentences.append("1 choice is random because a bot failed; its `fault` is 1.")
        elif self._random:
            sentences.append(
                f"{self._random} choices are random because a bot failed; their `fault` is 1."
            )
        return sentences


def _fault_words(label: str, faults: Counter[str]) -> str:
    ((most_frequent, _),) = faults.most_common(1)
    return fault_words(label, faults.total(), most_frequent)


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "dataset",
        help="write games of bots as training data",
        description="Let bots play, and write what each seat saw, could choose and chose, and how "
        "it ended, to Parquet or NumPy files. Every game is a new deal; the bots change seats.",
    )
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,BOT",
        help=f"{', '.join(bot_names())}; NAME@2000 sets a budget in steps",
    )
    parser.add_argument("--games", type=number_from(1, MOST_GAMES), required=True, metavar="N")
    parser.add_argument("--players", type=whole_number, default=4, metavar="N", help="2 to 5")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="0 or more")
    add_table_options(parser)
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where the files go")
    parser.add_argument("--format", default="parquet", choices=tuple(NEEDS))
    parser.add_argument(
        "--jobs", type=PROCESSES, default=1, metavar="N", help="number of processes"
    )
    parser.add_argument(
        "--resume", action="store_true", help="continue in a folder already started"
    )
    parser.set_defaults(run=run, ray=None)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, file by file; an interruption loses the file that was started."""
    _check_packages(arguments)
    match = _match(arguments)
    folder = Path(arguments.out)
    schema = _schema(arguments, match)
    _begin(folder, schema, arguments.resume)
    try:
        failed = _fill(arguments, match, schema["parts"], folder)
    except KeyboardInterrupt:
        print(f"Stopped; the same command with --resume continues in {folder}.", file=sys.stderr)
        raise
    if arguments.games == 1:
        print(f"1 game is in {folder}; {SCHEMA} describes it.")
    else:
        print(f"{arguments.games} games are in {folder}; {SCHEMA} describes them.")
    for sentence in failed.sentences():
        print(sentence, file=sys.stderr)
    return 0


def _check_packages(arguments: argparse.Namespace) -> None:
    for package in dict.fromkeys(("numpy", NEEDS[arguments.format])):
        if find_spec(package) is None:
            raise NotreDameError(
                f"--format {arguments.format} needs {package}, which is not installed; "
                f"`{sys.executable} -m pip install 'notredame[parquet]'` brings it."
            )


def _match(arguments: argparse.Namespace) -> Match:
    """The bots' match; one bot alone plays itself."""
    entrants = [read_entrant(name.strip()) for name in arguments.bots.split(",")]
    return Match(
        entrants=tuple(entrants * 2 if len(entrants) == 1 else entrants),
        players=arguments.players,
        seed=arguments.seed,
        edition=arguments.edition,
        options=table_options(arguments),
        printed=table_printed(arguments),
        start=table_start(arguments, arguments.players),
    )


def _schema(arguments: argparse.Namespace, match: Match) -> dict[str, Any]:
    """The schema: how the data was made, what it means, and in which files it is."""
    from notredame.envs.dataset import describe_rows

    starts = range(1, arguments.games + 1, GAMES_IN_A_PART)
    parts = [(first, min(first + GAMES_IN_A_PART - 1, arguments.games)) for first in starts]
    clocks = any(entrant.budget.seconds is not None for entrant in match.entrants)
    return (
        describe(match)
        | {"format": FORMAT, "version": VERSION, "files": arguments.format}
        | {"games": arguments.games, "labels": list(match.bots), "reproducible": not clocks}
        | describe_rows(match.players)
        | {
            "parts": [
                {"file": f"games-{a:07}-{b:07}.{arguments.format}", "first": a, "last": b}
                for a, b in parts
            ]
        }
    )


def _begin(folder: Path, schema: dict[str, Any], resume: bool) -> None:
    """Create the folder and write the schema, or check that the folder has the same schema."""
    text = json.dumps(schema, indent=1) + "\n"
    file = folder / SCHEMA
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    except (OSError, ValueError) as problem:
        raise NotreDameError(f"Cannot use the folder {shown(str(folder))}: {problem}.") from None
    if kept is None:
        # A process killed while writing the schema leaves part of it, and nothing else.
        if any(left.name != f"{SCHEMA}.part" for left in folder.iterdir()):
            raise NotreDameError(f"{folder} is not empty; name a new folder.")
        write_file(file, text)
    elif not resume:
        raise NotreDameError(
            f"{folder} already has a data set; add --resume, or name another folder."
        )
    elif not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise NotreDameError(f"{file} is not the schema of a data set; name a new folder.")
    elif kept != schema:
        keys = {**schema, **kept}
        different = next(key for key in keys if kept.get(key) != schema.get(key))
        raise NotreDameError(
            f"{folder} contains other data: in its {SCHEMA} `{different}` is "
            f"{shown(kept.get(different))}, not {shown(schema.get(different))}."
        )


def _fill(
    arguments: argparse.Namespace,
    match: Match,
    parts: list[dict[str, Any]],
    folder: Path,
) -> Failures:
    """Play the games of the files that are missing or incomplete, and write each complete file.

    Returns the faults of the bots.
    """
    from notredame.envs.dataset import clear_unfinished, columns_of, is_whole, write_part

    missing = [
        part for part in parts if not is_whole(folder / part["file"], part["first"], part["last"])
    ]
    if missing and needs_thinkers(match):
        compile_bots()
    games = [game for part in missing for game in range(part["first"], part["last"] + 1)]
    failed = Failures()
    waiting: dict[int, GameLine] = {}
    with contextlib.ExitStack() as stack:
        progress = stack.enter_context(progress_bar(Console(stderr=True)))
        done = arguments.games - len(games)
        task = progress.add_task("Playing", total=arguments.games, completed=done)
        lines = stack.enter_context(
            contextlib.closing(played(arguments, match, [_number(match, game) for game in games]))
        )
        for line in lines:
            waiting[line.deal] = line
            failed.count(line)
            hopeless = failed.without_own_choice(min(ENOUGH_GAMES, len(games)))
            if hopeless is not None:
                raise NotreDameError(
                    f"{hopeless} None of its choices was its own, so there is nothing to learn "
                    f"from it. The same command with --resume continues in {folder}."
                )
            progress.advance(task)
            part = parts[(line.deal - 1) // GAMES_IN_A_PART]
            numbers = range(part["first"], part["last"] + 1)
            if all(number in waiting for number in numbers):
                columns = columns_of([_game(match, waiting.pop(number)) for number in numbers])
                write_part(folder / part["file"], columns)
    clear_unfinished(folder)
    return failed


def _number(match: Match, game: int) -> int:
    """The number in the match of a game of the data set: each deal once, with rotating seatings."""
    seatings = len(match.seatings)
    return (game - 1) * seatings + (game - 1) % seatings + 1


def _game(match: Match, line: GameLine) -> Played:
    from notredame.envs.dataset import Played

    labels = list(match.bots)
    return Played(
        number=line.deal,
        state=match.begin(match.fixture(line.game)).state,
        moves=line.pairs(),
        bots=[labels.index(label) for label in line.seating],
        faults=frozenset(line.replaced),
    )
