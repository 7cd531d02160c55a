"""The games as a Parquet table, to be read with pandas, Polars or DuckDB."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from ..game_line import GameLine
from ..match import Match
from ..results.header import describe

MATCH_KEY = "notredame-arena"
"""The key of the table's metadata that holds the match, as in a result file without its plan."""


def write_parquet(path: Path, match: Match, lines: Sequence[GameLine]) -> None:
    """Write a row for each seat of each game, in plain columns."""
    import pyarrow as pa
    import pyarrow.parquet

    columns = {
        "game": pa.int32(),
        "deal": pa.int32(),
        "seed": pa.string(),
        "seat": pa.int8(),
        "place": pa.int8(),
        "bot": pa.string(),
        "score": pa.int16(),
        "margin": pa.int16(),
        "rank": pa.int8(),
        "win": pa.float64(),
        "choices": pa.int32(),
        "seconds": pa.float64(),
        "slowest": pa.float64(),
        "faults": pa.int32(),
        "lead": pa.float64(),
        "luck": pa.float64(),
        "moves": pa.string(),
    }
    about = {MATCH_KEY: json.dumps(describe(match))}
    schema = pa.schema(list(columns.items()), metadata=about)
    rows = [row for line in sorted(lines, key=lambda line: line.game) for row in _rows(line)]
    table = pa.table(list(zip(*rows, strict=True)), schema=schema)
    pyarrow.parquet.write_table(table, path)


def _rows(line: GameLine) -> list[tuple[int | float | str | None, ...]]:
    moves = " ".join(f"{seat}:{action}" for seat, action in line.pairs())
    return [
        (
            line.game,
            line.deal,
            line.seed,
            seat,
            (seat - line.start) % len(line.seating) + 1,
            label,
            line.scores[seat],
            line.margin(seat),
            line.ranks[seat],
            line.win(seat),
            line.choices[seat],
            line.seconds[seat],
            line.slowest[seat],
            sum(times for other, _, times in line.faults if other == seat),
            line.lead(seat),
            None if line.luck is None else line.luck[seat],
            moves,
        )
        for seat, label in enumerate(line.seating)
    ]
