"""A puzzle as the page shows it: the table as its seat saw it, and the solution in words."""

from __future__ import annotations

from notredame import Game
from notredame.review.puzzles import PlacedPuzzle
from notredame.review.puzzles.puzzle import Difficulty, PuzzleAnswer
from notredame.review.review_types import AnswerReview, DecisionKind
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.model.deal import seat_colour
from notredame.rules.model.pieces import ROUNDS
from notredame.rules.typed_data import TypedDict
from notredame.text import Catalogue, catalogue
from notredame.text.catalogues.grammar import sentence
from notredame.text.catalogues.reasons import why
from notredame.text_board.facts import street_map

from ..tables.table import PLAYING
from .board_places import places_of_choice
from .draft import draft_cards
from .log import lines_from
from .page_state import PageState
from .question import question_in
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


class RankedAnswer(AnswerReview):
    """An answer to a question, as its seat could judge it."""

    label: str
    places: list[str]
    """Places on the board, such as `sector:blue/bank`."""
    why: str | None
    """Why the best answer is better; null where it is not."""


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
    record = placed.of["record"]
    return {
        "id": placed.id,
        "theme": placed.puzzle["theme"],
        "difficulty": placed.puzzle["difficulty"],
        "players": len(record["players"]),
        "new_persons": record["options"]["new_persons"],
    }


def position_state(game: Game, seat: int, name: str, language: str) -> PageState:
    """A position as a seat of a table sees it that is asked: complete, and no more than the view.

    `name` stands for the table's id; the players are called by their colours.
    """
    words = catalogue(language)
    shown = game.copy()
    colours = [seat_colour(k, len(game.names)) for k in range(len(game.names))]
    shown.names = tuple(sentence(words.say("colour", colour)) for colour in colours)
    view = shown.view(seat)
    seen = view.as_dict()
    seats: list[Seat] = [
        {
            "name": shown.names[k],
            "who": "person" if k == seat else "bot",
            "colour": colour,
            "level": None,
            "seat": k,
            "left": False,
            "mine": k == seat,
            "present": True,
        }
        for k, colour in enumerate(colours)
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
        "question": question_in(view, seen, words),
        "waiting": [],
        "bots_think_less": False,
        "undo": {"possible": False, "why": "nothing", "asked": None, "to": [], "pause": 0.0},
        "news": {"from": 0, "lines": lines_from(shown, 0, seat, words)},
        "chat": [],
        "watchers": 0,
        "commitment": None,
        "seed": None,
        "result": None,
        "rematch": None,
    }


def puzzle_to_solve(placed: PlacedPuzzle, language: str) -> PuzzleToSolve:
    """A puzzle without its solution."""
    state = position_state(placed.game(), placed.puzzle["seat"], placed.id, language)
    return {**puzzle_in_list(placed), "state": state}


def solution_of(placed: PlacedPuzzle, language: str) -> Solution:
    """The solution of a puzzle, in a language."""
    words, view = catalogue(language), placed.view()
    seen, puzzle = view.as_dict(), placed.puzzle
    rounds_left = ROUNDS - 1 - view.state.round_no
    best = _label(puzzle["answers"][0], seen, words)
    return {
        "right": puzzle["right"],
        "tempting": puzzle["tempting"],
        "answers": [
            _ranked(answer, seen, words, best, rounds_left) for answer in puzzle["answers"]
        ],
    }


def _ranked(
    answer: PuzzleAnswer, seen: ViewDescription, words: Catalogue, best: str, rounds_left: int
) -> RankedAnswer:
    label = _label(answer, seen, words)
    reasons = [(reason["part"], reason["points"]) for reason in answer["reasons"]]
    return {
        "choice": answer["choice"],
        "lead": answer["lead"],
        "behind": answer["behind"],
        "error": answer["error"],
        "win_chance": answer["win_chance"],
        "label": label,
        "places": places_of_choice(BY_ID[answer["choice"]], seen),
        "why": why(words, best, label, answer["behind"], reasons, rounds_left) if reasons else None,
    }


def _label(answer: PuzzleAnswer, seen: ViewDescription, words: Catalogue) -> str:
    return words.label(seen["question"], BY_ID[answer["choice"]], seen)
