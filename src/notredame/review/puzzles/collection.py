"""Collections of puzzles: the shipped one, and files that `notredame puzzles` has made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from importlib.resources import files

from notredame.records import read_json
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.game import Game
from notredame.rules.knowledge.view import View
from notredame.rules.model.deal import seat_colour
from notredame.text import Catalogue
from notredame.text.catalogues.grammar import sentence

from .puzzle import Puzzle, PuzzleGame
from .puzzle_file import read_puzzles

SHIPPED = "collection.jsonl.gz"
POSITIONS_KEPT = 64
"""Number of positions that are kept in memory; replaying a game takes milliseconds."""


@dataclass(frozen=True)
class PlacedPuzzle:
    """A puzzle with the game that it is from."""

    id: str
    puzzle: Puzzle
    of: PuzzleGame

    def game(self) -> Game:
        """The game as it stood when the puzzle's question was asked. It is secret."""
        return _position(json.dumps(self.of["record"]), self.puzzle["move"])

    def game_in(self, words: Catalogue) -> Game:
        """The same game with players who are called by their colours in a language."""
        game = self.game().copy()
        colours = [seat_colour(seat, self.players) for seat in range(self.players)]
        game.names = tuple(sentence(words.say("colour", colour)) for colour in colours)
        return game

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.of["record"]["players"])

    def view(self) -> View:
        """What the puzzle's seat knew: all that a solver may see."""
        return self.game().view(self.puzzle["seat"])


@lru_cache(POSITIONS_KEPT)
def _position(record: str, move: int) -> Game:
    return read_json(record).before(move)


class Collection:
    """Puzzles in a fixed order in which neighbours are unrelated."""

    def __init__(self, games: Sequence[PuzzleGame]) -> None:
        found = [
            PlacedPuzzle(puzzle_id(game, puzzle), puzzle, game)
            for game in games
            for puzzle in game["puzzles"]
        ]
        self.puzzles = sorted(found, key=lambda placed: placed.id)

    def __len__(self) -> int:
        return len(self.puzzles)

    def __iter__(self) -> Iterator[PlacedPuzzle]:
        return iter(self.puzzles)

    @cached_property
    def by_id(self) -> dict[str, PlacedPuzzle]:
        """The puzzles by id."""
        return {placed.id: placed for placed in self.puzzles}

    def some(
        self, theme: str | None = None, difficulty: str | None = None, players: int | None = None
    ) -> list[PlacedPuzzle]:
        """The puzzles of a theme, a difficulty and a number of players; None stands for any."""
        return [
            placed
            for placed in self.puzzles
            if theme in (None, placed.puzzle["theme"])
            and difficulty in (None, placed.puzzle["difficulty"])
            and players in (None, placed.players)
        ]

    def of_day(self, day: date) -> PlacedPuzzle:
        """The puzzle of a day: each in turn."""
        return self.puzzles[day.toordinal() % len(self.puzzles)]


def puzzle_id(game: PuzzleGame, puzzle: Puzzle) -> str:
    """A short id that depends on the position alone."""
    text = f"{game['record']['commitment']} {puzzle['move']} {puzzle['seat']}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read_collection(data: bytes, name: str) -> Collection:
    """The puzzles of a file; raises a sentence where one does not fit its game."""
    found = read_puzzles(data, name)
    games = [] if found is None else found.games
    for number, of in enumerate(games, 2):
        try:
            game = read_json(json.dumps(of["record"]))
        except NotreDameError as problem:
            raise NotreDameError(f"Line {number} of {shown(name)}: {problem}") from None
        for puzzle in of["puzzles"]:
            if not _asked(game, puzzle):
                raise NotreDameError(
                    f"Line {number} of {shown(name)}: the puzzle at choice {puzzle['move']} does "
                    "not fit its game."
                )
    return Collection(games)


def _asked(game: Game, puzzle: Puzzle) -> bool:
    """Whether a puzzle's seat is asked at its choice, and for its answers."""
    if not 1 <= puzzle["move"] <= len(game.moves) + 1:
        return False
    position = game.before(puzzle["move"])
    if puzzle["seat"] not in position.to_act:
        return False
    offered = {choice.id for choice in position.view(puzzle["seat"]).choices()}
    answers = {answer["choice"] for answer in puzzle["answers"]}
    return answers == offered and {*puzzle["right"], puzzle["tempting"]} <= offered


@lru_cache(1)
def shipped() -> Collection:
    """The collection that comes with the project."""
    found = read_puzzles(files(__package__).joinpath(SHIPPED).read_bytes(), SHIPPED)
    assert found is not None
    return Collection(found.games)
