"""The file of the benchmark: a head, then a line for each position with its outcome, all JSON."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from notredame.rules.errors import NotreDameError, shown

from .outcome import Means, Outcome
from .position import Position

FORMAT = "notredame-judgement"
VERSION = 1
NUMBERS = ("prestige", "lead", "win")
"""The numbers of an outcome, in the order of its fields."""


def write_head(games: int, code: str) -> str:
    """The first line: how many games are behind each outcome, and the digest of rules and bots."""
    return json.dumps({"format": FORMAT, "version": VERSION, "games": games, "code": code})


def write_line(position: Position, outcome: Outcome) -> str:
    """A position and its outcome as a line."""
    moves = bytes(number for move in position.moves for number in move).hex()
    data = asdict(position) | {"moves": moves}
    for name in NUMBERS:
        means: Means = getattr(outcome, name)
        data[name] = [round(mean, 4) for mean in means.mean]
        data[f"{name}_error"] = [round(error, 4) for error in means.error]
    return json.dumps(data, separators=(",", ":"))


def read_head(path: Path) -> dict[str, Any]:
    """The first line of a file, plain or packed."""
    lines = _lines(path)
    head = _parsed(path, 1, lines[0] if lines else "")
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise NotreDameError(f"{shown(str(path))} is no benchmark of judgement, version {VERSION}.")
    return head


def read_benchmark(path: Path) -> Iterator[tuple[Position, Outcome]]:
    """The positions of a file, plain or packed, with their outcomes; a half line is left out."""
    read_head(path)
    for number, line in enumerate(_lines(path)[1:], 2):
        if line.endswith("\n"):
            data = _parsed(path, number, line)
            try:
                yield _position(data), Outcome(*(_means(data, name) for name in NUMBERS))
            except (KeyError, TypeError, ValueError):
                raise NotreDameError(f"Line {number} of {path} is no position.") from None


def _lines(path: Path) -> list[str]:
    packed = path.suffix == ".gz"
    text = gzip.decompress(path.read_bytes()).decode() if packed else path.read_text()
    return text.splitlines(keepends=True)


def _parsed(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise NotreDameError(f"Line {number} of {shown(str(path))} is no JSON object.")
    return data


def _position(data: dict[str, Any]) -> Position:
    moves = bytes.fromhex(data["moves"])
    return Position(
        players=data["players"],
        new_persons=data["new_persons"],
        seed=data["seed"],
        played_by=data["played_by"],
        moves=tuple(zip(moves[::2], moves[1::2], strict=True)),
    )


def _means(data: dict[str, Any], name: str) -> Means:
    means = Means(tuple(data[name]), tuple(data[f"{name}_error"]))
    if not len(means.mean) == len(means.error) == data["players"]:
        raise ValueError
    return means
