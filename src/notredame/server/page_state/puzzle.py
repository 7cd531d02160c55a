"""A puzzle as the page shows it: the table as its seat saw it, and the solution in words."""

from __future__ import annotations

from notredame import Game
from notredame.review.puzzles import PlacedPuzzle
from notredame.review.puzzles.puzzle import Difficulty
from notredame.review.puzzles.solution import solution_of
from notredame.review.review_types import DecisionKind
from notredame.rules.model.deal import seat_colour
from notredame.rules.typed_data import TypedDict
from notredame.text import catalogue
from notredame.text_board.facts import street_map

from ..tables.table import PLAYING
from .draft import draft_cards
from .log import lines_from
from .page_state import PageState
from .question import question_in
from .ranked_answers import RankedAnswer, ranked_answer
from .seats import Seat
from .sector_effects import sector_effects
from .words import help_at


class PuzzleInList(TypedDict):
    """A puzzle as lists show it."""

    id: str
    theme: DecisionKind
    difficulty: Difficulty
    """The weakest level that solves it."""
    players: int
    new_persons: bool


class PuzzleToSolve(PuzzleInList):
    """A puzzle without its solution."""

    state: PageState
    """The table as the puzzle's seat saw it, with the question."""


class Solution(TypedDict):
    """The solution of a puzzle."""

    right: list[str]
    """Ids of the right answers, the best first."""
    tempting: str
    """Id of a wrong answer that a quick look prefers."""
    answers: list[RankedAnswer]
    """All answers, the best first."""


def puzzle_in_list(placed: PlacedPuzzle) -> PuzzleInList:
    """A puzzle as lists show it."""
    return {
        "id": placed.id,
        "theme": placed.puzzle["theme"],
        "difficulty": placed.puzzle["difficulty"],
        "players": placed.players,
        "new_persons": placed.of["record"]["options"]["new_persons"],
    }


def position_state(game: Game, seat: int, name: str, language: str) -> PageState:
    """A position as its seat sees it that is asked: complete, and no more than the view.

    `name` stands for the table's id.
    """
    words = catalogue(language)
    view = game.view(seat)
    seen = view.as_dict()
    seats: list[Seat] = [
        {
            "name": called,
            "who": "person" if k == seat else "bot",
            "colour": seat_colour(k, len(game.names)),
            "level": None,
            "seat": k,
            "left": False,
            "mine": k == seat,
            "present": True,
        }
        for k, called in enumerate(game.names)
    ]
    return {
        "table": name,
        "number": 0,
        "status": PLAYING,
        "edition": game.edition,
        "options": game.options.as_dict(),
        "help": help_at(game.options, language),
        "listed": False,
        "practice": False,
        "daily": None,
        "played_here": True,
        "host": False,
        "host_here": True,
        "alone": True,
        "seats": seats,
        "seat_requests": [],
        "seat": seat,
        "move": len(game.moves),
        "view": seen,
        "streets": street_map(view.state),
        "sector_effects": sector_effects(seen["players"], game.options),
        "draft": draft_cards(seen),
        "question": question_in(view, seen, words, practice=True),
        "waiting": [],
        "bots_think_less": False,
        "undo": {"possible": False, "why": "nothing", "asked": None, "to": [], "pause": 0.0},
        "news": {"from": 0, "lines": lines_from(game, 0, seat, words)},
        "chat": [],
        "watchers": 0,
        "commitment": None,
        "seed": None,
        "result": None,
        "rematch": None,
    }


def puzzle_to_solve(placed: PlacedPuzzle, language: str) -> PuzzleToSolve:
    """A puzzle without its solution."""
    game = placed.game_in(catalogue(language))
    state = position_state(game, placed.puzzle["seat"], placed.id, language)
    return {**puzzle_in_list(placed), "state": state}


def solution_in(placed: PlacedPuzzle, language: str) -> Solution:
    """The solution of a puzzle, in a language."""
    words, seen = catalogue(language), placed.view().as_dict()
    return {
        "right": placed.puzzle["right"],
        "tempting": placed.puzzle["tempting"],
        "answers": [
            ranked_answer(one.answer, seen, words, one.why) for one in solution_of(placed, words)
        ],
    }
