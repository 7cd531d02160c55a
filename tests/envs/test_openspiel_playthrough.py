"""Recorded playthroughs, made by OpenSpiel's own generator: any change of behaviour shows.

`python -m tests.envs.test_openspiel_playthrough` writes them anew, to be read before they are
committed. Some states of each game are written out, of the others a hash; long lines (histories)
are kept by their beginning and a hash, tensors by a hash alone: in full they would be megabytes.
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

from .openspiel_games import EVERY_GAME, KINDS

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    f"{players}{'_new_persons' if new else ''}": name
    for (players, new), name in zip(KINDS, EVERY_GAME, strict=True)
}
LONG = 160
EVERY = 60
"""Every state of this interval is written out, and so is the last."""


def shortened(line: str) -> str:
    """Cut a long line to a readable length and add its hash, so that lines still differ."""
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} ... {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def hashed(tensor: Any, name: str) -> list[str]:
    """Replace a tensor by one short line with its hash."""
    numbers = np.asarray(tensor, np.float32)
    digest = hashlib.sha256(numbers.tobytes()).hexdigest()[:16]
    return [f"{name}: {np.count_nonzero(numbers)} numbers, {digest}"]


def playthrough(name: str, actions: list[int]) -> str:
    """Record a playthrough with these actions, and random ones after them."""
    with mock.patch.object(generate_playthrough, "_format_tensor", hashed):
        lines = generate_playthrough.playthrough_lines(name, action_sequence=actions, seed=1)
    text = "\n".join(lines) + "\n"
    head, *states = re.split(r"^(?=# State \d+$)", text, flags=re.MULTILINE)
    some = [
        state if number % EVERY == 0 or state is states[-1] else in_short(state)
        for number, state in enumerate(states)
    ]
    return (
        "\n".join(shortened(line).rstrip() for line in "".join([head, *some]).splitlines()) + "\n"
    )


def in_short(state: str) -> str:
    """Shorten a state to its number, its hash, and the action taken."""
    title, _, _ = state.partition("\n")
    action = state[state.index("\naction: ") :].strip()
    return f"{title}: {hashlib.sha256(state.encode()).hexdigest()[:16]}\n{action}\n"


@pytest.mark.parametrize("file", GAMES)
def test_playthrough(file: str) -> None:
    recorded = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", recorded, re.MULTILINE)]
    assert playthrough(GAMES[file], actions) == recorded


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for file, name in GAMES.items():
        (FOLDER / f"{file}.txt").write_text(playthrough(name, []), encoding="utf-8")
