"""The result file: one line for the match, then one for each finished game, all JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

from notredame.rules.errors import NotreDameError, shown

from ..game_line import GameLine
from ..games import check_fixture
from ..match import Match
from ..statistics.plan import Plan
from .header import FORMAT, read_head, write_head
from .line import read_line

T = TypeVar("T")
BEGINNING = f'{{"format":"{FORMAT}"'.encode()
"""The bytes that every result file begins with."""


@dataclass(frozen=True)
class Results:
    """The contents of a result file."""

    head: dict[str, Any]
    """The first line as data."""
    match: Match
    plan: Plan | None
    """None in a file of version 1, which can be read but not resumed."""
    lines: list[GameLine]
    """Finished games, by number."""
    whole: int
    """Length in bytes of all complete lines; a half-written line may follow."""

    def game(self, number: int) -> GameLine:
        """The line of a game."""
        for line in self.lines:
            if line.game == number:
                return line
        raise NotreDameError(
            f"There is no game {number} among the {len(self.lines)} finished ones of the file."
        )


def read_results(path: str | Path) -> Results | None:
    """Read a result file; None when not even its first line is complete.

    A process that was killed while writing leaves an incomplete last line, which is ignored.
    """
    path = Path(path)
    if path.exists() and not path.is_file():
        raise NotreDameError(f"{shown(str(path))} is not a file.")
    with _opened(path, "rb", "read") as file:
        first = file.readline()
        if not first.endswith(b"\n") and BEGINNING.startswith(first[: len(BEGINNING)]):
            return None
        head, match, plan = _decoded(first, read_head, f"{path} is no result file of the arena")
        lines: dict[int, GameLine] = {}
        whole = len(first)
        for number, raw in enumerate(file, 2):
            if not raw.endswith(b"\n"):
                break
            where = f"Line {number} of {path} is no game of its match"
            line = _decoded(raw, lambda text: _line_of(match, text), where)
            lines.setdefault(line.game, line)  # two processes may have resumed one file at once
            whole += len(raw)
    return Results(head, match, plan, [lines[game] for game in sorted(lines)], whole)


def _line_of(match: Match, text: str) -> GameLine:
    line = read_line(text)
    check_fixture(match, line)
    return line


def _decoded(raw: bytes, read: Callable[[str], T], where: str) -> T:
    """Read a line; an error says in a sentence which line is wrong, and why."""
    try:
        return read(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise NotreDameError(f"{where}: it is not text in UTF-8.") from None
    except NotreDameError as problem:
        raise NotreDameError(f"{where}: {str(problem).rstrip('.')}.") from None


def _opened(path: Path, mode: str, purpose: str) -> IO[bytes]:
    try:
        return path.open(mode)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise NotreDameError(f"Cannot {purpose} {shown(str(path))}: {reason}.") from None


class ResultFile:
    """A result file that grows by a line with every finished game."""

    def __init__(self, path: Path, match: Match, plan: Plan, results: Results | None) -> None:
        """Start a file, or continue after what was read from it."""
        self._file = _opened(path, "r+b" if path.exists() else "xb", "write")
        if results is None:
            self._file.truncate(0)
            self._append(write_head(match, plan))
        else:
            self._file.truncate(results.whole)
            self._file.seek(results.whole)

    def add(self, line: GameLine) -> None:
        """Append a game; it is handed to the operating system before this returns."""
        self._append(line.write())

    def _append(self, text: str) -> None:
        self._file.write(f"{text}\n".encode())
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
