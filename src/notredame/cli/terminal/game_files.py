"""Where a game is kept: never over somebody's file, and never nowhere if that can be helped."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from notredame import Game, NotreDameError
from notredame.records import decode, read, write_json, write_text

from ..shared_options import read_file, write_file

NAME = "notredame-game"


def in_words(path: Path | str) -> str:
    """A file as it is shown: on one line, whatever its name holds."""
    name = str(path)
    return name if name.isprintable() else ascii(name)


def path_of(name: str) -> Path:
    """A file as people name it."""
    return Path(os.path.expanduser(name))


def read_game(name: str) -> tuple[Game, bool]:
    """A game from a file, and whether the file is in the JSON form."""
    text = decode(read_file(str(path_of(name))))
    return read(text), text.lstrip().startswith("{")


def places() -> list[Callable[[], Path]]:
    """Folders to try for a game without a file: this one, the home folder, a fresh one."""
    return [Path, Path.home, lambda: Path(tempfile.mkdtemp(prefix="notredame-"))]


def free_names(folder: Path) -> Iterator[Path]:
    """Names for a game, until one is free."""
    yield folder / f"{NAME}.txt"
    for number in range(2, 1000):
        yield folder / f"{NAME}-{number}.txt"


def claim(folder: Path) -> Path:
    """The first free name in a folder, taken at once so that nobody else takes it."""
    for path in free_names(folder):
        try:
            path.open("x", encoding="utf-8").close()
        except FileExistsError:
            continue
        return path
    raise OSError(f"{folder} is full of games")


class GameFile:
    """The file of the game that is being played, and all others written meanwhile."""

    def __init__(self, path: Path | None = None, in_json: bool = False) -> None:
        self.path = path
        """Where the game is kept; a new game gets its file when it is first saved."""
        self._own = set() if path is None else {_real(path)}
        self._json = self._own.copy() if in_json else set()

    def foreign(self, path: Path) -> bool:
        """Whether writing this file would destroy something that is not this game."""
        return os.path.exists(path) and not os.path.isdir(path) and _real(path) not in self._own

    def write(self, game: Game, path: Path) -> None:
        """Write the game into a file, or say in a sentence why that cannot be."""
        in_json = path.suffix == ".json" or _real(path) in self._json
        write_file(path, write_json(game) if in_json else write_text(game))
        self._own.add(_real(path))

    def keep(self, game: Game) -> list[str]:
        """Write the game into its file; if that fails, where it can be. Return what went wrong.

        Afterwards `path` says where the game is, or is None if nothing could be written.
        """
        problems: list[str] = []
        if self.path is not None:
            try:
                self.write(game, self.path)
                return problems
            except NotreDameError as problem:
                problems.append(str(problem))
        self.path = None
        for place in places():
            path = None
            try:
                path = claim(place())
                self.write(game, path)
                self.path = path
                return problems
            except (OSError, RuntimeError, NotreDameError) as problem:
                problems.append(_sentence(problem))
                if path is not None:
                    path.unlink(missing_ok=True)
        return problems


def _real(path: Path) -> str:
    """One name for one file, whatever it is called; also for what no file can be called."""
    try:
        return os.path.realpath(path)
    except ValueError:
        return str(path)


def _sentence(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.filename:
        return f"Cannot write {in_words(problem.filename)}: {problem.strerror}."
    return str(problem)
