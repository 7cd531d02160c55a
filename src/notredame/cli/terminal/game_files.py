"""Files of games: never overwriting another file, and saving somewhere else if all else fails."""

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
    """A file's name as it is shown: on one line, whatever characters it holds."""
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
    """Folders to try for a game without a file: the current one, the home folder, a new one."""
    return [Path, Path.home, lambda: Path(tempfile.mkdtemp(prefix="notredame-"))]


def free_names(folder: Path) -> Iterator[Path]:
    """File names for a game, to be tried until one is free."""
    yield folder / f"{NAME}.txt"
    for number in range(2, 1000):
        yield folder / f"{NAME}-{number}.txt"


def claim(folder: Path) -> Path:
    """Create the file with the first free name in a folder, which reserves the name."""
    for path in free_names(folder):
        try:
            path.open("x", encoding="utf-8").close()
        except FileExistsError:
            continue
        return path
    raise OSError(f"{folder} is full of games")


class GameFile:
    """The file of the game being played, and all others written meanwhile."""

    def __init__(self, path: Path | None = None, in_json: bool = False) -> None:
        self.path = path
        """The file of the game; a new game gets one when it is first saved."""
        self._own = set() if path is None else {_real(path)}
        self._json = self._own.copy() if in_json else set()

    def foreign(self, path: Path) -> bool:
        """Whether writing this file would destroy something that is not this game."""
        return os.path.exists(path) and not os.path.isdir(path) and _real(path) not in self._own

    def write(self, game: Game, path: Path) -> None:
        """Write the game to a file; an error says why that cannot be done."""
        in_json = path.suffix == ".json" or _real(path) in self._json
        write_file(path, write_json(game) if in_json else write_text(game))
        self._own.add(_real(path))

    def keep(self, game: Game) -> list[str]:
        """Write the game to its file, or where it can be written instead; return what went wrong.

        Afterwards `path` is the file that has the game, or None if nothing could be written.
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
    """The absolute path of a file, however it is named; also of names that no file can have."""
    try:
        return os.path.realpath(path)
    except ValueError:
        return str(path)


def _sentence(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.filename:
        return f"Cannot write {in_words(problem.filename)}: {problem.strerror}."
    return str(problem)
