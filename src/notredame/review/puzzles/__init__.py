"""Puzzles: positions of bots' games in which one answer is clearly better than every other.

`finding` makes them, `collection` has those that ship with the project. `docs/puzzles.md` says how
they are made and checked.
"""

from .collection import Collection, PlacedPuzzle, shipped
from .puzzle import DIFFICULTIES, THEMES, Difficulty, Puzzle, PuzzleGame

__all__ = [
    "DIFFICULTIES",
    "THEMES",
    "Collection",
    "Difficulty",
    "PlacedPuzzle",
    "Puzzle",
    "PuzzleGame",
    "shipped",
]
