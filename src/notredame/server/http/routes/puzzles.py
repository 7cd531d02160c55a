"""Puzzles: positions of bots' games to be solved. Nobody needs a cookie for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from notredame.review.puzzles import DIFFICULTIES, THEMES, PlacedPuzzle, shipped
from notredame.review.puzzles.puzzle import Difficulty
from notredame.review.review_types import DecisionKind
from notredame.rules.typed_data import TypedDict
from notredame.server.problems import Problem

from ...page_state.page_state import as_json
from ...page_state.puzzle import (
    PuzzleInList,
    PuzzleToSolve,
    Solution,
    puzzle_in_list,
    puzzle_to_solve,
    solution_in,
)
from ..dependencies import Dependency, InLanguage, address_of
from ..schemas.openapi import BODY_REFUSALS, answer_model, refuses
from ..schemas.requests import PuzzleAttempt

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(max_length=20)]
STATES_KEPT = 128
"""Number of cached puzzles in words: everybody gets the same."""


class Puzzles(TypedDict):
    """All puzzles, and which is today's."""

    day: str
    """Today in UTC, such as 2026-11-18."""
    today: str
    """Id of the puzzle of the day."""
    themes: list[DecisionKind]
    difficulties: list[Difficulty]
    """The easiest first."""
    puzzles: list[PuzzleInList]


class PuzzleVerdict(TypedDict):
    """Whether an answer is right."""

    right: bool
    solution: Solution | None
    """Null until an answer is right or the solution is asked for."""


@router.get("", response_model=answer_model(Puzzles))
async def puzzles(services: Dependency) -> Puzzles:
    """All puzzles, in the order in which they are those of a day."""
    today = services.daily.today()
    return {
        "day": str(today),
        "today": shipped().of_day(today.date).id,
        "themes": list(THEMES),
        "difficulties": list(DIFFICULTIES),
        "puzzles": [puzzle_in_list(placed) for placed in shipped()],
    }


@router.get("/{puzzle}", response_model=answer_model(PuzzleToSolve), responses=refuses(404, 422))
async def puzzle_to_be_solved(
    puzzle: PuzzleId, services: Dependency, language: InLanguage, request: Request
) -> Response:
    """A puzzle: the table as its seat saw it. The solution is not in it."""
    services.limits.count("puzzles", address_of(request))
    return Response(_to_solve(_placed(puzzle).id, language), media_type="application/json")


@router.post(
    "/{puzzle}",
    response_model=answer_model(PuzzleVerdict),
    responses=refuses(*BODY_REFUSALS, 404),
)
async def attempt(
    puzzle: PuzzleId,
    services: Dependency,
    language: InLanguage,
    body: PuzzleAttempt,
    request: Request,
) -> PuzzleVerdict:
    """Answer a puzzle, or ask for its solution. Nothing is kept: anyone may try again."""
    services.limits.count("puzzles", address_of(request))
    placed = _placed(puzzle)
    offered = [answer["choice"] for answer in placed.puzzle["answers"]]
    if body.choice is not None and body.choice not in offered:
        raise Problem(
            422, "bad-request", f"This is no answer here; possible are {', '.join(offered)}."
        )
    right = body.choice in placed.puzzle["right"]
    shown = right or body.solution
    return {"right": right, "solution": solution_in(placed, language) if shown else None}


def _placed(puzzle: str) -> PlacedPuzzle:
    found = shipped().by_id.get(puzzle)
    if found is None:
        raise Problem(404, "not-found", "There is no such puzzle.")
    return found


@lru_cache(STATES_KEPT)
def _to_solve(puzzle: str, language: str) -> str:
    return as_json(puzzle_to_solve(_placed(puzzle), language))
