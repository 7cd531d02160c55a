"""Games as rows to learn from: what a seat saw, what it could choose, what it chose, how it ended.

`notredame dataset` plays the games; here each is turned into columns, and some games at a time into
one file, which is there whole or not at all.
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
"""An array for each name."""

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
"""The columns: their types, and what they are."""


@dataclass(frozen=True)
class Played:
    """A finished game."""

    number: int
    state: State
    """Before the first move."""
    moves: Sequence[tuple[int, int]]
    """Seat and action."""
    bots: Sequence[int]
    """By seat."""
    faults: Collection[int] = ()
    """The moves, counted from 0, that are random because a bot failed."""


def describe_rows(players: int) -> dict[str, Any]:
    """What the columns mean, fit for JSON."""
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
    """A row for every choice of some games."""
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
    # In the draft several are asked at once. Here they answer in the order of the environments,
    # each what it chose; in which order they did leaves no trace in the game.
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
    """Write a file of rows, whole or not at all; the same rows always make the same bytes."""
    # Two runs in one folder do not write into the same file.
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
        os.fsync(file.fileno())  # the name must not reach the disk before what it names
    os.replace(unfinished, path)


def clear_unfinished(folder: Path) -> None:
    """Put away what killed runs left behind, once nothing is missing."""
    for file in folder.glob(f"games-*{UNFINISHED}"):
        file.unlink(missing_ok=True)


def is_whole(path: Path, first: int, last: int) -> bool:
    """Whether a file is there, can be read, and has the rows of just these games.

    Both formats have their table of contents at the end, so a file that was cut off has none.
    """
    if path.suffix != ".npz":
        _pyarrow()
    try:
        games = _column(path, "game")
    except Exception:  # whatever is wrong with the file, it must be made again
        return False
    return np.array_equal(np.unique(games), np.arange(first, last + 1))


def _column(path: Path, name: str) -> Any:
    """One column, if the file has all of them."""
    with path.open("rb") as file:  # a reader that fails would leave it open
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
    """The columns of a file, as arrays."""
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
    """PyArrow and its Parquet part, for those who use that format."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise ImportError(
            "Parquet files need PyArrow: pip install 'notredame[parquet]'."
        ) from missing
    return pyarrow, pyarrow.parquet
