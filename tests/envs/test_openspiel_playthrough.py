"""Recorded playthroughs, made by OpenSpiel's own generator: any change of behaviour shows.

`python -m tests.envs.test_openspiel_playthrough` writes them anew, to be read before they are
committed. Long lines (histories) are kept by their beginning and a hash, tensors by a hash alone:
written out, four players' would be megabytes.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest
from open_spiel.python.algorithms import generate_playthrough

import notredame.envs.openspiel  # noqa: F401  registers the game

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "two": "notre_dame(players=2)",
    "four_new_persons": "notre_dame(players=4,new_persons=True)",
}
LONG = 160


def shortened(line: str) -> str:
    """A line that can be read; two that differ still do."""
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} ... {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def hashed(tensor: Any, name: str) -> list[str]:
    """A tensor in one short line."""
    numbers = np.asarray(tensor, np.float32)
    digest = hashlib.sha256(numbers.tobytes()).hexdigest()[:16]
    return [f"{name}: {np.count_nonzero(numbers)} numbers, {digest}"]


def playthrough(name: str, actions: list[int]) -> str:
    """A playthrough with these actions, and random ones after them."""
    with mock.patch.object(generate_playthrough, "_format_tensor", hashed):
        lines = generate_playthrough.playthrough_lines(name, action_sequence=actions, seed=1)
    return "\n".join(shortened(line).rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("file", GAMES)
def test_playthrough(file: str) -> None:
    recorded = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", recorded, re.MULTILINE)]
    assert playthrough(GAMES[file], actions) == recorded


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, name in GAMES.items():
        (FOLDER / f"{file}.txt").write_text(playthrough(name, []), encoding="utf-8")
