"""Data sets: a row for each choice, with what the seat saw, its choice, and how the game ended.

`notredame dataset` plays the games. This module turns them into columns and writes files of
several games each; a file is written completely or not at all.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

try:
    import numpy as np
except ImportError as missing:
    raise ImportError(
        "notredame.envs.dataset needs NumPy: pip install 'notredame[parquet]'."
    ) from missing

from notredame.rules.choices import CHOICES
from notredame.rules.model.actions import N_ACTIONS
from notredame.rules.model.state import State

from .layout import layout
from .number_names import words_of
from .one_game import OneGame

UNFINISHED = ".unfinished"
Columns = dict[str, Any]
"""Arrays by column name."""

MEANINGS = {
    "observation": ("int16", "what the seat saw; `observation` in the schema names its numbers"),
    "mask": ("int8", "1 for each action that was possible"),
    "choice": ("int16", "the action that was chosen"),
    "outcome": ("float32", "how the game ended for the seat: 1 won, 0 not, shared by equals"),
    "prestige": ("int16", "the seat's prestige at the end"),
    "margin": ("int16", "the same less the best of the others'"),
    "fault": ("int8", "1 where the bot failed and a random choice took the place of its own"),
    "seat": ("int8", "who chose"),
    "bot": ("int8", "which bot that was: its place in `labels` of the schema"),
    "game": ("int32", "from 1"),
    "move": ("int16", "from 0 in each game"),
}
"""Type and meaning of each column."""


@dataclass(frozen=True)
class Played:
    """A finished game."""

    number: int
    state: State
    """The state before the first move."""
    moves: Sequence[tuple[int, int]]
    """Seat and action of each move."""
    bots: Sequence[int]
    """The bot of each seat, as its index in the schema's `labels`."""
    faults: Collection[int] = ()
    """Indices of the moves that are random because a bot failed."""


def describe_rows(players: int) -> dict[str, Any]:
    """The meaning of the columns, for the JSON schema."""
    return {
        "columns": {name: {"type": t, "meaning": m} for name, (t, m) in MEANINGS.items()},
        "observation": [
            {
                "name": part.name,
                "start": part.start,
                "shape": list(part.shape),
                "most": part.most,
                "meaning": part.meaning,
                "names": list(words_of(part)),
            }
            for part in layout(players)
        ],
        "actions": [CHOICES[action].id for action in range(N_ACTIONS)],
    }


def columns_of(games: Sequence[Played]) -> Columns:
    """The columns of some games, with a row for every choice."""
    each = [_one_game(game) for game in games]
    return {name: np.concatenate([columns[name] for columns in each]) for name in MEANINGS}


def _one_game(played: Played) -> Columns:
    game = OneGame(played.state.n)
    game.take(played.state)
    count = len(played.moves)
    rows, masks = (
        np.empty((count, *game.row.shape), np.int16),
        np.empty((count, N_ACTIONS), np.int8),
    )
    seats, choices, faults = (np.empty(count, np.int64) for _ in range(3))
    # In the draft several seats are asked at once. Their answers are repeated in the order of the
    # environments; the order in which they were given does not influence the game.
    answers: list[list[tuple[int, bool]]] = [[] for _ in range(game.players)]
    for k, (seat, action) in enumerate(played.moves):
        answers[seat].append((action, k in played.faults))
    for k in range(count):
        seats[k] = game.current
        rows[k], masks[k] = game.row, game.mask
        choices[k], faults[k] = answers[game.current].pop(0)
        assert game.mask[choices[k]]
        game.step(int(choices[k]))
    assert game.current < 0
    prestige = [p.prestige for p in game.state().players[: game.players]]
    best = [max(p for other, p in enumerate(prestige) if other != s) for s in range(game.players)]
    columns = {
        "observation": rows,
        "mask": masks,
        "choice": choices,
        "outcome": game.rewards[seats],
        "prestige": np.array(prestige)[seats],
        "margin": (np.array(prestige) - best)[seats],
        "fault": faults,
        "seat": seats,
        "bot": np.array(played.bots)[seats],
        "game": np.full(count, played.number),
        "move": np.arange(count),
    }
    return {name: np.asarray(columns[name], kind) for name, (kind, _) in MEANINGS.items()}


def write_part(path: Path, columns: Mapping[str, Any]) -> None:
    """Write a file of rows, completely or not at all; the same rows give the same bytes."""
    # The process id keeps two runs in one folder from writing to the same file.
    unfinished = path.with_name(f"{path.name}.{os.getpid()}{UNFINISHED}")
    with unfinished.open("wb") as file:
        if path.suffix == ".npz":
            np.savez_compressed(file, **columns)
        else:
            pa, parquet = _pyarrow()
            arrays = {
                name: pa.FixedSizeListArray.from_arrays(pa.array(column.ravel()), column.shape[1])
                if column.ndim == 2
                else pa.array(column)
                for name, column in columns.items()
            }
            parquet.write_table(pa.table(arrays), file, compression="zstd")
        file.flush()
        os.fsync(file.fileno())  # the contents must be on disk before the final name
    os.replace(unfinished, path)


def clear_unfinished(folder: Path) -> None:
    """Delete the unfinished files of runs that were killed; to be called when all are complete."""
    for file in folder.glob(f"games-*{UNFINISHED}"):
        file.unlink(missing_ok=True)


def is_whole(path: Path, first: int, last: int) -> bool:
    """Whether a file exists, can be read, and holds exactly the games from `first` to `last`.

    Both formats have their table of contents at the end, so a truncated file cannot be read.
    """
    if path.suffix != ".npz":
        _pyarrow()
    try:
        games = _column(path, "game")
    except Exception:  # whatever is wrong with the file, it must be written again
        return False
    return np.array_equal(np.unique(games), np.arange(first, last + 1))


def _column(path: Path, name: str) -> Any:
    """Read one column; raises ValueError if the file has other columns than MEANINGS."""
    with path.open("rb") as file:  # NumPy and PyArrow leave a file open when they fail
        if path.suffix == ".npz":
            found = np.load(file)
            names, column = found.files, found[name]
        else:
            found = _pyarrow()[1].ParquetFile(file)
            names, column = found.schema_arrow.names, found.read([name])[name].to_numpy()
    if set(names) != set(MEANINGS):
        raise ValueError(f"{path} has other columns.")
    return column


def read_part(path: str | Path) -> Columns:
    """Read the columns of a file."""
    path = Path(path)
    if path.suffix == ".npz":
        with np.load(path) as file:
            return {name: file[name] for name in MEANINGS}
    _, parquet = _pyarrow()
    table = parquet.read_table(path).combine_chunks()
    columns: Columns = {}
    for name in MEANINGS:
        column = table[name].combine_chunks()
        if name in ("observation", "mask"):
            columns[name] = column.flatten().to_numpy().reshape(len(column), -1)
        else:
            columns[name] = column.to_numpy()
    return columns


def _pyarrow() -> tuple[Any, Any]:
    """Import PyArrow and its Parquet module, which only that format needs."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise ImportError(
            "Parquet files need PyArrow: pip install 'notredame[parquet]'."
        ) from missing
    return pyarrow, pyarrow.parquet
