"""A package with bots, laid out as an installer would do it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

CODE = '''
import os, time
from notredame.bots import Budget

class Last:
    """Takes the last choice.

    And says so at length.
    """
    budget = Budget(steps=7)
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, choices, budget):
        print("this is no answer")
        assert budget == Budget(steps=3), budget
        world = view.possible_world(self.seed)
        assert world.players[view.seat].deck != view.state.players[view.seat].deck
        assert [choice.id for choice in choices] == [choice.id for choice in view.choices()]
        return choices[-1]

def silent(seed):
    return Last(seed)

class Hanging(Last):
    """Thinks for ever."""
    def choose(self, view, choices, budget):
        time.sleep(60)

class Crashing(Last):
    """Crashes."""
    def choose(self, view, choices, budget):
        os._exit(9)

class Unready(Last):
    """Needs a book."""
    def __init__(self, seed):
        raise FileNotFoundError("no book")

class Greedy(Last):
    """Wants too much."""
    budget = 5

number = 5
'''


def install(
    monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, bots: str, code: str = CODE
) -> None:
    """Install a package where this process and its children find it.

    `bots` are the lines of its entry points.
    """
    folder.mkdir()
    (folder / f"{name}_bots.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[notredame.bots]\n{bots}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    before = os.environ.get("PYTHONPATH")
    path = str(folder) if before is None else f"{folder}{os.pathsep}{before}"
    monkeypatch.setenv("PYTHONPATH", path)
