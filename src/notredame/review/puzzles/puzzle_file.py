"""The puzzle file: a line that says how it was made, then one for each game, all JSON."""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from notredame.rules.errors import NotreDameError, shown

from .finding import Plan
from .puzzle import PuzzleGame

FORMAT = "notredame-puzzles"
VERSION = 1
GZIP_START = b"\x1f\x8b"
BEGINNING = f'{{"format":"{FORMAT}"'.encode()
"""The bytes that every puzzle file begins with."""


@dataclass(frozen=True)
class PuzzleFile:
    """The contents of a puzzle file."""

    plan: Plan
    games: list[PuzzleGame]
    whole: int
    """Length in bytes of all complete lines; a half-written line may follow."""
    packed: bool


def read_puzzles(data: bytes, name: str) -> PuzzleFile | None:
    """Read a puzzle file, packed or not; None when not even its first line is complete.

    A process that was killed while writing leaves an incomplete last line, which is ignored.
    """
    packed = data.startswith(GZIP_START)
    if packed:
        try:
            data = gzip.decompress(data)
        except (OSError, EOFError, zlib.error):
            raise NotreDameError(f"{shown(name)} is damaged: it cannot be unpacked.") from None
    lines = data.split(b"\n")[:-1]
    if not lines:
        if BEGINNING.startswith(data[: len(BEGINNING)]):
            return None
        raise NotreDameError(f"{shown(name)} is no puzzle file.")
    head = _object(lines[0])
    if head.get("format") != FORMAT:
        raise NotreDameError(f"{shown(name)} is no puzzle file.")
    if head.get("version") != VERSION:
        raise NotreDameError(
            f"{shown(name)} has version {shown(head.get('version'))} of the puzzle file; "
            f"this program reads version {VERSION}."
        )
    if not head.keys() >= {"seed", "players"}:
        raise NotreDameError(f"The first line of {shown(name)} does not say how it was made.")
    games: list[Any] = []
    for number, line in enumerate(lines[1:], 2):
        game = _object(line)
        if not _fits(game, PuzzleGame):
            raise NotreDameError(f"Line {number} of {shown(name)} is no game with puzzles.")
        games.append(game)
    whole = sum(len(line) + 1 for line in lines)
    return PuzzleFile(Plan(head["seed"], head["players"]), games, whole, packed)


def _object(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _fits(thing: Any, hint: Any) -> bool:
    """Whether a thing read from JSON has the declared type."""
    if hasattr(hint, "__required_keys__"):
        return isinstance(thing, dict) and all(
            key in thing and _fits(thing[key], declared)
            for key, declared in get_type_hints(hint).items()
        )
    if get_origin(hint) is Literal:
        return thing in get_args(hint)
    if get_origin(hint) is list:
        (item,) = get_args(hint)
        return isinstance(thing, list) and all(_fits(one, item) for one in thing)
    wanted = (int, float) if hint is float else get_origin(hint) or hint
    return isinstance(thing, wanted) and not isinstance(thing, bool)


def head_line(plan: Plan) -> str:
    """The first line of a puzzle file."""
    return _line({"format": FORMAT, "version": VERSION, "seed": plan.seed, "players": plan.players})


def game_line(game: PuzzleGame) -> str:
    """The line of a game."""
    return _line(game)


def _line(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":")) + "\n"


class GrowingFile:
    """A puzzle file that grows by a line with every game that is done."""

    def __init__(self, path: Path, plan: Plan, before: PuzzleFile | None) -> None:
        """Start a file, or continue after what was read from it."""
        try:
            self._file = path.open("r+b" if path.exists() else "xb")
        except (OSError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else problem
            raise NotreDameError(f"Cannot write {shown(str(path))}: {reason}.") from None
        whole = 0 if before is None else before.whole
        self._file.truncate(whole)
        self._file.seek(whole)
        if before is None:
            self._append(head_line(plan))

    def add(self, game: PuzzleGame) -> None:
        """Append a game; it is handed to the operating system before this returns."""
        self._append(game_line(game))

    def _append(self, line: str) -> None:
        self._file.write(line.encode())
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
